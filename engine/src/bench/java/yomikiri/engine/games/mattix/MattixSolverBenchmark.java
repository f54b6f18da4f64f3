package yomikiri.engine.games.mattix;

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
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * How long the perfect player takes for openings of 6×6 Mattix, each from an empty table: the best
 * move alone, and the values of all moves.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 3)
public class MattixSolverBenchmark {
  private final GameKit<MattixPosition> kit = Mattix.kit(6);
  private Player<MattixPosition> player = newPlayer();
  private MattixPosition opening = kit.game().newPosition(0);

  @Param({"1", "2", "3", "4"})
  private long seed;

  private Player<MattixPosition> newPlayer() {
    return kit.build(PlayerSpec.of("perfect"), 0);
  }

  /** A deal nobody has thought about yet. */
  @Setup(Level.Invocation)
  public void deal() {
    player = newPlayer();
    opening = kit.game().newPosition(seed);
  }

  @Benchmark
  public int bestMove() {
    return solve(false);
  }

  @Benchmark
  public int everyMove() {
    return solve(true);
  }

  private int solve(boolean everyMove) {
    TimeKeeper unlimited = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM);
    return player.choose(opening, opening.turn(), new Thinking(unlimited, everyMove, report -> {}));
  }
}
