package yomikiri.engine.think;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The clock of one search and its budget: started with the search, read through its {@link Meter},
 * stopped from any thread.
 */
public final class TimeKeeper {
  private final Budget budget;
  private final Ticker ticker;
  private volatile long startNanos;
  private final long patience;
  private final Meter meter;
  private final AtomicBoolean stopped;
  private final AtomicLong limit; // nanoseconds
  private volatile boolean isAbandoned;

  private TimeKeeper(Budget budget, long patience, Ticker ticker) {
    this.budget = budget;
    this.patience = patience;
    this.ticker = ticker;
    this.startNanos = ticker.nanos();
    this.meter = new Meter(this, budget.nodes());
    this.stopped = new AtomicBoolean();
    this.limit = new AtomicLong(budget.nanos());
  }

  private TimeKeeper(TimeKeeper whole, Budget budget) {
    this.budget = budget;
    this.ticker = whole.ticker;
    this.startNanos = whole.startNanos;
    this.patience = whole.patience;
    this.meter = whole.meter;
    this.stopped = whole.stopped;
    this.limit = whole.limit;
  }

  public static TimeKeeper start(Budget budget, Ticker ticker) {
    return start(budget, Long.MAX_VALUE, ticker);
  }

  /**
   * The same for a search that is ended if it takes too long.
   *
   * @param patience how long somebody waits for it, in nanoseconds
   */
  public static TimeKeeper start(Budget budget, long patience, Ticker ticker) {
    return new TimeKeeper(budget, patience, ticker);
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
    return stopped.get() || elapsedNanos() >= limit.get();
  }

  /** The time at which the search ends, in nanoseconds from its start. */
  public long limit() {
    return limit.get();
  }

  /** Lets the search take what its budget has to spare. */
  public void takeSpareTime() {
    limit.set(budget.longest());
  }

  /** "Move now": the search answers with the best it has. */
  public void stop() {
    stopped.set(true);
  }

  /** Nobody wants the answer any more. */
  public void abandon() {
    isAbandoned = true;
    stop();
  }

  /** Whether the answer is of no use, so that it need not be waited for. */
  public boolean isAbandoned() {
    return isAbandoned;
  }

  /** How long the answer is waited for, in nanoseconds; {@link Long#MAX_VALUE} for ever. */
  public long patience() {
    return patience;
  }

  /** Sets the clock back so far, as another program was asked so much later than it began. */
  public void setBack(long nanos) {
    startNanos = Math.min(ticker.nanos(), startNanos + nanos);
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
