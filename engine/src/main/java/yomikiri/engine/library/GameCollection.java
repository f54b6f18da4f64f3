package yomikiri.engine.library;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.Draft;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.library.CollectionIndex.DamagedIndexException;
import yomikiri.engine.record.RecordReader;

/**
 * A folder of record files, each with one game or many one behind the other, and the index of them.
 * Files may be put there and changed by anybody: the index is brought up to date whenever it is
 * opened. One thread at a time.
 */
public final class GameCollection {
  static final String RECORD = ".ykr";

  /** The folder, in that of the collection, of the games removed. */
  public static final String TRASH = "trash";

  private final Path folder;
  private final Path indexFile;
  private final GameLookup known;
  private final Disk disk;

  /**
   * @param folder need not be there yet
   * @param indexFile holds the index; it may be deleted at any time
   * @param known those that a game may be of
   */
  public GameCollection(Path folder, Path indexFile, GameLookup known, Disk disk) {
    this.folder = folder;
    this.indexFile = indexFile;
    this.known = known;
    this.disk = disk;
  }

  Path folder() {
    return folder;
  }

  GameLookup known() {
    return known;
  }

  Disk disk() {
    return disk;
  }

  /** An index that fits the files; {@code isDamaged} if the one kept was, and all read anew. */
  public record Opened(CollectionIndex index, boolean isDamaged) {}

  /**
   * Opens the index; games of files that are new or changed are read. Where it cannot be kept it is
   * held in memory.
   *
   * @throws IOException if the record files cannot be read
   */
  public Opened open() throws IOException {
    Optional<CollectionIndex> kept = Optional.empty();
    boolean isDamaged = false;
    try {
      kept = Optional.of(CollectionIndex.read(indexFile));
    } catch (NoSuchFileException none) {
      // the first time
    } catch (IOException damaged) {
      isDamaged = true;
    }
    Map<String, IndexedFile> now = files();
    if (kept.isPresent() && fits(kept.get(), now)) {
      return new Opened(kept.get(), false);
    }
    try {
      return new Opened(keep(gathered(kept, now).index()), isDamaged);
    } catch (DamagedIndexException damaged) {
      return new Opened(keep(gathered(Optional.empty(), now).index()), true);
    }
  }

  /** Opens the index made anew from all files, whatever stands in the one that was kept. */
  public Opened remade() throws IOException {
    return new Opened(keep(gathered(Optional.empty(), files()).index()), true);
  }

  private static boolean fits(CollectionIndex index, Map<String, IndexedFile> now) {
    return index.files().size() == now.size()
        && index.files().stream()
            .allMatch(file -> now.containsKey(file.name()) && file.isSameAs(now.get(file.name())));
  }

