package yomikiri.app.play.session;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.Places;

/** The status of a game: what it waits for, or how it ended. */
public sealed interface PlayStatus {
  /** Whether somebody is to move now. */
  default boolean isTurn() {
    return this instanceof HumanToMove || this instanceof CpuToMove;
  }

  /** A person is to move. */
  record HumanToMove(int seat) implements PlayStatus {}

  /** A CPU is thinking, or its move is held back for the pace. */
  record CpuToMove(int seat) implements PlayStatus {}

  /** The game is paused; {@code seat} would be to move. */
  record Paused(int seat) implements PlayStatus {}

  /**
   * The round has ended, and with the last one the game.
   *
   * @param winner of the round; empty if the first place is shared
   * @param places by seat, the first being 1; nobody's alone
   * @param conceded which seat lost before the game was over by the rules
   */
  record Over(
      OptionalInt winner,
      List<Integer> scores,
      List<Double> places,
      Standing match,
      Optional<Concession> conceded)
      implements PlayStatus {
    public Over {
      scores = List.copyOf(scores);
      places = List.copyOf(places);
    }

    /** Points between the best and the next; 0 where they share. */
    public int margin() {
      return lead(scores);
    }
  }

  /**
   * How a game of several rounds stands after one of them.
   *
   * @param round the one that has ended, from 0
   * @param rounds how many are played
   * @param totals points of all rounds so far, by the seats of this one
   * @param leader the seat with the most; empty if several have
   */
  record Standing(int round, int rounds, List<Integer> totals, OptionalInt leader) {
    public Standing {
      totals = List.copyOf(totals);
    }

    /** Whether another round follows. */
    public boolean goesOn() {
      return round + 1 < rounds;
    }

    /** The same as the end of the game, won by {@code winner} whatever the points. */
    Standing broken(OptionalInt winner) {
      return new Standing(round, round + 1, totals, winner);
    }

    /** Points between the leader and the next; 0 where they share. */
    public int margin() {
      return lead(totals);
    }

    /** The places that follow from the totals, the first being 1. */
    List<Double> places() {
      return Places.of(totals.stream().map(Integer::doubleValue).toList()).bySeat();
    }
  }

  private static int lead(List<Integer> points) {
    List<Integer> best = points.stream().sorted(Comparator.reverseOrder()).limit(2).toList();
    return best.getFirst() - best.getLast();
  }
}
