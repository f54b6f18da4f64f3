package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Meter;

/**
 * A search to a depth that may overlook moves, for one seat: it plays what is best for itself, all
 * others what is worst for it. Where all move at once, the others see its move. What is overlooked
 * in a position is the same on each way there.
 */
final class ImaginedSearch<P extends Position> {
  private static final int INFINITE = Integer.MAX_VALUE;

  private final Game<P> game;
  private final Horizon<P> horizon;
  private final int seat;
  private final long seed;
  private final Meter meter;
  private final List<Frame<P>> frames = new ArrayList<>();
  private double overlook;

  /**
   * What a ply of the search is written to: the position after it, and the moves of who chooses,
   * those chosen, and by seat the move that cut off last.
   */
  private static final class Frame<P> {
    private final P after;
    private final List<Moves> legal;
    private final int[] joint;
    private final int[] killers;

    Frame(P after, List<Moves> legal, int seats) {
      this.after = after;
      this.legal = legal;
      this.joint = new int[seats];
      this.killers = new int[seats];
    }
  }

  /**
   * @param seat whose moves are valued
   * @param seed decides what is overlooked
   */
  ImaginedSearch(Game<P> game, Horizon<P> horizon, int seat, long seed, Meter meter) {
    this.game = game;
    this.horizon = horizon;
    this.seat = seat;
    this.seed = seed;
    this.meter = meter;
  }

  /**
   * The value of each move, in points.
   *
   * @param overlooked the chance not to see a first reply; that of later moves grows by as much
   *     with each ply
   */
  double[] values(P position, Moves moves, int depth, double overlooked) {
    double unit = horizon.units(1);
    double[] values = values(position, moves, depth, overlooked, at -> horizon.value(at, seat));
    for (int i = 0; i < values.length; i++) {
      values[i] /= unit;
    }
    return values;
  }

  /** For each move 1 if it wins within {@code depth} plies, -1 if it loses, else 0. */
  double[] ends(P position, Moves moves, int depth) {
    return values(
        position, moves, depth, 0, at -> at.isOver() ? (int) (2 * at.reward(seat)) - 1 : 0);
  }

  private double[] values(
      P position, Moves moves, int depth, double overlooked, ToIntFunction<P> leaf) {
    overlook = overlooked;
    double[] values = new double[moves.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = next(position, 0, moves.get(i), depth, 0, -INFINITE, INFINITE, leaf);
    }
    return values;
  }

  /**
   * The value where somebody is to choose.
   *
   * @param order how many have chosen already, where all move at once
   */
  private int choice(
      P position, int order, int depth, int ply, int alpha, int beta, ToIntFunction<P> leaf) {
    int chooser = chooser(position, order);
    Frame<P> frame = frame(position, ply);
    Moves legal = frame.legal.get(order);
    position.legalMoves(chooser, legal);
    boolean isOwn = chooser == seat;
    int best = isOwn ? -INFINITE : INFINITE;
    int floor = alpha;
    int ceiling = beta;
    int first = Math.max(0, legal.indexOf(frame.killers[chooser]));
    for (int i = 0; i < legal.size() && floor < ceiling; i++) {
      int move = legal.get(i == 0 ? first : i <= first ? i - 1 : i);
      boolean isOnlyOne = i == legal.size() - 1 && Math.abs(best) == INFINITE;
      if (isOnlyOne || !isOverlooked(position, move, ply + order)) {
        int value = next(position, order, move, depth, ply, floor, ceiling, leaf);
        best = isOwn ? Math.max(best, value) : Math.min(best, value);
        floor = isOwn ? Math.max(floor, best) : floor;
        ceiling = isOwn ? ceiling : Math.min(ceiling, best);
        if (floor >= ceiling) {
          frame.killers[chooser] = move;
        }
      }
    }
    return best;
  }

  /** The value after a choice, when the others have chosen too. */
  private int next(
      P position,
      int order,
      int move,
      int depth,
      int ply,
      int alpha,
      int beta,
      ToIntFunction<P> leaf) {
    Frame<P> frame = frame(position, ply);
    frame.joint[chooser(position, order)] = move;
    if (position instanceof JointPosition && order + 1 < position.players()) {
      return choice(position, order + 1, depth, ply, alpha, beta, leaf);
    }
    meter.visit();
    P after = frame.after;
    game.copy(position, after);
    switch (after) {
      case JointPosition joint -> joint.play(frame.joint);
      case TurnPosition turn -> turn.play(move);
    }
    return depth == 1 || after.isOver()
        ? leaf.applyAsInt(after)
        : choice(after, 0, depth - 1, ply + 1, alpha, beta, leaf);
  }

  private int chooser(Position position, int order) {
    return switch (position) {
      case TurnPosition turn -> turn.turn();
      case JointPosition joint -> (seat + order) % joint.players();
    };
  }

  private boolean isOverlooked(P position, int move, int ply) {
    return overlook > 0
        && (Hashing.mixed(Hashing.mixed(seed ^ position.key()) + move) >>> 11) * 0x1p-53
            < overlook * ply;
  }

  private Frame<P> frame(P position, int ply) {
    if (ply == frames.size()) {
      List<Moves> legal = Stream.generate(Moves::new).limit(position.players()).toList();
      int seats = position.players();
      frames.add(new Frame<>(game.copyOf(position), legal, seats));
    }
    return frames.get(ply);
  }
}
