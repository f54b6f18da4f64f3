package yomikiri.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.library.CollectionFilter.BoardPosition;
import yomikiri.app.library.CollectionFilter.CollectionColumn;
import yomikiri.app.play.DirectOpener;
import yomikiri.app.store.GameCollections;
import yomikiri.app.store.Store;
import yomikiri.app.ui.Sorting.SortBy;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.library.GameQuery.Outcome;

final class CollectionsViewModelTest extends LibraryFixture {
  private static final String DRAWN =
      """
      [Game "tictactoe"]
      [Layout ".../.../... x"]
      [Player1 "Zoe"]
      [Player2 "Abe"]
      [Event "Cup"]
      [Date "1985"]
      [Result "0:0"]
      [Termination "normal"]

      1. b2 a1 2. b1 b3 3. a3 c1 4. a2 c2 5. c3
      """;

  private BoardPosition board = new BoardPosition("tictactoe", 0);
  private CollectionsViewModel collected = collected(store(Runnable::run, Runnable::run));

  @BeforeEach
  void twoGames() throws IOException {
    collected = collected(store(Runnable::run, Runnable::run));
    collected.create("Cups");
    collected.importFrom(List.of(source("a.ykr", WON + "\n" + DRAWN)));
    notices.clear();
  }

  private CollectionsViewModel collected(Store store) {
    library = store.library();
    model = model();
    return new CollectionsViewModel(
        store.collections(),
        store.moves(),
        model,
        AvailableGames.of(gameList()),
        new DirectOpener(game),
        () -> board,
        () -> 0,
        notices);
  }

