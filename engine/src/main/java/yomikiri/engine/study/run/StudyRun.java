package yomikiri.engine.study.run;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.study.LogLine;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyChange;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyFaults;
import yomikiri.engine.study.StudyFolder;
import yomikiri.engine.study.StudyLog;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.ReportFiles;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/**
 * A study being played in its folder, which nobody else may play in meanwhile. Every finished game
 * is on disk before it counts, and games count in the order of their numbers; so a run that was
 * killed resumes as if it had not been, and the number of games at a time changes nothing but the
 * time it takes.
 *
 * <p>{@link #play} works on its own thread; all else may be called from any.
 */
public final class StudyRun<P extends Position> implements AutoCloseable {
  private final GameKit<P> kit;
  private final Ticker ticker;
  private final Disk disk;
  private final StudyFolder folder;
  private final Optional<PlayQualityMeter<?>> accounts;

  @GuardedBy("this")
  private KeptGames kept;

  @GuardedBy("this")
  private @Nullable StudyChange change; // to be made between two games

  @GuardedBy("this")
  private @Nullable MatchRunner<P> runner;

  @GuardedBy("this")
  private RunProgress.State state = RunProgress.State.STOPPED;

  @GuardedBy("this")
  private boolean paused;

  @GuardedBy("this")
  private boolean stopped;

  @GuardedBy("this")
  private long beganNanos;

  @GuardedBy("this")
  private int gamesSince;

  @GuardedBy("this")
  private int jobs; // 0 until it is known

  @GuardedBy("this")
  private int processes = Runtime.getRuntime().availableProcessors();

  private StudyRun(
      Study study, GameKit<P> kit, Ticker ticker, Disk disk, StudyFolder folder, KeptGames kept) {
    this.kit = kit;
    this.ticker = ticker;
    this.disk = disk;
    this.folder = folder;
    this.kept = kept;
    this.accounts = study.exact() ? PlayQualityMeter.of(kit, ticker) : Optional.empty();
  }

  /**
   * Begins a study in {@code folder}, or resumes it there.
   *
   * @param kits finds a game by its id
   * @throws StudyException if the folder is in use, holds another study or a damaged one, or cannot
   *     be written
   */
  public static StudyRun<?> open(
      Path folder, Study study, Function<String, Optional<GameKit<?>>> kits, Ticker ticker)
      throws StudyException {
    return open(folder, study, kits, ticker, Disk.REAL);
  }

  /** Resumes the study in {@code folder}. See {@link #open}. */
  public static StudyRun<?> reopen(
      Path folder, Function<String, Optional<GameKit<?>>> kits, Ticker ticker)
      throws StudyException {
    return open(folder, StudyFolder.study(folder, kits), kits, ticker);
  }

  static StudyRun<?> open(
      Path path, Study study, Function<String, Optional<GameKit<?>>> kits, Ticker ticker, Disk disk)
      throws StudyException {
    GameKit<?> kit =
        kits.apply(study.game())
            .orElseThrow(() -> new IllegalArgumentException("no game " + study.game()));
    study.check(kit);
    StudyFolder folder = StudyFolder.claim(path, study, kits, disk);
    KeptGames kept = null;
    try {
      new ReportFiles(path, disk).check();
      kept = KeptGames.read(study, kit, path, ticker, disk);
      return new StudyRun<>(study, kit, ticker, disk, folder, kept);
    } catch (IOException e) {
      throw StudyFaults.unwritable(path.resolve(StudyLog.NAME), e);
    } finally {
      if (kept == null) {
        folder.release();
      }
    }
  }

  /** As it is now. */
  public synchronized Study study() {
    return kept.study();
  }

  public GameKit<P> kit() {
    return kit;
  }

  /**
   * Plays until all games are played, then writes the final files; or until the run is stopped.
   * While it is paused it waits.
   *
   * @param jobs games at a time, from 1, unless {@link #jobs} was called before
   * @return whether all games are played
   * @throws StudyException if a game cannot be written, a solver proves itself wrong, or a player
   *     forfeits ten games in a row; the games up to then are kept
   */
  public boolean play(int jobs) throws StudyException {
    suggest(jobs);
    try {
      while (begin()) {
        playOn();
      }
      force();
      return finish();
    } catch (Broken e) {
      throw e.why;
    } catch (IOException e) {
      throw StudyFaults.unwritable(logPath(), e);
    } finally {
      set(isFinished() ? RunProgress.State.FINISHED : RunProgress.State.STOPPED);
    }
  }

  private Path logPath() {
    return folder.path().resolve(StudyLog.NAME);
  }

