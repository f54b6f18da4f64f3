package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.text.TestNotices;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;

/** Copies of the app killed while they write, at every step in this process and twice for real. */
final class KillTest {
  /** Of the disk: three numbers kept and more. */
  private static final int STEPS = 66;

  private static final int MOST_ROUNDS = 8;
  private static final long LONGEST_PAUSE_NANOS = 30_000_000;

  private static final Pattern GAME =
      Pattern.compile(
          """
          \\[Game "none"\\]
          \\[Copy "(.*)"\\]
          \\[Number "(\\d+)"\\]

          (?:1\\. a1 b2 ){100}
          \\[End "\\2"\\]
          """);

  @TempDir private Path folder = Path.of("");

  @Test
  void killedAtAnyStepNothingKeptIsLostAndNothingIsDamaged() throws IOException {
    Remains remains = new Remains(folder);
    int kept = 0;
    int next = 1;
    int rounds = 0;
    for (int steps = 0; steps < STEPS; steps++) {
      Store store = remains.store(FakeDisk.killingAfter(steps), steps);
      int last = keepUntilKilled(store, "only", next);
      store.close(); // as the system lets go of its locks
      kept = last < next ? kept : last;
      Remains.Found found = remains.look(1);
      if (kept > 0) {
        assertThat(found.window()).isBetween(kept, last + 1);
        assertThat(found.board("only")).isBetween(kept, last + 1);
      }
      remains.assertLibraryHas("only", next, last);
      remains.assertFewDrafts(steps + 1);
      rounds += last - next + 1;
      next = last + 2;
    }
    assertThat(rounds).as("rounds before the kills").isGreaterThan(STEPS);
    remains.assertAllWhole();
  }

  @Test
  void killedInTheMiddleOfAStepACopyDisturbsNoOther() throws IOException {
    Remains remains = new Remains(folder);
    for (int steps = 0; steps < STEPS; steps++) {
      int first = 1000 * (steps + 1);
      Store left = remains.store(FakeDisk.killingAfter(steps), 2L * steps);
      Store right = remains.store(new FakeDisk(), 2L * steps + 1);
      int last = keepUntilKilled(left, "left" + steps, first);
      Victim survivor = new Victim(right, "right" + steps);
      survivor.keep(first);
      survivor.keep(first + 1);
      left.close();
      right.close();
      Remains.Found found = remains.look(2);
      assertThat(found.window()).isEqualTo(first + 1);
      assertThat(found.board("right" + steps)).isEqualTo(first + 1);
      if (last >= first) {
        assertThat(found.board("left" + steps)).isBetween(last, last + 1);
      }
      remains.assertLibraryHas("left" + steps, first, last);
      remains.assertLibraryHas("right" + steps, first, first + 1);
      remains.assertFewDrafts(steps + 1);
    }
    remains.assertAllWhole();
  }

  /** The last number that it kept, less than the first if none. */
  private static int keepUntilKilled(Store store, String name, int first) {
    int last = first - 1;
    try {
      Victim victim = new Victim(store, name);
      while (true) {
        victim.keep(last + 1);
        last++;
      }
    } catch (FakeDisk.Killed killed) {
      return last;
    }
  }

  @Test
  void twoProcessesKilledAtRandomHaveLostNothing() throws IOException {
    Random random = new Random(2);
    Remains remains = new Remains(folder);
    int first = 1;
    Map<String, Integer> lasts = new HashMap<>();
    try (Copy left = Copy.start(folder, "left", first);
        Copy right = Copy.start(folder, "right", first)) {
      left.awaitFirst();
      right.awaitFirst();
      lasts.put(left.name(), left.killAfter(random));
      lasts.put(right.name(), right.killAfter(random));
    }
    Remains.Found found = remains.look(2);
    lasts.forEach(
        (name, last) -> {
          int reported = Math.max(last, first);
          assertThat(found.board(name)).isBetween(reported, reported + 1);
          remains.assertLibraryHas(name, first, reported);
        });
    remains.assertFewDrafts(2);
    remains.assertAllWhole();
  }

  /** A process that runs {@link Victim}, and what it has told so far. */
  private record Copy(String name, int first, Process process, BufferedReader reported)
      implements AutoCloseable {
    static Copy start(Path folder, String name, int first) throws IOException {
      String classes =
          Stream.of(Victim.class, Store.class, WholeFile.class)
              .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
              .map(place -> Path.of(URI.create(place.toString())).toString())
              .distinct()
              .collect(Collectors.joining(File.pathSeparator));
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1",
                  "-XX:+UseSerialGC",
                  "-Xshare:auto",
                  "-XX:-UsePerfData",
                  "-cp",
                  classes,
                  Victim.class.getName(),
                  folder.toString(),
                  name,
                  Integer.toString(first))
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      return new Copy(name, first, process, process.inputReader(StandardCharsets.UTF_8));
    }

