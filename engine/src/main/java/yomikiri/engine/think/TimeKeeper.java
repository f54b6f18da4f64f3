package yomikiri.engine.think;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The clock of one search and its budget: started with the search, read through its {@link Meter},
 * stopped from any thread.
 */
public final class TimeKeeper {
  private final Budget budget;
  private final Ticker ticker;
  private final long startNanos;
  private final Meter meter;
  private final AtomicBoolean stopped;

  private TimeKeeper(Budget budget, Ticker ticker) {
    this.budget = budget;
    this.ticker = ticker;
    this.startNanos = ticker.nanos();
    this.meter = new Meter(this, budget.nodes());
    this.stopped = new AtomicBoolean();
  }

  private TimeKeeper(TimeKeeper whole, Budget budget) {
    this.budget = budget;
    this.ticker = whole.ticker;
    this.startNanos = whole.startNanos;
    this.meter = whole.meter;
    this.stopped = whole.stopped;
  }

  public static TimeKeeper start(Budget budget, Ticker ticker) {
    return new TimeKeeper(budget, ticker);
  }

  /** For a part of this search that looks no more than {@code depth} plies ahead. */
  public TimeKeeper toDepth(int depth) {
    return new TimeKeeper(this, budget.and(Budget.ofDepth(depth)));
  }

  public Budget budget() {
    return budget;
  }

  /** Whether the time is spent or {@link #stop} was called. */
  public boolean isTimeOver() {
    return stopped.get() || elapsedNanos() >= budget.nanos();
  }

  /** "Move now": the search answers with the best it has. */
  public void stop() {
    stopped.set(true);
  }

  public long elapsedNanos() {
    return ticker.nanos() - startNanos;
  }

  /**
   * A meter for one more thread of this search. It ends with the time and has no limit of nodes:
   * what it counts is to be added to that of {@link #meter}.
   */
  public Meter meterOfHelper() {
    return new Meter(this, Long.MAX_VALUE);
  }

  /** The meter of this search. */
  public Meter meter() {
    return meter;
  }
}
