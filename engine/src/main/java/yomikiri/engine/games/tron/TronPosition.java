package yomikiri.engine.games.tron;

import java.util.Arrays;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.MultiPosition;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/**
 * A state of Tron: which cells are free, each seat's trail and its head, and who has gone out. A
 * seat's points are the seats that it has outlived so far. Cells are numbered as {@link
 * GridCellSet} does.
 */
public abstract sealed class TronPosition {
  /** The head of a seat that is out. */
  public static final int NONE = -1;

  private final Arena arena;
  private final int players;
  private final long[] free;
  private final long[][] trails; // by seat, the head included
  private final int[] heads;
  private final int[] headings; // the last move, or NONE
  private final int[] exits; // as of which exit from the game a seat was out, from 1; 0 while in
  private int exitCount;
  private int in;
  private int turn;
  private long key;

  private TronPosition(Arena arena, int players) {
    this.arena = arena;
    this.players = players;
    this.free = arena.all();
    this.trails = new long[players][GridCellSet.WORDS];
    this.heads = new int[players];
    this.headings = new int[players];
    this.exits = new int[players];
    this.in = players;
    Arrays.fill(heads, NONE);
    Arrays.fill(headings, NONE);
  }

  /** An empty arena in which a kind of position begins. */
  @FunctionalInterface
  interface Kind<P extends TronPosition> {
    P empty(Arena arena);
  }

  /** Two, in turns. */
  public static final class Duel extends TronPosition implements DuelPosition {
    Duel(Arena arena) {
      super(arena, 2);
    }

    @Override
    public void legalMoves(Moves into) {
      movesOf(turn(), into);
    }

    @Override
    public void play(int move) {
      playInTurn(move);
    }
  }

  /** Several, in turns. */
  public static final class Several extends TronPosition implements MultiPosition {
    Several(Arena arena, int players) {
      super(arena, players);
    }

    @Override
    public void legalMoves(Moves into) {
      movesOf(turn(), into);
    }

    @Override
    public void play(int move) {
      playInTurn(move);
    }
  }

  /** Two at once. */
  public static final class Joint extends TronPosition implements JointPosition {
    Joint(Arena arena) {
      super(arena, 2);
      setTurn(NONE);
    }

    @Override
    public void legalMoves(int seat, Moves into) {
      movesOf(seat, into);
    }

    @Override
    public void play(int[] joint) {
      playAtOnce(joint);
    }
  }

  public final Arena arena() {
    return arena;
  }

  /** See {@link Position#players}. */
  public final int players() {
    return players;
  }

  /** Whether all move at once. */
  public final boolean isJoint() {
    return this instanceof Joint;
  }

  /** The seat to move; {@link #NONE} where all move at once. */
  public final int turn() {
    return turn;
  }

  /** See {@link Position#isOver}. */
  public final boolean isOver() {
    return in <= 1;
  }

  /** Whether a seat has crashed. */
  public final boolean isOut(int seat) {
    return heads[seat] == NONE;
  }

  /** The cell of a seat's head, {@link #NONE} if it is out. */
  public final int head(int seat) {
    return heads[seat];
  }

  /** The cells of all heads by seat, {@link #NONE} for who is out; only to be read. */
  public final int[] heads() {
    return heads;
  }

  /** A seat's last move; {@link #NONE} if it has not moved, or nothing tells. */
  public final int heading(int seat) {
    return headings[seat];
  }

  /** The free cells; only to be read. */
  public final long[] free() {
    return free;
  }

  /** The cells of a seat, its head included; only to be read. */
  public final long[] trail(int seat) {
    return trails[seat];
  }

  /** As which exit from the game a seat went out, from 1; 0 while it is in. */
  public final int exit(int seat) {
    return exits[seat];
  }

  /** How many seats have been outlived by {@code seat}. */
  public final int score(int seat) {
    int outlived = 0;
    for (int other = 0; other < players; other++) {
      outlived += exits[other] > 0 && (exits[seat] == 0 || exits[other] < exits[seat]) ? 1 : 0;
    }
    return outlived;
  }

