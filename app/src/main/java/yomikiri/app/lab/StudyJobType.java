package yomikiri.app.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.jobs.JobRun;
import yomikiri.app.jobs.JobRunner;
import yomikiri.app.jobs.JobSnapshot.JobEntry;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.jobs.JobType;
import yomikiri.app.text.Fault;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.match.SuiteOpening;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.RecordReader;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyChange;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.run.ChangeRequest;
import yomikiri.engine.study.run.RunProgress;
import yomikiri.engine.study.run.StudyArchive;
import yomikiri.engine.study.run.StudyRun;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/** Reads and runs studies as jobs. */
public final class StudyJobType implements JobType<RunProgress> {
  private final JobRunner runner;
  private final Function<String, Optional<GameKit<?>>> kits;
  private final Ticker ticker;
  private final int cores;
  private final Map<String, StudyRun<?>> runs = new ConcurrentHashMap<>(); // by the entries' ids
  private final Map<String, Integer> wanted = new ConcurrentHashMap<>(); // games at a time, by id
  private volatile int jobs = 1;

  StudyJobType(
      JobRunner runner, Function<String, Optional<GameKit<?>>> kits, Ticker ticker, int cores) {
    this.runner = runner;
    this.kits = kits;
    this.ticker = ticker;
    this.cores = cores;
  }

  @Override
  public RunProgress read(JobEntry entry) throws StudyException {
    Findings findings = StudyArchive.open(entry.folder(), kits).findings();
    RunProgress.State state =
        findings.isDone() ? RunProgress.State.FINISHED : RunProgress.State.STOPPED;
    return new RunProgress(state, findings.games(), findings.planned(), 0, findings);
  }

  @Override
  public JobRun<RunProgress> open(JobEntry entry) throws StudyException {
    return new Play(entry, StudyRun.reopen(entry.folder(), kits, ticker));
  }

  @Override
  public double done(RunProgress progress) {
    return progress.planned() > 0 ? (double) progress.done() / progress.planned() : 0;
  }

  @Override
  public JobState state(RunProgress progress) {
    return switch (progress.state()) {
      case STOPPED -> JobState.STOPPED;
      case PLAYING -> JobState.WORKING;
      case ENDING -> JobState.ENDING;
      case PAUSED -> JobState.PAUSED;
      case FINISHED -> JobState.FINISHED;
    };
  }

  /** Opens a new study. */
  JobType.Opener<RunProgress> opener(Study study) {
    return entry -> new Play(entry, StudyRun.open(entry.folder(), study, kits, ticker));
  }

  /** A study being played. */
  private final class Play implements JobRun<RunProgress> {
    private final String id;
    private final StudyRun<?> run;

    Play(JobEntry entry, StudyRun<?> run) {
      this.id = entry.id();
      this.run = run;
      note(entry);
      runs.put(id, run);
    }

    @Override
    public void run() throws StudyException {
      run.play(wanted.getOrDefault(id, jobs));
    }

    @Override
    public void pause() {
      run.pause();
    }

    @Override
    public void resume() {
      run.goOn();
    }

    @Override
    public void stop() {
      run.stop();
    }

    @Override
    public RunProgress details() {
      return run.progress();
    }

    @Override
    public void close() throws StudyException {
      runs.remove(id);
      run.close();
    }
  }

  /** The study as long as it is being played. */
  public Optional<StudyRun<?>> run(JobEntry entry) {
    return Optional.ofNullable(runs.get(entry.id()));
  }

  /** Sets how many games at a time each study plays for which no number is {@link #want wanted}. */
  void share(int now) {
    jobs = now;
    runs.forEach((id, run) -> runner.files().run(() -> run.jobs(wanted.getOrDefault(id, jobs))));
  }

  /** Has a study play as many games at a time as its entry says. */
  void want(JobEntry entry) {
    note(entry);
    share(jobs);
  }

  private void note(JobEntry entry) {
    if (entry.atOnce() == 0) {
      wanted.remove(entry.id());
    } else {
      wanted.put(entry.id(), Math.min(entry.atOnce(), cores));
    }
  }

  /**
   * Changes a study.
   *
   * @return whether it was done at once; else who plays it does so after the next game
   */
  @WorkerThread
  boolean change(JobEntry entry, StudyChange change) throws StudyException {
    return ChangeRequest.make(entry.folder(), change, kits, ticker);
  }

  /** Lists a study made elsewhere. */
  @WorkerThread
  JobEntry link(Path folder) throws IOException, StudyException {
    StudyArchive.open(folder, kits);
    return runner.link(folder);
  }

  /** Reads the openings in a file, each as in {@link Study#openings}. */
  void openings(
      Path file,
      Game<?> game,
      GameLookup known,
      @UiThread Consumer<? super List<String>> then,
      @UiThread Consumer<? super Fault> failed) {
    runner.ask(
        () -> {
          try (RecordReader reader = RecordReader.of(file, known)) {
            return SuiteOpening.suite(reader, game, known);
          }
        },
        then,
        failed);
  }

  /** Looks at something that is being played, and hands on what is seen. */
  public <T> void look(@WorkerThread Supplier<T> look, @UiThread Consumer<? super T> then) {
    runner.files().ask(look, then);
  }

  /** Searches the games of a study. */
  public <T> void games(
      JobEntry entry,
      Search<T> search,
      @UiThread Consumer<T> then,
      @UiThread Consumer<Fault> failed) {
    runner.ask(() -> search.in(StudyArchive.open(entry.folder(), kits)), then, failed);
  }

  /** Searches the games of a study. */
  public interface Search<T> {
    @WorkerThread
    T in(StudyArchive archive) throws StudyException;
  }

  /** A game for replay. */
  public <T> void game(
      JobEntry entry,
      int number,
      Reading<T> reading,
      @UiThread Consumer<T> then,
      @UiThread Consumer<Fault> failed) {
    runner.ask(
        () -> {
          Optional<GameRecord<?>> game = StudyArchive.open(entry.folder(), kits).game(number);
          return reading.read(game.orElseThrow(() -> new IOException("no game " + number)));
        },
        then,
        failed);
  }

  /** Converts a game of a study. */
  public interface Reading<T> {
    @WorkerThread
    T read(GameRecord<?> game) throws NotationException;
  }
}
