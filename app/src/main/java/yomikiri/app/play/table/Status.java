package yomikiri.app.play.table;

import java.util.List;
import java.util.OptionalInt;

/** What the game waits for. */
public sealed interface Status {
  /** A person is to move. */
  record HumanToMove(int seat) implements Status {}

  /** A CPU is thinking, or its move is held back for the pace. */
  record CpuToMove(int seat) implements Status {}

  /** A CPU would be to move, but watching is paused. */
  record Paused(int seat) implements Status {}

  /**
   * The round has ended, and with the last one the game.
   *
   * @param winner of the round; empty for a draw
   * @param scores of the round
   */
  record Over(OptionalInt winner, List<Integer> scores, Standing match) implements Status {
    public Over {
      scores = List.copyOf(scores);
    }

    /** Points the winner is ahead in a game for two; 0 for a draw. */
    public int margin() {
      return Math.abs(scores.getFirst() - scores.getLast());
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

    /** Points the leader is ahead in a game for two; 0 for a draw. */
    public int margin() {
      return Math.abs(totals.getFirst() - totals.getLast());
    }
  }
}