    /** Waits until it has a slot and has kept something in it. */
    void awaitFirst() throws IOException {
      assertThat(reported.readLine()).isEqualTo(Integer.toString(first));
    }

    /**
     * Kills it at a random moment; the last number it told of, less than the first if none since.
     */
    int killAfter(Random random) throws IOException {
      int rounds = random.nextInt(MOST_ROUNDS);
      long pause = random.nextLong(LONGEST_PAUSE_NANOS);
      int last = first - 1;
      for (int i = 0; i < rounds; i++) {
        last = Integer.parseInt(String.valueOf(reported.readLine()));
      }
      LockSupport.parkNanos(pause);
      close();
      for (String line = reported.readLine(); line != null; line = reported.readLine()) {
        last = Math.max(last, Integer.parseInt(line));
      }
      return last;
    }

    /**
     * Kills it and leaves what it told to be read, unlike the process's own way of being killed.
     */
    @Override
    public void close() {
      process.toHandle().destroyForcibly();
      process.onExit().join();
    }
  }

  /** What the killed have left, as the next copies of the app find it. */
  private static final class Remains {
    private final Folders folders;
    private final TestNotices notices = new TestNotices();
    private final Store store;
    private Map<String, Set<Integer>> library = Map.of();

    Remains(Path folder) {
      folders = Victim.folders(folder);
      store = store(Clock.systemUTC());
    }

    private Store store(Clock clock) {
      return store(Disk.REAL, clock, -1);
    }

    /** A copy's own. */
    Store store(Disk disk, long seed) {
      return store(disk, Clock.systemUTC(), seed);
    }

    private Store store(Disk disk, Clock clock, long seed) {
      return new Store(
          folders,
          disk,
          clock,
          new SplittableRandom(seed),
          new Workers(Runnable::run, Runnable::run, Runnable::run, late -> {}, Runnable::run),
          id -> Optional.empty(),
          notices);
    }

    /** The numbers found. */
    record Found(int window, Map<String, Integer> boards) {
      int board(String name) {
        return boards.getOrDefault(name, -1);
      }
    }

    Found look(int copies) {
      List<Store> opened = new ArrayList<>();
      Map<String, Integer> boards = new HashMap<>();
      int window = -1;
      for (int i = 0; i < copies; i++) {
        Store next = store(Clock.systemUTC());
        opened.add(next);
        window = next.settings().load().window().area().map(WindowState.Area::x).orElse(-1);
        next.autosave()
            .load(text -> text)
            .ifPresent(
                text -> {
                  Matcher game = GAME.matcher(text);
                  assertThat(game.matches()).as(text).isTrue();
                  boards.put(game.group(1), Integer.parseInt(game.group(2)));
                });
      }
      opened.forEach(Store::close);
      readLibrary();
      assertThat(notices.reported()).isEmpty();
      return new Found(window, boards);
    }

    private void readLibrary() {
      store
          .library()
          .<List<LibraryGame>>list(
              all -> all,
              answer ->
                  answer.handle(
                      games -> {
                        assertThat(games).noneMatch(LibraryGame::isDamaged);
                        library =
                            games.stream()
                                .collect(
                                    Collectors.groupingBy(
                                        game -> game.tag("Copy").orElseThrow(),
                                        Collectors.mapping(
                                            game ->
                                                Integer.parseInt(game.tag("Number").orElseThrow()),
                                            Collectors.toSet())));
                      },
                      fault -> {
                        throw new AssertionError(fault);
                      }));
    }

    void assertLibraryHas(String name, int first, int last) {
      assertThat(library.getOrDefault(name, Set.of()))
          .containsAll(IntStream.rangeClosed(first, last).boxed().toList());
    }

    /** One killed process leaves one draft at most. */
    void assertFewDrafts(int kills) throws IOException {
      assertThat(drafts()).hasSizeLessThanOrEqualTo(kills);
    }

    private List<Path> drafts() throws IOException {
      List<Path> drafts = new ArrayList<>();
      for (Path folder : List.of(folders.settings(), folders.boards(), folders.library())) {
        if (Files.exists(folder)) {
          try (Stream<Path> files = Files.list(folder)) {
            files.filter(file -> file.toString().endsWith(".draft")).forEach(drafts::add);
          }
        }
      }
      return drafts;
    }

    /** Every game is whole to its end, and a later start sweeps up the rest. */
    void assertAllWhole() throws IOException {
      try (Stream<Path> files = Files.list(folders.library())) {
        for (Path file : files.filter(name -> name.toString().endsWith(".ykr")).toList()) {
          assertThat(Files.readString(file)).matches(GAME);
        }
      }
      store(Clock.offset(Clock.systemUTC(), Duration.ofHours(1))).tidy();
      assertThat(drafts()).isEmpty();
      assertThat(notices.reported()).isEmpty();
    }
  }
}
