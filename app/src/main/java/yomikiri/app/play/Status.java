package yomikiri.app.play;

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
   * The game has ended.
   *
   * @param winner empty for a draw
   */
  record Over(OptionalInt winner, List<Integer> scores) implements Status {
    public Over {
      scores = List.copyOf(scores);
    }

    /** Points the winner is ahead in a game for two; 0 for a draw. */
    public int margin() {
      return Math.abs(scores.getFirst() - scores.getLast());
    }
  }
}
