package yomikiri.app.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.app.thinking.Delays;
import yomikiri.app.thinking.Thinker;
import yomikiri.engine.game.IllegalMoveException;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.Verdict;

/**
 * The play screen without its picture: one game, the seat whose CPU is thinking, and the place in
 * the line that is shown. The game itself goes on at its last move played; what is shown may lie
 * before (or, among moves taken back, behind) it. At most one thought runs at a time: a CPU's, or
 * else an analysis of the position shown, for values and hint.
 */
public final class PlayViewModel {
  private final Thinker thinker;
  private final Ticker ticker;
  private final LongSupplier seeds;

  private Table<?> table;
  private final CurrentThought thought;
  private final HeldMove held;
  private long movedAtNanos;
  private boolean hurried;
  private boolean stepping;
  private boolean hintWanted;

  private final PlayState state;

  /**
   * @param seeds deals layouts and seeds players
   */
  public PlayViewModel(
      Setup<?> first, Thinker thinker, Delays delays, Ticker ticker, LongSupplier seeds) {
    this.thinker = thinker;
    this.ticker = ticker;
    this.seeds = seeds;
    this.table = new Table<>(first, seeds.getAsLong());
    this.state = new PlayState(table.board(0, false, Optional.empty(), OptionalInt.empty()));
    this.thought = new CurrentThought(thinker, state.thought);
    this.held = new HeldMove(delays);
    newGame(first);
  }

  // ---- commands: the game

  /** Starts a game; the one on the board is dropped. */
  public void newGame(Setup<?> setup) {
    quiet();
    table = new Table<>(setup, seeds.getAsLong());
    state.spectating.set(!table.hasHuman());
    state.paused.set(false);
    state.insight.set(Optional.empty());
    movedAtNanos = ticker.nanos();
    state.shownPly.set(0);
    proceed();
    say(new Notice.NewGame());
  }

  /** The same players on a new layout. */
  public void again() {
    newGame(dealt(table.setup()));
  }

  /** The players on each other's seats, on a new layout. */
  public void againSwapped() {
    newGame(dealt(table.setup().swapped()));
  }

  /** The same players on the same layout. */
  public void sameLayoutAgain() {
    newGame(table.setup());
  }

  private <P extends Position> Setup<P> dealt(Setup<P> setup) {
    return setup.withStart(setup.kit().game().newPosition(seeds.getAsLong()));
  }

  /** Plays a person's move on the position shown; ignored where nobody may move. */
  public void play(int move) {
    OptionalInt seat = table.awaited();
    if (!isPersonToMoveHere() || seat.isEmpty()) {
      return;
    }
    try {
      step(seat.getAsInt(), move, null);
    } catch (IllegalMoveException e) {
      say(new Notice.BadMove(Integer.toString(move)));
    }
  }

  /** Plays a move typed as text. */
  public void playText(String text) {
    try {
      int move = table.parseMove(text);
      if (isPersonToMoveHere() && state.board.get().legal().contains(move)) {
        play(move);
      } else {
        say(new Notice.BadMove(text));
      }
    } catch (NotationException e) {
      say(new Notice.BadMove(text));
    }
  }

  /** Takes back to the last position at which a person was to move; among CPUs, one move. */
  public void takeBack() {
    table.takeBackTarget().ifPresent(ply -> jump(ply, n -> new Notice.TookBack(-n)));
  }

  /** Plays again what was taken back last, a CPU's answer with it. */
  public void redo() {
    table.redoTarget().ifPresent(ply -> jump(ply, Notice.Redone::new));
  }

  /** Goes on with the game from the position shown; the line behind it can be redone. */
  public void playOnFromHere() {
    if (state.canPlayOn.get()) {
      quiet();
      table.session().goTo(state.shownPly.get());
      state.paused.set(false);
      proceed();
    }
  }

  private void jump(int ply, IntFunction<Notice> notice) {
    quiet();
    int plies = ply - table.session().ply();
    table.session().goTo(ply);
    state.paused.set(state.spectating.get());
    state.shownPly.set(ply);
    say(notice.apply(plies));
    proceed();
  }

  // ---- commands: watching

