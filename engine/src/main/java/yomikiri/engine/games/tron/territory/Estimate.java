package yomikiri.engine.games.tron.territory;

import yomikiri.engine.games.tron.grid.Cells;

/**
 * What a position promises to a seat: its Voronoi territory, and the longest way through the tree
 * of chambers of it. For one thread at a time.
 */
public final class Estimate {
  /** For a lead of a step on the longest ways. */
  private final int perStep;

  /** For a lead of a cell of territory. */
  private final int perCell;

  /** For a lead of a step once no other can be reached. */
  private static final int PER_STEP_APART = 60;

  /** For who fills longer once no other can be reached. */
  private static final int APART = 3_000;

  private final int perEdge;

  private final Territory territory = new Territory();
  private final Chambers chambers = new Chambers();
  private final int[] steps = new int[4];

  public Estimate(int perStep, int perCell, int perEdge) {
    this.perStep = perStep;
    this.perCell = perCell;
    this.perEdge = perEdge;
  }

  /**
   * The lead of the seat to move over the other one of two, in units.
   *
   * @param free only read
   * @param heads by seat; only read
   * @param turn the seat to move
   */
  public int lead(long[] free, int[] heads, int turn) {
    territory.divide(free, heads, turn, Territory.UNLIMITED);
    int other = 1 - turn;
    int own = chambers.bound(territory.owned(turn), heads[turn]);
    int others = chambers.bound(territory.owned(other), heads[other]);
    int lead = own - others;
    if (!territory.isContact(heads, 0, 1)) {
      return (lead > 0 ? APART : -APART) + PER_STEP_APART * lead;
    }
    int value = perStep * lead + perCell * (territory.cells(turn) - territory.cells(other));
    return perEdge == 0
        ? value
        : value
            + perEdge * (Cells.edges(territory.owned(turn)) - Cells.edges(territory.owned(other)));
  }
}
