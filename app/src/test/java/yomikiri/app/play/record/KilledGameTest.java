package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.play.table.SavedGame;
import yomikiri.app.play.table.Table;
import yomikiri.app.store.Store;
import yomikiri.app.store.Workers;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.RecordFile;

/** A real process that plays games, killed again and again. */
final class KilledGameTest {
  private static final int KILLS = 20;
  private static final int MOST_MOVES = 9;
  private static final long LONGEST_NANOS = 5_000_000;

  @TempDir private Path folder = Path.of("");

  @Test
  void atMostTheMoveInTheAirIsLost() throws IOException, InterruptedException, NotationException {
    Random random = new Random(5);
    Optional<String> kept = Optional.empty();
    int played = 0;
    for (int kill = 1; kill <= KILLS; kill++) {
      Death death = playAndKill(kill, random);
      kept.ifPresent(text -> assertThat(death.first()).as("it goes on there").isEqualTo(text));
      played += death.told() - 1;
      Table<?> table = restored();
      if (table.session().length() > 0) { // else a new game was the move in the air
        assertThat(positions(table)).contains(death.last());
      }
      kept = Optional.of(positions(table).get(table.session().ply()));
      assertThat(table.setup().seats().getFirst().isHuman()).isTrue();
    }
    assertThat(played).as("moves made between the kills").isGreaterThan(KILLS);
    assertLibraryIsWhole();
  }

  /** What the process told before it was killed: the first position, the last, and how many. */
  private record Death(String first, String last, int told) {}

  private Death playAndKill(long seed, Random random) throws IOException, InterruptedException {
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
                Long.toString(seed))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader told = process.inputReader(StandardCharsets.UTF_8)) {
      String first = told.readLine();
      String last = first;
      int count = 1;
      for (int moves = random.nextInt(MOST_MOVES); moves > 0; moves--) {
        last = told.readLine();
        count++;
      }
      LockSupport.parkNanos(random.nextLong(LONGEST_NANOS));
      process.toHandle().destroyForcibly(); // leaves what was told readable
      process.waitFor();
      for (@Nullable String line = told.readLine(); line != null; line = told.readLine()) {
        last = line;
        count++;
      }
      assertThat(first).isNotNull();
      return new Death(first, last, count);
    } finally {
      process.destroyForcibly();
    }
  }

  /** The game as a newly started app goes on with it. */
  private Table<?> restored() {
    Store store =
        PlayedToDeath.store(folder, new Workers(Runnable::run, later -> {}, Runnable::run), 0);
    try {
      return table(PlayedToDeath.restored(store).orElseThrow());
    } finally {
      store.close();
    }
  }

  private static <P extends Position> Table<P> table(SavedGame<P> saved) {
    return Table.of(saved, saved.moment().ply(), 0);
  }

  /** All positions of the line, taken back ones included. */
  private static <P extends Position> List<String> positions(Table<P> table) {
    return IntStream.rangeClosed(0, table.session().length())
        .mapToObj(ply -> table.session().positionAt(ply))
        .map(position -> table.session().game().notation().positionText(position))
        .toList();
  }

  private void assertLibraryIsWhole() throws IOException, NotationException {
    try (Stream<Path> games = Files.list(folder.resolve("games"))) {
      for (Path game : games.filter(file -> file.toString().endsWith(".ykr")).toList()) {
        assertThat(RecordFile.read(game, CATALOG::game).entries()).isNotEmpty();
      }
    }
  }
}
