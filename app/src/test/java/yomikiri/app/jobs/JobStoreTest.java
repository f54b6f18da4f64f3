package yomikiri.app.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.jobs.JobSnapshot.JobEntry;
import yomikiri.app.store.FakeDisk;
import yomikiri.engine.file.Disk;

/** Things kept in folders, by an app that is killed in the middle of whatever it does. */
final class JobStoreTest {
  private static final String DEFINITION = "study.toml";
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-20T16:31:07Z"), ZoneOffset.UTC);

  @TempDir private Path all = Path.of("");

  private static JobStore store(Path folder, Disk disk) {
    return new JobStore(folder, DEFINITION, disk, CLOCK);
  }

  /** Begins, keeps, deletes and restores something; whether it came to the end. */
  private static boolean survives(Path folder, Disk disk) throws IOException {
    try {
      JobStore store = store(folder, disk);
      JobEntry entry = store.begin("mattix-4", "the name", "");
      Files.writeString(entry.folder().resolve(DEFINITION), "what was worked for");
      store.keep(entry);
      store.delete(entry);
      store.restore(entry);
      return true;
    } catch (FakeDisk.Killed killed) {
      return false;
    }
  }

  @Test
  void killedAtAnyStepNothingIsLost() throws IOException {
    int steps = 0;
    while (!survives(all.resolve("" + steps), FakeDisk.killingAfter(steps))) {
      Path folder = all.resolve("" + steps);
      JobStore next = store(folder, Disk.REAL);
      List<JobEntry> listed = next.list(damage -> assertThat(damage).isNull());
      JobEntry entry =
          new JobEntry(
              "20261120-163107-mattix-4",
              folder.resolve("20261120-163107-mattix-4"),
              true,
              true,
              "the name",
              "",
              0);
      if (!listed.isEmpty()) {
        assertThat(listed).extracting(JobEntry::id).containsExactly(entry.id());
        next.delete(listed.getFirst()); // a second time, where the first was not finished
      }
      next.restore(entry);
      assertThat(next.list(damage -> assertThat(damage).isNull()))
          .extracting(JobEntry::id)
          .containsExactly(entry.id());
      assertThat(entry.folder().resolve(DEFINITION))
          .as("killed after %d steps", steps)
          .hasContent("what was worked for");
      steps++;
    }
    assertThat(steps).isGreaterThan(10);
  }
}
