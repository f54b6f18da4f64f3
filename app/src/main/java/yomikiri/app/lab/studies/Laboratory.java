package yomikiri.app.lab.studies;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import yomikiri.app.store.FileWorker;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.run.Progress;
import yomikiri.engine.study.run.StudyArchive;
import yomikiri.engine.study.run.StudyRun;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/**
 * Plays studies, reads them and keeps them, all of it on threads of its own. It is asked on one
 * thread and answers there, but only later.
 */
public final class Laboratory {
  private final StudyDrawer drawer;
  private final Function<String, Optional<GameKit<?>>> kits;
  private final Ticker ticker;
  private final FileWorker worker;
  private final Executor runs;

  /**
   * @param runs a thread of its own for every study that is played
   */
  Laboratory(
      StudyDrawer drawer,
      Function<String, Optional<GameKit<?>>> kits,
      Ticker ticker,
      FileWorker worker,
      Executor runs) {
    this.drawer = drawer;
    this.kits = kits;
    this.ticker = ticker;
    this.worker = worker;
    this.runs = runs;
  }

  /** Where files may be touched. */
  public Executor files() {
    return worker.files();
  }

  /** Something that touches files. */
  private interface Asked<T> {
    T get() throws IOException, StudyException, NotationException;
  }

  /** Hears what came of something asked. */
  public interface Answer<T> {
    void done(T value);

    void failed(LabFault fault);
  }

  /** Hears of a study that is played. */
  interface Listener {
    /** It is open and begins. */
    void began(Entry entry, StudyRun<?> run);

    /**
     * It is closed.
     *
     * @param last how far it came; empty where it could not be opened
     * @param fault what ended it before its time
     */
    void ended(Optional<Progress> last, Optional<LabFault> fault);
  }

  private <T> void ask(Asked<T> asked, Answer<? super T> answer) {
    worker.answer(
        () -> {
          try {
            T value = asked.get();
            return () -> answer.done(value);
          } catch (StudyException e) {
            return failed(answer, LabFault.of(e));
          } catch (NotationException e) {
            return failed(answer, LabFault.of(e));
          } catch (IOException e) {
            return failed(answer, LabFault.of(e));
          }
        },
        Runnable::run);
  }

  private static Runnable failed(Answer<?> answer, LabFault fault) {
    return () -> answer.failed(fault);
  }

  /** Lists the studies, the newest first, and clears away what was deleted long ago. */
  void list(Answer<List<Entry>> answer) {
    ask(
        () -> {
          drawer.tidy();
          return drawer.list();
        },
        answer);
  }

  /** Puts a study made elsewhere on the list. */
  void link(Path folder, Answer<Entry> answer) {
    ask(
        () -> {
          StudyArchive.open(folder, kits);
          return drawer.link(folder);
        },
        answer);
  }

  /** Adds up a study that is not being played. */
  void read(Entry entry, Answer<Findings> answer) {
    ask(() -> StudyArchive.open(entry.folder(), kits).findings(), answer);
  }

  void keep(Entry entry, Answer<Entry> answer) {
    ask(
        () -> {
          drawer.keep(entry);
          return entry;
        },
        answer);
  }

  void delete(Entry entry, Answer<Entry> answer) {
    ask(
        () -> {
          drawer.delete(entry);
          return entry;
        },
        answer);
  }

  void restore(Entry entry, Answer<Entry> answer) {
    ask(
        () -> {
          drawer.restore(entry);
          drawer.keep(entry);
          return entry;
        },
        answer);
  }

  /** Begins a new study. */
  void begin(Study study, Naming naming, int jobs, Listener listener) {
    runs.execute(
        () -> {
          try {
            Entry entry = drawer.begin(study.game(), naming);
            StudyRun<?> run = StudyRun.open(entry.folder(), study, kits, ticker);
            drawer.keep(entry);
            play(entry, run, jobs, listener);
          } catch (StudyException e) {
            end(Optional.empty(), Optional.of(LabFault.of(e)), listener);
          } catch (IOException e) {
            end(Optional.empty(), Optional.of(LabFault.of(e)), listener);
          }
        });
  }

  /** Goes on with a study. */
  void goOn(Entry entry, int jobs, Listener listener) {
    runs.execute(
        () -> {
          try {
            play(entry, StudyRun.reopen(entry.folder(), kits, ticker), jobs, listener);
          } catch (StudyException e) {
            end(Optional.empty(), Optional.of(LabFault.of(e)), listener);
          }
        });
  }

  private void play(Entry entry, StudyRun<?> run, int jobs, Listener listener) {
    worker.answers().execute(() -> listener.began(entry, run));
    Optional<LabFault> fault = Optional.empty();
    try (run) {
      run.play(jobs);
    } catch (StudyException e) {
      fault = Optional.of(LabFault.of(e));
    } finally {
      end(Optional.of(run.progress()), fault, listener);
    }
  }

  private void end(Optional<Progress> last, Optional<LabFault> fault, Listener listener) {
    worker.answers().execute(() -> listener.ended(last, fault));
  }

  /** Asks something of a run, which may have to wait for the disk. */
  void tell(StudyRun<?> run, Consumer<? super StudyRun<?>> order) {
    worker.files().execute(() -> order.accept(run));
  }

  /** Looks at something that is being played, and hands on what is seen. */
  public <T> void look(Supplier<T> look, Consumer<? super T> then) {
    worker.answer(look, then);
  }

  /** Searches the games of a study. */
  public <T> void games(Entry entry, Search<T> search, Answer<T> answer) {
    ask(() -> search.in(StudyArchive.open(entry.folder(), kits)), answer);
  }

  /** Finds something among the games of a study. */
  public interface Search<T> {
    T in(StudyArchive archive) throws StudyException;
  }

  /** A game for replay. */
  public <T> void game(Entry entry, int number, Reading<T> reading, Answer<T> answer) {
    ask(
        () -> {
          Optional<GameRecord<?>> game = StudyArchive.open(entry.folder(), kits).game(number);
          return reading.read(game.orElseThrow(() -> new IOException("no game " + number)));
        },
        answer);
  }

  /** Makes something of a game. */
  public interface Reading<T> {
    T read(GameRecord<?> game) throws NotationException;
  }
}
