package yomikiri.engine.think;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;

/**
 * Why a move was a mistake: a sentence that holds for this very position, and the line that shows
 * it.
 *
 * @param id which sentence it is, such as {@code othello.gives-corner}
 * @param figures what stands in its places: moves as text, numbers
 * @param line the steps that show it, from the position before the mistake on
 * @param realAt after how many of these steps the loss is on the board
 */
public record Reason(String id, List<String> figures, List<Step> line, int realAt) {
  public Reason {
    figures = List.copyOf(figures);
    line = List.copyOf(line);
    if (realAt < 1 || realAt > line.size()) {
      throw new IllegalArgumentException("a loss at " + realAt + " of " + line.size() + " steps");
    }
  }

  /** Finds out whether one reason holds of a mistake. */
  @FunctionalInterface
  public interface Finder<P extends Position> {
    /** The reason, checked on this very position; empty where it does not hold. */
    Optional<Reason> find(Contrast<P> contrast);
  }
}
