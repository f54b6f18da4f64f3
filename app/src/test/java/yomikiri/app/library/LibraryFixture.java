package yomikiri.app.library;

import static yomikiri.app.TestCatalog.CATALOG;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.mattix.MattixUi;
import yomikiri.app.board.tictactoe.TicTacToeUi;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.play.DirectOpener;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.store.Folders;
import yomikiri.app.store.Library;
import yomikiri.app.store.Store;
import yomikiri.app.store.Workers;
import yomikiri.app.text.Language;
import yomikiri.app.text.TestNotices;
import yomikiri.app.text.Texts;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.think.GameKit;

/** A library of three games, as its screen finds it. */
class LibraryFixture {
  static final String WON =
      """
      [Game "tictactoe"]
      [Layout ".../.../... x"]
      [Player1 "human"]
      [Player2 "perfect-not"]
      [Date "2026-01-02"]
      [Result "1:0"]
      [Termination "normal"]
      [Moves "5"]

      1. a1 b1 2. a2 b2 3. a3
      """;
  static final String OPEN =
      """
      [Game "mattix-4"]
      [Layout "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"]
      [Player1 "human"]
      [Player2 "perfect"]
      [Result "4:7"]
      [Termination "unterminated"]
      [Moves "2"]

      1. b3 b4
      """;

  @TempDir Path folder = Path.of("");
  final SimpleObjectProperty<Language> language = new SimpleObjectProperty<>(Language.ENGLISH);
  final TestNotices notices = new TestNotices();
  Library library = store().library();
  PlayViewModel game = game();
  LibraryViewModel model = model();

  @BeforeEach
  void threeGames() {
    library = store().library();
    game = game();
    model = model();
    library.keep("20260101-100000-aaaa.ykr", () -> WON);
    library.keep("20260103-120000-cccc.ykr", () -> OPEN);
    library.keep("20260102-110000-bbbb.ykr", () -> WON.replace("human", "Grandmother"));
    model.refresh();
  }

  private Store store() {
    return store(Runnable::run, Runnable::run);
  }

  Store store(Executor files, Executor answers) {
    return new Store(
        new Folders(
            folder.resolve("config"),
            folder.resolve("board"),
            folder.resolve("games"),
            folder.resolve("log")),
        Disk.REAL,
        Clock.fixed(Instant.parse("2026-05-04T10:00:00Z"), ZoneOffset.UTC),
        new SplittableRandom(1),
        new Workers(files, files, later -> {}, late -> {}, answers),
        CATALOG,
        TestNotices.none());
  }

  static List<GameUi> gameList() {
    return List.of(MattixUi.of(Mattix.kit(4)), TicTacToeUi.of(TicTacToe.kit()));
  }

  private static PlayViewModel game() {
    return new PlayViewModel(
        setup(gameList().getFirst().kit()),
        () -> new DirectSearchExecutor(() -> 0),
        new ManualUiScheduler(),
        () -> 0,
        () -> 1,
        new DirectBackground());
  }

  private static <P extends Position> GameSetup<P> setup(GameKit<P> kit) {
    return new GameSetup<>(
        kit, kit.game().newPosition(1), List.of(new SeatSetup.Human(), new SeatSetup.Human()));
  }

  LibraryViewModel model() {
    return model(AvailableGames.of(gameList()));
  }

  LibraryViewModel model(AvailableGames availableGames) {
    List<String> words = new ArrayList<>(List.of("/yomikiri/app/text"));
    gameList().forEach(ui -> words.add(ui.words()));
    return new LibraryViewModel(
        library,
        availableGames,
        new DirectOpener(game),
        new LibraryWords(new Texts(words, language), gameList()),
        notices);
  }

  void choose(int place) {
    model.chosen().set(Optional.of(model.rows().get().get(place)));
  }

  List<String> names() {
    return model.rows().get().stream().map(row -> row.game().name().substring(16, 17)).toList();
  }
}
