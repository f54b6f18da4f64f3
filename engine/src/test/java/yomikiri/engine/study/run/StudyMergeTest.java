package yomikiri.engine.study.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.OrdinaryDisk;
import yomikiri.engine.file.Shard;
import yomikiri.engine.study.Studies;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.report.Findings;

final class StudyMergeTest {
  private static final Study STUDY =
      Studies.of("mattix-4", 6, "greedy", "mcts:playouts=20", "random");

  @TempDir private Path folder = Path.of("");

  private Path part(int index, int count) throws StudyException {
    return part(STUDY, index, count);
  }

  private Path part(Study study, int index, int count) throws StudyException {
    Path part = folder.resolve("part" + index);
    Studies.played(part, study.part(new Shard(index, count)), 1);
    return part;
  }

  private Findings merged(Path... parts) throws StudyException {
    return StudyMerge.merge(List.of(parts), folder.resolve("whole"), CATALOG::kit);
  }

  @Test
  void partsGiveTheFilesOfTheWhole() throws StudyException {
    Studies.played(folder.resolve("one"), STUDY, 2);
    Path[] parts = {part(2, 3), part(0, 3), part(1, 3)};
    assertThat(merged(parts).games()).isEqualTo(18);
    assertThat(Studies.files(folder.resolve("whole")))
        .isEqualTo(Studies.files(folder.resolve("one")));
    assertThat(merged(parts).games()).isEqualTo(18); // once more
  }

  @Test
  void manyPartsAreJoinedWithFewOpenFiles() throws StudyException {
    assumeTrue(openFiles() > 0);
    int count = 24;
    Study study = Studies.of("mattix-4", 2 * count, "greedy", "random");
    List<Path> parts = new ArrayList<>();
    for (int part = 0; part < count; part++) {
      parts.add(part(study, part, count));
    }
    long before = openFiles();
    List<Long> open = new ArrayList<>();
    Disk watched =
        new OrdinaryDisk() {
          @Override
          public RandomAccessFile open(Path file) throws IOException {
            return new RandomAccessFile(file.toFile(), "rw") {
              @Override
              public void write(byte[] bytes) throws IOException {
                open.add(openFiles());
                super.write(bytes);
              }
            };
          }
        };
    Path whole = folder.resolve("whole");
    assertThat(StudyMerge.merge(parts, whole, CATALOG::kit, watched).games()).isEqualTo(2 * count);
    assertThat(open).hasSize(2 * count).allMatch(files -> files < before + count / 2);
  }

  /** Of this process; -1 where the system does not tell. */
  private static long openFiles() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? unix.getOpenFileDescriptorCount()
        : -1;
  }

  @Test
  void copiesInDifferentPartsAreFoundOut() throws StudyException {
    Study study = Studies.opened(Studies.of("tictactoe", 60, "greedy", "alphabeta:depth=1"), 1);
    Findings whole = Studies.played(folder.resolve("one"), study, 2);
    Findings joined = merged(part(study, 0, 2), part(study, 1, 2));
    assertThat(joined.distinct()).isEqualTo(whole.distinct()).isLessThanOrEqualTo(18);
    assertThat(Studies.files(folder.resolve("whole")))
        .isEqualTo(Studies.files(folder.resolve("one")));
  }

  @Test
  void whatIsMissingIsTold() throws StudyException {
    Path first = part(0, 3);
    Path second = folder.resolve("part1");
    Studies.open(second, STUDY.part(new Shard(1, 3))).close();
    assertThatThrownBy(() -> merged(first, second))
        .hasMessage(
            "games 3-10, 13-14, 17-18 are missing: part 1/3 in "
                + second
                + " is not finished, part 2/3 was not given");
    assertThat(folder.resolve("whole")).doesNotExist();
  }

  @Test
  void mixturesAreRefused() throws StudyException {
    Path first = part(0, 3);
    Path other = folder.resolve("other");
    Studies.open(other, Study.of("mattix-4", STUDY.players(), 8, 1).part(new Shard(1, 3))).close();
    assertThatThrownBy(() -> merged(first, other))
        .hasMessage(other + ": this is part of another study: games is 8, not 6 as in " + first);
    Path half = folder.resolve("half");
    Studies.open(half, STUDY.part(new Shard(1, 2))).close();
    assertThatThrownBy(() -> merged(first, half))
        .hasMessage(half + ": this is part of another study: shard is 1/2, not 0/3 as in " + first);
    Path again = folder.resolve("again");
    Studies.open(again, STUDY.part(new Shard(0, 3))).close();
    assertThatThrownBy(() -> merged(first, again))
        .hasMessage(again + ": this is part 0/3, and so is " + first);
  }
}
