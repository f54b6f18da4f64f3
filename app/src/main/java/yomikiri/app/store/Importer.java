package yomikiri.app.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.store.Library.Importing;
import yomikiri.app.text.Fault;
import yomikiri.engine.file.NewFiles;
import yomikiri.engine.file.NewFiles.NewFile;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.record.RawRecord;
import yomikiri.engine.record.RecordReader;

/** Imports the games of a file into the library, many at a time. */
final class Importer implements Importing {
  private static final int MANY = 512;
  private static final long MANY_BYTES = 16 << 20;

  private static final Set<String> APP_TAGS = Set.of(LibraryGame.MOVES, LibraryGame.ROUND_OVER);

  private static final int HELPERS = 4;

  private final Path file;
  private final Path folder;
  private final NewFiles library;
  private final Waiting imports;
  private final String stem;
  private final GameLookup games;
  private final Executor helpers;
  private final List<String> names = new ArrayList<>();
  private int faulty;
  private Optional<NotationException> unread = Optional.empty();
  private Optional<Fault> unreadable = Optional.empty();
  private Optional<Fault> fault = Optional.empty();
  private boolean isCutShort;
  private volatile boolean isStopped;

  /**
   * @param imports has the games put in their places
   * @param stem what the names of the games begin with; no other game's does
   * @param helpers do several things at once
   */
  Importer(
      Path file,
      Path folder,
      NewFiles library,
      Waiting imports,
      String stem,
      GameLookup games,
      Executor helpers) {
    this.imports = imports;
    this.file = file;
    this.folder = folder;
    this.library = library;
    this.stem = stem;
    this.games = games;
    this.helpers = helpers;
  }

  @Override
  @UiThread
  @WorkerThread
  public void stop() {
    isStopped = true;
  }

  /** What is taken in. */
  ImportResult imported() {
    List<Fault> files = unreadable.stream().toList();
    return new ImportResult(names, faulty, unread, Optional.empty(), files, isCutShort, fault);
  }

  /** Takes in all games. */
  @WorkerThread
  ImportResult run(Consumer<? super Progress> progress) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      fault = Optional.of(Fault.of(e, folder));
      return imported();
    }
    try (RecordReader reader = RecordReader.of(file, games)) {
      long size = Math.max(1, Files.size(file));
      List<RawRecord> next = some(reader);
      while (!next.isEmpty() && fault.isEmpty() && !isStopped) {
        take(next);
        progress.accept(new Progress(names.size(), Math.min(1, (double) reader.position() / size)));
        next = some(reader);
      }
      isCutShort = isStopped && !next.isEmpty();
    } catch (IOException e) {
      unreadable = Optional.of(Fault.of(e, file));
    }
    return imported();
  }

  @WorkerThread
  private static List<RawRecord> some(RecordReader reader) throws IOException {
    List<RawRecord> some = new ArrayList<>();
    long size = 0;
    while (some.size() < MANY && size < MANY_BYTES) {
      Optional<RawRecord> game = reader.next();
      if (game.isEmpty()) {
        return some;
      }
      some.add(game.get());
      size += game.get().size();
    }
    return some;
  }

  /** What became of a game: what its file is to hold, or what is wrong with it. */
  private record Taken(Optional<NewFile> file, Optional<NotationException> fault) {}

  @WorkerThread
  private void take(List<RawRecord> some) {
    Taken[] taken = new Taken[some.size()];
    share(taken.length, i -> taken[i] = read(some.get(i)));
    List<NewFile> files = Stream.of(taken).flatMap(one -> one.file().stream()).toList();
    for (Taken one : taken) {
      faulty += one.fault().isPresent() ? 1 : 0;
      unread = unread.or(one::fault);
    }
    if (files.isEmpty()) {
      return;
    }
    try {
      imports.add(library.begin("%s-%06d".formatted(stem, some.getFirst().number()), files));
      files.forEach(file -> names.add(file.name()));
    } catch (IOException e) {
      fault = Optional.of(Fault.of(e, folder));
    }
  }

  /** Has the helpers do {@code work} with each number below {@code count}. */
  private void share(int count, IntConsumer work) {
    AtomicInteger next = new AtomicInteger();
    Runnable help =
        () -> {
          for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
            work.accept(i);
          }
        };
    CompletableFuture.allOf(
            Stream.generate(() -> CompletableFuture.runAsync(help, helpers))
                .limit(HELPERS)
                .toArray(CompletableFuture<?>[]::new))
        .join();
  }

  @WorkerThread
  private Taken read(RawRecord game) {
    String name = "%s-%06d%s".formatted(stem, game.number(), Library.RECORD);
    try {
      byte[] text = text(game.read(games)).getBytes(StandardCharsets.UTF_8);
      return new Taken(Optional.of(new NewFile(name, text)), Optional.empty());
    } catch (NotationException e) {
      return new Taken(Optional.empty(), Optional.of(e));
    }
  }

  /** As the library keeps it: with what its list shows at the head. */
  static <P extends Position> String text(GameRecord<P> record) {
    int moves = record.rounds().stream().mapToInt(round -> round.entries().size()).sum();
    int rounds = record.rounds().size();
    List<Tag> tags = new ArrayList<>(record.tags());
    tags.removeIf(tag -> APP_TAGS.contains(tag.name()));
    tags.add(new Tag(LibraryGame.MOVES, Integer.toString(moves)));
    if (rounds < record.agreedRounds() && record.session(rounds - 1).isOver()) {
      tags.add(new Tag(LibraryGame.ROUND_OVER, Integer.toString(rounds)));
    }
    return new GameRecord<>(record.game(), tags, record.rounds()).text();
  }
}
