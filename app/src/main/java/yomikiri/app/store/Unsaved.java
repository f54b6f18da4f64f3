package yomikiri.app.store;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import yomikiri.app.text.Phrase;

/**
 * What would be lost if the app ended now.
 *
 * @param kinds of which something is not saved, the most important first
 * @param files chosen by the user that are being written
 * @param late whether some of it may yet be saved: the disk has not answered for a while
 */
public record Unsaved(List<DataKind> kinds, List<Path> files, boolean late) {
  public Unsaved {
    kinds = List.copyOf(kinds);
    files = List.copyOf(files);
  }

  /** What is not saved yet because the disk does not answer. */
  public Phrase waiting() {
    Stream<Phrase> chosen = files.stream().map(file -> texts -> String.valueOf(file.getFileName()));
    return Phrase.of(
        "leave.late",
        Phrase.listed(Stream.concat(kinds.stream().map(DataKind::words), chosen).toList()));
  }

  /** Whether there is anything that people would miss. */
  public boolean isMissed() {
    return !files.isEmpty()
        || !kinds.isEmpty() && (late || !kinds.equals(List.of(DataKind.SETTINGS)));
  }
}
