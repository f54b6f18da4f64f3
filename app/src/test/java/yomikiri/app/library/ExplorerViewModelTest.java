package yomikiri.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.record.GameRestorer;
import yomikiri.app.store.GameCollections;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord;

final class ExplorerViewModelTest extends LibraryFixture {
  private static final String START =
      """
      [Game "tictactoe"]
      [Layout ".../.../... x"]
      [Termination "unterminated"]
      """;

  private ExplorerViewModel explorer() {
    return new ExplorerViewModel(store(Runnable::run, Runnable::run).collections());
  }

  private static BoardSnapshot<?> board(String record) throws NotationException {
    AvailableGames games = AvailableGames.of(gameList());
    return GameRestorer.of(GameRecord.parse(record, games), games).picture();
  }

  private static List<String> said(ExplorerViewModel explorer) {
    return explorer.rows().get().stream()
        .map(
            row ->
                row.text()
                    + " "
                    + row.move().games()
                    + " "
                    + row.move().wins()
                    + row.move().draws()
                    + row.move().losses())
        .toList();
  }

  @Test
  void whatWasPlayedInOnesOwnGamesIsCountedUpToSymmetry() throws NotationException {
    library.keep(
        "20260104-110000-dddd.ykr", () -> WON.replace("1. a1 b1 2. a2 b2 3. a3", "1. c3 b1"));
    ExplorerViewModel explorer = explorer();
    explorer.show(board(START));
    explorer.refresh();
    assertThat(said(explorer)).containsExactly("a1 3 200");
    explorer.show(board(START + "\n1. c1\n"));
    assertThat(said(explorer)).hasSize(2);
    explorer.show(board(START + "\n1. b2\n"));
    assertThat(said(explorer)).isEmpty();
    assertThat(explorer.fault().get()).isEmpty();
  }

  @Test
  void aCollectionIsExploredAndOneThatIsGoneIsSaid() throws Exception {
    Path cup = Files.createDirectories(folder.resolve("collections/Cup"));
    Files.writeString(
        cup.resolve("a.ykr"),
        WON.replace("1. a1 b1", "1. b2 b1").replace("2. a2 b2 3. a3", "2. a1"));
    ExplorerViewModel explorer = explorer();
    explorer.refresh();
    explorer.show(board(START));
    assertThat(explorer.names().get()).containsExactly("Cup");
    explorer.source().set("Cup");
    assertThat(said(explorer)).containsExactly("b2 1 000");
    delete(cup);
    explorer.refresh();
    assertThat(explorer.fault().get()).isPresent();
    assertThat(explorer.rows().get()).isEmpty();
    explorer.source().set(GameCollections.OWN);
    assertThat(explorer.fault().get()).isEmpty();
    assertThat(said(explorer)).containsExactly("a1 2 200");
  }

  private static void delete(Path cup) throws IOException {
    for (String name : List.of("a.ykr", ".index")) {
      Files.delete(cup.resolve(name));
    }
    Files.delete(cup);
  }

  @Test
  void onlyTheAnswerForThePositionShownLastIsShown() throws Exception {
    Deque<Runnable> waiting = new ArrayDeque<>();
    ExplorerViewModel explorer =
        new ExplorerViewModel(store(waiting::add, Runnable::run).collections());
    explorer.refresh();
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
    explorer.show(board(START));
    Runnable first = waiting.remove();
    explorer.show(board(START + "\n1. b2\n"));
    waiting.remove().run();
    first.run();
    assertThat(explorer.rows().get()).isEmpty();
    assertThat(explorer.loading().get()).isFalse();
  }
}
