package yomikiri.engine.games.mattix;

import yomikiri.engine.think.StateSpace;

/**
 * Mattix to be learnt: what is left of one layout, the line to move in, and who is ahead by how
 * much.
 */
final class MattixStates implements StateSpace<MattixPosition> {
  private static final int LINE_BITS = 3;
  private static final int LEAD_BITS = 17; // scores have four digits at most

  @Override
  public long state(MattixPosition position, int symmetry) {
    long place = position.tiles() << LINE_BITS | position.line();
    return (place << 1 | position.turn()) << LEAD_BITS | position.lead(0) & (1L << LEAD_BITS) - 1;
  }
}
