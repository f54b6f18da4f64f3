package yomikiri.app.play.session;

import java.time.Duration;

/** A person's clock as their card shows it, which warns if the time {@code left} is short. */
public record SeatClock(Duration left, boolean isShort) {
  private static final Duration TENTHS_BELOW = Duration.ofSeconds(10);

  /** Whether a clock with so much left shows tenths of seconds. */
  public static boolean showsTenths(Duration left) {
    return left.compareTo(TENTHS_BELOW) <= 0;
  }
}
