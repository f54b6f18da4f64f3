package yomikiri.engine.trace;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.think.TraceEvent;

/**
 * Where two searches of one position first differ.
 *
 * @param depth its place among {@link RecordedSearch#depths}
 * @param step the first that differs, from 1; one search may end before it
 */
public record TraceDifference(int depth, int step) {
  /** Whether both are about one position of one game, so that they can be compared. */
  public static boolean areComparable(RecordedSearch<?> one, RecordedSearch<?> other) {
    return one.kit().game().id().equals(other.kit().game().id())
        && one.seat() == other.seat()
        && one.positionText().equals(other.positionText());
  }

  /** The first difference of two that are comparable; empty where there is none. */
  public static Optional<TraceDifference> first(RecordedSearch<?> one, RecordedSearch<?> other) {
    for (int depth = 0; depth < Math.min(one.depths(), other.depths()); depth++) {
      TraceTree.Pass ones = one.pass(depth);
      TraceTree.Pass others = other.pass(depth);
      if (!ones.start.equals(others.start)) {
        return Optional.of(new TraceDifference(depth, 1));
      }
      int length = Math.min(ones.steps.size(), others.steps.size());
      for (int at = 0; at < length; at++) {
        if (!areAlike(ones.steps.get(at), others.steps.get(at))) {
          return Optional.of(new TraceDifference(depth, at + 1));
        }
      }
      if (ones.steps.size() != others.steps.size()) {
        return Optional.of(new TraceDifference(depth, length + 1));
      }
    }
    return one.depths() == other.depths()
        ? Optional.empty()
        : Optional.of(new TraceDifference(Math.min(one.depths(), other.depths()), 1));
  }

  private static boolean areAlike(TraceTree.Step one, TraceTree.Step other) {
    return one.node() == other.node() && plain(one.event()).equals(plain(other.event()));
  }

  /** Not every search tells what it has stored. */
  private static TraceEvent plain(TraceEvent event) {
    return event instanceof TraceEvent.Playout(List<Double> rewards, var _)
        ? new TraceEvent.Playout(rewards, List.of())
        : event;
  }

  /** The step of {@code search} where it differs, as it is written; empty if it has ended. */
  public Optional<String> text(RecordedSearch<?> search) {
    boolean isThere = depth < search.depths() && step <= search.pass(depth).steps.size();
    return isThere ? Optional.of(TraceWriter.step(search, depth, step)) : Optional.empty();
  }
}
