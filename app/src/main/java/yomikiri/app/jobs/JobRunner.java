package yomikiri.app.jobs;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.jobs.JobSnapshot.JobEntry;
import yomikiri.app.text.Fault;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.FolderException;
import yomikiri.engine.game.NotationException;

/** The threads of the jobs of one kind: one for their files, and one for each that runs. */
public final class JobRunner {
  private final String kind;
  private final Path folder;
  private final JobStore store;
  private final FileExecutor files;
  private final Executor runs;

  /** Ids of the jobs that run. */
  private final Set<String> running = ConcurrentHashMap.newKeySet();

  /**
   * @param kind of the jobs, such as {@code study}
   * @param definition the name of a file that every job of this kind has in its folder
   * @param files not the one that saves games, which need not wait for jobs
   * @param runs a thread for each job that runs
   */
  public JobRunner(
      String kind, Path folder, String definition, FileExecutor files, Executor runs, Clock clock) {
    this.kind = kind;
    this.folder = folder;
    this.store = new JobStore(folder, definition, Disk.REAL, clock);
    this.files = files;
    this.runs = runs;
  }

  /** With threads that end with the app; those that run jobs yield to all others. */
  @SuppressWarnings("ThreadPriorityCheck") // the system need not heed it; nothing relies on it
  public static JobRunner withThreads(
      String kind, Path folder, String definition, Executor ui, Clock clock) {
    Thread.Builder.OfPlatform threads = Thread.ofPlatform().daemon();
    Executor files = Executors.newSingleThreadExecutor(threads.name(kind + "-files").factory());
    return new JobRunner(
        kind,
        folder,
        definition,
        new FileExecutor(files, ui),
        Executors.newCachedThreadPool(
            threads.priority(Thread.MIN_PRIORITY).name(kind + "-", 1).factory()),
        clock);
  }

  /** File work that may fail. */
  @FunctionalInterface
  public interface Work<T> {
    @WorkerThread
    T get() throws IOException, FolderException, NotationException;
  }

  /** Notified of a job from the opening of its folder to the closing. */
  @UiThread
  interface Listener<D> {
    void began(JobEntry entry, JobRun<D> run, D first);

    /**
     * The folder is closed.
     *
     * @param last details at the end; empty where the folder could not be opened
     * @param fault what ended the work early
     */
    void ended(Optional<D> last, Optional<Fault> fault);
  }

  /** Of all jobs of this kind. */
  public Path folder() {
    return folder;
  }

  JobStore store() {
    return store;
  }

  public FileExecutor files() {
    return files;
  }

  /** Runs {@code work} on the file thread; {@code then} or {@code failed} is called later. */
  public <T> void ask(
      Work<? extends T> work,
      @UiThread Consumer<? super T> then,
      @UiThread Consumer<? super Fault> failed) {
    ask(work, this::unwritable, then, failed);
  }

  private <T> void ask(
      Work<? extends T> work,
      Function<IOException, Fault> disk,
      @UiThread Consumer<? super T> then,
      @UiThread Consumer<? super Fault> failed) {
    files.<FileExecutor.Answer>ask(
        () -> {
          try {
            T value = work.get();
            return () -> then.accept(value);
          } catch (IOException | FolderException | NotationException e) {
            Fault fault = fault(e, disk);
            return () -> failed.accept(fault);
          } catch (RuntimeException | Error e) {
            files.answer(() -> failed.accept(Fault.unexpected(e)));
            throw e;
          }
        },
        FileExecutor.Answer::give);
  }

  private static Fault fault(Exception cause, Function<IOException, Fault> disk) {
    return switch (cause) {
      case FolderException e -> Fault.of(e);
      case NotationException e -> Fault.of(e);
      case IOException e -> disk.apply(e);
      default -> throw new IllegalArgumentException(cause);
    };
  }

  private Fault unwritable(IOException cause) {
    return Fault.unwritable(kind, cause);
  }

  private Fault unreadable(IOException cause) {
    return Fault.unreadable(kind, cause);
  }

  /**
   * Lists all jobs but those that run, of which a listener is notified.
   *
   * @param then gets the entries, the newest first, and why less than all is known of some
   */
  void list(
      @UiThread BiConsumer<? super List<JobEntry>, ? super List<Fault>> then,
      @UiThread Consumer<? super Fault> failed) {
    List<Fault> faults = new ArrayList<>();
    ask(
        () -> {
          List<JobEntry> entries =
              new ArrayList<>(store.list(damage -> faults.add(unreadable(damage))));
          entries.removeIf(entry -> running.contains(entry.id()));
          return entries;
        },
        this::unreadable,
        entries -> then.accept(entries, faults),
        failed);
  }

  /** Removes what was deleted long ago. */
  void tidy(@UiThread Consumer<? super Fault> failed) {
    ask(
        () -> {
          store.tidy();
          return true;
        },
        Fault::untidy,
        tidied -> {},
        failed);
  }

  /** Lists a job made elsewhere. */
  @WorkerThread
  public JobEntry link(Path folder) throws IOException {
    return store.link(folder);
  }

  /** Something done with an entry on the disk. */
  interface Change {
    @WorkerThread
    void of(JobEntry entry) throws IOException;
  }

  /** Runs a new job in a new folder. */
  <D> void begin(
      String game, String name, String preset, JobType.Opener<D> opener, Listener<D> listener) {
    runs.execute(new Run<>(() -> store.begin(game, name, preset), opener, store::keep, listener));
  }

  /** Runs a job there is. */
  <D> void resume(JobEntry entry, JobType.Opener<D> opener, Listener<D> listener) {
    runs.execute(new Run<>(() -> entry, opener, known -> {}, listener));
  }

  /** One run of a job from its beginning to its end. */
  @WorkerThread
  private final class Run<D> implements Runnable {
    private final Work<JobEntry> where;
    private final JobType.Opener<D> opener;
    private final Change opened;
    private final Listener<D> listener;
    private Optional<D> last = Optional.empty();
    private Optional<Fault> fault = Optional.empty();

    /** {@code opened} is done once the folder is open. */
    Run(Work<JobEntry> where, JobType.Opener<D> opener, Change opened, Listener<D> listener) {
      this.where = where;
      this.opener = opener;
      this.opened = opened;
      this.listener = listener;
    }

    @Override
    public void run() {
      try {
        work();
      } catch (IOException | FolderException | NotationException e) {
        fault = Optional.of(JobRunner.fault(e, JobRunner.this::unwritable));
      } catch (RuntimeException | Error e) {
        fault = Optional.of(Fault.unexpected(e));
        throw e;
      } finally {
        files.answer(() -> listener.ended(last, fault));
      }
    }

    private void work() throws IOException, FolderException, NotationException {
      JobEntry entry = where.get();
      running.add(entry.id());
      try (JobRun<D> run = opener.open(entry)) {
        opened.of(entry);
        D first = run.details();
        files.answer(() -> listener.began(entry, run, first));
        try {
          run.run();
        } finally {
          last = Optional.of(run.details());
        }
      } finally {
        files.answer(() -> running.remove(entry.id()));
      }
    }
  }
}