  /** Shows the position after {@code ply} steps of the line; out of range is the nearest end. */
  public void show(int ply) {
    state.shownPly.set(Math.clamp(ply, 0, table.session().length()));
    hintWanted = false;
    refresh();
  }

  /** Shows the game as it stands. */
  public void showLive() {
    show(table.session().ply());
  }

  public void setPace(Pace newPace) {
    state.pace.set(newPace);
  }

  /** Stops or goes on watching CPUs play. */
  public void togglePause() {
    if (state.spectating.get()) {
      state.paused.set(!state.paused.get());
      quiet();
      proceed();
    }
  }

  /** Pauses watching and lets the CPU to move make one move. */
  public void singleStep() {
    if (state.spectating.get()) {
      quiet();
      state.paused.set(true);
      stepping = true;
      proceed();
    }
  }

  /** Has the CPU answer at once with the best it has. */
  public void moveNow() {
    if (held.isHolding()) {
      held.release();
    } else if (thought.cpu().isPresent()) {
      hurried = true;
      thought.moveNow();
    }
  }

  // ---- commands: help in thinking

  /** Points at the best move of the position shown, as soon as it is known. */
  public void hint() {
    if (state.canHint.get()) {
      hintWanted = true;
      refresh();
    }
  }

  public void setValuesShown(boolean shown) {
    state.valuesShown.set(shown);
    refresh();
  }

  /** Ends all thinking; the view model is of no use afterwards. */
  public void close() {
    quiet();
    thinker.close();
  }

  // ---- how the game goes on

  /** Discards what is being thought and held back. */
  private void quiet() {
    thought.end();
    held.drop();
    hurried = false;
    stepping = false;
    hintWanted = false;
  }

  /** Finds out what the game waits for and sets a CPU thinking if it is one. */
  private void proceed() {
    OptionalInt seat = table.awaited();
    if (seat.isEmpty()) {
      Status.Over over = result();
      state.status.set(over);
      say(new Notice.Ended(over));
    } else if (table.isHuman(seat.getAsInt())) {
      state.status.set(new Status.HumanToMove(seat.getAsInt()));
    } else if (state.paused.get() && !stepping) {
      state.status.set(new Status.Paused(seat.getAsInt()));
    } else {
      state.status.set(new Status.CpuToMove(seat.getAsInt()));
      think(table, seat.getAsInt());
    }
    refresh();
  }

  private <P extends Position> void think(Table<P> at, int seat) {
    thought.begin(
        at.cpuJob(seat), at.session().ply(), false, new Ear(at.session().ply(), seat, false));
  }

  private <P extends Position> void analyse(Table<P> at, int ply) {
    Thinker.Job<P> job = at.analysisJob(ply);
    thought.begin(job, ply, true, new Ear(ply, job.seat(), true));
  }

  /** Hears of the current thought. */
  private final class Ear implements Thinker.Listener {
    private final int ply;
    private final int seat;
    private final boolean analysis;
    private @Nullable SearchReport last;

    Ear(int ply, int seat, boolean analysis) {
      this.ply = ply;
      this.seat = seat;
      this.analysis = analysis;
    }

    @Override
    public void reported(SearchReport report) {
      last = report;
      know(report, false);
      refresh();
    }

    @Override
    public void chose(int move) {
      if (last != null) {
        know(last, true);
      }
      if (analysis) {
        keepWanting(last != null);
        refresh();
      } else {
        Verdict verdict = last == null ? null : last.verdictOf(move).orElse(null);
        holdBack(() -> step(seat, move, verdict));
      }
    }

    @Override
    public void failed(Throwable cause) {
      keepWanting(!analysis);
      say(new Notice.PlayerFailed(seat, String.valueOf(cause)));
      if (!analysis) {
        state.status.set(new Status.Paused(seat));
      }
      refresh();
    }

    /** Where an analysis found nothing, it is not to be begun again and again. */
    private void keepWanting(boolean any) {
      state.valuesShown.set(state.valuesShown.get() && any);
      hintWanted &= any;
    }

    private void know(SearchReport report, boolean finished) {
      Insight now = table.insight(ply, seat, report, finished);
      state.insight.set(Optional.of(now));
      if (analysis) {
        table.keepAnalysis(now);
      }
    }
  }

