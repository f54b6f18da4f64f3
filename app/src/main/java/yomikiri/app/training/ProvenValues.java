package yomikiri.app.training;

import java.util.Map;
import java.util.Optional;
import yomikiri.app.text.Details;
import yomikiri.engine.think.Verdict;

/**
 * The proven values of a position's moves.
 *
 * @param values by move; where the time was too short, not of all moves
 * @param details all about a failure, to be copied for those who mend the app
 */
public record ProvenValues(State state, Map<Integer, Verdict> values, Optional<String> details) {
  static final ProvenValues NONE = new ProvenValues(State.NONE, Map.of(), Optional.empty());
  static final ProvenValues SOUGHT = new ProvenValues(State.SOUGHT, Map.of(), Optional.empty());

  /** The states of the proof. */
  public enum State {
    /** The position is beyond any solver, as far as is known. */
    NONE,
    /** It is being searched. */
    SOUGHT,
    FOUND,
    /** The solver broke down. */
    FAILED
  }

  static ProvenValues found(Map<Integer, Verdict> values) {
    return values.isEmpty() ? NONE : new ProvenValues(State.FOUND, values, Optional.empty());
  }

  static ProvenValues failed(Throwable cause) {
    return new ProvenValues(State.FAILED, Map.of(), Optional.of(Details.of(cause)));
  }

  public ProvenValues {
    values = Map.copyOf(values);
  }
}
