package yomikiri.app.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.NotationException;

/**
 * The result of an import: the games taken from a file, or from several one after another.
 *
 * @param names of the games there, in their order in the file
 * @param faulty how many games could not be read
 * @param unread what is wrong with the first of these
 * @param place the file that {@code unread} is in, where there were several
 * @param unreadable the files that could not be read to their ends, and why
 * @param stopped whether it was stopped before its end
 * @param fault what kept the library from taking in more
 */
public record ImportResult(
    List<String> names,
    int faulty,
    Optional<NotationException> unread,
    Optional<Path> place,
    List<Fault> unreadable,
    boolean stopped,
    Optional<Fault> fault) {
  public ImportResult {
    names = List.copyOf(names);
    unreadable = List.copyOf(unreadable);
  }

  /** Whether nothing but the user kept it from coming to the end. */
  public boolean isStopped() {
    return stopped && fault.isEmpty();
  }

  /** Why no game was taken in from {@code file}. */
  public Fault none(Path file) {
    return fault
        .or(() -> unreadable.stream().findFirst())
        .orElseGet(() -> Fault.damaged(file, unread.orElseThrow()));
  }

  /** How many games were taken in, and what kept others from it. */
  public Phrase words() {
    int games = names.size();
    if (isStopped()) {
      return Phrase.of("library.import-stopped", games);
    }
    return fault
        .map(why -> Phrase.of("library.imported-until", games, why))
        .orElseGet(
            () ->
                unreadable.isEmpty()
                    ? taken()
                    : Phrase.of(
                        "library.import-unread",
                        taken(),
                        unreadable.size(),
                        unreadable.getFirst()));
  }

  private Phrase taken() {
    int games = names.size();
    return unread
        .map(first -> Phrase.of("library.imported-some", games, faulty, where(first)))
        .orElseGet(() -> Phrase.of("library.imported", games));
  }

  private Phrase where(NotationException first) {
    Fault fault = Fault.inText(first);
    return place.map(file -> Phrase.of("joined.colon", file.getFileName(), fault)).orElse(fault);
  }

  /** The same as a part of an import of several files. */
  public ImportResult in(Path file) {
    return new ImportResult(names, faulty, unread, Optional.of(file), unreadable, stopped, fault);
  }

  /** The same, stopped before all files were read. */
  public ImportResult cutShort() {
    return new ImportResult(names, faulty, unread, place, unreadable, true, fault);
  }

  /** Both together, as one import. */
  public ImportResult and(ImportResult next) {
    return new ImportResult(
        Stream.concat(names.stream(), next.names.stream()).toList(),
        faulty + next.faulty,
        unread.or(next::unread),
        unread.isPresent() ? place : next.place,
        Stream.concat(unreadable.stream(), next.unreadable.stream()).toList(),
        stopped || next.stopped,
        fault.or(next::fault));
  }

  ImportResult with(Fault now) {
    return new ImportResult(names, faulty, unread, place, unreadable, stopped, Optional.of(now));
  }
}
