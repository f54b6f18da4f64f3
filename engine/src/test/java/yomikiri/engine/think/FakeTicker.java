package yomikiri.engine.think;

/** A clock that goes on by a fixed step each time it is read. */
public final class FakeTicker implements Ticker {
  private final long step;
  private long now;

  public FakeTicker(long stepNanos) {
    this.step = stepNanos;
  }

  @Override
  public long nanos() {
    now += step;
    return now;
  }
}
