package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.teach.PuzzleProof.Worth;

/**
 * What every move of a seat is worth for sure: if all others move against it, and where all move at
 * once, see its move first. Alpha-beta over all play, to the end of the game or to a horizon, for a
 * game of any kind. Made for one position; not thread-safe.
 */
public final class ExhaustiveSearch<P extends Position> {
  private static final int MOST = 1_000_000; // no position is worth as much

  private final Game<P> game;
  private final int seat;
  private final Aim aim;
  private final int horizon;
  private final List<P> positions = new ArrayList<>(); // by ply
  private final long[] keys; // of the transposition table; 0 where nothing is stored
  private final int[] low;
  private final int[] high;
  private int nodesLeft;

  /** What is counted. */
  enum Aim {
    /** The points the seat is ahead by at the horizon, counted in plies. */
    LEAD,
    /** The moves after which the seat is still in the game; the horizon counts its moves. */
    SURVIVAL
  }

  ExhaustiveSearch(Game<P> game, P position, int seat, Aim aim, int horizon, int nodes) {
    this.game = game;
    this.seat = seat;
    this.aim = aim;
    this.horizon = horizon;
    this.nodesLeft = nodes;
    int size = 2 * Integer.highestOneBit(nodes);
    this.keys = new long[size];
    this.low = new int[size];
    this.high = new int[size];
    positions.add(game.copyOf(position));
  }

  /**
   * The points by which a seat is ahead at the end of the game, by its legal moves.
   *
   * @param nodes the most positions to visit
   * @return empty if it takes more
   */
  public static <P extends Position> Optional<Map<Integer, Integer>> leads(
      Game<P> game, P position, int seat, int nodes) {
    return new ExhaustiveSearch<>(game, position, seat, Aim.LEAD, Integer.MAX_VALUE, nodes)
        .moves()
        .map(moves -> moves.stream().collect(Collectors.toMap(Worth::move, Worth::value)));
  }

  /** Every legal move, the best first; empty if that takes more nodes than there are. */
  Optional<List<Worth>> moves() {
    List<Worth> moves = new ArrayList<>();
    for (int move : legal(0, seat)) {
      moves.add(new Worth(move, after(0, 0, move, -MOST, MOST)));
    }
    moves.sort(Comparator.comparingInt(one -> -one.value()));
    return isSpent() ? Optional.empty() : Optional.of(moves);
  }

  /** The play after a first move if all play as well as they can, as far as the nodes go. */
  List<Integer> line(int first) {
    List<Integer> line = new ArrayList<>();
    int made = 0;
    int move = first;
    for (int ply = 0; !isSpent() && !isEnd(ply, made); ply++) {
      P position = positions.get(ply);
      boolean isOwn = isOwn(position);
      if (ply > 0) {
        move = isOwn ? best(ply, made) : worst(ply, made, -1);
      }
      int reply = position instanceof JointPosition ? worst(ply, made, move) : -1;
      if (isSpent()) {
        return line;
      }
      line.add(move);
      if (reply >= 0) {
        line.add(reply);
      }
      play(ply, move, reply);
      made += isOwn && !positions.get(ply + 1).isOut(seat) ? 1 : 0;
    }
    return line;
  }

