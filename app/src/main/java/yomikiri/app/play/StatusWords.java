package yomikiri.app.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.GameWords;
import yomikiri.app.play.session.Seating;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;

/** What a game waits for, in the words of the status line. */
final class StatusWords {
  private final PlayViewModel game;
  private final Supplier<Optional<Phrase>> prompt;
  private final Supplier<GameUi> ui;
  private final Command pass;
  private final Command takeBack;
  private final Command goOn;
  private final Command hint;
  private final Texts texts;
  private final GameWords words;

  /**
   * @param prompt what is to be done next on the board
   * @param ui that of the game on the board
   * @param commands those whose keys are named to whoever needs them
   */
  StatusWords(
      PlayViewModel game,
      Supplier<Optional<Phrase>> prompt,
      Supplier<GameUi> ui,
      PlayCommands commands,
      Texts texts) {
    this.game = game;
    this.prompt = prompt;
    this.ui = ui;
    this.pass = commands.pass;
    this.takeBack = commands.takeBack;
    this.goOn = commands.goOn;
    this.hint = commands.hint;
    this.texts = texts;
    this.words = new GameWords(texts);
  }

  /** Whether whoever is to move in the game on the board can only pass, and will. */
  boolean isForced(PlaySnapshot now) {
    return !now.isAway() && now.status().isTurn() && now.board().forcedPass().isPresent();
  }

  /** Whether what the game waits for ends by itself, and can be made to end now. */
  boolean canHurry(PlaySnapshot now) {
    return now.can(PlayAction.MOVE_NOW)
        && !now.mode().spectating()
        && now.lessons().mistake().isEmpty();
  }

  /** What the game waits for; away from it, which move is shown. */
  String of(PlaySnapshot now) {
    OptionalLong tried = game.dealing().looking().get();
    if (tried.isPresent()) {
      return texts.get("status.looking", Figures.count(tried.getAsLong()));
    }
    Optional<String> taught = now.isAway() ? Optional.empty() : taught(now);
    if (taught.isPresent()) {
      return taught.get();
    }
    if (!now.board().region().isEmpty()) {
      return texts.get(
          "status.hint-where", texts.listed(List.copyOf(now.board().region())), hint.keysText());
    }
    Optional<Phrase> next = prompt.get();
    if (next.isPresent()) {
      return next.get().in(texts);
    }
    if (now.isAway()) {
      return texts.get("replay.place", now.shownPly(), now.length());
    }
    if (now.mode().countdown().isPresent()) {
      return texts.get("status.countdown", now.mode().countdown().getAsInt());
    }
    if (now.mode().beating()) {
      return texts.get("status.beating");
    }
    if (now.awaitsStart()) {
      return texts.get("status.start");
    }
    return isForced(now)
        ? words.mustPass(now.board().mover().orElseThrow(), seating(), pass.keysText())
        : words.status(now.status(), now.live().session().position(), seating());
  }

  /** What is made of the move just made by somebody who is taught. */
  private Optional<String> taught(PlaySnapshot now) {
    return now.lessons()
        .move()
        .map(
            move ->
                move.mistake().isPresent()
                    ? texts.get("status.lesson", takeBack.keysText(), goOn.keysText())
                    : texts.get("status.judging"));
  }

  private Seating seating() {
    return game.now().live().seating(ui.get());
  }
}
