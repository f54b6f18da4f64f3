package yomikiri.engine.games.tron;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Game.IdleMove;
import yomikiri.engine.game.Game.WithdrawalRule;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.games.tron.board.Territory;

/**
 * Tron: two to four cycles, each of which leaves a trail. A cycle that can move to no free cell
 * crashes, and its trail disappears; the last one wins. As in the arena <i>Tron Battle</i> they
 * move one after the other; two can also move at once, and then both crash where they meet.
 */
public final class Tron<P extends TronPosition & Position> implements Game<P> {
  /** The arena of all games that are listed. */
  public static final Arena ARENA = new Arena(30, 20);

  private static final int FAIR_SHARE = 100; // shares may differ by one cell in so many

  private final String id;
  private final Arena arena;
  private final TronPosition.Kind<P> kind;
  private final TronNotation<P> notation;

  private Tron(String id, Arena arena, TronPosition.Kind<P> kind) {
    this.id = id;
    this.arena = arena;
    this.kind = kind;
    this.notation = new TronNotation<>(arena, kind);
  }

  /** Two, in turns. */
  public static Tron<TronPosition.Duel> duel(Arena arena) {
    return new Tron<>("tron-2", arena, TronPosition.Duel::new);
  }

  /** Three or four, in turns. */
  public static Tron<TronPosition.Several> several(Arena arena, int players) {
    return new Tron<>("tron-" + players, arena, empty -> new TronPosition.Several(empty, players));
  }

  /** Two at once. */
  public static Tron<TronPosition.Joint> joint(Arena arena) {
    return new Tron<>("tron-joint", arena, TronPosition.Joint::new);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public int players() {
    return kind.empty(arena).players();
  }

  @Override
  public boolean onlyWinsCount() {
    return true;
  }

  /** Heads on different cells, each cell as likely as any other. */
  @Override
  public P newPosition(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    P position = kind.empty(arena);
    for (int seat = 0; seat < position.players(); seat++) {
      int cell;
      do {
        cell = arena.cell((int) Math.unsignedMultiplyHigh(random.nextLong(), arena.size()));
      } while (!GridCellSet.isIn(position.free(), cell));
      position.putHead(seat, cell);
    }
    return position;
  }

  /** The Voronoi shares of all seats differ by at most a hundredth of the arena. */
  @Override
  public Optional<Predicate<P>> fairStart() {
    return Optional.of(this::isFair);
  }

  private boolean isFair(P position) {
    Territory territory = new Territory();
    territory.divide(position.free(), position.heads(), position.turn(), Territory.UNLIMITED);
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (int seat = 0; seat < position.players(); seat++) {
      least = Math.min(least, territory.cells(seat));
      most = Math.max(most, territory.cells(seat));
    }
    return FAIR_SHARE * (most - least) <= arena.size();
  }

  @Override
  public P copyOf(P position) {
    P copy = kind.empty(arena);
    copy.become(position);
    return copy;
  }

  @Override
  public void copy(P from, P into) {
    into.become(from);
  }

  @Override
  public int moveLimit() {
    return Arena.MOVES;
  }

  @Override
  public Notation<P> notation() {
    return notation;
  }

  @Override
  public Optional<IdleMove<P>> idleMove() {
    return Optional.of(new StraightIdleMove<>());
  }

  @Override
  public Optional<WithdrawalRule<P>> withdrawal() {
    return players() > 2 ? Optional.of(new GivingUp<>()) : Optional.empty();
  }

  /** Whoever leaves takes its trail along. */
  private static final class GivingUp<P extends TronPosition & Position>
      implements WithdrawalRule<P> {
    @Override
    public void withdraw(P position, int seat) {
      position.withdraw(seat);
    }
  }

  /**
   * A cycle that nobody steers goes straight on, and where that is blocked, to the side with more
   * free cells ahead; if it has not moved yet, that way too.
   */
  static final class StraightIdleMove<P extends TronPosition & Position> implements IdleMove<P> {
    @Override
    public int of(P position, int seat) {
      int heading = position.heading(seat);
      if (heading != TronPosition.NONE && freeAhead(position, seat, heading) > 0) {
        return heading;
      }
      Moves legal = new Moves();
      position.movesOf(seat, legal);
      int best = legal.get(0);
      for (int i = 1; i < legal.size(); i++) {
        if (freeAhead(position, seat, legal.get(i)) > freeAhead(position, seat, best)) {
          best = legal.get(i);
        }
      }
      return best;
    }

    private static int freeAhead(TronPosition position, int seat, int move) {
      int count = 0;
      int cell = Arena.target(position.head(seat), move);
      while (GridCellSet.isIn(position.free(), cell)) {
        count++;
        cell = Arena.target(cell, move);
      }
      return count;
    }
  }
}
