package yomikiri.app.play.session;

import java.time.Duration;

/**
 * The clock of a person as their card shows it.
 *
 * @param left time to think
 * @param isShort whether that is so little that the card warns
 */
public record SeatClock(Duration left, boolean isShort) {
  private static final Duration TENTHS_BELOW = Duration.ofSeconds(10);

  /** Whether a clock with so much left shows tenths of seconds. */
  public static boolean showsTenths(Duration left) {
    return left.compareTo(TENTHS_BELOW) <= 0;
  }
}
