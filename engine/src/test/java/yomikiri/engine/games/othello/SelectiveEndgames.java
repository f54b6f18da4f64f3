package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.othello.board.OthelloRootMove;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.search.EndgameRootSearch;
import yomikiri.engine.games.othello.search.EndgameSearch;
import yomikiri.engine.games.othello.search.EndgameTable;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/**
 * An exact answer never comes from a selective search: of 1,000 positions with 18 to 22 empty
 * squares, an exact search on the table of all selective ones finds the score that one on a table
 * of its own does. No usual test run has the time: the profile {@code endgames} has, with {@code
 * -Dyomikiri.every=10} for every tenth position.
 */
final class SelectiveEndgames {
  private static final int EVERY = Integer.getInteger("yomikiri.every", 1);
  private static final int POSITIONS = 1000;
  private static final int LEAST = 18; // empty squares
  private static final int OF_EACH = 200; // number of empty squares
  private static final int RANDOM_PLIES = 8;
  private static final int SIZE = 8;

  private static final Othello GAME = new Othello(SIZE);
  private static final ResourceCache RESOURCES =
      new ResourceCache(SelectiveEndgames.class::getResourceAsStream);
  private static final DiscEvaluator EVALUATOR = OthelloEvaluators.best(SIZE, RESOURCES);
  private static final ProbCut CUTS = OthelloEvaluators.cuts(SIZE, RESOURCES);

  static IntStream seeds() {
    return IntStream.range(0, POSITIONS).filter(seed -> seed % EVERY == 0);
  }

  /** A position from a game that begins at random and goes on with a look-ahead. */
  private static OthelloPosition position(int seed) throws NotationException {
    GameKit<OthelloPosition> kit = Othello.kit(SIZE, RESOURCES);
    Player<OthelloPosition> expert = kit.build(kit.parseSpec("expert:nodes=1"), 0);
    SplittableRandom random = new SplittableRandom(seed);
    OthelloPosition position = GAME.newPosition(0);
    Moves legal = new Moves();
    int ply = 0;
    while (position.isOver() || position.empties() > LEAST + seed / OF_EACH) {
      if (position.isOver()) {
        position = GAME.newPosition(0);
        ply = 0;
      }
      position.legalMoves(legal);
      int move =
          ply < RANDOM_PLIES
              ? legal.get(random.nextInt(legal.size()))
              : expert.choose(
                  GAME.copyOf(position),
                  position.turn(),
                  SearchContext.silent(TimeKeeper.start(Budget.ofNodes(500), new FakeTicker(1))));
      position.play(move);
      ply++;
    }
    return position;
  }

  private static EndgameSearch search() {
    Meter meter = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1)).meter();
    EndgameTable table = new EndgameTable(new TranspositionTable(20));
    return new EndgameSearch(SIZE, table, EVALUATOR, new TranspositionTable(16), CUTS, meter);
  }

  /** What an exact search says of the best move after selective ones of every level. */
  private static RankedMove afterSelectiveOnes(List<OthelloRootMove> moves) {
    EndgameRootSearch root = new EndgameRootSearch(search(), moves, SIZE * SIZE);
    for (int selectivity = EndgameSearch.MOST_SELECTIVE; selectivity > 0; selectivity--) {
      root.searchSelectively(selectivity);
    }
    root.solve(/* everyMove= */ false, /* mayBeStopped= */ false);
    return root.ranked().getFirst();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void anExactScoreIsTheSameAfterSelectiveSearches(int seed) throws NotationException {
    OthelloPosition position = position(seed);
    List<OthelloRootMove> moves = GAME.rootMoves(position);
    RankedMove best = afterSelectiveOnes(moves);
    Verdict.Points points = (Verdict.Points) best.verdict();
    int score = points.value();
    assertThat(best.verdict()).isEqualTo(new Verdict.Points(score, /* proven= */ true));

    String text = GAME.notation().positionText(position);
    EndgameSearch fresh = search();
    OthelloRootMove after =
        moves.stream().filter(move -> move.move() == best.move()).findFirst().orElseThrow();
    assertThat(-fresh.search(after.own(), after.other(), -score - 1, -score + 1))
        .as("what %s is worth in %s", GAME.notation().moveText(best.move()), text)
        .isEqualTo(score);
    long own = position.discs(position.turn());
    long other = position.discs(1 - position.turn());
    assertThat(fresh.search(own, other, score - 1, score + 1))
        .as("what %s is worth", text)
        .isEqualTo(score);
  }
}
