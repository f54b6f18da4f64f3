package yomikiri.engine.think;

import java.util.concurrent.atomic.AtomicLong;

/** A clock that goes on by a fixed step each time it is read, by any thread. */
public final class FakeTicker implements Ticker {
  private final long step;
  private final AtomicLong now = new AtomicLong();

  public FakeTicker(long stepNanos) {
    this.step = stepNanos;
  }

  @Override
  public long nanos() {
    return now.addAndGet(step);
  }
}
