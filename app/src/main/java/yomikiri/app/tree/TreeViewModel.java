package yomikiri.app.tree;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.text.Details;
import yomikiri.app.tree.TreeSnapshot.ExpansionScope;
import yomikiri.app.tree.TreeSnapshot.Remark;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Trace;
import yomikiri.engine.trace.RecordedSearch;
import yomikiri.engine.trace.TraceReplay;
import yomikiri.engine.trace.TraceTree;

/**
 * View model of the searched tree: has a player search the position on the board, then replays its
 * steps. The tree stays until another search has ended, whatever happens on the board.
 */
@UiThread
public final class TreeViewModel {
  /** What a search to be looked at may cost, whatever its settings say. */
  private static final Budget MOST = new Budget(5_000_000_000L, 3_000_000, 1_000);

  /** Chance is the same for every search, so that the same settings give the same tree. */
  private static final long SEED = 1;

  private static final Duration TICK = Duration.ofMillis(100);
  private static final int MOST_TICKS = 300;

  private final SearchExecutor executor;
  private final UiScheduler scheduler;
  private final ReadOnlyObjectWrapper<TreeSnapshot> snapshot =
      new ReadOnlyObjectWrapper<>(TreeSnapshot.NOTHING);
  private final PlayerForm form = new PlayerForm();
  private @Nullable TreeSubject<?> subject;
  private SearchExecutor.@Nullable SearchHandle handle;
  private UiScheduler.@Nullable Pending look;
  private long ticket;
  private @Nullable ShownTree shown;
  private Optional<TreeSnapshot.View> view = Optional.empty();
  private Optional<String> failed = Optional.empty();
  private int selected;
  private boolean running;
  private boolean waiting;
  private final StepPlayer player;
  private boolean opened;
  private boolean wide;
  private Optional<Remark> remark = Optional.empty();
  private @Nullable TreeViewModel beside;

  /** {@code executor} is used by nobody else. */
  public TreeViewModel(SearchExecutor executor, UiScheduler scheduler) {
    this.executor = executor;
    this.scheduler = scheduler;
    this.player = new StepPlayer(scheduler, TICK);
  }

  /** What is shown; set once a change. */
  public ReadOnlyObjectProperty<TreeSnapshot> snapshot() {
    return snapshot.getReadOnlyProperty();
  }

  /** The latest snapshot. */
  public TreeSnapshot now() {
    return snapshot.get();
  }

  /** Whether the latest snapshot meets a condition. */
  public BooleanBinding when(Predicate<TreeSnapshot> condition) {
    return Bindings.createBooleanBinding(() -> condition.test(now()), snapshot);
  }

  public PlayerForm form() {
    return form;
  }

  // ---- the search

  /** Sets the position on the board; a search of another one under way is discarded. */
  public void setSubject(TreeSubject<?> now) {
    boolean isSame = subject != null && subject.isSameAs(now);
    subject = now;
    if (isSame) {
      return;
    }
    end(handle);
    form.offer(now.kit());
    if (shown != null && !shown.tree().subject().kit().equals(now.kit())) {
      clear(); // its board has nothing to do with the game played now
    }
    publish();
  }

  private void clear() {
    player.rest();
    shown = null;
    view = Optional.empty();
    remark = Optional.empty();
    opened = false;
    publish();
  }

  /** Has the player chosen search the position on the board, and shows its tree when it has. */
  public void run() {
    end(handle);
    failed = Optional.empty();
    if (subject != null && canRun()) {
      TreeSubject<?> now = subject;
      form.spec().ifPresent(spec -> begin(now, spec));
    }
    publish();
  }

  private <P extends Position> void begin(TreeSubject<P> about, PlayerSpec spec) {
    TraceTree trace = new TraceTree();
    int seat = about.mover().orElseThrow();
    SearchExecutor.SearchRequest<P> request =
        new SearchExecutor.SearchRequest<>(
            warm -> about.kit().build(spec, SEED),
            about.kit().game().copyOf(about.position()),
            seat,
            spec.budget().and(MOST),
            false,
            trace);
    running = true;
    long own = ticket;
    handle =
        executor.begin(
            request,
            new SearchExecutor.Listener() {
              @Override
              public void reported(SearchReport report) {}

              @Override
              public void chose(int move) {
                if (own == ticket) {
                  end(null);
                  var search =
                      new RecordedSearch<>(
                          about.kit(), about.position(), seat, spec.toString(), trace, move);
                  show(new SearchedTree<>(search, spec, search.shown()));
                }
              }

              @Override
              public void failed(Throwable cause) {
                if (own == ticket) {
                  end(null);
                  failed = Optional.of(Details.of(cause));
                  publish();
                }
              }
            });
    look = scheduler.after(TICK, this::look);
  }

  /** Shows whether the search still waits for an earlier one to end. */
  private void look() {
    waiting = handle != null && handle.clock().isEmpty();
    look = waiting ? scheduler.after(TICK, this::look) : null;
    publish();
  }

  /** Discards the search under way. */
  public void stop() {
    end(handle);
    publish();
  }