  /** See {@link Position#reward}. */
  public final double reward(int seat) {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over");
    }
    int equal = 0;
    for (int other = 0; other < players; other++) {
      equal += other != seat && exits[other] == exits[seat] ? 1 : 0;
    }
    return (score(seat) + equal / 2.0) / (players - 1);
  }

  /** See {@link Position#key}. Between two it does not matter whose a trail is. */
  public final long key() {
    return key ^ Hashing.mixed(1L << 40 | turn);
  }

  /** The moves to free cells; where there is none, all four. */
  final void movesOf(int seat, Moves into) {
    into.clear();
    for (int move = 0; move < Arena.MOVES; move++) {
      if (GridCellSet.isIn(free, Arena.target(heads[seat], move))) {
        into.add(move);
      }
    }
    if (into.isEmpty()) {
      for (int move = 0; move < Arena.MOVES; move++) {
        into.add(move);
      }
    }
  }

  final void playInTurn(int move) {
    int target = Arena.target(heads[turn], move);
    if (GridCellSet.isIn(free, target)) {
      step(turn, target, move);
    } else {
      exitCount++;
      leave(turn);
    }
    pass();
  }

  final void playAtOnce(int[] joint) {
    int first = Arena.target(heads[0], joint[0]);
    int second = Arena.target(heads[1], joint[1]);
    boolean meet = first == second;
    boolean isFirstIn = GridCellSet.isIn(free, first) && !meet;
    boolean isSecondIn = GridCellSet.isIn(free, second) && !meet;
    exitCount += isFirstIn && isSecondIn ? 0 : 1;
    move(0, first, joint[0], isFirstIn);
    move(1, second, joint[1], isSecondIn);
  }

  private void move(int seat, int target, int move, boolean staysIn) {
    if (staysIn) {
      step(seat, target, move);
    } else {
      leave(seat);
    }
  }

  /** Takes a seat out of a game that the others play on. */
  final void withdraw(int seat) {
    if (!isOut(seat)) {
      exitCount++;
      leave(seat);
      if (turn == seat) {
        pass();
      }
    }
  }

  /** Makes it the turn of the next seat that is in. */
  private void pass() {
    do {
      turn = (turn + 1) % players;
    } while (in > 0 && isOut(turn));
  }

  private void step(int seat, int target, int move) {
    key ^= headCode(seat, heads[seat]) ^ headCode(seat, target);
    put(seat, target);
    heads[seat] = target;
    headings[seat] = move;
  }

  private void leave(int seat) {
    key ^= headCode(seat, heads[seat]);
    long[] trail = trails[seat];
    for (int word = 0; word < GridCellSet.WORDS; word++) {
      free[word] |= trail[word];
      for (long rest = trail[word]; rest != 0; rest &= rest - 1) {
        key ^= trailCode(seat, 64 * word + Long.numberOfTrailingZeros(rest));
      }
      trail[word] = 0;
    }
    heads[seat] = NONE;
    headings[seat] = NONE;
    exits[seat] = exitCount;
    in--;
  }

  private void put(int seat, int cell) {
    GridCellSet.add(trails[seat], cell);
    GridCellSet.remove(free, cell);
    key ^= trailCode(seat, cell);
  }

  private long trailCode(int seat, int cell) {
    return Hashing.mixed((players == 2 ? 0L : seat + 1L) << 12 | cell);
  }

  private static long headCode(int seat, int cell) {
    return Hashing.mixed(1L << 20 | (long) seat << 12 | cell);
  }

  /** Puts a piece of a trail on a free cell, while a position is made. */
  final void putTrail(int seat, int cell) {
    put(seat, cell);
  }

  /** Puts a head on a free cell, while a position is made. */
  final void putHead(int seat, int cell) {
    put(seat, cell);
    heads[seat] = cell;
    key ^= headCode(seat, cell);
  }

  /** Sets where a seat came from, while a position is made. */
  final void setHeading(int seat, int move) {
    headings[seat] = move;
  }

  /** Sets whose turn it is, while a position is made. */
  final void setTurn(int seat) {
    turn = seat;
  }

  /**
   * Marks seats without cells as out, while a position is made.
   *
   * @param seats all that went out at once
   */
  final void setOut(int... seats) {
    exitCount++;
    for (int seat : seats) {
      exits[seat] = exitCount;
      in--;
    }
  }

  /** Makes this equal to another of the same arena and as many seats. */
  final void become(TronPosition from) {
    System.arraycopy(from.free, 0, free, 0, GridCellSet.WORDS);
    for (int seat = 0; seat < players; seat++) {
      System.arraycopy(from.trails[seat], 0, trails[seat], 0, GridCellSet.WORDS);
      heads[seat] = from.heads[seat];
      headings[seat] = from.headings[seat];
      exits[seat] = from.exits[seat];
    }
    exitCount = from.exitCount;
    in = from.in;
    turn = from.turn;
    key = from.key;
  }
}
