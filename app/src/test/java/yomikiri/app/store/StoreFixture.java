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
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** A store in a folder of its own that does all on the thread that asks; time stands still. */
final class StoreFixture {
  static final Instant NOW = Instant.parse("2026-11-20T16:31:07Z");

  final Folders folders;
  final FakeDisk disk = new FakeDisk();
  final List<StoreNotice> notices = new ArrayList<>();
  private final Deque<Runnable> later = new ArrayDeque<>();
  private long opened;

  StoreFixture(Path folder) {
    folders =
        new Folders(folder.resolve("config"), folder.resolve("board"), folder.resolve("games"));
  }

  /** A store as a newly started copy of the app has it. */
  Store open() {
    return openAfter(Duration.ZERO);
  }

  Store openAfter(Duration time) {
    return new Store(
        folders,
        disk,
        Clock.fixed(NOW.plus(time), ZoneOffset.UTC),
        new SplittableRandom(++opened),
        new Workers(Runnable::run, later::add, Runnable::run),
        CATALOG,
        notices::add);
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
