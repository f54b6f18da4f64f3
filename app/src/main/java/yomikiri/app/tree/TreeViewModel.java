package yomikiri.app.tree;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.text.Details;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Trace;
import yomikiri.engine.trace.TraceReplay;
import yomikiri.engine.trace.TraceTree;

/**
 * The searched tree without its picture: has a player search the position on the board, then walks
 * through what it did. The tree stays until another search has ended, whatever happens on the
 * board.
 */
@UiThread
public final class TreeViewModel {
  /** What a search to be looked at may cost, whatever its settings say. */
  private static final Budget MOST = new Budget(5_000_000_000L, 3_000_000, 1_000);

  /** Chance is the same for every search, so that the same settings give the same tree. */
  private static final long SEED = 1;

  private static final Duration TICK = Duration.ofMillis(100);
  private static final int MOST_TICKS = 300;
  private static final int SMALL = 60;

  private final SearchExecutor executor;
  private final UiScheduler scheduler;
  private final TreeState state = new TreeState();
  private final PlayerForm form = new PlayerForm();
  private @Nullable TreeSubject<?> subject;
  private SearchExecutor.@Nullable SearchHandle handle;
  private UiScheduler.@Nullable Pending tick;
  private UiScheduler.@Nullable Pending look;
  private long ticket;
  private @Nullable Shown shown;
  private int selected;

  /** The tree being looked at. */
  private record Shown(SearchedTree<?> tree, ExpandedNodes expanded) {
    TraceReplay replay() {
      return tree.replay();
    }

    Optional<NodeFacts.Step> latest() {
      return replay()
          .event()
          .map(event -> new NodeFacts.Step(event, NodeFacts.of(tree, replay().latest())));
    }
  }

  /**
   * @param executor used by nobody else
   */
  public TreeViewModel(SearchExecutor executor, UiScheduler scheduler) {
    this.executor = executor;
    this.scheduler = scheduler;
  }

  public TreeState state() {
    return state;
  }

  public PlayerForm form() {
    return form;
  }

  // ---- the search

  /** Tells the position on the board; a search of another one under way is discarded. */
  public void setSubject(TreeSubject<?> now) {
    boolean isSame = subject != null && subject.isSameAs(now);
    subject = now;
    if (isSame) {
      return;
    }
    stop();
    form.offer(now.kit());
    state.canRun.set(now.mover().isPresent() && !form.choices().get().isEmpty());
    if (shown != null && !shown.tree().subject().kit().equals(now.kit())) {
      forget();
    }
    state.outdated.set(shown != null && !shown.tree().subject().isSameAs(now));
  }

  /** Has the player chosen search the position on the board, and shows its tree when it has. */
  public void run() {
    stop();
    state.failed.set(Optional.empty());
    if (subject != null && state.canRun.get()) {
      TreeSubject<?> now = subject;
      form.spec().ifPresent(spec -> begin(now, spec));
    }
  }

