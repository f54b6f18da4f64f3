package yomikiri.engine.think;

import java.util.Arrays;
import java.util.List;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;

/**
 * A mistake beside the better move, each with the play expected after it. A reason holds after the
 * one and not after the other.
 */
public record Contrast<P extends Position>(
    Mistake<P> mistake, Continuation<P> played, Continuation<P> better) {

  /** A reason shown by the line of the move made. */
  public Reason shownByPlayed(String id, int realAt, Object... figures) {
    return shownBy(played.line(), id, realAt, figures);
  }

  /** A reason shown by the line of the better move. */
  public Reason shownByBetter(String id, int realAt, Object... figures) {
    return shownBy(better.line(), id, realAt, figures);
  }

  /** A reason shown by a line of its own, from the position before the mistake on. */
  public Reason shownBy(List<Step> line, String id, int realAt, Object... figures) {
    return new Reason(id, Arrays.stream(figures).map(Object::toString).toList(), line, realAt);
  }
}
