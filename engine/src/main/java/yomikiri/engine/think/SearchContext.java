package yomikiri.engine.think;

import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The terms of one search: its clock, whether every move needs a value, and where progress is
 * reported.
 *
 * @param clock limits it
 * @param everyMove whether each root move needs its own value, not only the best one
 * @param progress called on the search's thread: after each finished depth, or every 50 ms where a
 *     search does not go by depth; the move rests on the last report
 * @param trace given every step by searches that have a tree to show
 */
public record SearchContext(
    TimeKeeper clock, boolean everyMove, Consumer<? super SearchReport> progress, Trace trace) {
  private record Nobody() implements Consumer<SearchReport> {
    @Override
    public void accept(SearchReport report) {}
  }

  /** A search whose steps nobody follows. */
  public SearchContext(
      TimeKeeper clock, boolean everyMove, Consumer<? super SearchReport> progress) {
    this(clock, everyMove, progress, Trace.NONE);
  }

  /** A search that nobody watches. */
  public static SearchContext silent(TimeKeeper clock) {
    return new SearchContext(clock, false, new Nobody());
  }

  /** Records in the trace that the budget has ended the search. */
  public void reportStopped() {
    if (trace.isOn()) {
      trace.record(new TraceEvent.Stopped());
    }
  }

  /** Reports what {@code made} makes; where nobody watches, none is made. */
  public void report(Supplier<SearchReport> made) {
    if (!(progress instanceof Nobody)) {
      progress.accept(made.get());
    }
  }
}
