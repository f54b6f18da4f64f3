package yomikiri.engine.game;

import java.util.Optional;
import java.util.OptionalInt;
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
   * Tells the deals that give every seat a like share, by a measure of the game's own that says
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

  /**
   * The handicap: points given to a seat before the first move; empty where a game knows no
   * handicap.
   */
  default Optional<Handicap<P>> handicap() {
    return Optional.empty();
  }

  /**
   * The move of a seat for which nobody moves in time; empty where no game is played in real time.
   */
  default Optional<IdleMove<P>> idleMove() {
    return Optional.empty();
  }

  /**
   * The rule by which a seat leaves a game that the others play on; empty where the rules do not
   * know it.
   */
  default Optional<WithdrawalRule<P>> withdrawal() {
    return Optional.empty();
  }
}
