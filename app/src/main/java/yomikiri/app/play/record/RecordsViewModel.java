package yomikiri.app.play.record;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.AnalysisBoard;
import yomikiri.app.play.session.GameOpener;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.store.FileKind;
import yomikiri.app.store.OpenedFile;
import yomikiri.app.store.OpenedFile.ListedGame;
import yomikiri.app.store.UserFiles;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Notation.ExportFormat;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;

/** Takes games from files and texts to the board and back. What may take time is done elsewhere. */
@UiThread
public final class RecordsViewModel {
  private final PlayViewModel game;
  private final GameOpener opener;
  private final AvailableGames availableGames;
  private final UserFiles files;
  private final FileExecutor work;
  private final Clock clock;
  private final Consumer<? super GameChoice> ask;
  private final Notices notices;

  /** Counts what was asked for: what is asked for later takes the place of what is still read. */
  private int asked;

  /** {@code work} reads and writes texts; {@code ask} asks which of several games is wanted. */
  public RecordsViewModel(
      PlayViewModel game,
      GameOpener opener,
      AvailableGames availableGames,
      UserFiles files,
      FileExecutor work,
      Clock clock,
      Consumer<? super GameChoice> ask,
      Notices notices) {
    this.game = game;
    this.opener = opener;
    this.availableGames = availableGames;
    this.files = files;
    this.work = work;
    this.clock = clock;
    this.ask = ask;
    this.notices = notices;
  }

  /**
   * Puts the game recorded in {@code file} on the board, or begins one at the position it holds; of
   * several games one has to be chosen first.
   */
  public void open(Path file) {
    int ticket = ++asked;
    files.open(
        file,
        outcome -> {
          if (ticket == asked) {
            outcome.handle(
                opened -> opened(file, opened), fault -> notices.show(Notice.warning(fault)));
          }
        });
  }

  private void opened(Path file, OpenedFile opened) {
    switch (opened) {
      case OpenedFile.One(GameRecord<?> record) ->
          this.<RestoredGame<?>>read(
              () -> GameRestorer.of(record, availableGames).restored(),
              opener::open,
              fault -> Fault.damaged(file, fault));
      case OpenedFile.NoGame text -> {
        GameSetup<?> here = game.now().live().setup();
        read(
            () -> PastedText.position(text, availableGames, here),
            this::play,
            fault -> Fault.damaged(file, fault));
      }
      case OpenedFile.Several(List<ListedGame> games) ->
          ask.accept(
              new GameChoice(
                  Optional.of(file),
                  games,
                  chosen -> read(chosen, fault -> Fault.damaged(file, fault))));
    }
  }

  private void read(ListedGame chosen, Function<NotationException, Phrase> failed) {
    this.<RestoredGame<?>>read(
        () -> GameRestorer.of(chosen.game().read(availableGames), availableGames).restored(),
        opener::open,
        failed);
  }

  /** Makes something of a text. */
  private interface Reading<T> {
    @WorkerThread
    T read() throws NotationException;
  }

  private <T> void read(
      Reading<? extends T> reading,
      Consumer<? super T> then,
      Function<NotationException, Phrase> failed) {
    int ticket = ++asked;
    work.<FileExecutor.Answer>ask(
        () -> {
          try {
            T read = reading.read();
            return () -> then.accept(read);
          } catch (NotationException e) {
            return () -> notices.show(Notice.warning(failed.apply(e)));
          }
        },
        answer -> {
          if (ticket == asked) {
            answer.give();
          }
        });
  }

  /** Writes the game, with all that was tried and noted, to {@code file}. */
  public void save(Path file) {
    Supplier<? extends GameRecord<?>> written = record();
    files.save(
        file,
        FileKind.RECORD,
        () -> written.get().text().getBytes(StandardCharsets.UTF_8),
        outcome ->
            outcome.handle(
                saved -> notices.show(Notice.of(Phrase.of("notice.saved", saved))),
                fault -> notices.show(Notice.warning(Phrase.of("notice.cannot-save", fault)))));
  }

  /** Opens a copy of the round shown, with all its moves and notes, as an analysis board. */
  public void analyse() {
    PlaySnapshot now = game.now();
    analyse(AnalysisBoard.of(now.shown(), now.shown().session().nodeAt(now.shownPly())));
  }

