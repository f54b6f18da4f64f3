package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.text.Fault;

/** Games moved between collections and the user's own. */
final class GameMovesTest {
  private static final String GAME =
      """
      [Game "tictactoe"]
      [Layout ".../.../... x"]
      [Player1 "%s"]
      [Termination "unterminated"]

      1. a1 b1
      """;

  @TempDir private Path folder = Path.of("");
  private StoreFixture fixture = new StoreFixture(folder);
  private Store store = fixture.open();
  private final List<Fault> faults = new ArrayList<>();
  private Optional<GameMoves.Undo> undo = Optional.empty();

  @BeforeEach
  void layOut() throws IOException {
    fixture = new StoreFixture(folder);
    store = fixture.open();
    write("collections/One/a.ykr", GAME.formatted("Ann") + "\n" + GAME.formatted("Bob"));
    Files.createDirectories(folder.resolve("collections/Two"));
  }

  private void write(String file, String text) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.resolveSibling("x").getParent());
    Files.writeString(path, text);
  }

  private static void moveAll(Store store, String from, String to, GameMovesTest test) {
    store
        .collections()
        .open(
            from,
            opened ->
                opened.handle(
                    now ->
                        store
                            .moves()
                            .move(
                                from,
                                now.index(),
                                now.index().games(),
                                to,
                                result ->
                                    result.handle(
                                        back -> test.undo = Optional.of(back), test.faults::add)),
                    test.faults::add));
  }

  private List<String> players(String collection) {
    List<String> players = new ArrayList<>();
    fixture
        .open()
        .collections()
        .open(
            collection,
            opened ->
                opened.handle(
                    now ->
                        now.index()
                            .games()
                            .forEach(game -> players.add(game.tag("Player1").orElseThrow())),
                    faults::add));
    players.sort(null);
    return players;
  }

  private void takeBack() {
    undo.orElseThrow().run(fault -> fault.ifPresent(faults::add));
  }

  @Test
  void aMoveIsTakenBackThoughBothCollectionsWereRenamed() {
    moveAll(store, "One", "Two", this);
    assertThat(players("Two")).containsExactly("Ann", "Bob");
    store.collections().rename("One", "Eins", done -> {});
    store.collections().rename("Two", "Zwei", done -> {});
    store.collections().create("Two", done -> {});
    takeBack();
    assertThat(faults).isEmpty();
    assertThat(players("Eins")).containsExactly("Ann", "Bob");
    assertThat(players("Zwei")).isEmpty();
  }

  @Test
  void whereACollectionIsGoneThatIsSaidUntilItIsBack() {
    moveAll(store, "One", "Two", this);
    List<GameCollections.Deleted> deleted = new ArrayList<>();
    store.collections().delete("One", done -> done.handle(deleted::add, faults::add));
    takeBack();
    assertThat(faults).singleElement().matches(fault -> fault.key().equals("trouble.gone"));
    assertThat(players("Two")).containsExactly("Ann", "Bob");
    faults.clear();
    store.collections().restore(deleted.getFirst(), done -> {});
    takeBack();
    assertThat(faults).isEmpty();
    assertThat(players("One")).containsExactly("Ann", "Bob");
    assertThat(players("Two")).isEmpty();
  }

  @Test
  void gamesGoToTheOwnOnesAndBack() {
    moveAll(store, "One", GameCollections.OWN, this);
    assertThat(players("One")).isEmpty();
    assertThat(players(GameCollections.OWN)).containsExactly("Ann", "Bob");
    takeBack();
    assertThat(faults).isEmpty();
    assertThat(players("One")).containsExactly("Ann", "Bob");
    assertThat(players(GameCollections.OWN)).isEmpty();
  }

  private List<String> own() throws IOException {
    return StoreFixture.names(folder.resolve("games")).stream()
        .filter(name -> name.endsWith(".ykr"))
        .toList();
  }

  @Test
  void ownGamesGoToACollectionAndBack() throws IOException {
    write("games/c.ykr", GAME.formatted("Cem"));
    write("games/d.ykr", GAME.formatted("Dan"));
    moveOwn(store);
    assertThat(players("Two")).containsExactly("Cem", "Dan");
    assertThat(own()).isEmpty();
    takeBack();
    assertThat(faults).isEmpty();
    assertThat(players("Two")).isEmpty();
    assertThat(own()).containsExactly("c.ykr", "d.ykr");
  }

  private void moveOwn(Store from) {
    from.moves()
        .moveOwn(
            List.of("c.ykr", "d.ykr"),
            "Two",
            result -> result.handle(back -> undo = Optional.of(back), faults::add));
  }

  @Test
  void ownGamesThatCannotBeTakenOutStayAndAreNotAdded() throws IOException {
    write("games/c.ykr", GAME.formatted("Cem"));
    write("games/d.ykr", GAME.formatted("Dan"));
    write("games/trash", "no folder");
    moveOwn(store);
    assertThat(faults).hasSize(1);
    assertThat(players("Two")).isEmpty();
    assertThat(own()).containsExactly("c.ykr", "d.ykr");
    assertThat(notes()).isEmpty();
  }

  private List<String> notes() throws IOException {
    return StoreFixture.names(folder.resolve("collections/.moves")).stream()
        .filter(name -> !name.startsWith("."))
        .toList();
  }

  /** A process whose next tasks are never done any more. */
  @Test
  void whateverWasLeftUndoneWhenTheAppWasKilledIsTakenBackAtTheNextStart() throws IOException {
    boolean isWhole = false;
    for (int tasks = 0; !isWhole; tasks++) {
      write("games/c.ykr", GAME.formatted("Cem"));
      write("games/d.ykr", GAME.formatted("Dan"));
      Deque<Runnable> waiting = new ArrayDeque<>();
      Store killed = fixture.open(waiting::add, waiting::add);
      undo = Optional.empty();
      moveOwn(killed);
      for (int i = 0; i < tasks && !waiting.isEmpty(); i++) {
        waiting.remove().run();
      }
      isWhole = undo.isPresent();
      fixture.open().tidy();
      fixture.passTime();
      assertThat(notes()).isEmpty();
      assertThat(players("Two")).isEqualTo(isWhole ? List.of("Cem", "Dan") : List.of());
      assertThat(own()).isEqualTo(isWhole ? List.of() : List.of("c.ykr", "d.ykr"));
      assertThat(tasks).isLessThan(50);
    }
    assertThat(faults).isEmpty();
  }
}
