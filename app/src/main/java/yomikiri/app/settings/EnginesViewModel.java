package yomikiri.app.settings;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.store.StoreResult;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.engine.exam.Exam;
import yomikiri.engine.exam.ExamReport;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.outside.EngineEntry;
import yomikiri.engine.outside.EngineTrial;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/** View model of the engines, which the command line has too, and of testing one. */
@UiThread
public final class EnginesViewModel {
  private static final Exam.Terms TERMS = new Exam.Terms(1, Duration.ofMinutes(1).toNanos());

  private final Engines engines;
  private final AvailableGames games;
  private final FileExecutor files;
  private final BackgroundTasks background;
  private final Ticker ticker;
  private final Notices notices;
  private final ReadOnlyObjectWrapper<List<EngineEntry>> all =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<Optional<EngineForm>> form =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Trial>> trial =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private BackgroundTasks.@Nullable TaskHandle running;
  private @Nullable Exam<?> examining;

  /**
   * The test or the examination of an engine.
   *
   * @param done plies made so far; of an examination, how many in a hundred parts of it
   * @param outcome of a test; empty while it goes on
   * @param report of an examination; empty while it goes on
   * @param fault why there can be none
   */
  public record Trial(
      String engine,
      boolean isExam,
      long done,
      Optional<EngineTrial> outcome,
      Optional<ExamReport> report,
      Optional<Phrase> fault) {
    boolean isRunning() {
      return outcome.isEmpty() && report.isEmpty() && fault.isEmpty();
    }

    private static Trial running(String engine, boolean isExam, long done) {
      return new Trial(engine, isExam, done, Optional.empty(), Optional.empty(), Optional.empty());
    }

    private static Trial failed(String engine, boolean isExam, Phrase fault) {
      return new Trial(engine, isExam, 0, Optional.empty(), Optional.empty(), Optional.of(fault));
    }
  }

  /** Changes the list. */
  @FunctionalInterface
  private interface Change {
    @WorkerThread
    void make() throws IOException, NotationException;
  }

  /** {@code games} are for testing engines; {@code ticker} measures their time. */
  public EnginesViewModel(
      Engines engines,
      AvailableGames games,
      FileExecutor files,
      BackgroundTasks background,
      Ticker ticker,
      Notices notices) {
    this.engines = engines;
    this.games = games;
    this.files = files;
    this.background = background;
    this.ticker = ticker;
    this.notices = notices;
  }

  /** Reads the list anew, which others may have changed. */
  public void refresh() {
    change(() -> {}, () -> {});
  }

  private void change(Change change, Runnable then) {
    files.<StoreResult<List<EngineEntry>>>ask(
        () -> changed(change),
        result ->
            result.handle(
                now -> {
                  all.set(now);
                  then.run();
                },
                fault -> notices.show(Notice.warning(fault))));
  }

  @WorkerThread
  private StoreResult<List<EngineEntry>> changed(Change change) {
    try {
      change.make();
      return new StoreResult.Done<>(engines.refresh());
    } catch (IOException e) {
      return new StoreResult.Failed<>(Fault.of(e, engines.list().file()));
    } catch (NotationException e) {
      return new StoreResult.Failed<>(Fault.damaged(engines.list().file(), e));
    }
  }

  /** All engines, in the order of the list. */
  public ReadOnlyObjectProperty<List<EngineEntry>> all() {
    return all.getReadOnlyProperty();
  }

  /** The form that is open. */
  public ReadOnlyObjectProperty<Optional<EngineForm>> form() {
    return form.getReadOnlyProperty();
  }

  /** The test or examination that runs, or ran last. */
  public ReadOnlyObjectProperty<Optional<Trial>> trial() {
    return trial.getReadOnlyProperty();
  }

  private Set<String> names() {
    return all.get().stream().map(EngineEntry::name).collect(Collectors.toSet());
  }

  /** Opens the form of a new engine. */
  public void add() {
    form.set(Optional.of(new EngineForm(Optional.empty(), names())));
  }

  /** Opens the form of an engine. */
  public void edit(EngineEntry entry) {
    form.set(Optional.of(new EngineForm(Optional.of(entry), names())));
  }

  /** Closes the form. */
  public void cancel() {
    form.set(Optional.empty());
  }

  /** Saves what the form says, or shows what is wrong there. */
  public void save() {
    form.get().flatMap(EngineForm::submit).ifPresent(entry -> save(form.get().get(), entry));
  }

