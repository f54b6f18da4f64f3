package yomikiri.engine.games.tron.board;

/**
 * The score of each seat: the longest way through the chambers of its Voronoi territory, and how
 * open that is. Made once and used again and again, by one thread at a time.
 */
public final class ChamberScore {
  // by logistic regression on the results of games between two players that counted steps and cells
  private static final int STEP = 9;
  private static final int CELL = -8;
  private static final int EDGE = 5; // between neighbouring cells: the more of them, the more open

  // who fills longer has won, if both fill as well as can be hoped
  private static final int APART = 3_000;
  private static final int STEP_APART = 60;

  private final Territory territory = new Territory();
  private final ChamberBound bound = new ChamberBound();
  private final int[] steps = new int[4];

  /**
   * Looks at a position.
   *
   * @param free only read
   * @param heads by seat, -1 for who is out; only read
   * @param turn the seat that moves first, -1 where all move at once
   */
  public void measure(long[] free, int[] heads, int turn) {
    territory.divide(free, heads, turn, Territory.UNLIMITED);
    for (int seat = 0; seat < heads.length; seat++) {
      steps[seat] = heads[seat] < 0 ? 0 : bound.ofRegion(territory.owned(seat), heads[seat]);
    }
  }

  /** A seat's score, in units; to be compared with the others'. */
  public int worth(int seat) {
    return STEP * steps[seat]
        + CELL * territory.cells(seat)
        + EDGE * GridCellSet.edges(territory.owned(seat));
  }

  /**
   * The lead of the seat to move over the other one of two, in units.
   *
   * @param free only read
   * @param heads by seat; only read
   * @param turn the seat to move
   */
  public int lead(long[] free, int[] heads, int turn) {
    measure(free, heads, turn);
    int other = 1 - turn;
    if (territory.isContact(heads, turn, other)) {
      return worth(turn) - worth(other);
    }
    int lead = steps[turn] - steps[other];
    return (lead > 0 ? APART : -APART) + STEP_APART * lead;
  }
}
