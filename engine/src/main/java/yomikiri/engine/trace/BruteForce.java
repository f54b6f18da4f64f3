package yomikiri.engine.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;

/**
 * Plain minimax to a depth in a game for one or two, without any bound: what searches are held
 * against. Points still to come are remembered by position and depth.
 */
final class BruteForce {
  /** To the end of the game. */
  static final int END = Integer.MAX_VALUE;

  private static final int NODES_EACH = 300_000;
  private static final long NODES_ALL = 30_000_000;
  private static final int MOST_REMEMBERED = 400_000;

  private final int seat;
  private final BooleanSupplier stopped;
  private final Map<Integer, Map<Long, Integer>> remembered = new HashMap<>(); // by plies to go
  private final List<Moves> moves = new ArrayList<>();
  private int size;
  private long nodes;
  private long limit;
  private long known;
  private long unknown;
  private boolean horizonSeen;

  /** {@code seat} is the one whose points count. */
  BruteForce(int seat, BooleanSupplier stopped) {
    this.seat = seat;
    this.stopped = stopped;
  }

  /** Values that were found. */
  long known() {
    return known;
  }

  /** Values that were not. */
  long unknown() {
    return unknown;
  }

  /** Counts a value that the position tells as it stands. */
  void hit() {
    known++;
  }

  /** Counts a value that nobody can read out. */
  void miss() {
    unknown++;
  }

  void checkStopped() {
    if (stopped.getAsBoolean()) {
      throw new CancellationException();
    }
  }

  /** Whether the last value found rests on positions where the game is not over. */
  boolean isHorizonSeen() {
    return horizonSeen;
  }

  /** The lead of the seat after so many plies of best play; empty where that takes too long. */
  <P extends Position> OptionalInt lead(Game<P> game, P position, int plies) {
    if (!TraceCheck.isReadable(position) || nodes >= NODES_ALL) {
      miss();
      return OptionalInt.empty();
    }
    limit = nodes + NODES_EACH;
    horizonSeen = false;
    int found = lead(game, position, plies, 0);
    if (nodes > limit) {
      miss();
      return OptionalInt.empty();
    }
    known++;
    return OptionalInt.of(found);
  }

  private <P extends Position> int lead(Game<P> game, P position, int plies, int ply) {
    int now = position.lead(seat);
    if (position.isOver() || plies == 0) {
      horizonSeen |= !position.isOver();
      return now;
    }
    if (++nodes > limit) {
      return now;
    }
    if ((nodes & 0xfff) == 0) {
      checkStopped();
    }
    long key = position.key();
    Map<Long, Integer> table = remembered.computeIfAbsent(plies, deep -> new HashMap<>());
    Integer stored = table.get(key);
    if (stored != null) {
      horizonSeen |= (stored & 1) != 0;
      return now + (stored >> 1);
    }
    boolean seenBefore = horizonSeen;
    horizonSeen = false;
    int best = best(game, position, plies, ply);
    if (nodes <= limit) {
      store(plies, key, (best - now) << 1 | (horizonSeen ? 1 : 0));
    }
    horizonSeen |= seenBefore;
    return best;
  }

  private <P extends Position> int best(Game<P> game, P position, int plies, int ply) {
    int turn = ((TurnPosition) position).turn();
    boolean own = turn == seat;
    while (moves.size() <= ply) {
      moves.add(new Moves());
    }
    Moves legal = moves.get(ply);
    position.legalMoves(turn, legal);
    P child = game.copyOf(position);
    int best = own ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int i = 0; i < legal.size() && nodes <= limit; i++) {
      game.copy(position, child);
      TraceMoves.play(child, legal.get(i), game.moveLimit());
      int value = lead(game, child, plies == END ? END : plies - 1, ply + 1);
      best = own ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  private void store(int plies, long key, int value) {
    if (size++ == MOST_REMEMBERED) {
      remembered.clear();
      size = 1;
    }
    remembered.computeIfAbsent(plies, deep -> new HashMap<>()).put(key, value);
  }
}
