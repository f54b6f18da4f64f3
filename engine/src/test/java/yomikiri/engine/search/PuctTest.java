package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.TraceEvent;

/** PUCT against the formula of the papers, by a count of visits and priors of our own. */
final class PuctTest {
  private static final Mattix GAME = Mattix.ofSize(6);
  private static final double FACTOR = 0.8;
  private static final int PLAYOUTS = 600;
  private static final double CLOSE = 1e-5; // priors are floats

  private static final class Count extends VisitCount {
    private final MattixPosition start;
    private final Evaluation<MattixPosition> evaluation;
    private final boolean isEven; // priors
    private int seen;
    private int wrong;
    private int unlikeThePrior;

    Count(MattixPosition start, Evaluation<MattixPosition> evaluation, boolean isEven) {
      super(start.players());
      this.start = start;
      this.evaluation = evaluation;
      this.isEven = isEven;
    }

    @Override
    void check(Node here, List<Integer> path, TraceEvent.Select select) {
      int mover = select.seat();
      MattixPosition position = GAME.copyOf(start);
      path.forEach(position::play);
      Moves legal = new Moves();
      position.legalMoves(legal);
      double visits = Math.max(1, here.visits);
      List<Double> odds = new ArrayList<>();
      for (int move : legal.toArray()) {
        MattixPosition after = GAME.copyOf(position);
        after.play(move);
        int lead = after.score(mover) - after.score(1 - mover);
        double value = lead * evaluation.unit() + evaluation.evaluate(after, mover);
        double logit = 2 * value / evaluation.logisticScale();
        odds.add(
            isEven ? 1 : Math.exp(after.isOver() ? 40 * (2 * after.reward(mover) - 1) : logit));
      }
      double all = odds.stream().mapToDouble(odd -> odd).sum();
      double best = Double.NEGATIVE_INFINITY;
      double sum = 0;
      double likeliest = 0;
      double prior = 0;
      for (int i = 0; i < legal.size(); i++) {
        Node child = here.children.getOrDefault(legal.get(i), new Node(2));
        double mean =
            child.visits == 0
                ? Math.max(0, here.sums[mover] / visits - 0.2)
                : child.sums[mover] / child.visits;
        double share = 0.1 / legal.size() + 0.9 * odds.get(i) / all;
        double each = mean + FACTOR * share * Math.sqrt(visits) / (1 + child.visits);
        best = Math.max(best, each);
        likeliest = Math.max(likeliest, share);
        sum = legal.get(i) == select.move() ? each : sum;
        prior = legal.get(i) == select.move() ? share : prior;
      }
      seen++;
      wrong += sum < best - CLOSE ? 1 : 0;
      unlikeThePrior += prior < likeliest - CLOSE ? 1 : 0;
    }
  }

  private static Count counted(Evaluation<MattixPosition> evaluation, boolean isAsked) {
    MattixPosition start = GAME.newPosition(5);
    Count count = new Count(start, evaluation, !isAsked);
    count.follow(
        player(
            isAsked ? Horizon.of(evaluation) : Horizon.ofPoints(),
            isAsked ? 0 : Playout.MOST_PLIES),
        GAME.copyOf(start),
        PLAYOUTS);
    return count;
  }

  private static Mcts<MattixPosition> player(Horizon<MattixPosition> horizon, int plies) {
    return new Mcts<>(
        GAME,
        new PlayoutSettings<>(
            new Selection(FACTOR, Selection.Rule.PUCT), 1, plies, () -> horizon, Memory.USUAL, 1),
        7);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void eachVisitGoesWhereTheFormulaSays(boolean isAsked) {
    Count count = counted(TestEvaluations.ofKeys(4, 6), isAsked);
    assertThat(count.seen).isGreaterThan(PLAYOUTS / 2);
    assertThat(count.wrong).isZero();
    assertThat(count.unlikeThePrior > 0).as("visits change its mind").isEqualTo(isAsked);
  }

  @Test
  void priorsAreSharesOfOneAllGameLong() {
    MattixPosition position = GAME.newPosition(3);
    MovePriors<MattixPosition> priors =
        new MovePriors<>(GAME, Horizon.of(TestEvaluations.ofKeys(4, 6)), position);
    SplitMix64 random = new SplitMix64(1);
    Moves legal = new Moves();
    while (!position.isOver()) {
      position.legalMoves(legal);
      float[] shares = priors.of(position, legal);
      double sum = 0;
      for (int i = 0; i < legal.size(); i++) {
        assertThat(shares[i]).isBetween(0.1f / legal.size() - (float) CLOSE, 1f);
        sum += shares[i];
      }
      assertThat(sum).isCloseTo(1, within(CLOSE));
      position.play(legal.get(random.below(legal.size())));
    }
  }

  @Test
  void theFirstVisitGoesToTheLikeliestMove() {
    Evaluation<MattixPosition> evaluation = TestEvaluations.ofKeys(4, 6);
    for (long seed = 0; seed < 20; seed++) {
      MattixPosition start = GAME.newPosition(seed);
      List<SearchReport> reports = new ArrayList<>();
      TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(1), new FakeTicker(1));
      int move =
          player(Horizon.of(evaluation), 0)
              .choose(GAME.copyOf(start), 0, new SearchContext(keeper, false, reports::add));
      double most = Double.NEGATIVE_INFINITY;
      double its = 0;
      Moves legal = new Moves();
      start.legalMoves(legal);
      for (int i : legal.toArray()) {
        MattixPosition after = GAME.copyOf(start);
        after.play(i);
        double value = 4.0 * after.lead(0) + evaluation.evaluate(after, 0);
        most = Math.max(most, value);
        its = i == move ? value : its;
      }
      assertThat(its).isCloseTo(most, within(CLOSE));
      assertThat(reports.getLast().moves()).hasSize(1);
    }
  }

  /** After as many random plies as are left, there is nothing to evaluate. */
  @Test
  void aBoundedPlayoutThatReachesTheEndIsAPlayout() {
    MattixPosition start = GAME.newPosition(5);
    List<SearchReport> bounded = new ArrayList<>();
    List<SearchReport> whole = new ArrayList<>();
    List<SearchReport> cut = new ArrayList<>();
    Horizon<MattixPosition> horizon = Horizon.of(TestEvaluations.ofKeys(4, 6));
    for (var run : Map.of(200, bounded, Playout.MOST_PLIES, whole, 3, cut).entrySet()) {
      TimeKeeper keeper = TimeKeeper.start(Budget.ofNodes(PLAYOUTS), new FakeTicker(1));
      int _ =
          player(horizon, run.getKey())
              .choose(GAME.copyOf(start), 0, new SearchContext(keeper, false, run.getValue()::add));
    }
    assertThat(bounded.getLast().moves()).isEqualTo(whole.getLast().moves());
    assertThat(cut.getLast().moves()).isNotEqualTo(whole.getLast().moves());
  }
}
