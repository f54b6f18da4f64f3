package yomikiri.app.practice;

import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.practice.Exercise.Source;
import yomikiri.app.practice.PracticeSnapshot.Page;
import yomikiri.app.practice.PuzzleSet.Wanted;
import yomikiri.app.store.PracticeStore;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.PracticeEvent;
import yomikiri.engine.teach.PracticeEvent.What;
import yomikiri.engine.teach.PracticeLog;
import yomikiri.engine.teach.Puzzle;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.teach.Rating;

/**
 * View model of the Practice screen: one exercise at a time, a puzzle or a mistake of one's own.
 * All that is practised is stored; it is read when the screen is first shown, or when mistakes are
 * first added.
 */
@UiThread
public final class PracticeViewModel {
  private final AvailableGames games;
  private final Material material;
  private final SearchExecutor executor;
  private final ReasonAsking reasons;
  private final Clock clock;
  private final RandomGenerator random;
  private final Notices notices;
  private final Mistakes mistakes;
  private final PracticeJournal journal;
  private final List<Runnable> onceLoaded = new ArrayList<>();
  private boolean isLoading;
  private PuzzleSet puzzles = new PuzzleSet(List.of());
  private @Nullable Attempt<?> attempt;
  private boolean isNoted; // whether the grade of the attempt is in the log
  private Page page = Page.PUZZLES;
  private Wanted wanted = Wanted.ALL;
  private final ReadOnlyObjectWrapper<PracticeSnapshot> snapshot;

  /**
   * What is practised with.
   *
   * @param reading where they are read
   */
  public record Material(
      PracticeStore store, @WorkerThread Supplier<List<Puzzle>> puzzles, FileExecutor reading) {}

  /** What was read. */
  private record Read(PracticeLog log, PuzzleSet puzzles) {}

  /**
   * @param executor used by nobody else
   */
  public PracticeViewModel(
      AvailableGames games,
      Material material,
      SearchExecutor executor,
      BackgroundTasks background,
      Clock clock,
      RandomGenerator random,
      Notices notices) {
    this.games = games;
    this.material = material;
    this.executor = executor;
    this.reasons = new ReasonAsking(background, this::publish, this::report);
    this.clock = clock;
    this.random = random;
    this.notices = notices;
    this.mistakes = new Mistakes(games, clock);
    this.journal = new PracticeJournal(games, material.store(), clock);
    snapshot = new ReadOnlyObjectWrapper<>(now(false));
  }

  public ReadOnlyObjectProperty<PracticeSnapshot> snapshot() {
    return snapshot.getReadOnlyProperty();
  }

  /** The screen is in view: an exercise begins if none is on the board. */
  public void shown() {
    load(
        () -> {
          if (attempt == null) {
            next();
          } else {
            publish();
          }
        });
  }

  /** Runs {@code then} once all is read, at once if it is. */
  private void load(Runnable then) {
    if (snapshot.get().isLoaded()) {
      then.run();
      return;
    }
    onceLoaded.add(then);
    if (!isLoading) {
      isLoading = true;
      material.store().load(events -> material.reading().ask(() -> read(events), this::loaded));
    }
  }

  @WorkerThread
  private Read read(List<PracticeEvent> events) {
    PracticeLog added = new PracticeLog(games, clock.getZone());
    events.forEach(added::add);
    return new Read(added, new PuzzleSet(material.puzzles().get()));
  }

  private void loaded(Read read) {
    journal.read(read.log());
    puzzles = read.puzzles();
    isLoading = false;
    snapshot.set(now(true));
    List.copyOf(onceLoaded).forEach(Runnable::run);
    onceLoaded.clear();
  }

  private PracticeLog log() {
    return journal.log();
  }

  /** Shows a page. */
  public void show(Page now) {
    if (now != page) {
      page = now;
      mistakes.prefer(List.of(), log());
      load(this::next);
    }
  }

  /** Asks for puzzles of a game from now on, or of all. */
  public void wantGame(Optional<String> game) {
    Wanted all = new Wanted(game, Optional.empty());
    want(new Wanted(game, wanted.kind().filter(puzzles.kinds(all)::contains)));
  }

  /** Asks for puzzles of a kind from now on, or of all. */
  public void wantKind(Optional<Kind> kind) {
    want(new Wanted(wanted.game(), kind));
  }

  private void want(Wanted now) {
    if (!now.equals(wanted)) {
      wanted = now;
      load(this::next);
    }
  }

  /** The next exercise of the page. */
  public void next() {
    Optional<Exercise<?>> found =
        switch (page) {
          case PUZZLES ->
              puzzles
                  .next(wanted, last(), log(), random)
                  .flatMap(puzzle -> Exercise.of(puzzle, games));
          case TODAY ->
              today().stream()
                  .filter(daily -> daily.solved().isEmpty())
                  .findFirst()
                  .flatMap(daily -> Exercise.of(daily.puzzle(), games));
          case MISTAKES -> mistake();
          case PROGRESS -> Optional.empty();
        };
    end();
    attempt = found.map(this::begun).orElse(null);
    isNoted = false;
    publish();
  }