  private <P extends Position> void analyse(AnalysisBoard<P> board) {
    Supplier<RestoredGame<P>> copy = board.copy();
    work.ask(
        () -> copy.get(),
        made -> {
          opener.open(made);
          game.analysis().complete(board);
        });
  }

  /** Plays the record or from the position that {@code text} holds. */
  public void paste(String text) {
    if (PlainText.isBlank(text)) {
      notices.show(Notice.warning(Phrase.of("notice.nothing-to-paste")));
      return;
    }
    GameSetup<?> here = game.now().live().setup();
    read(() -> PastedText.read(text, availableGames, here), this::play, RecordsViewModel::unpasted);
  }

  private static Phrase unpasted(NotationException cause) {
    return Phrase.of("notice.cannot-paste", Fault.inText(cause));
  }

  private void play(PastedText read) {
    switch (read) {
      case PastedText.Game(RestoredGame<?> restored) -> opener.open(restored);
      case PastedText.Games(List<ListedGame> games) ->
          ask.accept(
              new GameChoice(
                  Optional.empty(), games, chosen -> read(chosen, RecordsViewModel::unpasted)));
      case PastedText.Layout(GameSetup<?> setup) -> opener.start(setup);
    }
  }

  /** Hands on the record of the game, with all that was tried and noted. */
  public void recordText(Consumer<? super String> then) {
    Supplier<? extends GameRecord<?>> written = record();
    work.ask(() -> written.get().text(), then);
  }

  private Supplier<? extends GameRecord<?>> record() {
    return new SessionRecorder<>(game.now().live(), LocalDate.now(clock)).saved();
  }

  /** The position shown. */
  public String positionText() {
    return game.now().board().positionText();
  }

  /** The names of the forms in which games of the stock can be written for other programs. */
  public List<String> otherForms() {
    return availableGames.kits().stream()
        .flatMap(kit -> kit.game().notation().otherForms().stream())
        .map(ExportFormat::name)
        .distinct()
        .toList();
  }

  /** Whether the game shown can be written in the form of that name. */
  public ObservableBooleanValue has(String form) {
    return Bindings.createBooleanBinding(
        () -> notation().otherForm(form).isPresent(), game.snapshot());
  }

  private Notation<?> notation() {
    return game.now().board().kit().game().notation();
  }

  /** Whether that form holds the game as far as it has been played; else the position shown. */
  public boolean hasMoves(String form) {
    return notation().otherForm(form).orElseThrow().hasMoves();
  }

  /** What other programs read, with the proven scores shown; see {@link #hasMoves}. */
  public String otherText(String form) {
    return hasMoves(form)
        ? otherText(game.now().live().session(), form, Map.of())
        : otherText(game.now().board(), form);
  }

  private static <P extends Position> String otherText(BoardSnapshot<P> shown, String form) {
    Map<Integer, Integer> scores = new LinkedHashMap<>();
    shown
        .verdicts()
        .forEach(
            (move, verdict) ->
                MoveRow.proven(Optional.of(verdict)).ifPresent(points -> scores.put(move, points)));
    return otherText(new GameSession<>(shown.kit().game(), shown.position()), form, scores);
  }

  private static <P extends Position> String otherText(
      GameSession<P> session, String form, Map<Integer, Integer> scores) {
    return session
        .game()
        .notation()
        .otherForm(form)
        .orElseThrow()
        .writer()
        .text(session, session.ply(), scores);
  }

  /** What a file with this game may be called. */
  public String suggestedName() {
    return game.now().board().kit().game().id()
        + " "
        + LocalDate.now(clock)
        + FileKind.RECORD.ending();
  }

  /** Reports that something was copied. */
  public void copied(boolean wholeGame) {
    notices.show(Notice.of(Phrase.of(wholeGame ? "notice.copied" : "notice.copied-position")));
  }

  /**
   * Several games, of which one has to be chosen.
   *
   * @param file where they are; empty if they were pasted
   * @param open puts one of them on the board
   */
  public record GameChoice(Optional<Path> file, List<ListedGame> games, Consumer<ListedGame> open) {
    public GameChoice {
      games = List.copyOf(games);
    }
  }
}
