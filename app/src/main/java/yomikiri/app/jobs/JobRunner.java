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
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.text.Fault;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.FolderException;
import yomikiri.engine.game.NotationException;

/**
 * Keeps things of one kind and has them worked at, all of it on threads of its own. It is asked on
 * one thread and answers there, but only later.
 */
public final class JobRunner {
  private final String kind;
  private final JobStore store;
  private final FileExecutor worker;
  private final Executor runs;

  /** Ids of what is worked at. */
  private final Set<String> atWork = ConcurrentHashMap.newKeySet();

  /**
   * @param definition the name of a file that everything of this kind has in its folder
   */
  public JobRunner(Home home, String definition, Clock clock) {
    this.kind = home.kind();
    this.store = new JobStore(home.folder(), definition, Disk.REAL, clock);
    this.worker = home.worker();
    this.runs = home.runs();
  }

  /** Something that touches files. */
  @FunctionalInterface
  public interface Asked<T> {
    T get() throws IOException, FolderException, NotationException;
  }

  /** Hears what came of something asked. */
  public interface Answer<T> {
    void done(T value);

    void failed(Fault fault);
  }

  /** Hears of something worked at. */
  interface Listener<C> {
    /** It is open and begins. */
    void began(JobEntry entry, JobRun<C> run, Sight<C> first);

    /**
     * It is closed.
     *
     * @param last how far it came; empty where it could not be opened
     * @param fault what ended it before its time
     */
    void ended(Optional<Sight<C>> last, Optional<Fault> fault);
  }

  /** Has something done that touches files. */
  public <T> void ask(Asked<? extends T> asked, Answer<? super T> answer) {
    ask(asked, this::unwritable, answer);
  }

  private <T> void ask(
      Asked<? extends T> asked, Function<IOException, Fault> disk, Answer<? super T> answer) {
    worker.ask(
        () -> {
          try {
            T value = asked.get();
            return () -> answer.done(value);
          } catch (IOException | FolderException | NotationException e) {
            Fault fault = fault(e, disk);
            return () -> answer.failed(fault);
          } catch (RuntimeException | Error e) {
            worker.answers().execute(() -> answer.failed(Fault.unexpected(e)));
            throw e;
          }
        },
        Runnable::run);
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

  /** Looks at something that may have to wait for the disk, and hands on what is seen. */
  public <T> void look(Supplier<? extends T> look, Consumer<? super T> then) {
    worker.ask(look, then);
  }

  /** Orders something that may have to wait for the disk. */
  public void tell(Runnable order) {
    worker.files().execute(order);
  }

  /**
   * All there is.
   *
   * @param entries the newest first
   * @param faults why less than all is known of some of them
   */
  record Listing(List<JobEntry> entries, List<Fault> faults) {
    Listing {
      entries = List.copyOf(entries);
      faults = List.copyOf(faults);
    }
  }

  /** Lists all there is, but for what is worked at, of which a listener hears. */
  void list(Answer<Listing> answer) {
    ask(
        () -> {
          List<Fault> faults = new ArrayList<>();
          List<JobEntry> entries =
              new ArrayList<>(store.list(damage -> faults.add(unreadable(damage))));
          entries.removeIf(entry -> atWork.contains(entry.id()));
          return new Listing(entries, faults);
        },
        this::unreadable,
        answer);
  }

  /** Clears away what was deleted long ago. */
  void tidy(Answer<Boolean> answer) {
    ask(
        () -> {
          store.tidy();
          return true;
        },
        Fault::untidy,
        answer);
  }

  /** Something that is done with an entry. */
  private interface Change {
    void of(JobEntry entry) throws IOException;
  }

  private void change(JobEntry entry, Change change, Answer<JobEntry> answer) {
    ask(
        () -> {
          change.of(entry);
          return entry;
        },
        answer);
  }

  void keep(JobEntry entry, Answer<JobEntry> answer) {
    change(entry, store::keep, answer);
  }

  void delete(JobEntry entry, Answer<JobEntry> answer) {
    change(entry, store::delete, answer);
  }

  void restore(JobEntry entry, Answer<JobEntry> answer) {
    change(entry, store::restore, answer);
  }

  /** Where files may be touched: puts something made elsewhere on the list. */
  public JobEntry link(Path folder) throws IOException {
    return store.link(folder);
  }

  /** Begins something in a new folder. */
  <C> void begin(
      String game, String name, String preset, JobType.Opening<C> opening, Listener<C> listener) {
    runs.execute(new Work<>(() -> store.begin(game, name, preset), opening, store::keep, listener));
  }

  /** Goes on with something. */
  <C> void goOn(JobEntry entry, JobType.Opening<C> opening, Listener<C> listener) {
    runs.execute(new Work<>(() -> entry, opening, known -> {}, listener));
  }

  /** One piece of work from its beginning to its end. */
  private final class Work<C> implements Runnable {
    private final Asked<JobEntry> where;
    private final JobType.Opening<C> opening;
    private final Change opened;
    private final Listener<C> listener;
    private Optional<Sight<C>> last = Optional.empty();
    private Optional<Fault> fault = Optional.empty();

    /**
     * @param opened is done once the folder is open
     */
    Work(Asked<JobEntry> where, JobType.Opening<C> opening, Change opened, Listener<C> listener) {
      this.where = where;
      this.opening = opening;
      this.opened = opened;
      this.listener = listener;
    }

    @Override
    public void run() {
      try {
        work();
      } catch (IOException | FolderException | NotationException e) {
        fault = Optional.of(fault(e, JobRunner.this::unwritable));
      } catch (RuntimeException | Error e) {
        fault = Optional.of(Fault.unexpected(e));
        throw e;
      } finally {
        worker.answers().execute(() -> listener.ended(last, fault));
      }
    }

    private void work() throws IOException, FolderException, NotationException {
      JobEntry entry = where.get();
      atWork.add(entry.id());
      try (JobRun<C> run = opening.open(entry)) {
        opened.of(entry);
        Sight<C> first = run.details();
        worker.answers().execute(() -> listener.began(entry, run, first));
        try {
          run.run();
        } finally {
          last = Optional.of(run.details());
        }
      } finally {
        worker.answers().execute(() -> atWork.remove(entry.id()));
      }
    }
  }
}
