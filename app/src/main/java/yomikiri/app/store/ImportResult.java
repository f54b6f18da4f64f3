package yomikiri.app.store;

import java.util.List;
import java.util.Optional;
import yomikiri.app.text.Trouble;
import yomikiri.engine.game.NotationException;

/**
 * What the library took in from a file.
 *
 * @param names of the games there, in their order in the file
 * @param faulty how many games could not be read
 * @param fault what is wrong with the first of these
 * @param stopped whether it was stopped before its end
 * @param trouble what kept it from going on; empty if it came to the end of the file
 */
public record ImportResult(
    List<String> names,
    int faulty,
    Optional<NotationException> fault,
    boolean stopped,
    Optional<Trouble> trouble) {
  public ImportResult {
    names = List.copyOf(names);
  }

  ImportResult with(Trouble now) {
    return new ImportResult(names, faulty, fault, stopped, Optional.of(now));
  }
}
