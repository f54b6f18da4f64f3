package yomikiri.app.play.session;

import java.util.Optional;
import yomikiri.app.concurrent.Thinker;
import yomikiri.engine.think.TimeKeeper;

/**
 * A thought under way, for the thinking ring and the node counter.
 *
 * @param seat whose move it is about
 * @param ply the steps that led to the position
 */
public record ThoughtNow(int seat, int ply, Thinker.Thought thought) {
  /** Its time and nodes; empty while it waits for an earlier thought to end. */
  public Optional<TimeKeeper> clock() {
    return thought.clock();
  }
}
