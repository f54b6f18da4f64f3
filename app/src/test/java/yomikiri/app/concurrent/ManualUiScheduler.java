package yomikiri.app.concurrent;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Delays that pass when told to. */
public final class ManualUiScheduler implements UiScheduler {
  private record Waiting(Duration delay, Runnable action) {}

  private final List<Waiting> waiting = new ArrayList<>();

  @Override
  public Pending after(Duration delay, Runnable action) {
    Waiting entry = new Waiting(delay, action);
    waiting.add(entry);
    return () -> waiting.remove(entry);
  }

  public List<Duration> pending() {
    return waiting.stream().map(Waiting::delay).toList();
  }

  /** Lets all delays pass that are pending now. */
  public void pass() {
    List<Waiting> due = List.copyOf(waiting);
    waiting.clear();
    due.forEach(entry -> entry.action().run());
  }
}
