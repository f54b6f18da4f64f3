package yomikiri.app.training;

import java.util.Map;
import yomikiri.engine.think.Verdict;

/**
 * What is proven of the moves of a position.
 *
 * @param values by move; where the time was too short, not of all moves
 */
public record Exact(State state, Map<Integer, Verdict> values) {
  static final Exact NONE = new Exact(State.NONE, Map.of());
  static final Exact SOUGHT = new Exact(State.SOUGHT, Map.of());
  static final Exact FAILED = new Exact(State.FAILED, Map.of());

  /** How far the proof is. */
  public enum State {
    /** The position is beyond any solver, as far as is known. */
    NONE,
    /** It is being thought about. */
    SOUGHT,
    FOUND,
    /** The solver broke down. */
    FAILED
  }

  public Exact {
    values = Map.copyOf(values);
  }
}
