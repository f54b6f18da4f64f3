package yomikiri.engine.match;

import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import yomikiri.engine.game.Keys;

/**
 * The games of a match: which layout each is played on, who sits where, and what players are seeded
 * with. All of that follows from the seed and the number of the game alone, so that a match can be
 * played in any order, by any number of threads, or in several sittings.
 *
 * @param from the first game, from 0
 * @param to the game after the last
 * @param swaps whether every layout is played once in each seating (first against second, then
 *     second against first), or each game has a layout of its own
 */
public record Schedule(long seed, int from, int to, boolean swaps) {
  private static final int MOST_SEATS = 64;
  private static final int LAYOUT_BITS = 49; // at most 15 digits, which spreadsheets keep

  public Schedule {
    if (from < 0 || to < from) {
      throw new IllegalArgumentException(
          "a schedule needs 0 <= from <= to, not " + from + ", " + to);
    }
  }

  /** {@code games} games from the first on. */
  public static Schedule of(long seed, int games, boolean swaps) {
    return new Schedule(seed, 0, games, swaps);
  }

  /** The same match from game {@code first} on, for one that was broken off there. */
  public Schedule startingAt(int first) {
    return new Schedule(seed, first, to, swaps);
  }

  /**
   * One game.
   *
   * @param index its number, from 0
   * @param layout the seed of its start position
   * @param seating {@code seating.get(seat)} is who sits there
   * @param playerSeeds by seat
   */
  public record Fixture(int index, long layout, List<Integer> seating, List<Long> playerSeeds) {
    public Fixture {
      seating = List.copyOf(seating);
      playerSeeds = List.copyOf(playerSeeds);
    }
  }

  /** All games in order; see {@link #fixture}. */
  public Iterator<Fixture> fixtures(int seats) {
    return IntStream.range(from, to).mapToObj(index -> fixture(index, seats)).iterator();
  }

  /** The game with this number, for {@code seats} seats and as many contestants. */
  public Fixture fixture(int index, int seats) {
    int turn = swaps ? index % seats : 0;
    int deal = swaps ? index / seats : index;
    return new Fixture(
        index,
        derived(0, deal) >>> Long.SIZE - LAYOUT_BITS,
        IntStream.range(0, seats).mapToObj(seat -> (seat + turn) % seats).toList(),
        IntStream.range(0, seats).mapToObj(seat -> derived(1L + seat, index)).toList());
  }

  /** A seed that has nothing in common with those of other purposes, numbers and matches. */
  private long derived(long purpose, int number) {
    return Keys.mixed(Keys.mixed(seed) + MOST_SEATS * (long) number + purpose);
  }
}
