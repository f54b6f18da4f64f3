package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.ByHand;
import yomikiri.app.board.GameStock;
import yomikiri.app.play.Counting;
import yomikiri.app.play.course.PlayFixture;
import yomikiri.app.play.course.PlayViewModel;
import yomikiri.app.play.table.ReadyGame;
import yomikiri.app.play.table.Setup;
import yomikiri.app.play.table.Status;
import yomikiri.app.play.table.Terms;
import yomikiri.app.play.table.TimeLimit;
import yomikiri.app.store.Folders;
import yomikiri.app.store.Store;
import yomikiri.app.store.Workers;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.RecordFile;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.MoveComment;

/** What is kept of games, and how the app goes on with them. */
final class GameKeeperTest extends PlayFixture {
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-05-04T10:00:00Z"), ZoneOffset.UTC);
  private static final GameStock STOCK = new GameStock(CATALOG.kits(), List.of());

  @TempDir Path folder;
  private long opened;

  private @Nullable Store running;

  /** A store as a newly started app has it; the one before has ended. */
  private Store store() {
    if (running != null) {
      running.close();
    }
    Store store = newStore();
    running = store;
    return store;
  }

  private Store newStore() {
    return newStore(Runnable::run);
  }

  private Store newStore(Executor files) {
    return new Store(
        new Folders(folder.resolve("config"), folder.resolve("board"), folder.resolve("games")),
        Disk.REAL,
        CLOCK,
        new SplittableRandom(++opened),
        new Workers(files, work -> {}, Runnable::run),
        CATALOG,
        notice -> {
          throw new AssertionError(notice);
        });
  }

  /**
   * A play screen as a newly started app has it: on the game left last, or else on {@code first}.
   */
  private PlayViewModel started(Store store, Setup<?> first) {
    PlayViewModel model = model(first);
    Optional<ReadyGame<?>> last =
        store.autosave().load(text -> SavedGames.restored(text, STOCK).ready());
    last.ifPresent(model::open);
    new GameKeeper(model, store.autosave(), store.library(), CLOCK).begin();
    return model;
  }

  private PlayViewModel started(Setup<?> first) {
    return started(store(), first);
  }

