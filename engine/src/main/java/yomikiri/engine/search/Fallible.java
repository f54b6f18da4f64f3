package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Habits;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchStopped;

/**
 * Errs as people do. It values every move by a shallow search that overlooks some replies ({@link
 * ImaginedSearch}), adds what people like and shun ({@link Habits}), and chooses by the softmax of
 * that: of two moves liked alike never the one it holds for worse more often. It reports nothing,
 * as its values are no advice.
 */
public final class Fallible<P extends Position> implements Player<P> {
  private final Game<P> game;
  private final Horizon<P> horizon;
  private final Traits traits;
  private final Optional<Habits<P>> habits;
  private SplittableRandom random;
  private @Nullable P left; // the position after the own last move

  /**
   * How somebody errs. Points are those of the game, or of its evaluation.
   *
   * @param depth plies looked ahead
   * @param noise points by which a move has to be better to be e times as likely; 0 for none
   * @param overlook the chance not to see a reply; at the k-th ply after the move it is k times as
   *     likely
   * @param near how much rarer a move is with each field between it and the last move: with 1, e
   *     times
   * @param shun how much of {@link Habits#shunned} counts
   * @param cap points that a move may lose at most, as far as the search sees without overlooking
   *     anything
   * @param alert 1: a win in one move is taken; 2: a loss in one is avoided, too
   */
  public record Traits(
      int depth, double noise, double overlook, double near, double shun, double cap, int alert) {
    static final Parameter NOISE = new Parameter("noise", Parameter.Kind.NUMBER, 0, 1000);
    static final Parameter OVERLOOK = new Parameter("overlook", Parameter.Kind.NUMBER, 0, 1);
    static final Parameter NEAR = new Parameter("near", Parameter.Kind.NUMBER, 0, 100);
    static final Parameter SHUN = new Parameter("shun", Parameter.Kind.NUMBER, 0, 100);
    static final Parameter CAP = new Parameter("cap", Parameter.Kind.NUMBER, 0, 10_000);
    static final Parameter ALERT = new Parameter("alert", Parameter.Kind.COUNT, 0, 2);

    private static final int USUAL_DEPTH = 2;

    /**
     * What may be set.
     *
     * @param hasHabits whether a game knows what people like and shun
     */
    static List<Parameter> parameters(boolean hasHabits) {
      List<Parameter> all = new ArrayList<>(List.of(Parameter.DEPTH, NOISE, OVERLOOK, CAP, ALERT));
      if (hasHabits) {
        all.addAll(List.of(NEAR, SHUN));
      }
      return all;
    }

    static Traits of(PlayerSpec spec) {
      return new Traits(
          spec.value(Parameter.DEPTH).orElse((double) USUAL_DEPTH).intValue(),
          spec.value(NOISE).orElse(0.0),
          spec.value(OVERLOOK).orElse(0.0),
          spec.value(NEAR).orElse(0.0),
          spec.value(SHUN).orElse(0.0),
          spec.value(CAP).orElse(Double.POSITIVE_INFINITY),
          spec.value(ALERT).orElse(0.0).intValue());
    }
  }

  Fallible(Game<P> game, Horizon<P> horizon, Traits traits, Optional<Habits<P>> habits, long seed) {
    this.game = game;
    this.horizon = horizon;
    this.traits = traits;
    this.habits = habits;
    this.random = new SplittableRandom(seed);
  }

  @Override
  public boolean begin(P start, long seed) {
    random = new SplittableRandom(seed);
    left = null;
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    double[] chances = chances(ownCopy, seat, lastMove(ownCopy, seat), context, random.nextLong());
    double drawn = random.nextDouble();
    int move = -1;
    for (int i = 0; i < chances.length && drawn >= 0; i++) {
      if (chances[i] > 0) {
        move = i;
        drawn -= chances[i];
      }
    }
    if (ownCopy instanceof TurnPosition) {
      left = game.copyOf(ownCopy);
      ((TurnPosition) left).play(move);
    }
    return move;
  }