  /** The record files, by name, in order. */
  private Map<String, IndexedFile> files() throws IOException {
    Set<Path> sorted = new TreeSet<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "[!.]*" + RECORD)) {
      files.forEach(sorted::add);
    } catch (NoSuchFileException none) {
      return Map.of();
    }
    Map<String, IndexedFile> now = new LinkedHashMap<>();
    for (Path file : sorted) {
      try {
        now.put(String.valueOf(file.getFileName()), IndexedFile.of(file));
      } catch (NoSuchFileException gone) {
        // deleted just now
      }
    }
    return now;
  }

  private CollectionIndex.Builder gathered(
      Optional<CollectionIndex> kept, Map<String, IndexedFile> now) throws IOException {
    CollectionIndex.Builder builder = new CollectionIndex.Builder();
    Map<String, IndexedFile> before = new HashMap<>();
    kept.ifPresent(index -> index.files().forEach(file -> before.put(file.name(), file)));
    Map<String, int[]> ranges = kept.map(GameCollection::ranges).orElse(Map.of());
    for (IndexedFile file : now.values()) {
      IndexedFile same = before.get(file.name());
      if (same != null && same.isSameAs(file)) {
        builder.add(same);
        int[] range = ranges.getOrDefault(file.name(), new int[2]);
        builder.add(kept.orElseThrow(), range[0], range[1]);
      } else {
        builder.add(file.withFaulty(read(file.name(), builder)));
      }
    }
    return builder;
  }

  /** From where to before where the games of each file stand. */
  private static Map<String, int[]> ranges(CollectionIndex index) {
    Map<String, int[]> ranges = new HashMap<>();
    for (int i = 0; i < index.games().size(); i++) {
      int number = i;
      ranges.computeIfAbsent(index.games().get(i).file(), name -> new int[] {number, 0})[1] = i + 1;
    }
    return ranges;
  }

  /** Adds the games of a file; how many cannot be read. */
  private int read(String name, CollectionIndex.Builder builder) throws IOException {
    int faulty = 0;
    try (RecordReader reader = RecordReader.of(folder.resolve(name), known)) {
      for (var some = ReadGames.next(reader, known, false); !some.isEmpty(); ) {
        for (ReadGames.Read one : some) {
          if (one.game().isPresent()) {
            builder.add(name, one.offset(), one.size(), one.game().get());
          } else {
            faulty++;
          }
        }
        some = ReadGames.next(reader, known, false);
      }
    } catch (NoSuchFileException gone) {
      return faulty;
    }
    return faulty;
  }

  /** Writes an index where it is kept, so that it need not stay in memory. */
  CollectionIndex keep(CollectionIndex index) {
    try {
      Files.createDirectories(indexFile.toAbsolutePath().getParent());
      try (Draft draft = new WholeFile(disk).draft(indexFile)) {
        index.write(draft);
        draft.finish();
      }
      return CollectionIndex.read(indexFile);
    } catch (IOException cannotBeKept) {
      return index;
    }
  }

  /**
   * The record of a game as it stands in its file.
   *
   * @throws IOException if the file cannot be read, or was changed since the index was opened
   */
  public String text(CollectionIndex index, IndexedGame game) throws IOException {
    return text(unchanged(index, game.file()), game);
  }

  private static String text(Path path, IndexedGame game) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      byte[] bytes = new byte[game.length()];
      file.seek(game.offset());
      file.readFully(bytes);
      return new String(bytes, StandardCharsets.UTF_8).strip() + "\n";
    }
  }

  private Path unchanged(CollectionIndex index, String name) throws IOException {
    Path file = folder.resolve(name);
    IndexedFile now = IndexedFile.of(file);
    if (index.files().stream().noneMatch(known -> known.isSameAs(now))) {
      throw new FileSystemException(file.toString(), null, "was changed meanwhile");
    }
    return file;
  }

  /** Writes the records of {@code games} one behind the other into {@code draft}. */
  public void write(CollectionIndex index, List<IndexedGame> games, Draft draft)
      throws IOException {
    Map<String, Path> files = new HashMap<>();
    for (IndexedGame game : games) {
      if (!files.containsKey(game.file())) {
        files.put(game.file(), unchanged(index, game.file()));
      }
      draft.write(text(files.get(game.file()), game) + "\n");
    }
  }

  /**
   * Takes games out of their files; all else that these hold stays as it is.
   *
   * @param stem what their files among the deleted are called, with a number behind it; no other's
   * @return those files, which {@link #restore} puts back
   */
  public List<Path> remove(CollectionIndex index, List<IndexedGame> games, String stem)
      throws IOException {
    Files.createDirectories(trash());
    List<Path> removed = new ArrayList<>();
    for (Map.Entry<String, List<IndexedGame>> one : byFile(games).entrySet()) {
      Path from = unchanged(index, one.getKey());
      Path to = trash().resolve(removedName(stem, removed.size()));
      WholeFile whole = new WholeFile(disk);
      try (Draft taken = whole.draft(to);
          Draft left = whole.draft(from)) {
        divide(from, one.getValue(), taken, left);
        taken.finish();
        left.finish();
      }
      removed.add(to);
    }
    return removed;
  }

  /** By the names of their files, in order. */
  private static Map<String, List<IndexedGame>> byFile(List<IndexedGame> games) {
    return games.stream()
        .sorted(Comparator.comparingLong(IndexedGame::offset))
        .collect(Collectors.groupingBy(IndexedGame::file, TreeMap::new, Collectors.toList()));
  }

  private static String removedName(String stem, int number) {
    return stem + "-" + number + RECORD;
  }

  /** The files from which {@link #remove} takes games, for the note of a transfer. */
  public List<TransferNote.Source> sources(
      CollectionIndex index, List<IndexedGame> games, String stem) throws IOException {
    List<TransferNote.Source> sources = new ArrayList<>();
    for (String name : byFile(games).keySet()) {
      String removed = removedName(stem, sources.size());
      sources.add(
          new TransferNote.Source(IndexedFile.of(unchanged(index, name)), removed, removed));
    }
    return sources;
  }

  private Path trash() {
    return folder.resolve(TRASH);
  }

  /** Copies a file: the bytes of {@code games} into one draft, all others into another. */
  private static void divide(Path file, List<IndexedGame> games, Draft taken, Draft left)
      throws IOException {
    try (InputStream in = new BufferedInputStream(RegularFile.open(file))) {
      long at = 0;
      for (IndexedGame game : games) {
        copy(in, game.offset() - at, left);
        copy(in, game.length(), taken);
        at = game.offset() + game.length();
      }
      in.transferTo(left.stream());
    }
  }

  private static void copy(InputStream in, long length, Draft to) throws IOException {
    byte[] buffer = new byte[1 << 16];
    for (long left = length; left > 0; ) {
      int read = in.readNBytes(buffer, 0, (int) Math.min(left, buffer.length));
      if (read == 0) {
        return;
      }
      to.stream().write(buffer, 0, read);
      left -= read;
    }
  }

  /** Puts back the games that were {@linkplain #remove removed}, each file under its own name. */
  public void restore(List<Path> removed) throws IOException {
    for (Path file : removed) {
      disk.replace(file, folder.resolve(file.getFileName()));
    }
    disk.keepNames(folder);
  }

  /**
   * A record file as it was when its games were indexed.
   *
   * @param time of its last change, in nanoseconds since 1970
   * @param faulty how many of its games could not be read
   */
  public record IndexedFile(String name, long time, long size, int faulty) {
    /** The file as it is now, none of its games read. */
    public static IndexedFile of(Path file) throws IOException {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      return new IndexedFile(
          String.valueOf(file.getFileName()),
          now.lastModifiedTime().to(TimeUnit.NANOSECONDS),
          now.size(),
          0);
    }

    IndexedFile withFaulty(int count) {
      return new IndexedFile(name, time, size, count);
    }

    /** Whether nothing shows that the file changed in between. */
    boolean isSameAs(IndexedFile now) {
      return equals(now.withFaulty(faulty));
    }
  }
}