  private List<GameRecord<?>> library() {
    if (!Files.exists(folder.resolve("games"))) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder.resolve("games"))) {
      return files.sorted().<GameRecord<?>>map(GameKeeperTest::record).toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static GameRecord<?> record(Path file) {
    try {
      return RecordFile.read(file, CATALOG);
    } catch (IOException | NotationException e) {
      throw new AssertionError(e);
    }
  }

  private void playOut(PlayViewModel model) {
    while (model.state().status().get() instanceof Status.HumanToMove) {
      playFirstLegal(model);
      letCpusAnswer();
    }
  }

  @Test
  void everyFinishedGameIsKeptOnce() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    playOut(model);
    assertThat(library()).singleElement().matches(game -> game.session().isOver());
    assertThat(library().getFirst().tag("Moves"))
        .contains(Integer.toString(model.state().length().get()));
    model.takeBack();
    model.redo();
    model.again();
    assertThat(library()).hasSize(1);
    model.newGame(setup("mattix-4", cpu(0), cpu(0)));
    letCpusAnswer();
    assertThat(library()).hasSize(2);
  }

  @Test
  void anotherEndOfTheSameGameIsAnotherGame() {
    PlayViewModel model = started(setup("tictactoe", human(), human()));
    for (String move : List.of("a1", "b1", "a2", "b2", "a3")) {
      model.playText(move);
    }
    model.takeBack();
    model.playText("c3");
    model.playText("b3");
    assertThat(library())
        .extracting(game -> game.tag("Moves").orElseThrow())
        .containsExactlyInAnyOrder("5", "6");
  }

  @Test
  void aGameGivenUpIsFinishedInTheLibraryAndAfterARestart() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    letCpusAnswer();
    model.resigning().ask();
    model.resigning().answer(true);
    assertThat(library())
        .singleElement()
        .matches(
            game ->
                game.concession()
                    .equals(Optional.of(new Concession(0, Concession.Reason.RESIGNED))));
    PlayViewModel later = started(setup("mattix-4", human(), cpu(0)));
    assertThat(later.state().status().get())
        .isInstanceOfSatisfying(Status.Over.class, over -> assertThat(over.winner()).hasValue(1));
    assertThat(library()).hasSize(1);
  }

  @Test
  void anUnfinishedGameIsKeptWhenAPersonMovedAndAnotherTakesItsPlace() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    model.again();
    assertThat(library()).as("nobody has moved").isEmpty();
    playFirstLegal(model);
    letCpusAnswer();
    model.again();
    assertThat(library()).singleElement().matches(game -> game.entries().size() == 2);
    model.newGame(setup("mattix-4", cpu(0), cpu(0)));
    thinker.finishOne();
    delays.pass();
    model.again();
    assertThat(library()).as("only CPUs have moved").hasSize(1);
  }

  @Test
  void theGameOfASecondWindowIsInTheLibraryOnceThatIsClosed() {
    Store first = newStore();
    assertThat(first.autosave().load(text -> text)).isEmpty();
    for (int time = 0; time < 2; time++) {
      Store second = newStore();
      PlayViewModel model = model(setup("mattix-4", human(), cpu(0)));
      second
          .autosave()
          .<ReadyGame<?>>load(text -> SavedGames.restored(text, STOCK).ready())
          .ifPresent(model::open);
      GameKeeper keeper = new GameKeeper(model, second.autosave(), second.library(), CLOCK);
      keeper.begin();
      if (time == 0) {
        playFirstLegal(model);
        letCpusAnswer();
      }
      assertThat(model.state().livePly().get()).isEqualTo(2);
      keeper.end();
      second.close();
      assertThat(library()).singleElement().matches(game -> game.entries().size() == 2);
    }
  }

  @Test
  void aGameBroughtBackAndFinishedStaysOneGame() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    letCpusAnswer();
    model.again();
    model.bringBack();
    playOut(model);
    assertThat(library()).singleElement().matches(game -> game.session().isOver());
  }

  @Test
  void aGameOfTheLibraryGoesOnThere() {
    Store store = store();
    PlayViewModel model = started(store, setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    letCpusAnswer();
    model.again();
    store
        .library()
        .list(
            games ->
                games.handle(
                    found -> reopen(store, model, found.getFirst().name()),
                    trouble -> {
                      throw new AssertionError(trouble);
                    }));
    assertThat(model.state().livePly().get()).isEqualTo(2);
    model.again();
    assertThat(library()).as("nothing has changed").hasSize(1);
    model.bringBack();
    playOut(model);
    assertThat(library()).singleElement().matches(game -> game.session().isOver());
  }

  private static void reopen(Store store, PlayViewModel model, String name) {
    store
        .library()
        .<ReadyGame<?>>open(
            name,
            record -> SavedGames.of(record, STOCK).inLibrary(name).ready(),
            outcome ->
                outcome.handle(
                    model::open,
                    trouble -> {
                      throw new AssertionError(trouble);
                    }));
  }

  @Test
  void whatAReviewFindsOutIsKeptWithTheGame() {
    PlayViewModel model = started(setup("mattix-4", human(), human()));
    playOut(model);
    assertThat(library().getFirst().entries()).allMatch(entry -> entry.comment().isEmpty());
    model.reviewer().begin();
    letCpusAnswer();
    assertThat(library()).hasSize(1);
    assertThat(library().getFirst().entries())
        .allMatch(entry -> MoveComment.parse(entry.comment()).isPresent());
  }

  @Test
  void theAppGoesOnWithTheGameItWasLeftOn() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    letCpusAnswer();
    playFirstLegal(model);
    assertThat(model.state().status().get()).isInstanceOf(Status.CpuToMove.class);
    String left = boardText(model);
    PlayViewModel later = started(setup("tictactoe", human(), human()));
    assertThat(boardText(later)).isEqualTo(left);
    assertThat(later.state().seats().get().get(1).thinking()).as("it thinks again").isTrue();
    letCpusAnswer();
    later.takeBack();
    PlayViewModel again = started(setup("tictactoe", human(), human()));
    assertThat(again.state().livePly().get()).isEqualTo(2);
    assertThat(again.state().length().get()).isEqualTo(4);
  }

  @Test
  void aGameFinishedBeforeTheAppWasLeftIsNotKeptAgain() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    playOut(model);
    PlayViewModel later = started(setup("tictactoe", human(), human()));
    assertThat(later.state().status().get()).isInstanceOf(Status.Over.class);
    later.again();
    assertThat(library()).hasSize(1);
  }

  @Test
  void aRecordOpenedAndOnlyLookedAtIsNotKept() throws NotationException {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    String won = "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n1. a1 b1 2. a2 b2 3. a3";
    model.open(SavedGames.read(won, STOCK).ready());
    model.again();
    assertThat(library()).isEmpty();
    model.open(SavedGames.read(won, STOCK).ready());
    model.takeBack();
    model.playText("c3");
    model.again();
    assertThat(library()).singleElement().matches(game -> game.entries().size() == 5);
  }

  @Test
  void aRecordFromElsewhereCannotNameAFileToWriteTo() throws NotationException {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    model.open(
        SavedGames.read(
                "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n[Entry \"../evil.ykr\"]\n"
                    + "[Kept \"0\"]\n1. a1 b1 2. a2 b2",
                STOCK)
            .ready());
    model.playText("a3");
    assertThat(library()).hasSize(1);
    assertThat(folder.resolve("evil.ykr")).doesNotExist();
  }

  @Test
  void theTimeLeftIsKeptAndWaitsForThePersonToComeBack() {
    Store store = store();
    PlayViewModel model = model(withClocks(kit("mattix-4")));
    GameKeeper keeper = new GameKeeper(model, store.autosave(), store.library(), CLOCK);
    keeper.begin();
    playFirstLegal(model);
    now += 21_300_000_000L;
    delays.pass();
    keeper.end();
    model.close();
    PlayViewModel later = started(setup("tictactoe", human(), human()));
    assertThat(later.state().status().get()).isEqualTo(new Status.Paused(1));
    assertThat(clock(later, 0).left()).isEqualTo(Duration.ofSeconds(60));
    assertThat(clock(later, 1).left()).isEqualTo(Duration.ofMillis(38_700));
    later.again();
    assertThat(library()).singleElement().matches(game -> game.tag("Clock").isPresent());
    assertThat(clock(later, 1).left()).isEqualTo(Duration.ofSeconds(60));
  }

  private static <P extends Position> Setup<P> withClocks(GameKit<P> kit) {
    TimeLimit minute = new TimeLimit.WholeGame(Duration.ofMinutes(1), Duration.ZERO);
    return new Setup<>(
        kit,
        kit.game().newPosition(7),
        List.of(human(), human()),
        new Terms(1, false, List.of(), Optional.empty(), Optional.of(minute)));
  }

  @Test
  void recordsAreWrittenWhereFilesAreTouched() {
    ByHand files = new ByHand();
    Store store = newStore(files);
    Counting counting = new Counting();
    GameKit<?> counted = counting.of(kit("mattix-4"));
    PlayViewModel model = model(dealt(counted, List.of(human(), human())));
    new GameKeeper(model, store.autosave(), store.library(), CLOCK).begin();
    playFirstLegal(model);
    model.again();
    assertThat(counting.count("Notation.positionText")).isZero();
    files.run();
    assertThat(counting.count("Notation.positionText")).isPositive();
    assertThat(library()).singleElement().matches(game -> game.entries().size() == 1);
    store.close();
    files.run();
  }

  @Test
  void lookingThroughAGameWritesNothingAndThePlaceIsKeptInTheEnd() {
    Store store = store();
    PlayViewModel model = model(setup("mattix-4", human(), human()));
    GameKeeper keeper = new GameKeeper(model, store.autosave(), store.library(), CLOCK);
    keeper.begin();
    for (int i = 0; i < 4; i++) {
      playFirstLegal(model);
    }
    List<Number> changes = new ArrayList<>();
    model.state().changes().addListener((value, before, now) -> changes.add(now));
    for (int ply = 0; ply < 4; ply++) {
      model.show(ply);
    }
    model.hint();
    model.replay().back();
    assertThat(model.state().shownPly().get()).isEqualTo(2);
    assertThat(changes).isEmpty();
    assertThat(folder.resolve("board").resolve("1.ykr")).content().contains("[Shown \"4\"]");
    keeper.end();
    model.close();
    PlayViewModel later = started(setup("tictactoe", human(), human()));
    assertThat(later.state().shownPly().get()).isEqualTo(2);
    assertThat(later.state().livePly().get()).isEqualTo(4);
  }

  @Test
  void aMatchOfTwoRoundsIsOneGameOfTheLibrary() {
    PlayViewModel model = started(ofTwoRounds(kit("mattix-4")));
    playOut(model);
    assertThat(library()).singleElement().matches(game -> game.rounds().size() == 1);
    int first = model.state().length().get();
    model.nextRound();
    playFirstLegal(model);
    PlayViewModel later = started(setup("tictactoe", human(), human()));
    playOut(later);
    assertThat(library()).singleElement().matches(game -> game.rounds().size() == 2);
    assertThat(library().getFirst().tag("Moves"))
        .contains(Integer.toString(first + later.state().length().get()));
    assertThat(library().getFirst().tag("Termination")).contains("normal");
  }

  private static <P extends Position> Setup<P> ofTwoRounds(GameKit<P> kit) {
    return new Setup<>(
        kit, kit.game().newPosition(7), List.of(human(), human()), new Terms(2, false, List.of()));
  }
}
