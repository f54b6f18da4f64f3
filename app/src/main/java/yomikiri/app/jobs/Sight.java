package yomikiri.app.jobs;

import java.util.Optional;
import yomikiri.app.text.Fault;

/** What was seen of something kept. */
@FunctionalInterface
public interface Sight<C> {
  /** Puts it on the card. */
  C on(C card);

  /** What could not be seen, and why. */
  default Optional<Fault> fault() {
    return Optional.empty();
  }
}
