package yomikiri.app.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.jobs.JobSnapshot.JobState;

/** Jobs are deleted and brought back. */
final class JobDeletionTest extends JobListFixture {
  /** Something that stands where {@code place} in the trash would. */
  private Path inTheWay(String place) throws IOException {
    Path file = folder.resolve(".deleted").resolve(place).resolve("in-the-way");
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "");
  }

  @Test
  void whatCannotBeDeletedStaysOnTheListAndWhereItIs() throws IOException {
    JobList<Name> list = list(Runnable::run);
    Job<Name> job = begun(list);
    for (String place : List.of("", ".properties")) {
      Path hindrance = inTheWay(job.entry().id() + place);
      list.delete(job);
      assertThat(list.jobs()).containsExactly(job);
      assertThat(job.entry().folder()).isDirectory();
      assertThat(reported()).singleElement().asString().contains("cannot be written");
      notices.clear();
      Files.delete(hindrance);
      Files.delete(hindrance.getParent());
    }
    list.rename(job, "still here");
    assertThat(job.entry().name()).isEqualTo("still here");
    list.delete(job);
    assertThat(list.jobs()).isEmpty();
    assertThat(notices.reported()).containsExactly("Deleted: " + job.entry().id());
  }

  @Test
  void whatCannotBeBroughtBackIsNotOnTheList() throws IOException {
    JobList<Name> list = list(Runnable::run);
    Job<Name> job = begun(list);
    list.delete(job);
    notices.clear();
    Path trash = folder.resolve(".deleted");
    Files.delete(trash.resolve(job.entry().id() + ".properties"));
    list.restore(job);
    assertThat(list.jobs()).isEmpty();
    assertThat(reported()).hasSize(1);
    assertThat(trash.resolve(job.entry().id())).isDirectory();
  }

  @Test
  void whatIsWorkedAtLeavesTheListOnceItIsDeleted() {
    JobList<Name> list = list(Runnable::run);
    work =
        () -> {
          Job<Name> job = list.jobs().getFirst();
          list.delete(job);
          list.delete(job);
          assertThat(list.jobs()).containsExactly(job);
          assertThat(job.snapshot().get().state()).isEqualTo(JobState.ENDING);
          assertThat(notices.shown).isEmpty();
        };
    list.begin("any", "", "", entry -> new Doer());
    assertThat(list.jobs()).isEmpty();
    assertThat(notices.reported()).singleElement().asString().startsWith("Deleted: ");
  }

  @Test
  void whatFailsWhileItIsDeletedIsToldAndLeavesTheList() {
    JobList<Name> list = list(Runnable::run);
    work =
        () -> {
          list.delete(list.jobs().getFirst());
          rethrow(new IllegalStateException("no such move"));
        };
    assertThatThrownBy(() -> begun(list)).hasMessage("no such move");
    assertThat(list.jobs()).isEmpty();
    assertThat(notices.reported())
        .satisfiesExactly(
            reported -> assertThat(reported).isEqualTo("An unexpected error occurred in the app"),
            reported -> assertThat(reported).startsWith("Deleted: "));
  }

  @Test
  void whatIsBegunInTheSameSecondAsSomethingDeletedGetsAnIdOfItsOwn() {
    JobList<Name> list = list(Runnable::run);
    list.begin("any", "first", "", entry -> new Doer());
    Job<Name> first = list.jobs().getFirst();
    list.delete(first);
    list.begin("any", "second", "", entry -> new Doer());
    list.restore(first);
    assertThat(list.jobs())
        .extracting(job -> job.entry().name())
        .containsExactly("second", "first");
    String id = first.entry().id();
    assertThat(notices.reported()).containsExactly("Deleted: " + id, "Back in the list: " + id);
  }
}
