package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tictactoe.TicTacToe;

/** Records as large and as odd as they come. */
final class RecordFileTest {
  private static final long MOST_MEMORY = 64 << 20;

  private static final String LARGEST_GAME = "maze-63x63x999";

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @TempDir private Path folder = Path.of("");

  private NotationException failure(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("odd.ykr"), text);
    NotationException e =
        catchThrowableOfType(NotationException.class, () -> RecordFile.read(file, CATALOG));
    assertThat(e).as("must not be readable").isNotNull();
    return e;
  }

  /** What {@code task} allocates, an upper bound of what it holds at any time. */
  private static long allocated(Callable<?> task) throws Exception {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    task.call();
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }

  private static String repeated(String part) {
    return part.repeat(RecordFile.LARGEST / part.getBytes(StandardCharsets.UTF_8).length);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\n",
        "[",
        "[A \"\\\\",
        "[A \"b\"]\n",
        "[Game \"mattix-4\"]\n",
        "[Layout \"x\"]\n",
        "a",
        "{",
        "読",
        "\u0000"
      })
  void aMegabyteOfAnythingIsOneShortSentenceWithinMemory(String part) throws Exception {
    String text = repeated(part);
    assertThat(failure(text).sentence().length()).isLessThan(200);
    assertThat(allocated(() -> failure(text))).isLessThan(MOST_MEMORY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1", "1.", "d", "d3", "d3 ", "{a}", "{a", "(b3", "\n[Layout \"x\"]\n", "+"})
  void aMegabyteOfAnythingBehindAMoveIsOneShortSentenceWithinMemory(String part) throws Exception {
    String head = "[Game \"mattix-4\"]\n[Layout \"5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0\"]\n\nd3 ";
    String text =
        (head + repeated(part)).substring(0, RecordFile.LARGEST - 1)
            + (part.equals("{a}") ? "{" : "")
            + (part.equals("1.") ? "z" : "");
    assertThat(failure(text).sentence().length()).isLessThan(200);
    assertThat(allocated(() -> failure(text))).isLessThan(MOST_MEMORY);
  }

  /** What is noted in many places beside one step takes no more than so many steps would. */
  @ParameterizedTest
  @ValueSource(strings = {"(b3) ", "(b3) {a}", "$1", "{a}$1", "(a3)(b3)(d1)"})
  void aMegabyteOfVariationsIsReadWithinMemory(String part) throws Exception {
    String head = "[Game \"mattix-4\"]\n[Layout \"5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0\"]\n\nd3 ";
    String text = (head + repeated(part)).substring(0, RecordFile.LARGEST - 1) + "(";
    assertThat(failure(text).sentence().length()).isLessThan(200);
    assertThat(allocated(() -> failure(text))).isLessThan(16 * MOST_MEMORY);
  }

  /** A variation costs what it holds, however long the game is that it leaves. */
  @Test
  void shortVariationsAreReadWithinMemoryWhereAGameOfAThousandStepsGoesOn() throws Exception {
    String text = leaving(CATALOG.game(LARGEST_GAME).orElseThrow(), 2_000);
    assertThat(allocated(() -> GameRecord.parse(text, CATALOG))).isLessThan(4 * MOST_MEMORY);
  }

  /** One step with a variation that goes on from it to the end, and many of another step. */
  private static <P extends Position> String leaving(Game<P> game, int times) {
    GameSession<P> session = new GameSession<>(game, game.newPosition(1));
    Notation<P> notation = game.notation();
    int[] first = session.legalMoves(0);
    StringBuilder line = new StringBuilder();
    while (!session.isOver()) {
      int move = session.legalMoves(0)[0];
      line.append(notation.moveText(move)).append(' ');
      session.play(0, move);
    }
    return new GameRecord<>(game, session.start(), List.of(), List.of()).text()
        + notation.moveText(first[0])
        + (" (" + line + ")")
        + (" (" + notation.moveText(first[1]) + ")").repeat(times);
  }

  @Test
  void aTagOfAMegabyteIsRead() throws Exception {
    String head = "[Game \"tictactoe\"]\n[Layout \"" + text(TicTacToe.kit().game()) + "\"]\n";
    String value = "\\\"a".repeat(300_000);
    Path file = Files.writeString(folder.resolve("tag.ykr"), head + "[Note \"" + value + "\"]\n");
    assertThat(RecordFile.read(file, CATALOG).tag("Note").orElseThrow()).hasSize(600_000);
  }

  private static <P extends Position> String text(Game<P> game) {
    return game.notation().positionText(game.newPosition(1));
  }

  @Test
  void nineRoundsOfTheLargestGameFitIntoMemory() throws Exception {
    GameRecord<?> match = match(CATALOG.game(LARGEST_GAME).orElseThrow());
    Path file = Files.writeString(folder.resolve("large.ykr"), match.text());
    assertThat(Files.size(file)).isLessThan(RecordFile.LARGEST);
    GameRecord<?> read = RecordFile.read(file, CATALOG);
    assertThat(read.text()).isEqualTo(match.text());
    assertThat(allocated(read::sessions)).isLessThan(MOST_MEMORY);
  }

  private static <P extends Position> GameRecord<P> match(Game<P> game) {
    SplittableRandom random = new SplittableRandom(1);
    List<GameRecord.Round<P>> rounds =
        random
            .longs(GameRecord.MOST_ROUNDS)
            .mapToObj(seed -> new GameSession<>(game, game.newPosition(seed)))
            .peek(
                session -> {
                  while (!session.isOver()) {
                    int[] legal = session.legalMoves(0);
                    session.play(0, legal[random.nextInt(legal.length)]);
                  }
                })
            .map(session -> GameRecord.Round.of(session, List.of()))
            .toList();
    return new GameRecord<>(game, List.of(), rounds);
  }
}
