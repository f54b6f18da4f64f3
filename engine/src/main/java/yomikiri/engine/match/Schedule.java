package yomikiri.engine.match;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Position;

/**
 * The games of a match: which layout each is played on, who sits where, and what players are seeded
 * with. All of that follows from the seed and the number of the game alone, so that a match can be
 * played in any order, by any number of threads, or in several sittings.
 *
 * @param from the first game, from 0
 * @param to the game after the last
 * @param swaps whether every layout is played once in each order of the contestants, or each game
 *     has a layout of its own
 * @param fair whether layouts are fair, see {@link Game#fairStart}
 * @param opening random plies played before the players begin
 */
public record Schedule(long seed, int from, int to, boolean swaps, boolean fair, int opening) {
  /** More seats cannot be swapped: five would be 120 games per layout. */
  public static final int MOST_SWAPPED = 4;

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
    return new Schedule(seed, 0, games, swaps, false, 0);
  }

  /** The same match from game {@code first} on, for one that was interrupted there. */
  public Schedule startingAt(int first) {
    return new Schedule(seed, first, to, swaps, fair, opening);
  }

  /** The same match with that many random plies played before the players begin. */
  public Schedule withOpening(int plies) {
    return new Schedule(seed, from, to, swaps, fair, plies);
  }

  /** The same match on fair layouts, or on whatever is dealt. */
  public Schedule withFair(boolean onlyFair) {
    return new Schedule(seed, from, to, swaps, onlyFair, opening);
  }

  /**
   * One game.
   *
   * @param index its number, from 0
   * @param layout the seed of the position dealt
   * @param fair whether the first fair deal from that seed on takes its place
   * @param opening random plies played from there
   * @param seating {@code seating.get(seat)} is who sits there
   * @param playerSeeds by seat
   * @param from the opening with which it begins instead of a deal, if there is one
   */
  public record Fixture(
      int index,
      long layout,
      boolean fair,
      int opening,
      List<Integer> seating,
      List<Long> playerSeeds,
      Optional<SuiteOpening> from) {
    public Fixture {
      seating = List.copyOf(seating);
      playerSeeds = List.copyOf(playerSeeds);
    }

    /** One that begins with a deal. */
    public Fixture(
        int index,
        long layout,
        boolean fair,
        int opening,
        List<Integer> seating,
        List<Long> playerSeeds) {
      this(index, layout, fair, opening, seating, playerSeeds, Optional.empty());
    }

    /**
     * The position in which the players begin, the same in every seating of a layout. An opening
     * that would end the game stops a ply earlier.
     */
    public <P extends Position> P start(Game<P> game) {
      return opened(game).position();
    }

    /** The game from the deal to {@link #start}. */
    <P extends Position> GameSession<P> opened(Game<P> game) {
      GameSession<P> session =
          from.map(suite -> suite.session(game))
              .orElseGet(
                  () ->
                      new GameSession<>(
                          game, game.newPosition(fair ? game.fairSeed(layout) : layout)));
      long draw = Hashing.mixed(layout);
      int last = session.ply() + opening;
      while (session.ply() < last && !session.isOver()) {
        int seat =
            IntStream.range(0, session.players())
                .filter(session::isAwaited)
                .findFirst()
                .orElseThrow();
        int[] legal = session.legalMoves(seat);
        draw++;
        session.play(
            seat, legal[(int) Math.unsignedMultiplyHigh(Hashing.mixed(draw), legal.length)]);
      }
      if (session.isOver()) {
        session.takeBack();
      }
      return session;
    }
  }

  /** All games in order; see {@link #fixture}. */
  public Iterator<Fixture> fixtures(int seats) {
    return IntStream.range(from, to).mapToObj(index -> fixture(index, seats)).iterator();
  }

  /**
   * The game with this number, for {@code seats} seats and as many contestants. Games on one layout
   * follow each other in the dictionary order of their seatings: of three contestants 0 1 2, then 0
   * 2 1, 1 0 2, 1 2 0, 2 0 1 and 2 1 0.
   */
  public Fixture fixture(int index, int seats) {
    int orders = swaps ? orders(seats) : 1;
    return new Fixture(
        index,
        layout(index / orders),
        fair,
        opening,
        seating(index % orders, seats),
        IntStream.range(0, seats).mapToObj(seat -> derived(1L + seat, index)).toList());
  }

  /** The seed of the {@code index}th layout, from 0. */
  public long layout(int index) {
    return derived(0, index) >>> Long.SIZE - LAYOUT_BITS;
  }

  /**
   * In how many orders that many contestants can sit.
   *
   * @throws IllegalArgumentException if there are more than {@value #MOST_SWAPPED}
   */
  public static int orders(int seats) {
    if (seats > MOST_SWAPPED) {
      throw new IllegalArgumentException("too many orders of " + seats + " seats");
    }
    return IntStream.rangeClosed(1, seats).reduce(1, (a, b) -> a * b);
  }

  /** The {@code number}th seating; its digits to the bases 1, 2, 3 … say who sits where. */
  private static List<Integer> seating(int number, int seats) {
    List<Integer> seating = new ArrayList<>();
    int rest = number;
    for (int base = 1; base <= seats; base++) {
      int first = rest % base;
      seating.replaceAll(who -> who < first ? who : who + 1);
      seating.addFirst(first);
      rest /= base;
    }
    return seating;
  }

  /** A seed that has nothing in common with those of other purposes, numbers and matches. */
  private long derived(long purpose, int number) {
    return Hashing.mixed(Hashing.mixed(seed) + MOST_SEATS * (long) number + purpose);
  }
}
