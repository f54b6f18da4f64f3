package yomikiri.engine.study.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.file.MortalDisk;
import yomikiri.engine.file.OrdinaryDisk;
import yomikiri.engine.file.Shard;
import yomikiri.engine.study.Studies;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.think.FakeTicker;

/** Studies whose process was killed, whose disk was full or whose log was damaged. */
final class StudyCrashTest {
  private static final Study THREE =
      Studies.of("mattix-4", 10, "greedy", "mcts:playouts=20", "random");

  /** A study in which many games are copies. */
  private static final Study REPEATING =
      Studies.opened(Studies.of("tictactoe", 20, "greedy", "alphabeta:depth=2", "random"), 1);

  private static final Study EXACT =
      Studies.exact(Studies.of("mattix-4", 4, "greedy", "mcts:playouts=20", "random"));

  /** At each look at the clock so much time has passed that a few games take a second. */
  private static final long TICK_NANOS = 20_000_000;

  @TempDir private Path folder = Path.of("");

  private Path dir(String name) {
    return folder.resolve(name);
  }

  static List<Study> studies() {
    return List.of(THREE, REPEATING);
  }

  @ParameterizedTest
  @MethodSource("studies")
  void whereverTheLogIsTornTheStudyGoesOnToTheSameFiles(Study study)
      throws IOException, StudyException {
    Studies.played(dir("whole"), study, 1);
    byte[] log = Files.readAllBytes(dir("whole").resolve("games.log"));
    for (int length : new int[] {0, 1, 100, 2000, log.length - 1}) {
      Path torn = dir("torn" + length);
      Files.createDirectories(torn);
      Files.copy(dir("whole").resolve("study.toml"), torn.resolve("study.toml"));
      Files.write(torn.resolve("games.log"), Arrays.copyOf(log, length));
      Studies.played(torn, study, 2);
      assertThat(Studies.files(torn)).isEqualTo(Studies.files(dir("whole")));
    }
  }

  @Test
  void aLastLineThatWasWrittenWrongIsPlayedAgain() throws IOException, StudyException {
    Studies.played(dir("whole"), THREE, 1);
    Path log = dir("whole").resolve("games.log");
    var before = Studies.files(dir("whole"));
    byte[] bytes = Files.readAllBytes(log);
    bytes[bytes.length - 10] ^= 1;
    Files.write(log, bytes);
    try (StudyRun<?> run = Studies.open(dir("whole"), THREE)) {
      assertThat(run.progress().done()).isEqualTo(29);
      assertThat(run.play(1)).isTrue();
    }
    assertThat(Studies.files(dir("whole"))).isEqualTo(before);
  }

  @Test
  void aDamagedLineInTheMiddleIsNamed() throws IOException, StudyException {
    Studies.played(dir("a"), THREE, 1);
    Path log = dir("a").resolve("games.log");
    List<String> lines = Files.readAllLines(log);
    lines.set(4, lines.get(4).replace("\"game\":4", "\"game\":5"));
    Files.write(log, lines);
    assertThatThrownBy(() -> Studies.open(dir("a"), THREE))
        .hasMessageStartingWith(log + ", line 5: this line is damaged");
    lines.remove(4);
    Files.write(log, lines);
    assertThatThrownBy(() -> Studies.open(dir("a"), THREE))
        .hasMessage(log + ", line 5: expected game 5 here, found game 6");
  }

  /** A file on a disk that is full at some length. */
  private static final class FullFile extends RandomAccessFile {
    private static final int QUOTA = 1000;

    FullFile(Path path) throws IOException {
      super(path.toFile(), "rw");
    }

    @Override
    public void write(byte[] bytes) throws IOException {
      long room = QUOTA - getFilePointer();
      if (bytes.length > room) {
        super.write(bytes, 0, (int) Math.max(0, room));
        throw new IOException("No space left on device");
      }
      super.write(bytes);
    }
  }

