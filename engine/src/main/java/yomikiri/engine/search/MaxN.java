package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.MultiPosition;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Verdict;

/**
 * Max^n (Luckhardt and Irani 1986) with iterative deepening: whoever is to move takes the move
 * after which its own reward is highest, of equal ones the lowest. At the horizon rewards are
 * chances, see {@link Evaluation#logisticScale}. All rewards together are half the number of seats,
 * so a seat that has found more for itself than the seat before it would leave need look no further
 * (shallow pruning, Korf 1991).
 */
public final class MaxN<P extends MultiPosition> implements Player<P> {
  private static final double ROUNDING = 1e-9;

  private final Game<P> game;
  private final Horizon<P> horizon;
  private final List<Frame<P>> frames = new ArrayList<>();
  private final LineTable lines = new LineTable();
  private boolean horizonSeen;
  private boolean tieSeen; // between moves that differ for others

  /** Counts the points on the board at the horizon. */
  public MaxN(Game<P> game) {
    this(game, Horizon.ofPoints());
  }

  MaxN(Game<P> game, Horizon<P> horizon) {
    this.game = game;
    this.horizon = horizon;
  }

  /** A node on the path being searched, kept to be used again. */
  private static final class Frame<P> {
    final P position;
    final Moves legal = new Moves();
    final double[] rewards; // by seat

    Frame(P position, int seats) {
      this.position = position;
      this.rewards = new double[seats];
    }
  }

  @Override
  public boolean begin(P start, long seed) {
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    Meter meter = context.clock().meter();
    Moves legal = new Moves();
    ownCopy.legalMoves(legal);
    return IterativeDeepening.choose(
        legal.get(0),
        context,
        depth -> depth + 1,
        depth -> searchRoot(ownCopy, legal, depth, context.everyMove(), meter));
  }

  private IterativeDeepening.Iteration searchRoot(
      P root, Moves legal, int depth, boolean everyMove, Meter meter) {
    meter.visit();
    int seat = root.turn();
    List<RankedMove> ranked = new ArrayList<>();
    boolean horizonAnywhere = false;
    double best = -1;
    for (int i = 0; i < legal.size(); i++) {
      horizonSeen = false;
      tieSeen = false;
      Frame<P> child = step(root, legal.get(i), 0);
      boolean isExact = search(child, seat, everyMove ? -1 : best, depth - 1, 0, meter);
      horizonAnywhere |= horizonSeen;
      if (isExact) {
        double reward = child.rewards[seat];
        boolean isProven = !horizonSeen && !tieSeen;
        Verdict verdict = new Verdict.WinRate(reward, 0, isProven);
        ranked.add(new RankedMove(legal.get(i), verdict, lines.after(legal.get(i), 0)));
        best = Math.max(best, reward);
      }
    }
    ranked.sort(
        (one, other) -> Double.compare(reward(other), reward(one))); // stable: the lowest first
    return new IterativeDeepening.Iteration(ranked, !horizonAnywhere);
  }

  private static double reward(RankedMove ranked) {
    return RootMoveRanking.worth(ranked.verdict());
  }

  /** The position after a move, in the frame of the next ply. */
  private Frame<P> step(P from, int move, int ply) {
    if (frames.size() == ply) {
      frames.add(new Frame<>(game.copyOf(from), from.players()));
    }
    Frame<P> frame = frames.get(ply);
    game.copy(from, frame.position);
    frame.position.play(move);
    return frame;
  }

  /**
   * Fills in what each seat can expect.
   *
   * @param before the seat that moved here
   * @param known what that seat has already; -1 for nothing
   * @return whether the rewards are right; if not, {@code before} gets less here than it has
   */
  private boolean search(
      Frame<P> frame, int before, double known, int depth, int ply, Meter meter) {
    meter.visit();
    lines.begin(ply);
    P position = frame.position;
    if (position.isOver()) {
      for (int seat = 0; seat < frame.rewards.length; seat++) {
        frame.rewards[seat] = position.reward(seat);
      }
      return true;
    }
    if (depth == 0) {
      horizonSeen = true;
      horizon.rewards(position, frame.rewards);
      return true;
    }
    int seat = position.turn();
    double enough =
        seat == before || known < 0
            ? Double.MAX_VALUE
            : frame.rewards.length / 2.0 - known + ROUNDING;
    double best = -1;
    position.legalMoves(frame.legal);
    for (int i = 0; i < frame.legal.size(); i++) {
      Frame<P> child = step(position, frame.legal.get(i), ply + 1);
      if (search(child, seat, best, depth - 1, ply + 1, meter)) {
        double reward = child.rewards[seat];
        if (reward == best) {
          tieSeen |= !Arrays.equals(child.rewards, frame.rewards);
        } else if (reward > best) {
          best = reward;
          lines.lead(ply, frame.legal.get(i));
          System.arraycopy(child.rewards, 0, frame.rewards, 0, frame.rewards.length);
          if (best > enough) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
