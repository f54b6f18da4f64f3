package yomikiri.app.settings;

import java.io.IOException;
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
import yomikiri.engine.game.NotationException;
import yomikiri.engine.outside.EngineEntry;
import yomikiri.engine.outside.EngineTrial;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Ticker;

/** View model of the engines: the list that the command line has, too, and the test of one. */
@UiThread
public final class EnginesViewModel {
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

  /**
   * The test of an engine.
   *
   * @param engine its name
   * @param plies made so far
   * @param outcome empty while it goes on
   * @param fault why there can be none
   */
  public record Trial(
      String engine, long plies, Optional<EngineTrial> outcome, Optional<Phrase> fault) {
    boolean isRunning() {
      return outcome.isEmpty() && fault.isEmpty();
    }
  }

  /** Changes the list. */
  @FunctionalInterface
  private interface Change {
    @WorkerThread
    void make() throws IOException, NotationException;
  }

  /**
   * @param games in which engines are tested
   * @param ticker by which their time is measured
   */
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

  /** The test that runs, or ran last. */
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

  /** Takes an engine off the list; that can be undone. */
  public void remove(EngineEntry entry) {
    if (trial.get().filter(now -> now.engine().equals(entry.name())).isPresent()) {
      stop();
    }
    change(
        () -> engines.list().remove(entry.name()),
        () ->
            notices.show(
                Notice.undoable(
                    Phrase.of("engines.removed", entry.name()),
                    this,
                    () -> change(() -> engines.list().put(entry), () -> {}))));
  }

  /** Has an engine play a short game, in place of the test that runs. */
  public void test(EngineEntry entry) {
    stop();
    Optional<GameKit<?>> kit = EngineTrial.game(games.kits().stream(), entry);
    trial.set(
        Optional.of(
            new Trial(
                entry.name(),
                0,
                Optional.empty(),
                kit.isEmpty()
                    ? Optional.of(Phrase.of("engines.no-game", entry.name()))
                    : Optional.empty())));
    kit.ifPresent(game -> begin(entry, game));
  }

  private void begin(EngineEntry entry, GameKit<?> kit) {
    running =
        background.begin(
            (clock, progress) ->
                EngineTrial.play(engines, kit, entry, ticker, clock, progress::accept),
            new BackgroundTasks.Listener<EngineTrial>() {
              @Override
              public void came(long plies) {
                set(plies, Optional.empty(), Optional.empty());
              }

              @Override
              public void ended(Optional<EngineTrial> result) {
                set(0, result, Optional.empty());
              }

              @Override
              public void failed(Throwable cause) {
                set(0, Optional.empty(), Optional.of(Fault.noted("engines.test-failed", cause)));
              }

              private void set(long plies, Optional<EngineTrial> outcome, Optional<Phrase> fault) {
                trial.set(Optional.of(new Trial(entry.name(), plies, outcome, fault)));
              }
            });
  }

  /** Ends the test that runs, and puts away what it told. */
  public void stop() {
    if (running != null) {
      running.discard();
      running = null;
    }
    trial.set(Optional.empty());
  }
}
