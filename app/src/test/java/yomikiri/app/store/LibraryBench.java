package yomikiri.app.store;

import static yomikiri.app.TestCatalog.CATALOG;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import yomikiri.app.text.TestNotices;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.RawRecord;
import yomikiri.engine.record.RecordReader;
import yomikiri.engine.think.GameKit;

/**
 * Prints how many games a second are read from a large file, how many are taken into the library,
 * and how long it takes to list them; an argument names the folder, another the number of games.
 */
public final class LibraryBench {
  private static final int GAMES = 20_000;

  private LibraryBench() {}

  public static void main(String[] args) throws IOException {
    Path folder = Files.createTempDirectory(Path.of(args[0]), "library");
    int games = args.length > 1 ? Integer.parseInt(args[1]) : GAMES;
    Path file = folder.resolve("games.ykr");
    write(CATALOG.kit("mattix-6").orElseThrow(), games, file);
    System.out.printf("%d games, %.1f MB%n", games, Files.size(file) / 1e6);
    try (ExecutorService files = Executors.newSingleThreadExecutor();
        ExecutorService reading = Executors.newCachedThreadPool()) {
      Store store =
          new Store(
              new Folders(folder.resolve("a"), folder.resolve("b"), folder.resolve("c"), folder),
              Disk.REAL,
              Clock.systemUTC(),
              new SplittableRandom(1),
              new Workers(files, reading, later -> {}, late -> {}, Runnable::run),
              CATALOG,
              TestNotices.each(System.out::println));
      for (int i = 0; i < 3; i++) {
        long parsing = System.nanoTime();
        System.out.printf("only read: %.0f games/s%n", read(file) / seconds(parsing));
        long begin = System.nanoTime();
        CompletableFuture<ImportResult> imported = new CompletableFuture<>();
        store.library().importFrom(file, far -> {}, imported::complete);
        int taken = imported.join().names().size();
        System.out.printf("import: %.0f games/s%n", taken / seconds(begin));
      }
      for (int i = 0; i < 2; i++) {
        long listing = System.nanoTime();
        CompletableFuture<Object> listed = new CompletableFuture<>();
        store.library().<Object>list(all -> all, listed::complete);
        listed.join();
        System.out.printf("list: %.0f ms%n", seconds(listing) * 1000);
      }
    }
  }

  private static int read(Path file) throws IOException {
    int games = 0;
    try (RecordReader reader = RecordReader.of(file, CATALOG)) {
      for (Optional<RawRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        games += next.get().read(CATALOG).text().isEmpty() ? 0 : 1;
      }
    } catch (NotationException e) {
      throw new IllegalStateException("a game that was written here", e);
    }
    return games;
  }

  private static double seconds(long since) {
    return (System.nanoTime() - since) / 1e9;
  }

  private static <P extends Position> void write(GameKit<P> kit, int games, Path file)
      throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int i = 0; i < games; i++) {
        GameSession<P> session = new GameSession<>(kit.game(), kit.game().newPosition(i));
        while (!session.isOver()) {
          int seat = session.isAwaited(0) ? 0 : 1;
          int[] legal = session.legalMoves(seat);
          session.play(seat, legal[random.nextInt(legal.length)]);
        }
        out.write(record(session));
        out.newLine();
      }
    }
  }

  private static <P extends Position> String record(GameSession<P> session) {
    List<GameRecord.Tag> tags =
        List.of(
            new GameRecord.Tag(GameRecord.Tag.player(0), "human"),
            new GameRecord.Tag(GameRecord.Tag.player(1), "perfect"),
            new GameRecord.Tag(GameRecord.Tag.DATE, "2026-11-20"));
    return GameRecord.of(session, tags, List.of()).text();
  }
}