  /** Waits out a pause; whether there is more to play. */
  private synchronized boolean begin() throws StudyException, IOException {
    try {
      while (paused && !stopped) {
        state = RunProgress.State.PAUSED;
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      stopped = true;
    }
    if (isFinished()) {
      ChangeRequest.take(folder.path()).ifPresent(this::change);
    }
    if (change != null) {
      make(change);
    }
    if (stopped || isFinished()) {
      return false;
    }
    Study study = kept.study();
    List<Contestant<P>> players =
        study.players().stream().map(spec -> Contestant.of(kit, spec)).toList();
    runner = new MatchRunner<>(kit.game(), players, study.time(), ticker);
    runner.processes(processes);
    state = RunProgress.State.PLAYING;
    beganNanos = ticker.nanos();
    gamesSince = 0;
    return true;
  }

  /** Changes the study's definition, and reads the games again as it has them now. */
  @GuardedBy("this")
  private void make(StudyChange wanted) throws StudyException, IOException {
    change = null;
    Study changed = wanted.applied(kept.study(), kept.next());
    changed.check(kit);
    kept.close();
    folder.write(changed, disk);
    kept = KeptGames.read(changed, kit, folder.path(), ticker, disk);
  }

  /** Changes the study once the games begun are finished; {@link #play} throws what fails. */
  public synchronized void change(StudyChange wanted) {
    wanted.jobs().ifPresent(this::jobs);
    if (wanted.games().isPresent() || wanted.changesTest()) {
      change = wanted;
      if (runner != null) {
        runner.stop();
      }
    }
  }

  /** The same at once, before playing. */
  synchronized void changeNow(StudyChange wanted) throws StudyException {
    try {
      make(wanted);
    } catch (IOException e) {
      throw StudyFaults.unwritable(folder.path(), e);
    }
  }

  private void playOn() {
    MatchRunner<P> current;
    Iterator<Schedule.Fixture> games;
    int now;
    synchronized (this) {
      current = runner;
      games = kept.upcoming();
      now = jobs;
    }
    if (current != null) {
      current.play(games, now, this::digest, this::count);
      if (Thread.currentThread().isInterrupted()) {
        stop();
      }
    }
  }

  /** A finished game, ready for the disk as {@code line} of the log. */
  private record Digest(PlayedGame game, String line) {}

  /** On the thread that played the game; empty if its account was stopped. */
  private Optional<Digest> digest(MatchRecord<P> record) {
    try {
      Optional<PlayedGame> game =
          accounts.isPresent()
              ? accounts.get().played(record)
              : Optional.of(PlayedGame.of(record, Optional.empty()));
      return game.map(done -> new Digest(done, LogLine.write(done)));
    } catch (StudyException e) {
      throw new Broken(e);
    }
  }

  /** Takes in a game; one begun before its pairing's test decided does not count. */
  private synchronized void count(Digest done) {
    try {
      gamesSince += kept.add(done.game, done.line) ? 1 : 0;
      ChangeRequest.take(folder.path()).ifPresent(this::change);
    } catch (StudyException e) {
      throw new Broken(e);
    }
  }

  private synchronized void force() throws IOException {
    kept.force();
  }

  /** Carries what went wrong through the runner, and ends it. */
  private static final class Broken extends RuntimeException {
    private final transient StudyException why;

    Broken(StudyException why) {
      super(why);
      this.why = why;
    }
  }

  private boolean finish() throws StudyException {
    Findings findings;
    synchronized (this) {
      if (!isFinished()) {
        return false;
      }
      findings = kept.findings();
    }
    new ReportFiles(folder.path(), disk).write(findings);
    return true;
  }

  /** All games are played. */
  public synchronized boolean isFinished() {
    return kept.isFinished();
  }

  /** Begins no more games until {@link #goOn}; those being played are finished. */
  public synchronized void pause() {
    paused = true;
    endBegun();
  }

  public synchronized void goOn() {
    paused = false;
    notifyAll();
  }

  /**
   * Begins no more games; {@link #play} ends when those being played are finished. One whose
   * account is not finished soon after is played again the next time.
   */
  public synchronized void stop() {
    stopped = true;
    accounts.ifPresent(PlayQualityMeter::stop);
    endBegun();
    notifyAll();
  }

  private synchronized void suggest(int usual) {
    jobs = jobs == 0 ? usual : jobs;
  }

  /** Plays that many games at a time from now on, from 1. */
  public synchronized void jobs(int now) {
    jobs = now;
    if (runner != null) {
      runner.jobs(now);
    }
  }

  /** See {@link MatchRunner#processes}; to be called before playing. */
  public synchronized void processes(int most) {
    processes = most;
  }

  private synchronized void endBegun() {
    if (runner != null) {
      runner.stop();
    }
    if (state == RunProgress.State.PLAYING) {
      state = RunProgress.State.ENDING;
    }
  }

  private synchronized void set(RunProgress.State now) {
    state = now;
  }

  /** How far it has come and what is known so far. */
  public synchronized RunProgress progress() {
    Findings findings = kept.findings();
    double seconds = (ticker.nanos() - beganNanos) / 1e9;
    return new RunProgress(
        state,
        kept.games(),
        findings.planned(),
        gamesSince == 0 || seconds <= 0 ? 0 : gamesSince / seconds,
        findings);
  }

  /** The games being played at this moment. */
  public List<MatchRunner.Running<P>> running() {
    MatchRunner<P> current;
    synchronized (this) {
      current = runner;
    }
    return current == null ? List.of() : current.running();
  }

  private synchronized void closeKept() throws IOException {
    kept.close();
  }

  /** Lets others play in the folder. Not while {@link #play} works. */
  @Override
  public void close() throws StudyException {
    try (folder) {
      closeKept();
    } catch (IOException e) {
      throw StudyFaults.unwritable(folder.path(), e);
    }
  }
}
