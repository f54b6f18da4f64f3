package yomikiri.engine.search;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * How long each search takes for the first move of a deal, by a player that knows nothing yet:
 * divide the playouts by the time for playouts a second. The bytes allocated (profiler gc) include
 * the new player, such as the table of alpha-beta; the times do not.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SearchBenchmark {
  @Param({
    "tictactoe mcts:playouts=1000",
    "mattix-6 mcts:playouts=10000",
    "mattix-6 alphabeta:depth=8",
    "maze-duel duct:playouts=10000",
    "maze-31x11x100 beam:width=20,depth=50",
    "maze-31x11x100 chokudai:width=1,depth=50,rounds=20"
  })
  private String search = "";

  private int deal;
  private Task task = () -> 0;

  /** A first move, ready to be thought about. */
  @FunctionalInterface
  private interface Task {
    /** Gives the move. */
    int think();
  }

  /** A deal nobody has thought about yet; every iteration goes through the same ones. */
  @Setup(Level.Invocation)
  public void deal() throws NotationException {
    String[] words = search.split(" ", -1);
    GameKit<?> kit = Catalog.kit(words[0]).orElseThrow();
    task = task(kit, kit.parseSpec(words[1]), deal++);
  }

  @Setup(Level.Iteration)
  public void begin() {
    deal = 0;
  }

  private static <P extends Position> Task task(GameKit<P> kit, PlayerSpec spec, long seed) {
    P start = kit.game().newPosition(seed);
    Player<P> player = kit.build(spec, seed);
    return () -> {
      TimeKeeper keeper = TimeKeeper.start(spec.budget(), Ticker.SYSTEM);
      return player.choose(start, 0, Thinking.silent(keeper));
    };
  }

  @Benchmark
  public int firstMove() {
    return task.think();
  }
}
