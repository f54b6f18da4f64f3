package yomikiri.engine.games;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.ResourceCache;

/**
 * What the rules alone cost: games at random from a start position to their end, without any search
 * around them. The bytes allocated (profiler gc) should be none.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RulesBenchmark {
  @Param({"tictactoe", "mattix-4", "mattix-6", "maze-31x11x100", "maze-duel"})
  private String game = "";

  private final SplittableRandom random = new SplittableRandom(1);
  private final Moves moves = new Moves();
  private Runnable toTheEnd = () -> {};

  @Setup
  public void deal() {
    toTheEnd = played(Catalog.of(new ResourceCache(name -> null)).kit(game).orElseThrow().game());
  }

  private <P extends Position> Runnable played(Game<P> rules) {
    P start = rules.newPosition(1);
    P scratch = rules.copyOf(start);
    int[] joint = new int[start.players()];
    return () -> {
      rules.copy(start, scratch);
      while (!scratch.isOver()) {
        switch (scratch) {
          case TurnPosition turn -> {
            turn.legalMoves(moves);
            turn.play(moves.get(random.nextInt(moves.size())));
          }
          case JointPosition all -> {
            for (int seat = 0; seat < joint.length; seat++) {
              all.legalMoves(seat, moves);
              joint[seat] = moves.get(random.nextInt(moves.size()));
            }
            all.play(joint);
          }
        }
      }
    };
  }

  @Benchmark
  public void randomGame() {
    toTheEnd.run();
  }
}