  /** {@code discarded} is a search that has not ended by itself. */
  private void end(SearchExecutor.@Nullable SearchHandle discarded) {
    if (discarded != null) {
      discarded.discard();
    }
    ticket++;
    handle = null;
    if (look != null) {
      look.cancel();
      look = null;
    }
    waiting = false;
    running = false;
  }

  /** Shows the tree of a search, its last step made. */
  void show(SearchedTree<?> tree) {
    player.rest();
    remark = Optional.empty();
    if (beside != null) {
      beside.clear();
    }
    shown = ShownTree.of(tree);
    selected = Trace.ROOT;
    opened = true;
    publishView();
  }

  /** The tree that is compared with this one; none is until another one was opened here. */
  TreeViewModel beside() {
    TreeViewModel other = beside == null ? new TreeViewModel(executor, scheduler) : beside;
    beside = other;
    return other;
  }

  /** Whether this very tree is shown. */
  boolean isShowing(SearchedTree<?> tree) {
    return shown != null && shown.tree() == tree;
  }

  /** Says something of the tree as a whole. */
  void remark(Remark said) {
    remark = Optional.of(said);
    publish();
  }

  /** Goes to a step, and selects a node, to which the tree is opened. */
  void stand(int step, int node) {
    goTo(step);
    if (shown != null) {
      shown.expanded().openTo(node);
      select(node);
    }
  }

  /** Shows the tree large. */
  public void open() {
    opened = view.isPresent();
    publish();
  }

  /** Gives the tree the whole screen, or only the board's place. */
  public void toggleWide() {
    wide = !wide;
    publish();
  }

  /** Goes back to the board. */
  public void close() {
    player.rest();
    opened = false;
    publish();
  }

  /** Ends all thinking; the view model is of no use afterwards. */
  public void end() {
    end(handle);
    player.rest();
    executor.close();
  }

  // ---- its steps

  /** Goes to the moment after {@code step} steps; out of range is the nearest end. */
  public void goTo(int step) {
    player.rest();
    step(step);
  }

  /** Goes so many steps further, or back. */
  public void goBy(int steps) {
    view.ifPresent(now -> goTo(now.step() + steps));
  }

  private void step(int step) {
    if (shown != null) {
      shown.replay().goTo(Math.clamp(step, 0, shown.replay().length()));
      shown.expanded().followSteps();
      publishView();
      if (beside != null) {
        beside.step(step);
      }
    }
  }

  /** Lets the steps go on of themselves, or stops that; from the end it begins anew. */
  public void togglePlaying() {
    if (player.isPlaying()) {
      player.rest();
      publish();
    } else if (shown != null) {
      TraceReplay replay = shown.replay();
      player.begin(() -> playOn(replay));
      step(replay.at() == replay.length() ? 0 : replay.at());
    }
  }

  /** Goes on in the replay; whether it has not come to its end. */
  private boolean playOn(TraceReplay replay) {
    int next = replay.at() + Math.max(1, replay.length() / MOST_TICKS);
    boolean goesOn = next < replay.length();
    if (!goesOn) {
      player.rest();
    }
    step(next);
    return goesOn;
  }

  // ---- its nodes

  /** Opens what belongs to {@code scope} and nothing else. */
  public void setScope(ExpansionScope scope) {
    if (shown != null) {
      shown.expanded().setScope(scope);
      publishView();
    }
  }

  public void select(int node) {
    if (shown != null && shown.replay().isSeen(node)) {
      selected = node;
      publishView();
    }
  }

  /** Opens or closes the branch below {@code node}. */
  public void toggle(int node) {
    if (shown != null) {
      shown.expanded().set(node, !shown.expanded().isOpen(node));
      select(node);
    }
  }

  public void toggleSelected() {
    toggle(selected);
  }

  /** Selects the parent of the node selected. */
  public void selectParent() {
    if (shown != null && selected != Trace.ROOT) {
      select(shown.replay().parent(selected));
    }
  }

  /** Selects the best known child of the node selected, else its first; opens the node for it. */
  public void selectChild() {
    if (shown != null) {
      shown.expanded().set(selected, true);
      shown.bestChild(selected).ifPresentOrElse(this::select, this::publishView);
    }
  }

  /** Selects the next node of the same depth, {@code by} boxes further. */
  public void selectBeside(int by) {
    view.map(TreeSnapshot.View::laidOut)
        .flatMap(tree -> tree.beside(selected, by))
        .ifPresent(this::select);
  }

  public void selectRoot() {
    select(Trace.ROOT);
  }

  /** Publishes the tree at the present step. */
  private void publishView() {
    if (shown == null) {
      return;
    }
    while (!shown.replay().isSeen(selected)) {
      selected = shown.replay().parent(selected);
    }
    view = Optional.of(shown.view(selected));
    publish();
  }

  private boolean canRun() {
    return subject != null && subject.mover().isPresent() && !form.choices().get().isEmpty();
  }

  private void publish() {
    boolean isOutdated =
        shown != null && subject != null && !shown.tree().subject().isSameAs(subject);
    snapshot.set(
        new TreeSnapshot(
            view,
            canRun(),
            running,
            waiting,
            player.isPlaying(),
            opened,
            wide,
            isOutdated,
            failed,
            remark));
  }
}
