package yomikiri.app.shell;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;

/** The system's clock; the time zone is found when asked for, as the first look-up is slow. */
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
