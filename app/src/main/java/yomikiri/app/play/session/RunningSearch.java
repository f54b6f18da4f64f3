package yomikiri.app.play.session;

import java.util.Optional;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.engine.think.TimeKeeper;

/**
 * A running search, for the thinking ring and the node counter.
 *
 * @param seat whose move it is about
 * @param ply the steps that led to the position
 */
public record RunningSearch(int seat, int ply, SearchExecutor.SearchHandle handle) {
  /** Its time and nodes; empty while it waits for an earlier search to end. */
  public Optional<TimeKeeper> clock() {
    return handle.clock();
  }
}
