package yomikiri.app.store;

import static yomikiri.app.TestCatalog.CATALOG;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import yomikiri.app.ByHand;
import yomikiri.app.text.TestNotices;

/** A store in a folder of its own that does all on the thread that asks; time stands still. */
final class StoreFixture {
  static final Instant NOW = Instant.parse("2026-11-20T16:31:07Z");

  final Folders folders;
  final FakeDisk disk = new FakeDisk();
  final TestNotices notices = new TestNotices();
  private final Deque<Runnable> later = new ArrayDeque<>();
  private final ByHand patience = new ByHand();
  private long opened;

  StoreFixture(Path folder) {
    folders =
        new Folders(
            folder.resolve("config"),
            folder.resolve("board"),
            folder.resolve("games"),
            folder.resolve("log"));
  }

  /** A store as a newly started copy of the app has it. */
  Store open() {
    return openAfter(Duration.ZERO);
  }

  Store openAfter(Duration time) {
    return open(Runnable::run, Runnable::run, time);
  }

  /** A store that saves on the thread that asks, and does all else by {@code reading}. */
  Store open(Executor reading) {
    return open(Runnable::run, reading, Duration.ZERO);
  }

  /** A store that saves by {@code files}, and does all else on the thread that asks. */
  Store openWith(Executor files) {
    return open(files, Runnable::run, Duration.ZERO);
  }

  /** A store that saves by {@code files}, and does all else by {@code reading}. */
  Store open(Executor files, Executor reading) {
    return open(files, reading, Duration.ZERO);
  }

  private Store open(Executor files, Executor reading, Duration after) {
    return new Store(
        folders,
        disk,
        Clock.fixed(NOW.plus(after), ZoneOffset.UTC),
        new SplittableRandom(++opened),
        new Workers(files, reading, later::add, patience, Runnable::run),
        CATALOG,
        notices);
  }

  /** Lets so much time pass that all that still waits to be saved is late. */
  void losePatience() {
    patience.run();
  }

  /** Lets the while pass after which is tried again what failed. */
  void passTime() {
    List<Runnable> due = List.copyOf(later);
    later.clear();
    due.forEach(Runnable::run);
  }

  static List<String> names(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
    }
  }
}
