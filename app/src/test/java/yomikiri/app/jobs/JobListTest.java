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
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.app.ByHand;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.lab.ManualExecutor;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Language;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.TestNotices;
import yomikiri.app.text.Texts;

/** A list of what needs no more than a name. */
final class JobListTest {
  private static final Texts ENGLISH =
      new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));

  private final ManualUiScheduler delays = new ManualUiScheduler();
  private final TestNotices notices = new TestNotices();
  private Optional<Fault> fault = Optional.empty();
  private Runnable work = () -> {};
  private Runnable look = () -> {};
  private boolean isFinished = true;
  private int opened;
  private int seen;

  @TempDir private Path folder;

  /**
   * @param seen how often that was before
   */
  private record Name(int seen, Optional<Fault> missing, boolean isFinished) {}

  /** Does {@link #work}. */
  private final class Doer implements JobRun<Name> {
    @Override
    public void run() {
      work.run();
    }

    @Override
    public void pause() {}

    @Override
    public void resume() {}

    @Override
    public void stop() {}

    @Override
    public Name details() {
      look.run();
      return new Name(++seen, fault, isFinished);
    }

    @Override
    public void close() {}
  }

  private final class Names implements JobType<Name> {
    @Override
    public Name read(JobEntry entry) {
      return new Name(0, Optional.empty(), true);
    }

    @Override
    public double done(Name name) {
      return 0;
    }

    @Override
    public JobState state(Name name) {
      return name.isFinished() ? JobState.FINISHED : JobState.WORKING;
    }

    @Override
    public Optional<Fault> missing(Name name) {
      return name.missing();
    }

    @Override
    public JobRun<Name> open(JobEntry entry) {
      opened++;
      return new Doer();
    }
  }

  private JobList<Name> list(Executor runs) {
    return list(runs, new FileExecutor(Runnable::run, Runnable::run));
  }

  private JobList<Name> list(Executor runs, FileExecutor files) {
    return new JobList<>(
        new Names(),
        new JobRunner("name", folder, "name.txt", files, runs, LabFixture.CLOCK),
        delays,
        () -> {},
        job -> {},
        job -> {},
        name -> texts -> name.entry().id(),
        notices);
  }

  private static Fault fault(String english) {
    return new Fault("fault.name.none", List.of(), english, Optional.empty());
  }

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
    Job<Name> job = list.found(new JobEntry("1-any", folder.resolve("1-any"), true, false, "", ""));
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
    Job<Name> job = list.found(new JobEntry("1-any", folder.resolve("1-any"), true, false, "", ""));
    list.goOn(job);
    list.pause(job);
    list.goOn(job);
    runs.run();
    assertThat(opened).isEqualTo(1);
    assertThat(job.snapshot().get().state()).isEqualTo(JobState.FINISHED);
  }

  @ParameterizedTest
  @MethodSource("unforeseen")
  void whatNobodyForesawEndsTheWorkIsToldAndDoesNotBeginItAnew(Throwable cause, String told) {
    ByHand runs = new ByHand();
    JobList<Name> list = list(runs);
    isFinished = false;
    work = () -> rethrow(cause);
    Job<Name> job = list.found(new JobEntry("1-any", folder.resolve("1-any"), true, true, "", ""));
    list.goOn(job);
    assertThatThrownBy(runs::run).isSameAs(cause);
    assertThat(runs.waiting()).isZero();
    assertThat(job.isActive).isFalse();
    assertThat(job.snapshot().get().state()).isEqualTo(JobState.STOPPED);
    assertThat(job.snapshot().get().fault().orElseThrow().in(ENGLISH)).isEqualTo(told);
  }

  static List<Arguments> unforeseen() {
    return List.of(
        Arguments.of(new OutOfMemoryError("Java heap space"), "The app ran out of memory"),
        Arguments.of(
            new IllegalStateException("no such move"), "An unexpected error occurred in the app"));
  }

  private static void rethrow(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) cause;
  }

  @Test
  void whatCannotBeClearedAwayIsToldAndHindersNothing() throws IOException {
    put("1-any");
    Path bad = deletedLongAgo("0-bad.properties/in-the-way");
    Path old = deletedLongAgo("0-old.properties");
    JobList<Name> list = list(Runnable::run);
    list.resume();
    assertThat(list.jobs()).extracting(job -> job.entry().id()).containsExactly("1-any");
    assertThat(told())
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

  private List<String> told() {
    return notices.shown.stream()
        .map(one -> (Fault) one.text())
        .map(
            fault ->
                Stream.concat(Stream.of(fault), fault.arguments().stream())
                    .filter(Fault.class::isInstance)
                    .map(Fault.class::cast)
                    .filter(what -> !ENGLISH.has(what.key()))
                    .map(Fault::english)
                    .findFirst()
                    .orElse(fault.in(ENGLISH)))
        .toList();
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
    assertThat(told()).containsExactly(note + ": cannot be read");
    assertThat(((Fault) notices.shown.getFirst().text()).arguments())
        .endsWith(Phrase.of("trouble.why.not-text"));
  }

  @Test
  void whatCouldNotBeListedIsListedWhenItIsWantedAgain() throws IOException {
    folder = Files.writeString(folder.resolve("names"), "in the way");
    JobList<Name> list = list(Runnable::run);
    list.resume();
    assertThat(told()).singleElement().asString().isEqualTo(folder + ": cannot be read");
    Files.delete(folder);
    put("1-any");
    list.shown();
    assertThat(list.jobs()).hasSize(1);
    assertThat(notices.shown).hasSize(1);
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
    assertThat(notices.told()).containsExactly("Deleted: " + id, "Back in the list: " + id);
  }

  private Job<Name> begun(JobList<Name> list) {
    list.begin("any", "", "", entry -> new Doer());
    return list.jobs().getFirst();
  }

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
      assertThat(told()).singleElement().asString().contains("cannot be written");
      notices.clear();
      Files.delete(hindrance);
      Files.delete(hindrance.getParent());
    }
    list.rename(job, "still here");
    assertThat(job.entry().name()).isEqualTo("still here");
    list.delete(job);
    assertThat(list.jobs()).isEmpty();
    assertThat(notices.told()).containsExactly("Deleted: " + job.entry().id());
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
    assertThat(told()).hasSize(1);
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
    assertThat(notices.told()).singleElement().asString().startsWith("Deleted: ");
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
    assertThat(notices.told())
        .satisfiesExactly(
            told -> assertThat(told).isEqualTo("An unexpected error occurred in the app"),
            told -> assertThat(told).startsWith("Deleted: "));
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
