package yomikiri.engine.games.trapez;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.trapez.board.Groups;
import yomikiri.engine.games.trapez.board.HexCellSet;
import yomikiri.engine.games.trapez.board.HexSymmetry;
import yomikiri.engine.games.trapez.board.TrapezTileSet;

/**
 * A Trapez position: the tiles and the side to move. Seat 0 is light. A move is a {@link
 * TrapezMove}. It has a turn exactly if it surrounds other tiles.
 */
public final class TrapezPosition implements DuelPosition {
  private static final int NOBODY = -1;

  private final TrapezTileSet tiles = new TrapezTileSet();
  private final Groups groups = new Groups(); // to be set by who uses them
  private int turn;
  private int winner;

  /**
   * The position with a given tile on each cell, 0 for none.
   *
   * @param tiles by cell
   */
  TrapezPosition(int[] tiles, int turn) {
    for (int cell = 0; cell < HexBoard.CELLS; cell++) {
      this.tiles.put(HexCellSet.bit(cell), tiles[cell]);
    }
    this.turn = turn;
    int occupied = this.tiles.occupied();
    groups.set(this.tiles);
    this.winner = winner(1 - turn, groups.wins(0, occupied), groups.wins(1, occupied));
  }

  /** An equal one. */
  TrapezPosition(TrapezPosition from) {
    become(from);
  }

  void become(TrapezPosition from) {
    tiles.become(from.tiles);
    turn = from.turn;
    winner = from.winner;
  }

  /**
   * Who has won, or nobody.
   *
   * @param mover who moved last
   * @param isLightJoined whether light has a group that wins
   */
  private int winner(int mover, boolean isLightJoined, boolean isDarkJoined) {
    if (isLightJoined || isDarkJoined) {
      return isLightJoined && isDarkJoined ? 1 - mover : isLightJoined ? 0 : 1;
    }
    return tiles.empty() != 0 ? NOBODY : groups.longest(0) >= groups.longest(1) ? 0 : 1;
  }

  /** The tiles; only to be read. */
  TrapezTileSet tileSet() {
    return tiles;
  }

  /**
   * The tile on a cell: the direction of the middle one of its light edges, 1 east to 6 north-east,
   * clockwise; 0 if the cell is empty.
   */
  public int tile(int cell) {
    return tiles.tile(HexCellSet.bit(cell));
  }

  /** The number of tiles. */
  public int tiles() {
    return Integer.bitCount(tiles.occupied());
  }

  /** The number of cells without a tile. */
  public int empties() {
    return HexBoard.CELLS - tiles();
  }

  /** The size of the largest group of a seat. */
  public int longest(int seat) {
    return groups().longest(seat);
  }

  /** The groups of the tiles, until the position changes. */
  Groups groups() {
    groups.set(tiles);
    return groups;
  }

  /**
   * All groups of a seat, the largest first, also those of a single tile. Every tile belongs to one
   * group of each seat.
   *
   * @return each group as a set with cell {@code n} in bit {@code n}
   */
  public int[] groups(int seat) {
    groups.set(tiles);
    List<Integer> all = new ArrayList<>();
    int left = tiles.occupied();
    while (left != 0) {
      int group = groups.group(seat, left & -left);
      all.add(HexCellSet.compact(group));
      left &= ~group;
    }
    all.sort(Comparator.comparingInt(group -> -Integer.bitCount(group)));
    return all.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * The tiles that a placement on an empty cell surrounds, of which the mover must then turn one.
   *
   * @return a set with cell {@code n} in bit {@code n}; empty if the move has no turn
   */
  public int surroundedBy(int cell) {
    return HexCellSet.compact(HexCellSet.neighbours(cell) & nearlySurrounded());
  }

  /** The tiles that are surrounded by all but one cell. */
  private int nearlySurrounded() {
    return tiles.occupied() & HexCellSet.withOneGap(tiles.empty());
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public OptionalInt movesLeft() {
    return OptionalInt.of((empties() + 1) / 2);
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
  public void legalMoves(Moves into) {
    into.clear();
    if (isOver()) {
      return;
    }
    int last = nearlySurrounded();
    for (int left = tiles.empty(); left != 0; left &= left - 1) {
      int cell = HexCellSet.first(left);
      int surrounded = HexCellSet.neighbours(cell) & last;
      for (int tile = 1; tile <= HexBoard.DIRECTIONS; tile++) {
        if (surrounded == 0) {
          into.add(TrapezMove.of(cell, tile));
        }
        for (int turned = surrounded; turned != 0; turned &= turned - 1) {
          int clockwise = TrapezMove.of(cell, tile, HexCellSet.first(turned), true);
          into.add(clockwise);
          into.add(clockwise + 1);
        }
      }
    }
  }

  @Override
  public void play(int move) {
    TrapezMove.play(move, tiles);
    int turnedCell = TrapezMove.turnedCell(move);
    int changed = HexCellSet.bit(TrapezMove.cell(move));
    changed |= turnedCell < 0 ? 0 : HexCellSet.bit(turnedCell);
    groups.set(tiles);
    winner = winner(turn, groups.wins(0, changed), groups.wins(1, changed));
    turn = 1 - turn;
  }

  @Override
  public long key() {
    return Hashing.mixed(tiles.bits());
  }

  @Override
  public long canonicalKey() {
    return Hashing.mixed(HexSymmetry.canonical(tiles));
  }
}
