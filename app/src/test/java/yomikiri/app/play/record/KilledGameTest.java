package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.store.FakeDisk;
import yomikiri.app.store.Store;
import yomikiri.app.store.Workers;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.RecordFile;

/** The app killed while it keeps a game, at every step in this process and once for real. */
final class KilledGameTest {
  /** Of the disk: more than ten moves. */
  private static final int STEPS = 70;

  private static final int MOVES = 9;
  private static final Workers AT_ONCE =
      new Workers(Runnable::run, Runnable::run, later -> {}, late -> {}, Runnable::run);

  @TempDir private Path folder = Path.of("");
  private Optional<String> kept = Optional.empty();

  @Test
  void killedAtAnyStepAtMostTheMoveInTheAirIsLost() throws IOException, NotationException {
    int played = 0;
    for (int steps = 0; steps < STEPS; steps++) {
      List<String> reported = playUntilKilled(steps);
      assertGoesOn(reported);
      played += reported.size();
    }
    assertThat(played).as("moves made between the kills").isGreaterThan(2 * STEPS);
    assertLibraryIsWhole();
  }

  /** The positions from the first that it found to the last that it surely kept. */
  private List<String> playUntilKilled(int steps) {
    List<String> reported = new ArrayList<>();
    Store store = PlayedToDeath.store(folder, FakeDisk.killingAfter(steps), AT_ONCE, steps);
    try {
      PlayedToDeath copy = new PlayedToDeath(store, steps);
      while (true) {
        reported.add(copy.position());
        copy.act();
      }
    } catch (FakeDisk.Killed killed) {
      return reported;
    } finally {
      store.close(); // as the system lets go of its locks
    }
  }

  @Test
  void aProcessKilledAtRandomGoesOnThere() throws Exception {
    assertGoesOn(playUntilKilled(STEPS));
    assertGoesOn(playAndKill());
  }

  /** Holds what was told before a kill against what was kept before it and what is kept now. */
  private void assertGoesOn(List<String> reported) {
    if (!reported.isEmpty()) {
      kept.ifPresent(text -> assertThat(reported).as("it goes on there").startsWith(text));
    }
    Optional<String> last = reported.isEmpty() ? kept : Optional.of(reported.getLast());
    Optional<PlaySession<?>> found = restored();
    if (found.isEmpty()) {
      assertThat(kept).isEmpty();
      assertThat(reported).hasSizeLessThanOrEqualTo(1);
    } else {
      PlaySession<?> session = found.get();
      if (session.session().length() > 0) { // else a new game was the move in the air
        last.ifPresent(text -> assertThat(positions(session)).contains(text));
      }
      assertThat(session.setup().seats().getFirst().isHuman()).isTrue();
      kept = Optional.of(positions(session).get(session.session().ply()));
    }
  }

  /** What a process told before it was killed in the middle. */
  private List<String> playAndKill() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--module-path",
                System.getProperty("jdk.module.path"),
                "--add-modules",
                "javafx.base",
                "-cp",
                System.getProperty("java.class.path"),
                PlayedToDeath.class.getName(),
                folder.toString(),
                Long.toString(STEPS))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    List<String> lines = new ArrayList<>();
    try (BufferedReader reported = process.inputReader(StandardCharsets.UTF_8)) {
      for (int moves = 0; moves < MOVES; moves++) {
        lines.add(reported.readLine());
      }
      process.toHandle().destroyForcibly(); // leaves what was told readable
      process.waitFor();
      reported.lines().forEach(lines::add);
      return lines;
    } finally {
      process.destroyForcibly();
    }
  }

  /** The game as a newly started app goes on with it; empty if none was ever kept. */
  private Optional<PlaySession<?>> restored() {
    Store store = PlayedToDeath.store(folder, Disk.REAL, AT_ONCE, 0);
    try {
      return PlayedToDeath.restored(store).map(RestoredGame::session);
    } finally {
      store.close();
    }
  }

  /** All positions of the line, taken back ones included. */
  private static <P extends Position> List<String> positions(PlaySession<P> session) {
    return IntStream.rangeClosed(0, session.session().length())
        .mapToObj(ply -> session.session().positionAt(ply))
        .map(position -> session.session().game().notation().positionText(position))
        .toList();
  }

  private void assertLibraryIsWhole() throws IOException, NotationException {
    try (Stream<Path> games = Files.list(folder.resolve("games"))) {
      for (Path game : games.filter(file -> file.toString().endsWith(".ykr")).toList()) {
        assertThat(RecordFile.read(game, CATALOG).entries()).isNotEmpty();
      }
    }
  }
}