  /** Plays a CPU's move, but not before the last one has been seen for long enough. */
  private void holdBack(Runnable move) {
    Duration wanted =
        state.spectating.get() ? state.pace.get().watching() : state.pace.get().answering();
    Duration left = wanted.minusNanos(ticker.nanos() - movedAtNanos);
    if (hurried || stepping || left.isNegative() || left.isZero()) {
      move.run();
    } else {
      held.hold(left, move);
      refresh();
    }
  }

  private void step(int seat, int move, @Nullable Verdict verdict) {
    boolean following = state.shownPly.get() == table.session().ply();
    int ply = table.session().ply();
    table.play(seat, move, verdict);
    quiet();
    movedAtNanos = ticker.nanos();
    if (following) {
      state.shownPly.set(table.session().ply());
    }
    if (table.session().ply() > ply) {
      table.rows().stream()
          .filter(row -> row.ply() == ply + 1 && row.seat() == seat)
          .forEach(
              row ->
                  say(
                      new Notice.Moved(
                          seat, table.setup().seats().get(seat), row.text(), row.gain())));
    }
    proceed();
  }

  private Status.Over result() {
    var session = table.session();
    List<Integer> scores =
        IntStream.range(0, session.players()).map(session::score).boxed().toList();
    OptionalInt winner =
        IntStream.range(0, session.players()).filter(seat -> session.reward(seat) == 1).findFirst();
    return new Status.Over(winner, scores);
  }

  // ---- what is shown

  private boolean isPersonToMoveHere() {
    return state.status.get() instanceof Status.HumanToMove
        && state.shownPly.get() == table.session().ply();
  }

  /** Publishes the present state, and analyses the position shown if that is wanted and free. */
  private void refresh() {
    var session = table.session();
    int shown = state.shownPly.get();
    boolean over = table.moverAt(shown).isEmpty();
    boolean cpuBusy = thought.cpu().isPresent() || held.isHolding();
    Optional<Insight> known = table.analysis(shown);
    boolean wanted = (state.valuesShown.get() || hintWanted) && !over && !cpuBusy;
    boolean missing = known.isEmpty() || !known.get().finished();
    if (thought.isAnalysis() && !(wanted && thought.isAnalysisOf(shown))) {
      thought.end();
    }
    if (wanted && missing && !thought.isAnalysis()) {
      analyse(table, shown);
    }
    publish(session.ply(), shown, over, cpuBusy, known);
  }

  private void publish(
      int live, int shown, boolean over, boolean cpuBusy, Optional<Insight> known) {
    state.livePly.set(live);
    state.length.set(table.session().length());
    OptionalInt hint =
        hintWanted && known.isPresent() && known.get().finished()
            ? OptionalInt.of(known.get().moves().getFirst().move())
            : OptionalInt.empty();
    Optional<Insight> values =
        state.valuesShown.get()
            ? known.or(() -> state.insight.get().filter(i -> i.ply() == shown && cpuBusy))
            : known.filter(i -> hint.isPresent());
    state.board.set(table.board(shown, isPersonToMoveHere(), values, hint));
    state.moves.set(table.rows());
    state.seats.set(seatSnapshots());
    state.canTakeBack.set(table.takeBackTarget().isPresent());
    state.canRedo.set(table.redoTarget().isPresent());
    state.canHint.set(!over && !cpuBusy);
    state.canMoveNow.set(cpuBusy);
    state.canPlayOn.set(shown != live);
  }

  private List<SeatSnapshot> seatSnapshots() {
    List<SeatSnapshot> snapshots = new ArrayList<>();
    BoardSnapshot<?> now = state.board.get();
    for (int seat = 0; seat < table.setup().seats().size(); seat++) {
      snapshots.add(
          new SeatSnapshot(
              seat,
              table.setup().seats().get(seat),
              now.position().score(seat),
              now.mover().equals(OptionalInt.of(seat)),
              thought.cpu().equals(OptionalInt.of(seat))));
    }
    return snapshots;
  }

  private void say(Notice what) {
    state.notice.set(Optional.of(what));
  }

  /** What the screen shows. */
  public PlayState state() {
    return state;
  }
}
