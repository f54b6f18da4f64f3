package yomikiri.app.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.app.ByHand;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.jobs.JobSnapshot.JobEntry;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.lab.ManualExecutor;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Phrase;

/** A list of what needs no more than a name. */
final class JobListTest extends JobListFixture {
  @Test
  void whatCannotBeSeenIsToldOnceUntilItChanges() {
    JobList<Name> list = list(Runnable::run);
    list.shown();
    work =
        () -> {
          fault = Optional.of(fault("no disk"));
          delays.pass();
          delays.pass();
          assertThat(notices.shown).extracting(Notice::text).containsExactly(fault("no disk"));
          fault = Optional.of(fault("no folder"));
          delays.pass();
          delays.pass();
          fault = Optional.empty();
          delays.pass();
          fault = Optional.of(fault("no folder"));
          delays.pass();
          assertThat(list.jobs().getFirst().snapshot().get().details().orElseThrow().seen())
              .isEqualTo(8);
        };
    list.begin("any", "", "", entry -> new Doer());
    assertThat(list.jobs().getFirst().snapshot().get().state()).isEqualTo(JobState.FINISHED);
    assertThat(notices.shown)
        .extracting(Notice::text)
        .containsExactly(fault("no disk"), fault("no folder"), fault("no folder"));
  }

  @Test
  void detailsAreShownTogetherWithTheirState() {
    JobList<Name> list = list(Runnable::run);
    list.shown();
    Job<Name> job =
        list.found(new JobEntry("1-any", folder.resolve("1-any"), true, false, "", "", 0));
    List<JobSnapshot<Name>> shown = new ArrayList<>();
    job.snapshot().addListener((value, before, now) -> shown.add(now));
    isFinished = false;
    work =
        () -> {
          isFinished = true;
          delays.pass();
        };
    list.goOn(job);
    assertThat(shown)
        .noneMatch(now -> now.state() == JobState.WORKING && now.details().get().isFinished())
        .noneMatch(now -> now.state() == JobState.STARTING && now.details().get().seen() > 0);
    assertThat(shown.getLast().state()).isEqualTo(JobState.FINISHED);
  }

  @Test
  void detailsThatFailAreNotReadWithoutEnd() {
    List<RuntimeException> failed = new ArrayList<>();
    Executor files =
        task -> {
          try {
            task.run();
          } catch (IllegalStateException e) {
            failed.add(e);
          }
        };
    JobList<Name> list = list(Runnable::run, new FileExecutor(files, Runnable::run));
    list.shown();
    work =
        () -> {
          look = () -> rethrow(new IllegalStateException("no such move"));
          delays.pass();
          assertThat(delays.pending()).isEmpty();
          assertThat(failed).hasSize(1);
          look = () -> {};
        };
    assertThat(begun(list).snapshot().get().state()).isEqualTo(JobState.FINISHED);
  }

  @Test
  void whatIsPausedAndGoneOnWithWhileItIsOpenedIsOpenedOnce() {
    ManualExecutor runs = new ManualExecutor();
    JobList<Name> list = list(runs);
    Job<Name> job =
        list.found(new JobEntry("1-any", folder.resolve("1-any"), true, false, "", "", 0));
    list.goOn(job);
    list.pause(job);
    list.goOn(job);
    runs.run();
    assertThat(opened).isEqualTo(1);
    assertThat(job.snapshot().get().state()).isEqualTo(JobState.FINISHED);
  }

  @ParameterizedTest
  @MethodSource("unforeseen")
  void whatNobodyForesawEndsTheWorkIsToldAndDoesNotBeginItAnew(Throwable cause, String reported) {
    ByHand runs = new ByHand();
    JobList<Name> list = list(runs);
    isFinished = false;
    work = () -> rethrow(cause);
    Job<Name> job =
        list.found(new JobEntry("1-any", folder.resolve("1-any"), true, true, "", "", 0));
    list.goOn(job);
    assertThatThrownBy(runs::run).isSameAs(cause);
    assertThat(runs.waiting()).isZero();
    assertThat(job.isActive).isFalse();
    assertThat(job.snapshot().get().state()).isEqualTo(JobState.STOPPED);
    assertThat(job.snapshot().get().fault().orElseThrow().in(ENGLISH)).isEqualTo(reported);
  }

  static List<Arguments> unforeseen() {
    return List.of(
        Arguments.of(new OutOfMemoryError("Java heap space"), "The app ran out of memory"),
        Arguments.of(
            new IllegalStateException("no such move"), "An unexpected error occurred in the app"));
  }

  @Test
  void whatCannotBeClearedAwayIsToldAndHindersNothing() throws IOException {
    put("1-any");
    Path bad = deletedLongAgo("0-bad.properties/in-the-way");
    Path old = deletedLongAgo("0-old.properties");
    JobList<Name> list = list(Runnable::run);
    list.resume();
    assertThat(list.jobs()).extracting(job -> job.entry().id()).containsExactly("1-any");
    assertThat(reported())
        .singleElement()
        .asString()
        .startsWith(bad + " is no longer needed, but cannot be removed");
    assertThat(bad).exists();
    assertThat(old).doesNotExist();
  }

  private void put(String id) throws IOException {
    Files.createDirectories(folder.resolve(id));
    Files.writeString(folder.resolve(id).resolve("name.txt"), "");
  }

  /** The file or folder that stands right in the trash; made with what is in it. */
  private Path deletedLongAgo(String place) throws IOException {
    Path trash = folder.resolve(".deleted");
    Path file = trash.resolve(place);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "");
    Path top = trash.resolve(trash.relativize(file).getName(0));
    Instant then = LabFixture.CLOCK.instant().minus(Duration.ofDays(31));
    return Files.setLastModifiedTime(top, FileTime.from(then));
  }

  @Test
  void aDamagedNoteIsToldAndHindersNothing() throws IOException {
    put("1-any");
    Path note = folder.resolve("1-any.properties");
    Files.write(note, new byte[] {'n', 'a', 'm', 'e', '=', (byte) 0xff});
    put("2-any");
    Files.writeString(folder.resolve("2-any.properties"), "name=second\nwanted=true\n");
    JobList<Name> list = list(Runnable::run);
    list.resume();
    assertThat(list.jobs()).extracting(job -> job.entry().name()).containsExactly("second", "");
    assertThat(opened).isEqualTo(1);
    assertThat(reported()).containsExactly(note + ": cannot be read");
    assertThat(((Fault) notices.shown.getFirst().text()).arguments())
        .endsWith(Phrase.of("trouble.why.not-text"));
  }

  @Test
  void whatCouldNotBeListedIsListedWhenItIsWantedAgain() throws IOException {
    folder = Files.writeString(folder.resolve("names"), "in the way");
    JobList<Name> list = list(Runnable::run);
    list.resume();
    assertThat(reported()).singleElement().asString().isEqualTo(folder + ": cannot be read");
    Files.delete(folder);
    put("1-any");
    list.shown();
    assertThat(list.jobs()).hasSize(1);
    assertThat(notices.shown).hasSize(1);
  }

  @Test
  void whatIsBegunWhileAllIsListedStandsOnTheListOnce() {
    ManualExecutor answers = new ManualExecutor();
    JobList<Name> list = list(Runnable::run, new FileExecutor(Runnable::run, answers));
    list.begin(
        "any",
        "",
        "",
        entry -> {
          assertThat(entry.folder().resolve("name.txt").toFile().mkdir()).isTrue();
          list.resume();
          return new Doer();
        });
    answers.run();
    assertThat(list.jobs()).hasSize(1);
    assertThat(opened).isZero();
  }
}
