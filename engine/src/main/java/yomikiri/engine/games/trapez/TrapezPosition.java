package yomikiri.engine.games.trapez;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Keys;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.trapez.tiles.Cells;
import yomikiri.engine.games.trapez.tiles.Tiles;

/**
 * A Trapez position: the tiles as {@link Tiles} has them, and the side to move. Seat 0 is light. A
 * move is a {@link TrapezMove}. It has a turn exactly if it surrounds other tiles.
 */
public final class TrapezPosition implements DuelPosition {
  private static final int NOBODY = -1;

  private int east;
  private int southWest;
  private int northWest;
  private int turn;
  private int winner;

  /**
   * The position with a given tile on each cell, 0 for none.
   *
   * @param tiles by cell
   */
  TrapezPosition(int[] tiles, int turn) {
    for (int cell = 0; cell < Board.CELLS; cell++) {
      put(Cells.bit(cell), Tiles.code(tiles[cell]));
    }
    this.turn = turn;
    this.winner = winner(1 - turn, longest(0) >= Tiles.WINNING, longest(1) >= Tiles.WINNING);
  }

  /** An equal one. */
  TrapezPosition(TrapezPosition from) {
    become(from);
  }

  void become(TrapezPosition from) {
    east = from.east;
    southWest = from.southWest;
    northWest = from.northWest;
    turn = from.turn;
    winner = from.winner;
  }

  private void put(int bit, int code) {
    east |= -(code & 1) & bit;
    southWest |= -(code >> 1 & 1) & bit;
    northWest |= -(code >> 2) & bit;
  }

  /**
   * Who has won, or nobody.
   *
   * @param mover who moved last
   * @param isLightSeven whether light has a group that wins
   */
  private int winner(int mover, boolean isLightSeven, boolean isDarkSeven) {
    if (isLightSeven || isDarkSeven) {
      return isLightSeven && isDarkSeven ? 1 - mover : isLightSeven ? 0 : 1;
    }
    return occupied() < Cells.ALL ? NOBODY : longest(0) >= longest(1) ? 0 : 1;
  }

  /** The set of the cells with a tile, see {@link Cells}. */
  int occupied() {
    return east | southWest | northWest;
  }

  /**
   * The tile on a cell: the direction of the middle one of its light edges, 1 east to 6 north-east,
   * clockwise; 0 if the cell is empty.
   */
  public int tile(int cell) {
    int bit = Cells.bit(cell);
    int code = (east & bit) == 0 ? 0 : 1;
    code |= (southWest & bit) == 0 ? 0 : 2;
    code |= (northWest & bit) == 0 ? 0 : 4;
    return Tiles.tile(code);
  }

  /** The number of tiles. */
  public int tiles() {
    return Integer.bitCount(occupied());
  }

  /** The size of the largest group of a seat. */
  public int longest(int seat) {
    int dark = seat == 0 ? 0 : occupied();
    return Tiles.longest(east ^ dark, southWest ^ dark, northWest ^ dark, occupied());
  }

  /**
   * All groups of a seat, the largest first, also those of a single tile. Every tile belongs to one
   * group of each seat.
   *
   * @return each group as a set with cell {@code n} in bit {@code n}
   */
  public int[] groups(int seat) {
    int dark = seat == 0 ? 0 : occupied();
    List<Integer> groups = new ArrayList<>();
    int left = occupied();
    while (left != 0) {
      int group =
          Tiles.group(left & -left, east ^ dark, southWest ^ dark, northWest ^ dark, occupied());
      groups.add(Cells.compact(group));
      left &= ~group;
    }
    groups.sort(Comparator.comparingInt(group -> -Integer.bitCount(group)));
    return groups.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * The tiles that a placement on an empty cell surrounds, of which the mover must then turn one.
   *
   * @return a set with cell {@code n} in bit {@code n}; empty if the move has no turn
   */
  public int surroundedBy(int cell) {
    int occupied = occupied();
    int last = occupied & Cells.withOneGap(Cells.ALL & ~occupied);
    return Cells.compact(Cells.neighbours(cell) & last);
  }

  @Override
  public int players() {
    return 2;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public boolean isOver() {
    return winner != NOBODY;
  }

  /** 1 for the winner. */
  @Override
  public int score(int seat) {
    return winner == seat ? 1 : 0;
  }

  @Override
  public double reward(int seat) {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over");
    }
    return score(seat);
  }

  @Override
  public void legalMoves(Moves into) {
    into.clear();
    if (isOver()) {
      return;
    }
    int occupied = occupied();
    int empty = Cells.ALL & ~occupied;
    int last = occupied & Cells.withOneGap(empty);
    for (int left = empty; left != 0; left &= left - 1) {
      int cell = Cells.first(left);
      int surrounded = Cells.neighbours(cell) & last;
      for (int tile = 1; tile <= Board.DIRECTIONS; tile++) {
        if (surrounded == 0) {
          into.add(TrapezMove.of(cell, tile));
        }
        for (int turned = surrounded; turned != 0; turned &= turned - 1) {
          int clockwise = TrapezMove.of(cell, tile, Cells.first(turned), true);
          into.add(clockwise);
          into.add(clockwise + 1);
        }
      }
    }
  }

  @Override
  public void play(int move) {
    int placed = Cells.bit(TrapezMove.cell(move));
    put(placed, Tiles.code(TrapezMove.tile(move)));
    int turnedCell = TrapezMove.turnedCell(move);
    int changed = placed;
    if (turnedCell >= 0) {
      int turned = Cells.bit(turnedCell);
      changed |= turned;
      turn(turned, TrapezMove.isClockwise(move));
    }
    int mover = turn;
    turn = 1 - mover;
    int occupied = occupied();
    winner =
        winner(
            mover,
            Tiles.wins(changed, east, southWest, northWest, occupied),
            Tiles.wins(
                changed, occupied ^ east, occupied ^ southWest, occupied ^ northWest, occupied));
  }

  /** Turns a tile by a sixth of a circle: each edge becomes what the one before it was. */
  private void turn(int bit, boolean isClockwise) {
    int oldEast = east;
    int oldSouthWest = southWest;
    int oldNorthWest = northWest;
    east = east & ~bit | ~(isClockwise ? oldSouthWest : oldNorthWest) & bit;
    southWest = southWest & ~bit | ~(isClockwise ? oldNorthWest : oldEast) & bit;
    northWest = northWest & ~bit | ~(isClockwise ? oldEast : oldSouthWest) & bit;
  }

  @Override
  public long key() {
    return Keys.mixed((long) east << 32 | southWest) ^ Long.rotateLeft(Keys.mixed(northWest), 32);
  }
}
