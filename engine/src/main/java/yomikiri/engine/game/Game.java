package yomikiri.engine.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** The rules of one variant of a game: how it begins, how positions are copied and written down. */
public interface Game<P extends Position> {
  /** The name used in files and on the command line, such as {@code mattix-6}. */
  String id();

  /** The number of seats, at every position of the game. */
  int players();

  /** Who plays it, and when. */
  default GameKind kind() {
    return GameKind.of(newPosition(0));
  }

  /**
   * Whether only who wins counts, and not by how much: between two, nobody has points before the
   * end, and the winner leads by one then.
   */
  default boolean onlyWinsCount() {
    return false;
  }

  /** Whether a win of one of two, by one point, is the most there is. */
  default boolean isWinTheMost() {
    return onlyWinsCount() && players() == 2;
  }

  /** The move by which a seat that can do nothing else passes; empty where no rule knows one. */
  default OptionalInt pass() {
    return OptionalInt.empty();
  }

  /** The start position dealt by {@code seed}: the same seed deals the same board everywhere. */
  P newPosition(long seed);

  /** Whether every seed deals the same start position. */
  default boolean dealsAlike() {
    return false;
  }

  /** Random plies with which matches between players of this game should begin by themselves. */
  default int usualOpening() {
    return dealsAlike() ? 2 : 0;
  }

  /**
   * Finds the deals that give every seat a like share, by a measure of the game's own that says
   * nothing of who wins; empty where nothing tells that at a glance.
   */
  default Optional<Predicate<P>> fairStart() {
    return Optional.empty();
  }

  /**
   * The first of {@code seed} and the seeds after it whose deal is fair.
   *
   * @throws java.util.NoSuchElementException unless there is a {@link #fairStart}
   */
  default long fairSeed(long seed) {
    Predicate<P> fair = fairStart().orElseThrow();
    long fairSeed = seed;
    while (!fair.test(newPosition(fairSeed))) {
      fairSeed++;
    }
    return fairSeed;
  }

  P copyOf(P position);

  /** Makes {@code into} equal to {@code from} without allocating; this stands in for an undo. */
  void copy(P from, P into);

  /** Every move is at least 0 and below this. */
  int moveLimit();

  Notation<P> notation();

  /** The handicap, points given before the first move; empty where a game knows none. */
  default Optional<Handicap<P>> handicap() {
    return Optional.empty();
  }

  /** The move of a seat that is late; empty where no game is played in real time. */
  default Optional<IdleMove<P>> idleMove() {
    return Optional.empty();
  }

  /** The rule by which a seat leaves a game that goes on; empty where there is none. */
  default Optional<WithdrawalRule<P>> withdrawal() {
    return Optional.empty();
  }

  /** The names of its openings; empty where none are known. */
  default Optional<OpeningNames<P>> openingNames() {
    return Optional.empty();
  }

  /** The rule by which a seat leaves a game for more than two, which the others play on. */
  @FunctionalInterface
  interface WithdrawalRule<P extends Position> {
    /**
     * Takes {@code seat} out of the game: from now on it has no choice, which means that it is
     * never to move or has a single move whenever it is.
     *
     * @param position one that is not over; it may be over then
     */
    void withdraw(P position, int seat);
  }

  /** The move of a seat in a game played in real time when nobody moves for it in time. */
  @FunctionalInterface
  interface IdleMove<P extends Position> {
    /** A legal move of {@code seat}, which is to move. */
    int of(P position, int seat);
  }

  /**
   * Points given to seats before the first move: a start position with other scores, which says so
   * in its text and is searched, written down and replayed like any other.
   *
   * @param most points for one seat
   * @param adding a start with points, by seat, added to its scores; the one handed in stays as it
   *     is
   */
  record Handicap<P extends Position>(int most, BiFunction<P, List<Integer>, P> adding) {
    /** A copy of {@code start} with points by seat, each from 0 to {@link #most}. */
    public P given(P start, List<Integer> points) {
      if (points.size() != start.players()
          || points.stream().anyMatch(one -> one < 0 || one > most)) {
        throw new IllegalArgumentException(
            "a handicap of " + points + " for " + start.players() + " seats, at most " + most);
      }
      return adding.apply(start, points);
    }

    /** A copy of {@code start} without the points that were {@link #given}. */
    public P taken(P start, List<Integer> points) {
      return adding.apply(start, points.stream().map(one -> -one).toList());
    }
  }
}