  private Path source(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private void undo() {
    notices.undo(notices.shown.size() - 1);
  }

  private List<String> found() {
    return collected.found().get().stream().map(game -> game.tag("Player1").orElseThrow()).toList();
  }

  @Test
  void whatIsImportedIsListedAndFoundAsOneTypes() {
    assertThat(collected.names().get()).containsExactly("Cups");
    assertThat(collected.current().get()).contains("Cups");
    assertThat(found()).containsExactly("human", "Zoe");
    collected.filter.words.set("cup ab");
    assertThat(found()).containsExactly("Zoe");
    collected.filter.words.set("");
    collected.filter.outcome.set(Optional.of(Outcome.FIRST_WON));
    assertThat(found()).containsExactly("human");
    collected.filter.outcome.set(Optional.empty());
    collected.filter.least.set("9");
    assertThat(found()).containsExactly("Zoe");
    collected.filter.least.set("many");
    assertThat(found()).as("what is no number narrows nothing").hasSize(2);
    collected.filter.from.set("1990");
    assertThat(found()).containsExactly("human");
    collected.filter.clear();
    collected.filter.order.set(List.of(new SortBy<>(CollectionColumn.PLAYERS, true)));
    assertThat(found()).containsExactly("Zoe", "human");
  }

  @Test
  void thePositionOnTheBoardIsFoundTurnedAndMirrored() {
    TicTacToePosition corner = new TicTacToe().newPosition(0);
    Moves moves = new Moves();
    corner.legalMoves(moves);
    corner.play(8); // c3, where the game began at a1
    board = new BoardPosition("tictactoe", corner.canonicalKey());
    collected.filter.onBoard.set(true);
    assertThat(found()).containsExactly("human");
  }

  @Test
  void duplicatesAreLeftOutAndAnImportIsUndone() throws IOException {
    String another = DRAWN.replace("Zoe", "Yan");
    collected.importFrom(List.of(source("b.ykr", DRAWN + "\n" + another + "\n[Game \"chess\"]\n")));
    assertThat(found()).containsExactlyInAnyOrder("human", "Zoe", "Yan");
    assertThat(notices.reported().getLast())
        .contains("Imported: 1 game")
        .contains("Left out because they were there already: 1")
        .contains("Games that could not be read: 1");
    undo();
    assertThat(found()).containsExactlyInAnyOrder("human", "Zoe");
  }

  @Test
  void gamesRemovedComeBack() {
    collected.remove(collected.found().get().subList(0, 1));
    assertThat(found()).containsExactly("Zoe");
    undo();
    assertThat(found()).containsExactlyInAnyOrder("human", "Zoe");
  }

  @Test
  void gamesMoveToAnotherCollection() {
    collected.create("Others");
    assertThat(found()).isEmpty();
    collected.current().set(Optional.of("Cups"));
    collected.marked().set(collected.found().get().subList(0, 1));
    collected.move("Others");
    assertThat(found()).containsExactly("Zoe");
    collected.current().set(Optional.of("Others"));
    assertThat(found()).containsExactly("human");
    undo();
    assertThat(found()).isEmpty();
    collected.current().set(Optional.of("Cups"));
    assertThat(found()).containsExactlyInAnyOrder("human", "Zoe");
  }

  private List<String> own() {
    model.refresh();
    return model.rows().get().stream().map(row -> row.game().tag("Player1").orElseThrow()).toList();
  }

  @Test
  void ownGamesMoveIntoACollectionAndBack() {
    model.refresh();
    assertThat(own()).containsExactly("human", "Grandmother", "human");
    model.marked().set(model.rows().get().subList(1, 3));
    collected.current().set(Optional.empty());
    collected.move("Cups");
    assertThat(own()).containsExactly("human");
    collected.current().set(Optional.of("Cups"));
    assertThat(found()).containsExactlyInAnyOrder("human", "Zoe", "Grandmother", "human");
    assertThat(notices.reported().getLast()).isEqualTo("Moved to Cups: 2 games");
    undo();
    assertThat(found()).containsExactlyInAnyOrder("human", "Zoe");
    assertThat(own()).containsExactly("human", "Grandmother", "human");
  }

  @Test
  void gamesOfACollectionBecomeOnesOwnAndGoBack() {
    collected.marked().set(collected.found().get());
    collected.move(GameCollections.OWN);
    assertThat(found()).isEmpty();
    assertThat(own()).hasSize(5).contains("Zoe");
    assertThat(model.rows().get())
        .filteredOn(row -> row.players().contains("Zoe"))
        .singleElement()
        .satisfies(row -> assertThat(row.moves()).isEqualTo("9"));
    assertThat(notices.reported().getLast()).isEqualTo("Moved to Your games: 2 games");
    undo();
    assertThat(found()).containsExactlyInAnyOrder("human", "Zoe");
    assertThat(own()).containsExactly("human", "Grandmother", "human");
  }

  /** One of two files went away behind the back of the app. */
  @Test
  void gamesThatCannotAllBeMovedStay() throws IOException {
    model.refresh();
    model.marked().set(model.rows().get());
    Files.delete(folder.resolve("games/20260102-110000-bbbb.ykr"));
    collected.current().set(Optional.empty());
    collected.move("Cups");
    assertThat(notices.shown.getLast().warning()).isTrue();
    assertThat(own()).containsExactly("human", "human");
    collected.current().set(Optional.of("Cups"));
    assertThat(found()).hasSize(2);
  }

  @Test
  void aCollectionIsRenamedDeletedAndBroughtBack() {
    collected.rename("Cups: 1985/86");
    assertThat(collected.current().get()).contains("Cups- 1985-86");
    assertThat(found()).hasSize(2);
    collected.delete();
    assertThat(collected.names().get()).isEmpty();
    assertThat(collected.current().get()).isEmpty();
    undo();
    assertThat(collected.current().get()).contains("Cups- 1985-86");
    assertThat(found()).hasSize(2);
  }

  @Test
  void aGameIsPutOnTheBoard() {
    collected.open(collected.found().get().getLast());
    assertThat(game.now().live().setup().kit().game().id()).isEqualTo("tictactoe");
    assertThat(game.now().length()).isEqualTo(9);
  }

  @Test
  void whatIsShownIsExportedWordForWord() throws IOException {
    collected.filter.words.set("zoe");
    Path target = folder.resolve("out.ykr");
    collected.export(target);
    assertThat(Files.readString(target)).isEqualTo(DRAWN + "\n");
  }

  @Test
  void aCollectionRemovedFromOutsideIsSaidAndLeft() throws IOException {
    Path place = folder.resolve("collections/Cups");
    Files.move(place, folder.resolve("elsewhere"));
    collected.refresh();
    assertThat(collected.names().get()).isEmpty();
    assertThat(collected.current().get()).isEmpty();
    Files.move(folder.resolve("elsewhere"), place);
    collected.refresh();
    collected.current().set(Optional.of("Cups"));
    assertThat(found()).hasSize(2);
  }

  @Test
  void aDamagedIndexIsMadeAgainAndThatIsSaid() throws IOException {
    Path index = folder.resolve("collections/Cups/.index");
    byte[] bytes = Files.readAllBytes(index);
    bytes[bytes.length - 3] ^= 1; // of the positions, which are read when they are searched
    Files.write(index, bytes);
    collected.refresh();
    assertThat(notices.reported()).isEmpty();
    collected.filter.onBoard.set(true);
    assertThat(notices.reported().getLast()).contains("damaged");
    collected.filter.onBoard.set(false);
    assertThat(found()).hasSize(2);
  }

  @Test
  void onlyTheAnswerToTheLastSearchIsShown() {
    Deque<Runnable> waiting = new ArrayDeque<>();
    collected = collected(store(waiting::add, Runnable::run));
    collected.refresh();
    waiting.forEach(Runnable::run);
    waiting.clear();
    collected.current().set(Optional.of("Cups"));
    waiting.remove().run();
    waiting.remove().run();
    collected.filter.words.set("zoe");
    collected.filter.words.set("human");
    Runnable zoe = waiting.remove();
    waiting.remove().run();
    zoe.run();
    assertThat(found()).containsExactly("human");
    assertThat(collected.loading().get()).isFalse();
  }
}
