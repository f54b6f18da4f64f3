package yomikiri.app.training;

import java.util.Map;
import yomikiri.engine.think.Verdict;

/**
 * What is proven of the moves of a position.
 *
 * @param values by move; where the time was too short, not of all moves
 */
public record ProvenValues(State state, Map<Integer, Verdict> values) {
  static final ProvenValues NONE = new ProvenValues(State.NONE, Map.of());
  static final ProvenValues SOUGHT = new ProvenValues(State.SOUGHT, Map.of());
  static final ProvenValues FAILED = new ProvenValues(State.FAILED, Map.of());

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

  public ProvenValues {
    values = Map.copyOf(values);
  }
}
