package yomikiri.app.jobs;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.jobs.JobSnapshot.JobEntry;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Language;
import yomikiri.app.text.TestNotices;
import yomikiri.app.text.Texts;

/** A list of what needs no more than a name, and does what a test wants. */
abstract class JobListFixture {
  static final Texts ENGLISH =
      new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));

  final ManualUiScheduler delays = new ManualUiScheduler();
  final TestNotices notices = new TestNotices();
  Optional<Fault> fault = Optional.empty();
  Runnable work = () -> {};
  Runnable look = () -> {};
  boolean isFinished = true;
  int opened;
  int seen;

  @TempDir Path folder;

  /**
   * @param seen how often that was before
   */
  record Name(int seen, Optional<Fault> missing, boolean isFinished) {}

  /** Does {@link #work}. */
  final class Doer implements JobRun<Name> {
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

  final class Names implements JobType<Name> {
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

  JobList<Name> list(Executor runs) {
    return list(runs, new FileExecutor(Runnable::run, Runnable::run));
  }

  JobList<Name> list(Executor runs, FileExecutor files) {
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

  static Fault fault(String english) {
    return new Fault("fault.name.none", List.of(), english, Optional.empty());
  }

  static void rethrow(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) cause;
  }

  List<String> reported() {
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

  Job<Name> begun(JobList<Name> list) {
    list.begin("any", "", "", entry -> new Doer());
    return list.jobs().getFirst();
  }
}