  private void save(EngineForm from, EngineEntry entry) {
    Optional<String> other =
        from.before().map(EngineEntry::name).filter(name -> !name.equals(entry.name()));
    change(
        () -> {
          engines.list().put(entry);
          if (other.isPresent()) {
            engines.list().remove(other.get());
          }
        },
        this::cancel);
  }

  /** Makes a second engine of the same kind, under another name. */
  public void duplicate(EngineEntry entry) {
    Predicate<String> isFree = Predicate.not(names()::contains);
    String name =
        IntStream.iterate(2, number -> number + 1)
            .mapToObj(number -> entry.name() + "-" + number)
            .filter(isFree)
            .findFirst()
            .orElseThrow();
    change(() -> engines.list().put(entry.named(name)), () -> {});
  }

  /** Takes an engine off the list; undone, it stands where it stood. */
  public void remove(EngineEntry entry) {
    if (trial.get().filter(now -> now.engine().equals(entry.name())).isPresent()) {
      stop();
    }
    int index = all.get().indexOf(entry);
    change(
        () -> engines.list().remove(entry.name()),
        () ->
            notices.show(
                Notice.undoable(
                    Phrase.of("engines.removed", entry.name()),
                    this,
                    () -> change(() -> engines.list().insert(entry, index), () -> {}))));
  }

  /** Has an engine play a short game, in place of what runs. */
  public void test(EngineEntry entry) {
    EngineTrial.game(games.kits().stream(), entry)
        .ifPresentOrElse(kit -> test(entry, kit), () -> refuse(entry, false));
  }

  private void test(EngineEntry entry, GameKit<?> kit) {
    begin(
        entry.name(),
        false,
        (clock, progress) ->
            EngineTrial.play(engines, kit, entry, ticker, clock, progress::accept)
                .map(
                    done ->
                        new Trial(
                            entry.name(),
                            false,
                            0,
                            Optional.of(done),
                            Optional.empty(),
                            Optional.empty())));
  }

  /** The games in which an engine can be examined. */
  public List<GameKit<?>> games(EngineEntry entry) {
    return games.kits().stream().filter(kit -> Engines.plays(entry, kit.game())).toList();
  }

  /** Examines an engine in the first of its games, in place of what runs. */
  public void examine(EngineEntry entry) {
    EngineTrial.game(games.kits().stream(), entry)
        .ifPresentOrElse(kit -> examine(entry, kit), () -> refuse(entry, true));
  }

  /** Examines an engine in one of its games, in place of what runs. */
  public void examine(EngineEntry entry, GameKit<?> kit) {
    Exam<?> exam = Exam.of(engines, kit, entry, TERMS, ticker);
    begin(
        entry.name(),
        true,
        (clock, progress) ->
            Optional.of(
                new Trial(
                    entry.name(),
                    true,
                    0,
                    Optional.empty(),
                    Optional.of(
                        exam.run((section, done) -> progress.accept(Math.round(100 * done)))),
                    Optional.empty())));
    examining = exam;
  }

  private void refuse(EngineEntry entry, boolean isExam) {
    stop();
    trial.set(
        Optional.of(
            Trial.failed(entry.name(), isExam, Phrase.of("engines.no-game", entry.name()))));
  }

  private void begin(String engine, boolean isExam, BackgroundTasks.Work<Trial> work) {
    stop();
    trial.set(Optional.of(Trial.running(engine, isExam, 0)));
    running =
        background.begin(
            work,
            new BackgroundTasks.Listener<Trial>() {
              @Override
              public void came(long done) {
                trial.set(Optional.of(Trial.running(engine, isExam, done)));
              }

              @Override
              public void ended(Optional<Trial> result) {
                trial.set(result);
              }

              @Override
              public void failed(Throwable cause) {
                Phrase fault =
                    Fault.noted(isExam ? "engines.exam-failed" : "engines.test-failed", cause);
                trial.set(Optional.of(Trial.failed(engine, isExam, fault)));
              }
            });
  }

  /** Ends what runs, and puts away what it told. */
  public void stop() {
    if (examining != null) {
      examining.stop();
      examining = null;
    }
    if (running != null) {
      running.discard();
      running = null;
    }
    trial.set(Optional.empty());
  }

  /** Shows what became of a file. */
  void show(Notice notice) {
    notices.show(notice);
  }
}
