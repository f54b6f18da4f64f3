package yomikiri.app.play.record;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.GameOpener;
import yomikiri.app.play.session.GameWords;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.shell.NoticeBar;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.NotationException;

/** Tells, wherever people are in the app, what became of games and their records. */
public final class GameNotices {
  private final List<GameUi> shelf;
  private final Texts texts;
  private final NoticeBar bar;
  private final Consumer<? super RecordNews.Several> ask;

  /**
   * @param ask asks which of several games is wanted
   */
  public GameNotices(
      List<GameUi> shelf, Texts texts, NoticeBar bar, Consumer<? super RecordNews.Several> ask) {
    this.shelf = List.copyOf(shelf);
    this.texts = texts;
    this.bar = bar;
    this.ask = ask;
  }

  /** Says from now on when a game takes another's place, and offers the other back. */
  public void follow(PlayViewModel game, GameOpener opener) {
    game.state()
        .event()
        .addListener(
            (value, before, now) -> {
              if (now.orElse(null) instanceof PlayEvent.AnotherGame another) {
                tell(another, game, opener);
              }
            });
  }

  private void tell(PlayEvent.AnotherGame notice, PlayViewModel game, GameOpener opener) {
    GameUi ui = GameUi.of(game.state().board().get().kit(), shelf);
    String sentence = new GameWords(texts).anotherGame(notice, ui);
    boolean isUndone = notice instanceof PlayEvent.BroughtBack;
    if (!isUndone && game.state().canBringBack().get()) {
      bar.offer(game, sentence, opener::bringBack);
    } else {
      bar.say(sentence, false);
    }
  }

  /** Tells what came of reading or writing a record. */
  public void tell(RecordNews news) {
    switch (news) {
      case RecordNews.Saved(Path file) ->
          bar.say(texts.get("notice.saved", String.valueOf(file.getFileName())), false);
      case RecordNews.Copied(boolean game) ->
          bar.say(texts.get(game ? "notice.copied" : "notice.copied-position"), false);
      case RecordNews.NothingToPaste() -> bar.say(texts.get("notice.nothing-to-paste"), true);
      case RecordNews.CannotPaste(NotationException cause) ->
          bar.say(texts.get("notice.cannot-paste", Fault.inText(cause).in(texts)), true);
      case RecordNews.CannotOpen(Fault fault) -> bar.warn(fault.in(texts), fault.details(texts));
      case RecordNews.Several several -> ask.accept(several);
      case RecordNews.CannotSave(Fault fault) ->
          bar.warn(texts.get("notice.cannot-save", fault.in(texts)), fault.details(texts));
    }
  }
}