  private <P extends Position> void begin(TreeSubject<P> about, PlayerSpec spec) {
    TraceTree trace = new TraceTree();
    int seat = about.mover().orElseThrow();
    SearchExecutor.SearchRequest<P> request =
        new SearchExecutor.SearchRequest<>(
            about.kit().build(spec, SEED),
            about.kit().game().copyOf(about.position()),
            seat,
            spec.budget().and(MOST),
            false,
            trace);
    state.running.set(true);
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
                  ended();
                  show(new SearchedTree<>(about, spec, trace.replay(move)));
                }
              }

              @Override
              public void failed(Throwable cause) {
                if (own == ticket) {
                  ended();
                  state.failed.set(Optional.of(Details.of(cause)));
                }
              }
            });
    look = scheduler.after(TICK, this::look);
  }

  /** Tells whether the search still waits for an earlier one to end. */
  private void look() {
    state.waiting.set(handle != null && handle.clock().isEmpty());
    look = state.waiting.get() ? scheduler.after(TICK, this::look) : null;
  }

  /** Discards the search under way. */
  public void stop() {
    if (handle != null) {
      handle.discard();
    }
    ended();
  }

  private void ended() {
    ticket++;
    handle = null;
    if (look != null) {
      look.cancel();
      look = null;
    }
    state.waiting.set(false);
    state.running.set(false);
  }

  private void show(SearchedTree<?> tree) {
    pause();
    TraceReplay replay = tree.replay();
    boolean small = replay.size() <= SMALL || replay.kind() == TraceReplay.Kind.LAYERS;
    shown =
        new Shown(tree, new ExpandedNodes(tree, small ? ExpansionScope.ALL : ExpansionScope.LINE));
    selected = Trace.ROOT;
    state.player.set(Optional.of(tree.spec()));
    state.reach.set(SearchReach.of(replay, tree.spec().budget()));
    state.marks.set(NodeMark.of(replay, tree.subject().position()));
    state.length.set(replay.length());
    state.untold.set(replay.untold());
    state.outdated.set(false);
    state.ready.set(true);
    state.opened.set(true);
    publish();
    state.trees.set(state.trees.get() + 1);
  }

  /** Another game is played: its board has nothing to do with the tree. */
  private void forget() {
    pause();
    shown = null;
    state.marks.set(Set.of());
    state.ready.set(false);
    state.opened.set(false);
  }

  /** Shows the tree large. */
  public void open() {
    state.opened.set(state.ready.get());
  }

  /** Gives the tree the whole screen, or only the board's place. */
  public void toggleWide() {
    state.wide.set(!state.wide.get());
  }

  /** Goes back to the board. */
  public void close() {
    pause();
    state.opened.set(false);
  }

  /** Ends all thinking; the view model is of no use afterwards. */
  public void end() {
    stop();
    pause();
    executor.close();
  }

  // ---- its steps

  /** Goes to the moment after {@code step} steps; out of range is the nearest end. */
  public void goTo(int step) {
    pause();
    step(step);
  }

  private void step(int step) {
    if (shown != null) {
      shown.replay().goTo(Math.clamp(step, 0, shown.replay().length()));
      shown.expanded().followSteps();
      publish();
    }
  }

  /** Lets the steps go on of themselves, or stops that; from the end it begins anew. */
  public void togglePlaying() {
    if (state.playing.get()) {
      pause();
    } else if (shown != null) {
      if (state.step.get() == state.length.get()) {
        step(0);
      }
      state.playing.set(true);
      tick = scheduler.after(TICK, this::tick);
    }
  }

  private void tick() {
    if (shown != null && state.playing.get()) {
      step(state.step.get() + Math.max(1, state.length.get() / MOST_TICKS));
      if (state.step.get() < state.length.get()) {
        tick = scheduler.after(TICK, this::tick);
      } else {
        pause();
      }
    }
  }

  private void pause() {
    if (tick != null) {
      tick.cancel();
      tick = null;
    }
    state.playing.set(false);
  }

  // ---- its nodes

  /** Opens what belongs to {@code scope} and nothing else. */
  public void setScope(ExpansionScope scope) {
    if (shown != null) {
      shown.expanded().setScope(scope);
      publish();
    }
  }

  public void select(int node) {
    if (shown != null && shown.replay().isSeen(node)) {
      selected = node;
      publish();
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
    if (shown == null) {
      return;
    }
    List<Integer> children = shown.replay().children(selected);
    if (!children.isEmpty()) {
      shown.expanded().set(selected, true);
      List<Integer> line = shown.replay().line();
      select(children.stream().filter(line::contains).findFirst().orElse(children.getFirst()));
    }
  }

  /** Selects the next node of the same depth, {@code by} boxes further. */
  public void selectBeside(int by) {
    List<LaidOutTree.Box> boxes =
        state.laidOut.get().map(LaidOutTree::boxes).orElse(List.of()).stream()
            .filter(LaidOutTree.Box::isSeen)
            .filter(box -> shown != null && box.depth() == shown.replay().depth(selected))
            .toList();
    for (int i = 0; i < boxes.size(); i++) {
      if (boxes.get(i).node() == selected) {
        select(boxes.get(Math.clamp(i + by, 0, boxes.size() - 1)).node());
        return;
      }
    }
  }

  public void selectRoot() {
    select(Trace.ROOT);
  }

  /** Publishes the tree at the present step. */
  private void publish() {
    if (shown == null) {
      return;
    }
    TraceReplay replay = shown.replay();
    while (!replay.isSeen(selected)) {
      selected = replay.parent(selected);
    }
    state.step.set(replay.at());
    state.scope.set(shown.expanded().scope());
    state.facts.set(Optional.of(NodeFacts.of(shown.tree(), selected)));
    state.latest.set(shown.latest());
    state.board.set(Optional.of(shown.tree().board(selected)));
    state.laidOut.set(Optional.of(new TreeLayout(shown.tree(), shown.expanded()).make(selected)));
  }
}