  private Optional<Exercise<?>> mistake() {
    if (mistakes.endsLesson(log())) {
      notices.show(Notice.of(Phrase.of("practice.lesson-done")));
    }
    return mistakes.next(log());
  }

  private <P extends Position> Attempt<P> begun(Exercise<P> exercise) {
    reasons.begin(exercise);
    return new Attempt<>(exercise, executor, this::publish, this::report);
  }

  private void report(Throwable cause) {
    notices.show(Notice.warning(Fault.brokenDown(cause)));
  }

  /** Chooses the reason of a mistake, by its id. */
  public void explain(String id) {
    if (attempt != null
        && snapshot.get().why().isAsked()
        && attempt.exercise().source() instanceof Source.OfMistake(PracticeLog.Item item)) {
      reasons.answer(id).ifPresent(right -> journal.note(item, new What.Explained(right)));
      publish();
    }
  }

  private void end() {
    reasons.end();
    if (attempt != null) {
      attempt.close();
    }
  }

  private Optional<Puzzle> last() {
    return attempt != null && attempt.exercise().source() instanceof Source.OfPuzzle(Puzzle puzzle)
        ? Optional.of(puzzle)
        : Optional.empty();
  }

  private List<PracticeSnapshot.Daily> today() {
    return puzzles.daily(LocalDate.now(clock), log());
  }

  /** Tries a move. */
  public void play(int move) {
    if (attempt != null) {
      attempt.play(move);
    }
  }

  /** Tries a move as it is written. */
  public void play(String text) {
    if (attempt != null) {
      attempt.play(text);
    }
  }

  /** Gives the next hint. */
  public void hint() {
    if (attempt != null) {
      attempt.hint();
    }
  }

  /** Gives the best move away. */
  public void solve() {
    if (attempt != null) {
      attempt.solve();
    }
  }

  /** Asks again after a wrong move. */
  public void again() {
    if (attempt != null) {
      attempt.again();
    }
  }

  /** Shows the position after so many steps of the line that follows a move. */
  public void goTo(int ply) {
    if (attempt != null) {
      attempt.goTo(ply);
    }
  }

  /** Stops practising the mistake on the board; it can be brought back. */
  public void remove() {
    if (attempt != null
        && attempt.exercise().source() instanceof Source.OfMistake(PracticeLog.Item item)) {
      remove(List.of(item));
      next();
    }
  }

  /** Stops practising what cannot be asked any more; the same. */
  void removeLost() {
    remove(snapshot.get().queue().lost());
    publish();
  }

  private void remove(List<PracticeLog.Item> items) {
    journal.remove(items);
    notices.show(
        Notice.undoable(
            Phrase.of("practice.removed", items.size()),
            this,
            () -> {
              journal.restore(items);
              if (attempt == null) {
                next();
              } else {
                publish();
              }
            }));
  }

  /** Adds mistakes to be practised from now on; none that was ever added before. */
  public void add(List<Addition> added) {
    load(
        () -> {
          notices.show(Notice.of(Phrase.of("practice.added", journal.add(added))));
          publish();
        });
  }

  /** The same, and shows the mistakes that are due; those added come first if {@code alone}. */
  public void practise(List<Addition> added, boolean alone) {
    add(added);
    page = Page.MISTAKES;
    load(
        () -> {
          mistakes.prefer(alone ? added : List.of(), log());
          next();
        });
  }

  /** A mistake to be practised. */
  public record Addition(String game, String position, What.Added mistake) {}

  /** Ends all thinking. */
  public void close() {
    onceLoaded.clear(); // nothing is to begin any more
    end();
    executor.close();
  }

  private void publish() {
    noteGrade();
    snapshot.set(now(snapshot.get().isLoaded()));
  }

  /** The first move of an exercise counts, or that it was given up. */
  private void noteGrade() {
    Attempt<?> now = attempt;
    if (now == null || isNoted) {
      return;
    }
    now.snapshot()
        .grade()
        .ifPresent(
            grade -> {
              isNoted = true;
              switch (now.exercise().source()) {
                case Source.OfPuzzle(Puzzle puzzle) -> journal.note(puzzle, grade);
                case Source.OfMistake(PracticeLog.Item item) ->
                    journal.note(item, new What.Asked(grade));
              }
            });
  }

  private PracticeSnapshot now(boolean isLoaded) {
    Optional<ExerciseSnapshot> exercise = Optional.ofNullable(attempt).map(Attempt::snapshot);
    Optional<String> game = exercise.map(one -> one.exercise().kit().game().id()).or(wanted::game);
    return new PracticeSnapshot(
        page,
        isLoaded,
        exercise,
        wanted,
        puzzles.games(),
        puzzles.kinds(wanted),
        puzzles.untried(wanted, log()).count(),
        game.map(log()::rating).orElse(Rating.NEW),
        today(),
        exercise.filter(ExerciseSnapshot::isOver).isPresent()
            ? reasons.why()
            : PracticeSnapshot.Why.UNKNOWN,
        mistakes.queue(log()),
        log().days(),
        log().recalls());
  }
}