  private int best(int ply, int made) {
    int best = -1;
    int most = -MOST - 1;
    for (int move : legal(ply, seat)) {
      int value = after(ply, made, move, -MOST, MOST);
      if (value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  }

  /** The others' best move; {@code own} is the seat's where all move at once. */
  private int worst(int ply, int made, int own) {
    int worst = -1;
    int least = MOST + 1;
    for (int move : legal(ply, other(positions.get(ply)))) {
      int value =
          own < 0
              ? step(ply, made, move, -1, -MOST, MOST)
              : step(ply, made, own, move, -MOST, MOST);
      if (value < least) {
        least = value;
        worst = move;
      }
    }
    return worst;
  }

  private boolean isSpent() {
    return nodesLeft < 0;
  }

  private int value(int ply, int made, int alpha, int beta) {
    if (isEnd(ply, made)) {
      return worth(positions.get(ply), made);
    }
    nodesLeft--;
    if (isSpent()) {
      return 0;
    }
    long key = key(ply, made);
    int slot = (int) key & keys.length - 1;
    boolean isKnown = keys[slot] == key;
    if (isKnown && (low[slot] >= beta || low[slot] == high[slot])) {
      return low[slot];
    }
    if (isKnown && high[slot] <= alpha) {
      return high[slot];
    }
    int value =
        isOwn(positions.get(ply))
            ? most(ply, made, alpha, beta)
            : least(ply, made, -1, alpha, beta);
    if (!isSpent()) {
      store(slot, key, value > alpha ? value : -MOST, value < beta ? value : MOST);
    }
    return value;
  }

  /** Narrows the bounds of what is stored, or takes its place. */
  private void store(int slot, long key, int least, int most) {
    boolean isKnown = keys[slot] == key;
    low[slot] = isKnown ? Math.max(low[slot], least) : least;
    high[slot] = isKnown ? Math.min(high[slot], most) : most;
    keys[slot] = key;
  }

  private int most(int ply, int made, int alpha, int beta) {
    int most = -MOST;
    for (int move : legal(ply, seat)) {
      most = Math.max(most, after(ply, made, move, Math.max(alpha, most), beta));
      if (most >= beta || isSpent()) {
        return most;
      }
    }
    return most;
  }

  /** The same for the others; {@code own} is the seat's where all move at once, else -1. */
  private int least(int ply, int made, int own, int alpha, int beta) {
    int least = MOST;
    for (int move : legal(ply, other(positions.get(ply)))) {
      int value =
          own < 0
              ? step(ply, made, move, -1, alpha, Math.min(beta, least))
              : step(ply, made, own, move, alpha, Math.min(beta, least));
      least = Math.min(least, value);
      if (least <= alpha || isSpent()) {
        return least;
      }
    }
    return least;
  }

  /** What is to come once the seat has chosen. */
  private int after(int ply, int made, int move, int alpha, int beta) {
    return positions.get(ply) instanceof JointPosition
        ? least(ply, made, move, alpha, beta)
        : step(ply, made, move, -1, alpha, beta);
  }

  private int step(int ply, int made, int move, int reply, int alpha, int beta) {
    boolean isOwn = isOwn(positions.get(ply));
    play(ply, move, reply);
    boolean isIn = !positions.get(ply + 1).isOut(seat);
    return value(ply + 1, made + (isOwn && isIn ? 1 : 0), alpha, beta);
  }

  /** Makes the next ply's position; {@code reply} is the other's where all move at once. */
  private void play(int ply, int move, int reply) {
    if (positions.size() == ply + 1) {
      positions.add(game.copyOf(positions.get(ply)));
    } else {
      game.copy(positions.get(ply), positions.get(ply + 1));
    }
    switch (positions.get(ply + 1)) {
      case TurnPosition turn -> turn.play(move);
      case JointPosition joint -> {
        int[] moves = new int[2];
        moves[seat] = move;
        moves[1 - seat] = reply;
        joint.play(moves);
      }
    }
  }

  private boolean isOwn(Position position) {
    return !(position instanceof TurnPosition turn) || turn.turn() == seat;
  }

  private int other(Position position) {
    return position instanceof TurnPosition turn ? turn.turn() : 1 - seat;
  }

  private int[] legal(int ply, int whose) {
    Moves legal = new Moves();
    positions.get(ply).legalMoves(whose, legal);
    return legal.toArray();
  }

  private boolean isEnd(int ply, int made) {
    P position = positions.get(ply);
    return position.isOver()
        || switch (aim) {
          case LEAD -> ply >= horizon;
          case SURVIVAL -> made >= horizon || position.isOut(seat);
        };
  }

  private int worth(P position, int made) {
    return switch (aim) {
      case LEAD -> position.lead(seat);
      case SURVIVAL -> position.isOut(seat) ? made : horizon;
    };
  }

  /** Decides all that can still be counted. */
  private long key(int ply, int made) {
    P position = positions.get(ply);
    long key = position.key() ^ Hashing.mixed(aim == Aim.LEAD ? ply : made);
    for (int each = 0; each < position.players(); each++) {
      key = Hashing.mixed(key ^ position.score(each));
    }
    return key;
  }
}
