package yomikiri.engine.teach;

import java.time.Instant;
import java.util.Optional;
import yomikiri.engine.teach.PracticeEvent.What;
import yomikiri.engine.teach.RepetitionSchedule.Memory;

/**
 * A mistake that is practised.
 *
 * @param game its id
 * @param position in which it was made, as the game writes it
 * @param memory empty as long as it was never asked
 * @param due when it is to be asked next
 * @param asked how often it was
 */
public record PracticeItem(
    String game,
    String position,
    What.Added mistake,
    Optional<Memory> memory,
    Instant due,
    int asked) {
  /** Whether it may be asked now. */
  public boolean isDue(Instant now) {
    return !due.isAfter(now);
  }
}
