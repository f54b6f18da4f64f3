package yomikiri.app.store;

import java.util.List;
import java.util.Optional;
import yomikiri.app.text.Fault;
import yomikiri.engine.game.NotationException;

/**
 * What the library took in from a file.
 *
 * @param names of the games there, in their order in the file
 * @param faulty how many games could not be read
 * @param unread what is wrong with the first of these
 * @param stopped whether it was stopped before its end
 * @param fault what kept it from going on; empty if it came to the end of the file
 */
public record ImportResult(
    List<String> names,
    int faulty,
    Optional<NotationException> unread,
    boolean stopped,
    Optional<Fault> fault) {
  public ImportResult {
    names = List.copyOf(names);
  }

  ImportResult with(Fault now) {
    return new ImportResult(names, faulty, unread, stopped, Optional.of(now));
  }
}
