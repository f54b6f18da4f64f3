package yomikiri.engine.games;

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
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/**
 * The speed of each search: one operation is all the thinking of its signature, a fixed number of
 * nodes, so that two versions with equal signatures compare as their nodes a second do.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SearchBenchmark {
  /** Game, player, plies played at random before, plies played by the player. */
  @Param({
    "mattix-6 minimax:depth=3 0 12",
    "mattix-6 alphabeta:nodes=500000 0 1",
    "mattix-6 perfect 0 12",
    "mattix-6 mcts:playouts=500 0 12",
    "othello-8 minimax:depth=3,eval=mixed 0 12",
    "othello-8 alphabeta:depth=8,eval=mixed 0 2",
    "othello-8 alphabeta:nodes=400000,eval=discs 10 1",
    "othello-8 montecarlo:playouts=100 0 12",
    "othello-8 mcts:playouts=200,eval=patterns 0 12",
    "othello-8 expert:nodes=200000 20 1",
    "othello-8 perfect:nodes=200000 46 99",
    "maze-31x11x100 beam:width=1000,nodes=3000 0 12",
    "maze-31x11x100 chokudai:width=3,nodes=3000 90 12",
    "maze-duel duct:playouts=500 0 12",
    "tron-2 alphabeta:depth=4,eval=voronoi 0 12",
    "tron-2 hunter:nodes=20000 30 2",
    "tron-4 paranoid:nodes=500,eval=voronoi 9 12",
    "tron-4 maxn:nodes=500,eval=voronoi 9 12",
    "tron-joint hunter:nodes=300 0 999",
    "trapez alphabeta:depth=4,eval=groups 2 1",
    "trapez expert:nodes=400000 9 99",
    "trapez perfect:nodes=3000 10 99"
  })
  private String search = "";

  private Runnable thinking = () -> {};

  @Setup
  public void prepare() throws NotationException {
    String[] words = search.split(" ");
    GameKit<?> kit = Signature.CATALOG.kit(words[0]).orElseThrow();
    PlayerSpec player = kit.parseSpec(words[1]);
    int opening = Integer.parseInt(words[2]);
    int plies = Integer.parseInt(words[3]);
    thinking = () -> Signature.of(kit, player, opening, plies);
  }

  @Benchmark
  public void search() {
    thinking.run();
  }
}