  private static final class FullDisk extends OrdinaryDisk {
    @Override
    public RandomAccessFile open(Path file) throws IOException {
      return new FullFile(file);
    }
  }

  @Test
  void aFullDiskIsSaidAndNothingIsLost() throws StudyException {
    Studies.played(dir("whole"), THREE, 1);
    try (StudyRun<?> run = StudyRun.open(dir("a"), THREE, CATALOG::kit, () -> 0, new FullDisk())) {
      assertThatThrownBy(() -> run.play(2))
          .isInstanceOf(StudyException.class)
          .hasMessage(
              dir("a").resolve("games.log")
                  + ": cannot be written: No space left on device; the "
                  + run.progress().done()
                  + " games before that are kept, and the same command resumes from there");
      assertThat(run.progress().done()).isBetween(2, 9);
      assertThat(run.progress().state()).isEqualTo(RunProgress.State.STOPPED);
    }
    assertThat(dir("a").resolve("games.log").toFile().length()).isBetween(1L, 1000L);
    Studies.played(dir("a"), THREE, 2);
    assertThat(Studies.files(dir("a"))).isEqualTo(Studies.files(dir("whole")));
  }

  /** Plays with {@code jobs} games at a time on a disk that may die; whether it came to the end. */
  private boolean survives(String name, Study study, int jobs, MortalDisk disk) {
    try (StudyRun<?> run =
        StudyRun.open(dir(name), study, CATALOG::kit, new FakeTicker(TICK_NANOS), disk)) {
      return run.play(jobs);
    } catch (StudyException e) {
      assertThat(disk.isDead()).as(e.getMessage()).isTrue();
      return false;
    }
  }

  @Test
  void killedAtAnyStepItGoesOnToTheSameFiles() throws StudyException {
    Studies.played(dir("whole"), EXACT, 1);
    int steps = 0;
    while (!survives("killed" + steps, EXACT, 1, new MortalDisk(steps))) {
      assertThat(survives("killed" + steps, EXACT, 2, MortalDisk.immortal())).isTrue();
      assertThat(Studies.files(dir("killed" + steps))).isEqualTo(Studies.files(dir("whole")));
      steps++;
    }
    assertThat(steps).isGreaterThan(2 * 12 + 5 * 6);
  }

  @Test
  void killedAgainAndAgainItGoesOnToTheSameFiles() throws StudyException {
    Studies.played(dir("whole"), REPEATING, 1);
    int kills = 0;
    while (!survives("killed", REPEATING, 1 + kills % 2, new MortalDisk(kills))) {
      kills++;
    }
    assertThat(Studies.files(dir("killed"))).isEqualTo(Studies.files(dir("whole")));
  }

  @Test
  void aMergeKilledAtAnyStepGoesOnToTheSameFiles() throws StudyException {
    Study study = Studies.of("tictactoe", 4, "greedy", "random");
    Studies.played(dir("whole"), study, 1);
    List<Path> parts = List.of(dir("part0"), dir("part1"));
    for (int i = 0; i < parts.size(); i++) {
      Studies.played(parts.get(i), study.part(new Shard(i, parts.size())), 1);
    }
    int steps = 0;
    while (!mergeSurvives(parts, dir("killed" + steps), new MortalDisk(steps))) {
      assertThat(mergeSurvives(parts, dir("killed" + steps), MortalDisk.immortal())).isTrue();
      assertThat(Studies.files(dir("killed" + steps))).isEqualTo(Studies.files(dir("whole")));
      steps++;
    }
    assertThat(steps).isGreaterThan(2 * 4 + 5 * 6);
  }

  private static boolean mergeSurvives(List<Path> parts, Path out, MortalDisk disk) {
    try {
      StudyMerge.merge(parts, out, CATALOG::kit, disk);
      return true;
    } catch (StudyException e) {
      assertThat(disk.isDead()).as(e.getMessage()).isTrue();
      return false;
    }
  }
}
