package yomikiri.app.shell;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;

/**
 * The system's clock. It finds out the time zone when that is asked for: the first look-up is slow.
 */
public final class LocalClock extends Clock {
  @Override
  public ZoneId getZone() {
    return ZoneId.systemDefault();
  }

  @Override
  public Instant instant() {
    return Instant.now();
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return Clock.system(zone);
  }
}
