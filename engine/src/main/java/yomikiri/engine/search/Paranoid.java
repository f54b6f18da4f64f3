package yomikiri.engine.search;

import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.MultiPosition;
import yomikiri.engine.game.Notation;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/**
 * Paranoid search (Sturtevant and Korf 2000): supposes that all others play together to keep the
 * thinker's reward down. That makes a game for two, which {@link AlphaBeta} searches. At the
 * horizon rewards are chances, see {@link Evaluation#logisticScale}.
 */
public final class Paranoid<P extends MultiPosition> implements Player<P> {
  private final Game<P> game;
  private final AlphaBeta<ParanoidPosition<P>> search;

  /** Counts the points on the board at the horizon. */
  public Paranoid(Game<P> game) {
    this(game, Horizon.ofPoints(), AlphaBeta.USUAL);
  }

  /** Asks {@code evaluation} at the horizon. */
  public Paranoid(Game<P> game, Evaluation<P> evaluation) {
    this(game, Horizon.of(evaluation), AlphaBeta.USUAL);
  }

  Paranoid(Game<P> game, Horizon<P> horizon, Memory memory) {
    this.game = game;
    this.search =
        new AlphaBeta<>(
            new ParanoidPosition.Rules<>(game),
            Horizon.of(new ParanoidPosition.Chances<>(horizon, game.players())),
            memory);
  }

  @Override
  public boolean begin(P start, long seed) {
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    ParanoidPosition<P> root = new ParanoidPosition<>(game.copyOf(ownCopy), seat);
    return search.choose(
        root,
        0,
        new SearchContext(
            context.clock(),
            context.everyMove(),
            report -> context.report(() -> inRewards(report))));
  }

  /** The report as rewards of the thinker; moves of which only a bound is known are left out. */
  private static SearchReport inRewards(SearchReport report) {
    List<RankedMove> moves =
        report.moves().stream()
            .filter(ranked -> !RootMoveRanking.isBound(ranked.verdict()))
            .map(
                ranked -> new RankedMove(ranked.move(), inRewards(ranked.verdict()), ranked.line()))
            .toList();
    return report.with(moves);
  }

  /** Only a win against all the others together cannot turn out better than it was found to be. */
  private static Verdict inRewards(Verdict verdict) {
    double reward = ParanoidPosition.reward(RootMoveRanking.worth(verdict));
    return new Verdict.WinRate(reward, 0, verdict.proven() && reward == 1);
  }

  /**
   * A position of a game for several as one of a game for two: seat 0 is one of them, seat 1 all
   * the others. The points, in millionths, come at the end: the reward of the one, and what it
   * lacks.
   */
  static final class ParanoidPosition<P extends MultiPosition> implements DuelPosition {
    private static final int REWARD = 1_000_000;

    private final P position;
    private int one;

    /**
     * @param position becomes this position's own
     * @param one the seat that is alone
     */
    ParanoidPosition(P position, int one) {
      this.position = position;
      this.one = one;
    }

    /** The reward of seat 0 that a margin stands for. */
    static double reward(double margin) {
      return (margin / REWARD + 1) / 2;
    }

    @Override
    public boolean isOver() {
      return position.isOver();
    }

    @Override
    public int score(int seat) {
      if (!position.isOver()) {
        return 0;
      }
      int score = (int) Math.round(REWARD * position.reward(one));
      return seat == 0 ? score : REWARD - score;
    }

    @Override
    public double reward(int seat) {
      return seat == 0 ? position.reward(one) : 1 - position.reward(one);
    }

    /** The points so far decide rewards too. */
    @Override
    public long key() {
      long key = position.key();
      for (int seat = 0; seat < position.players(); seat++) {
        key = Hashing.mixed(key) + position.score(seat);
      }
      return key;
    }

    @Override
    public int turn() {
      return position.turn() == one ? 0 : 1;
    }

    @Override
    public void legalMoves(Moves into) {
      position.legalMoves(into);
    }

    @Override
    public void play(int move) {
      position.play(move);
    }

    /** How the positions are copied; they are neither dealt nor written. */
    record Rules<P extends MultiPosition>(Game<P> game) implements Game<ParanoidPosition<P>> {
      @Override
      public String id() {
        return game.id();
      }

      @Override
      public int players() {
        return 2;
      }

      @Override
      public ParanoidPosition<P> newPosition(long seed) {
        return new ParanoidPosition<>(game.newPosition(seed), 0);
      }

      @Override
      public ParanoidPosition<P> copyOf(ParanoidPosition<P> from) {
        return new ParanoidPosition<>(game.copyOf(from.position), from.one);
      }

      @Override
      public void copy(ParanoidPosition<P> from, ParanoidPosition<P> into) {
        game.copy(from.position, into.position);
        into.one = from.one;
      }

      @Override
      public int moveLimit() {
        return game.moveLimit();
      }

      @Override
      public Notation<ParanoidPosition<P>> notation() {
        throw new UnsupportedOperationException();
      }
    }

    /** The evaluation at the horizon. */
    static final class Chances<P extends MultiPosition> implements Evaluation<ParanoidPosition<P>> {
      private final Horizon<P> horizon;
      private final double[] rewards;

      Chances(Horizon<P> horizon, int seats) {
        this.horizon = horizon;
        this.rewards = new double[seats];
      }

      @Override
      public int unit() {
        return 1;
      }

      @Override
      public int evaluate(ParanoidPosition<P> position, int seat) {
        if (position.isOver()) {
          return 0;
        }
        horizon.rewards(position.position, rewards);
        int value = (int) Math.round(REWARD * (2 * rewards[position.one] - 1));
        return seat == 0 ? value : -value;
      }
    }
  }
}
