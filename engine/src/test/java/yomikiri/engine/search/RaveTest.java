package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.TraceEvent;

/** RAVE against the formula of the paper, by a count of our own of all moves as first. */
final class RaveTest {
  private static final Mattix GAME = Mattix.ofSize(4);
  private static final double FACTOR = 0.4;
  private static final int PLAYOUTS = 1_500;
  private static final double CLOSE = 1e-9;

  /** The playouts below a node, by seat and move how many had it, and their rewards. */
  private record Later(double visits, double sum) {}

  private static final class Count extends VisitCount {
    private final Map<List<Integer>, Map<List<Integer>, Later>> later = new HashMap<>();
    private final Map<List<Integer>, Integer> movers = new HashMap<>();
    private List<Integer> line = List.of();
    private int seen;
    private int wrong;
    private int unlikeUcb1;

    Count() {
      super(2);
    }

    @Override
    public void record(TraceEvent event) {
      if (event instanceof TraceEvent.Playout playout) {
        for (int from = 0; from < line.size(); from++) {
          int mover = movers.getOrDefault(line.subList(0, from), -1);
          Set<Integer> made = new HashSet<>();
          for (int at = from; at < line.size(); at++) {
            if (movers.getOrDefault(line.subList(0, at), -1) == mover) {
              made.add(line.get(at));
            }
          }
          Map<List<Integer>, Later> here =
              later.computeIfAbsent(List.copyOf(line.subList(0, from)), any -> new HashMap<>());
          double reward = playout.rewards().get(mover);
          made.forEach(
              move ->
                  here.merge(
                      List.of(mover, move),
                      new Later(1, reward),
                      (one, more) -> new Later(one.visits + 1, one.sum + more.sum)));
        }
        line = List.of();
      }
      super.record(event);
    }

    @Override
    void check(Node here, List<Integer> path, TraceEvent.Select select) {
      line = new ArrayList<>(path);
      line.add(select.move());
      movers.put(List.copyOf(path), select.seat());
      MattixPosition position = GAME.newPosition(5);
      path.forEach(position::play);
      Moves legal = new Moves();
      position.legalMoves(legal);
      double best = 0;
      double its = 0;
      double bestUcb1 = 0;
      double itsUcb1 = 0;
      for (int move : legal.toArray()) {
        double ucb1 = bound(here, select.seat(), move, new Later(0, 0));
        Later known =
            later
                .getOrDefault(path, Map.of())
                .getOrDefault(List.of(select.seat(), move), new Later(0, 0));
        double each = bound(here, select.seat(), move, known);
        best = Math.max(best, each);
        bestUcb1 = Math.max(bestUcb1, ucb1);
        its = move == select.move() ? each : its;
        itsUcb1 = move == select.move() ? ucb1 : itsUcb1;
      }
      seen++;
      wrong += its < best - CLOSE ? 1 : 0;
      unlikeUcb1 += itsUcb1 < bestUcb1 - CLOSE ? 1 : 0;
    }

    private static double bound(Node here, int mover, int move, Later all) {
      Node child = here.children.getOrDefault(move, new Node(2));
      if (child.visits + all.visits == 0) {
        return Double.POSITIVE_INFINITY;
      }
      double share = all.visits == 0 ? 0 : Math.sqrt(100 / (3 * child.visits + 100));
      double own = child.visits == 0 ? 0 : (1 - share) * child.sums[mover] / child.visits;
      double others = all.visits == 0 ? 0 : share * all.sum / all.visits;
      double each = Math.max(1, child.visits);
      return own + others + FACTOR * Math.sqrt(2 * Math.log(here.visits) / each);
    }
  }

  private static PlayoutSettings<MattixPosition> settings(int plies) {
    Horizon<MattixPosition> horizon = Horizon.of(TestEvaluations.ofKeys(4, 6));
    return new PlayoutSettings<>(
        new Selection(FACTOR, Selection.Rule.RAVE), 1, plies, () -> horizon, Memory.USUAL, 1);
  }

  @Test
  void eachVisitGoesWhereTheFormulaSays() {
    Count count = new Count();
    count.follow(new Mcts<>(GAME, settings(0), 7), GAME.newPosition(5), PLAYOUTS);
    assertThat(count.seen).isGreaterThan(PLAYOUTS / 2);
    assertThat(count.wrong).isZero();
    assertThat(count.unlikeUcb1).as("UCB1 alone").isPositive();
  }

  /** The moves of one playout to the end, as they were noted, are those that lead to its end. */
  @Test
  void theMovesOfARandomGameCount() {
    MattixPosition start = GAME.newPosition(5);
    MctsTree tree = new MctsTree(2, settings(Playout.MOST_PLIES));
    Moves legal = new Moves();
    start.legalMoves(legal);
    assertThat(tree.expand(MctsTree.ROOT, legal, new float[0])).isTrue();
    TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(100), new FakeTicker(1));
    MctsWorker<MattixPosition> worker =
        new MctsWorker<>(
            GAME,
            tree,
            start,
            SearchContext.silent(keeper),
            settings(Playout.MOST_PLIES),
            Horizon.ofPoints(),
            new SplitMix64(3));
    assertThat(worker.goDown()).isTrue();
    worker.playOut();
    worker.backUp();
    assertThat(noted(tree)).containsExactlyInAnyOrderElementsOf(made(start, legal));
  }

  /** The moves at the root that were made in the playout. */
  private static Set<Integer> noted(MctsTree tree) {
    Set<Integer> noted = new HashSet<>();
    for (int child = 1; child <= tree.childCount(MctsTree.ROOT); child++) {
      if (tree.laterVisits(child) == 1) {
        noted.add(tree.move(child));
      }
    }
    return noted;
  }

  /**
   * The same game again, by the same seed, from the first move on, which is the first legal one.
   */
  private static Set<Integer> made(MattixPosition start, Moves legal) {
    MattixPosition position = GAME.copyOf(start);
    int mover = position.turn();
    SplitMix64 random = new SplitMix64(3);
    Set<Integer> made = new HashSet<>(Set.of(legal.get(0)));
    position.play(legal.get(0));
    Moves moves = new Moves();
    while (!position.isOver()) {
      position.legalMoves(moves);
      int move = moves.get(random.below(moves.size()));
      if (position.turn() == mover && legal.contains(move)) {
        made.add(move);
      }
      position.play(move);
    }
    assertThat(made).hasSizeGreaterThan(1);
    return made;
  }
}
