package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.ByHand;
import yomikiri.app.play.Counting;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.store.LibraryGame;
import yomikiri.app.store.Store;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.MoveComment;

/** What is kept of games. */
final class GameAutosaverTest extends AutosaverFixture {
  @Test
  void everyFinishedGameIsKeptOnce() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    playOut(model);
    assertThat(library()).singleElement().matches(game -> game.session().isOver());
    assertThat(library().getFirst().tag("Moves")).contains(Integer.toString(model.now().length()));
    model.takeBack();
    model.redo();
    model.dealing().again();
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
  void anotherLineOfANamedGameIsNotCalledByItsName() throws IOException {
    String name = "20260101-100000-aaaa.ykr";
    Path games = Files.createDirectories(folder.resolve("games"));
    Files.writeString(
        games.resolve(name),
        """
        [Game "tictactoe"]
        [Layout ".../.../... x"]
        [Player1 "human"]
        [Player2 "human"]
        [Result "1:0"]
        [Termination "normal"]
        [Moves "5"]
        [Title "first"]
        [Note "won in a row"]
        [Starred "yes"]

        1. a1 b1 2. a2 b2 3. a3
        """);
    Store store = store();
    PlayViewModel model = started(store, setup("mattix-4", human(), cpu(0)));
    reopen(store, model, name);
    model.takeBack();
    model.playText("c3");
    model.playText("b3");
    assertThat(library())
        .extracting(game -> game.tag("Title").or(() -> game.tag("Starred")).orElse("none"))
        .containsExactlyInAnyOrder("first", "none");
  }

  @Test
  void anUnfinishedGameIsKeptWhenAPersonMovedAndAnotherTakesItsPlace() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    model.dealing().again();
    assertThat(library()).as("nobody has moved").isEmpty();
    playFirstLegal(model);
    letCpusAnswer();
    model.dealing().again();
    assertThat(library()).singleElement().matches(game -> game.entries().size() == 2);
    model.newGame(setup("mattix-4", cpu(0), cpu(0)));
    thinker.finishOne();
    delays.pass();
    model.dealing().again();
    assertThat(library()).as("only CPUs have moved").hasSize(1);
  }

  @Test
  void aGameBroughtBackAndFinishedStaysOneGame() {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    playFirstLegal(model);
    letCpusAnswer();
    model.dealing().again();
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
    model.dealing().again();
    store
        .library()
        .<List<LibraryGame>>list(
            all -> all,
            games ->
                games.handle(
                    found -> reopen(store, model, found.getFirst().name()),
                    fault -> {
                      throw new AssertionError(fault);
                    }));
    assertThat(model.now().livePly()).isEqualTo(2);
    model.dealing().again();
    assertThat(library()).as("nothing has changed").hasSize(1);
    model.bringBack();
    playOut(model);
    assertThat(library()).singleElement().matches(game -> game.session().isOver());
  }

  private static void reopen(Store store, PlayViewModel model, String name) {
    store
        .library()
        .<RestoredGame<?>>open(
            name,
            record -> GameRestorer.of(record, STOCK).inLibrary(name).restored(),
            outcome ->
                outcome.handle(
                    model::open,
                    fault -> {
                      throw new AssertionError(fault);
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
        .allMatch(
            entry -> MoveComment.parse(entry.comment().lines().findFirst().orElse("")).isPresent());
  }

  private static List<String> names(Store store) {
    List<String> names = new ArrayList<>();
    store
        .library()
        .<List<LibraryGame>>list(
            all -> all,
            games ->
                games.handle(
                    found -> found.forEach(game -> names.add(game.name())),
                    fault -> {
                      throw new AssertionError(fault);
                    }));
    return names;
  }

  @Test
  void aDeletedGameStaysSoWhateverAReviewFindsOut() {
    Store store = store();
    PlayViewModel model = started(store, setup("mattix-4", human(), human()));
    playOut(model);
    store.library().delete(names(store), gone -> {});
    model.reviewer().begin();
    letCpusAnswer();
    assertThat(names(store)).isEmpty();
  }

  @Test
  void aDeletedGameThatIsPlayedOnIsKeptAgain() {
    Store store = store();
    PlayViewModel model = started(store, setup("tictactoe", human(), human()));
    model.playText("a1");
    model.dealing().again();
    store.library().delete(names(store), gone -> {});
    model.bringBack();
    model.playText("b1");
    model.dealing().again();
    assertThat(library()).singleElement().matches(game -> game.entries().size() == 2);
  }

  @Test
  void aRecordOpenedAndOnlyLookedAtIsNotKept() throws NotationException {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    String won = "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n1. a1 b1 2. a2 b2 3. a3";
    model.open(GameRestorer.read(won, STOCK).restored());
    model.dealing().again();
    assertThat(library()).isEmpty();
    model.open(GameRestorer.read(won, STOCK).restored());
    model.takeBack();
    model.playText("c3");
    model.dealing().again();
    assertThat(library()).singleElement().matches(game -> game.entries().size() == 5);
  }

  @Test
  void aRecordFromElsewhereCannotNameAFileToWriteTo() throws NotationException {
    PlayViewModel model = started(setup("mattix-4", human(), cpu(0)));
    model.open(
        GameRestorer.read(
                "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n[Entry \"../evil.ykr\"]\n"
                    + "[Kept \"0\"]\n1. a1 b1 2. a2 b2",
                STOCK)
            .restored());
    model.playText("a3");
    assertThat(library()).hasSize(1);
    assertThat(folder.resolve("evil.ykr")).doesNotExist();
  }

  @Test
  void recordsAreWrittenWhereFilesAreTouched() {
    ByHand files = new ByHand();
    Store store = newStore(files);
    Counting counting = new Counting();
    GameKit<?> counted = counting.of(kit("mattix-4"));
    PlayViewModel model = model(dealt(counted, List.of(human(), human())));
    new GameAutosaver(model, store.autosave(), store.library(), CLOCK).begin();
    playFirstLegal(model);
    model.dealing().again();
    assertThat(counting.count("Notation.positionText")).isZero();
    files.run();
    assertThat(counting.count("Notation.positionText")).isPositive();
    assertThat(library()).singleElement().matches(game -> game.entries().size() == 1);
    store.close();
    files.run();
  }
}
