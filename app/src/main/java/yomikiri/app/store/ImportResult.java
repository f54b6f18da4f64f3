package yomikiri.app.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.NotationException;

/**
 * What the library took in from a file, or from several one after another.
 *
 * @param names of the games there, in their order in the file
 * @param faulty how many games could not be read
 * @param unread what is wrong with the first of these
 * @param place the file that {@code unread} is in, where there were several
 * @param stopped whether it was stopped before its end
 * @param fault what kept it from going on; empty if it came to the end of the file
 */
public record ImportResult(
    List<String> names,
    int faulty,
    Optional<NotationException> unread,
    Optional<Path> place,
    boolean stopped,
    Optional<Fault> fault) {
  public ImportResult {
    names = List.copyOf(names);
  }

  /** Whether nothing but the user kept it from coming to the end. */
  public boolean isStopped() {
    return stopped && fault.isEmpty();
  }

  /** Why no game was taken in from {@code file}. */
  public Fault none(Path file) {
    return fault.orElseGet(() -> Fault.damaged(file, unread.orElseThrow()));
  }

  /** How many games were taken in, and what kept others from it. */
  public Phrase words() {
    int games = names.size();
    if (isStopped()) {
      return Phrase.of("library.import-stopped", games);
    }
    return fault
        .map(why -> Phrase.of("library.imported-until", games, why))
        .or(
            () ->
                unread.map(
                    first -> Phrase.of("library.imported-some", games, faulty, where(first))))
        .orElseGet(() -> Phrase.of("library.imported", games));
  }

  private Object where(NotationException first) {
    Fault fault = Fault.inText(first);
    return place
        .<Object>map(file -> Phrase.of("library.import-place", file.getFileName(), fault))
        .orElse(fault);
  }

  /** The same as a part of an import of several files. */
  public ImportResult in(Path file) {
    return new ImportResult(names, faulty, unread, Optional.of(file), stopped, fault);
  }

  /** Both together, as one import. */
  public ImportResult and(ImportResult next) {
    return new ImportResult(
        Stream.concat(names.stream(), next.names.stream()).toList(),
        faulty + next.faulty,
        unread.or(next::unread),
        unread.isPresent() ? place : next.place,
        stopped || next.stopped,
        fault.or(next::fault));
  }

  ImportResult with(Fault now) {
    return new ImportResult(names, faulty, unread, place, stopped, Optional.of(now));
  }
}