  @Override
  public Optional<double[]> chances(
      P position, int seat, OptionalInt last, SearchContext context, long seed) {
    return Optional.of(chances(position, seat, last.orElse(-1), context, seed));
  }

  /** The move by which the other side came here from the own last move; -1 if it is not known. */
  private int lastMove(P position, int seat) {
    P before = left;
    if (habits.isEmpty()
        || !(before instanceof TurnPosition turn)
        || turn.isOver()
        || turn.turn() == seat) {
      return -1;
    }
    Moves moves = new Moves();
    turn.legalMoves(moves);
    P after = game.copyOf(before);
    for (int i = 0; i < moves.size(); i++) {
      game.copy(before, after);
      ((TurnPosition) after).play(moves.get(i));
      if (Positions.areSame(after, position)) {
        return moves.get(i);
      }
    }
    return -1;
  }

  /** The chance of each move, by move; 0 of those that are not allowed. */
  private double[] chances(P position, int seat, int last, SearchContext context, long seed) {
    Moves moves = new Moves();
    position.legalMoves(seat, moves);
    double[] chances = new double[game.moveLimit()];
    if (moves.size() == 1) {
      chances[moves.get(0)] = 1;
      return chances;
    }
    double[] values = new double[moves.size()];
    try {
      value(position, seat, context, seed, moves, values);
    } catch (SearchStopped budgetSpent) {
      context.reportStopped();
    }
    double noise = traits.noise() * habits.map(habit -> habit.doubt(position)).orElse(1.0);
    double[] dislikes = new double[moves.size()];
    Arrays.setAll(dislikes, i -> disliked(position, moves.get(i), last));
    double[] shares = softmax(values, dislikes, noise);
    for (int i = 0; i < shares.length; i++) {
      chances[moves.get(i)] = shares[i];
    }
    return chances;
  }

  /**
   * Fills in the mean of the values of all depths that could be searched whole, in points; negative
   * infinity for what is not played.
   */
  private void value(
      P position, int seat, SearchContext context, long seed, Moves moves, double[] into) {
    int deepest = Math.min(traits.depth(), context.clock().budget().depth());
    ImaginedSearch<P> search =
        new ImaginedSearch<>(game, horizon, seat, seed, context.clock().meter());
    double[] ends = new double[moves.size()];
    for (int plies = 1; plies <= traits.alert() && max(ends) == 0; plies++) {
      ends = search.ends(position, moves, plies);
    }
    double[] sums = new double[moves.size()];
    for (int depth = 1; depth <= deepest; depth++) {
      double[] seen = search.values(position, moves, depth, 0);
      double[] imagined =
          traits.overlook() == 0 ? seen : search.values(position, moves, depth, traits.overlook());
      for (int i = 0; i < into.length; i++) {
        seen[i] = ends[i] < max(ends) ? Double.NEGATIVE_INFINITY : seen[i];
        sums[i] += imagined[i];
      }
      double least = Math.max(max(seen) - traits.cap(), -Double.MAX_VALUE);
      for (int i = 0; i < into.length; i++) {
        into[i] = seen[i] < least ? Double.NEGATIVE_INFINITY : sums[i] / depth;
      }
    }
  }

  private static double max(double[] values) {
    return Arrays.stream(values).max().orElseThrow();
  }

  private double disliked(P position, int move, int last) {
    return habits
        .map(
            habit ->
                traits.shun() * habit.shunned(position, move)
                    + (last < 0 ? 0 : traits.near() * habit.distance(move, last)))
        .orElse(0.0);
  }

  /** The share of each, those being e times as likely that are better by {@code noise}. */
  private static double[] softmax(double[] values, double[] dislikes, double noise) {
    double best = max(values);
    double[] shares = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      double worse = values[i] == best ? 0 : (best - values[i]) / noise;
      shares[i] = Math.exp(-worse - dislikes[i]);
    }
    double sum = Arrays.stream(shares).sum();
    Arrays.setAll(shares, i -> shares[i] / sum);
    return shares;
  }
}
