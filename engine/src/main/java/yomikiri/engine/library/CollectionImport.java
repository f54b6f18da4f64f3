package yomikiri.engine.library;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import yomikiri.engine.file.Draft;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.library.GameCollection.IndexedFile;
import yomikiri.engine.record.RecordReader;

/**
 * Takes the games of files and folders into a collection, as one new record file: it is there once
 * all games are on the disk, and not at all if that fails. Duplicates are left out.
 */
public final class CollectionImport {
  private final GameCollection collection;
  private final List<Path> sources;
  private final String stem;
  private final CollectionIndex.Builder builder = new CollectionIndex.Builder();
  private final Set<Long> identities = new HashSet<>();
  private final List<Unread> unread = new ArrayList<>();
  private int games;
  private int duplicates;
  private int faulty;
  private Optional<Unread> firstFault = Optional.empty();
  private long size; // bytes of all files
  private long bytes; // of the games read
  private long written; // bytes
  private volatile boolean isStopped;

  /**
   * @param stem of the new file's name; no other file's
   * @param sources files with games in any form that is read, and folders, of which those are read
   *     whose names end as such files do
   */
  public CollectionImport(GameCollection collection, String stem, List<Path> sources) {
    this.collection = collection;
    this.stem = stem;
    this.sources = List.copyOf(sources);
  }

  /**
   * How far it is.
   *
   * @param games taken in so far
   * @param share of the files that is done, from 0 to 1
   */
  public record Progress(int games, double share) {}

  /** Is shown how far an import is, on its thread. */
  public interface Listener {
    void show(Progress progress);
  }

  /**
   * A file of which not all could be read.
   *
   * @param game what is wrong with its first game that cannot be read; empty if the file itself
   *     cannot
   * @param cause why the file cannot be read
   */
  public record Unread(Path file, Optional<NotationException> game, Optional<IOException> cause) {}

  /**
   * What came of it.
   *
   * @param index of the collection as it is now
   * @param file holds the games taken in; empty if there is none
   * @param faulty how many games could not be read
   * @param firstFault what is wrong with the first of these
   * @param unread the files that could not be read to their ends
   * @param isStopped whether it was stopped before the end; what was in by then stays
   */
  public record Report(
      CollectionIndex index,
      Optional<Path> file,
      int games,
      int duplicates,
      int faulty,
      Optional<Unread> firstFault,
      List<Unread> unread,
      boolean isStopped) {
    public Report {
      unread = List.copyOf(unread);
    }
  }

  /** Ends it soon; the games taken in so far stay. From any thread. */
  public void stop() {
    isStopped = true;
  }

  /**
   * Takes in all games. Once.
   *
   * @throws IOException if the games cannot be written: then nothing is changed
   */
  public Report run(Listener listener) throws IOException {
    CollectionIndex before = collection.open().index();
    before.games().forEach(game -> identities.add(game.identity()));
    before.files().forEach(builder::add);
    builder.add(before, 0, before.games().size());
    Files.createDirectories(collection.folder());
    Path file = collection.folder().resolve(stem + GameCollection.RECORD);
    List<Path> files = files();
    boolean isCutShort = false;
    try (Draft draft = new WholeFile(collection.disk()).draft(file)) {
      for (Path each : files) {
        isCutShort |= !take(each, draft, listener);
      }
      if (games > 0) {
        draft.finish();
      }
    }
    if (games > 0) {
      builder.add(IndexedFile.of(file));
    }
    return new Report(
        games > 0 ? collection.keep(builder.index()) : before,
        games > 0 ? Optional.of(file) : Optional.empty(),
        games,
        duplicates,
        faulty,
        firstFault,
        unread,
        isCutShort);
  }

  /** The files, those of a folder in order; and how large they are. */
  private List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path source : sources) {
      if (Files.isDirectory(source)) {
        try (Stream<Path> inside = Files.walk(source)) {
          inside
              .filter(Files::isRegularFile)
              .filter(CollectionImport::isOfGames)
              .sorted()
              .forEach(files::add);
        }
      } else {
        files.add(source);
      }
    }
    for (Path file : files) {
      size += file.toFile().length();
    }
    return files;
  }

  private static boolean isOfGames(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return RecordReader.endings().stream().anyMatch(name::endsWith);
  }

  /** Takes in the games of a file; false if it was stopped before its end. */
  private boolean take(Path file, Draft draft, Listener listener) throws IOException {
    try (Source source = new Source(file)) {
      for (List<ReadGames.Read> some = source.next(); !some.isEmpty(); some = source.next()) {
        if (isStopped) {
          return false;
        }
        for (ReadGames.Read one : some) {
          take(file, one, draft);
        }
        listener.show(new Progress(games, Math.min(1, (double) bytes / Math.max(1, size))));
      }
    }
    return true;
  }

  private void take(Path file, ReadGames.Read one, Draft draft) throws IOException {
    bytes += one.size();
    if (one.game().isEmpty()) {
      faulty++;
      Unread unreadGame = new Unread(file, one.fault(), Optional.empty());
      firstFault = firstFault.or(() -> Optional.of(unreadGame));
    } else if (!identities.add(one.game().get().identity())) {
      duplicates++;
    } else {
      byte[] text = one.text().orElseThrow();
      draft.write(text);
      builder.add(stem + GameCollection.RECORD, written, text.length, one.game().get());
      written += text.length;
      games++;
    }
  }

  /** A file that is read; what cannot be read of it is noted, and it ends there. */
  private final class Source implements Closeable {
    private final Path file;
    private Optional<RecordReader> reader = Optional.empty();

    Source(Path file) {
      this.file = file;
      try {
        reader = Optional.of(RecordReader.of(file, collection.known()));
      } catch (IOException e) {
        unread.add(new Unread(file, Optional.empty(), Optional.of(e)));
      }
    }

    List<ReadGames.Read> next() {
      try {
        return reader.isPresent()
            ? ReadGames.next(reader.get(), collection.known(), true)
            : List.of();
      } catch (IOException e) {
        unread.add(new Unread(file, Optional.empty(), Optional.of(e)));
        return List.of();
      }
    }

    @Override
    public void close() throws IOException {
      if (reader.isPresent()) {
        reader.get().close();
      }
    }
  }
}
