package yomikiri.app.play.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.play.session.AnalysisListener;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.SearchSlot;
import yomikiri.app.play.session.SearchSlot.RunningSearch;
import yomikiri.engine.game.IllegalMoveException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.Ticker;

/**
 * How the game on the board goes on from step to step: whom it waits for, what its CPUs choose, and
 * in real time what happens at each beat.
 */
final class TurnController {
  private final SharedState state;
  private final SearchSlot slot;
  private final MovePacing tempo;
  private final RealTimeTick beat;
  private final PlayerClocks clocks;
  private final Around around;
  private final ForcedPass forcedPass;
  private Optional<PositionAnalysis> sealed = Optional.empty();
  private boolean isChanging;

  /**
   * Callbacks to the view model when the game advances.
   *
   * @param stepped another position is on the board
   * @param chose a person has chosen a part of a joint move
   * @param changed something else has changed
   * @param nextRound the next round is to begin
   */
  record Around(Runnable stepped, Runnable chose, Runnable changed, Runnable nextRound) {}

  /** {@code executor} is for CPUs' moves alone; {@code ranOut} gets the seat out of time. */
  TurnController(
      SharedState state,
      SearchExecutor executor,
      UiScheduler scheduler,
      Ticker ticker,
      IntConsumer ranOut,
      Around around) {
    this.state = state;
    this.slot = new SearchSlot(executor);
    this.tempo = new MovePacing(state, scheduler, ticker);
    this.beat = new RealTimeTick(scheduler);
    this.clocks = new PlayerClocks(state, scheduler, ticker, ranOut);
    this.around = around;
    this.forcedPass =
        new ForcedPass(
            state, scheduler, move -> step(session().awaitedPerson().orElseThrow(), move));
  }

  private PlaySession<?> session() {
    return state.live;
  }

  /** The CPU's search under way. */
  ReadOnlyObjectProperty<Optional<RunningSearch>> search() {
    return slot.now();
  }

  /** Discards the running search and held back; no clock runs. */
  void quiet() {
    slot.end();
    tempo.drop();
    beat.begin();
    clocks.stop();
    forcedPass.drop();
    sealed = Optional.empty();
  }

  /** Another game is on the board: what was chosen for the one before is forgotten. */
  void forget() {
    beat.stop();
  }

  /** Notes that a position is seen from now on. */
  void begin() {
    tempo.begin();
  }

  /** Lets one CPU move while the game is paused. */
  void letOneStep() {
    tempo.letOneStep();
  }

  /** Has the CPU answer at once with the best it has. */
  void moveNow() {
    if (tempo.isHolding()) {
      tempo.release();
    } else if (slot.isUnderWay()) {
      tempo.hurry();
      slot.moveNow();
    }
  }

  /** Chooses for a person's seat in real time. */
  void press(int seat, int move) {
    beat.press(seat, move);
  }

  /** Ends all thinking. */
  void close() {
    slot.close();
  }

  /** Finds out what the game waits for and sets a CPU thinking if one is awaited. */
  void proceed() {
    change(this::goOn);
  }

  /** Has a change published once, whatever others it leads to. */
  private void change(Runnable work) {
    boolean isFirst = !isChanging;
    isChanging = true;
    try {
      work.run();
    } finally {
      isChanging = !isFirst;
    }
    if (isFirst) {
      around.changed().run();
    }
  }

  private void goOn() {
    slot.at(session());
    OptionalInt person = session().awaitedPerson();
    OptionalInt cpu = session().awaitedCpu();
    if (person.isEmpty() && cpu.isEmpty()) {
      end(session().result());
    } else if (tempo.isStopped() && (person.isEmpty() || !waitsForPeople())) {
      state.status = new PlayStatus.Paused(person.orElseGet(cpu::getAsInt));
    } else if (person.isPresent()) {
      state.status = new PlayStatus.HumanToMove(person.getAsInt());
    } else {
      state.status = new PlayStatus.CpuToMove(cpu.getAsInt());
    }
    boolean stopped = state.status instanceof PlayStatus.Paused;
    if (cpu.isPresent() && !stopped && !isCpuBusy()) {
      think(session(), cpu.getAsInt());
    }
    if (!stopped && !session().isOver()) {
      session().beat().ifPresent(time -> beat.await(time, () -> change(this::onBeat)));
    }
    clocks.follow();
  }

  /** Whether people may take as long as they like, so that no pause concerns them. */
  private boolean waitsForPeople() {
    return !state.isRealTime() && !state.isTimed();
  }

  private void end(PlayStatus.Over over) {
    state.status = over;
    if (state.live.isAnalysis()) {
      return;
    }
    state.report(new PlayEvent.Ended(over));
    if (over.match().goesOn() && state.isSpectating() && !state.paused) {
      tempo.roundSoon(around.nextRound());
    }
  }

  /** Makes the step that is due: people's choices, or what their seats do without any. */
  private void onBeat() {
    int ply = session().session().ply();
    OptionalInt person = session().awaitedPerson();
    while (person.isPresent() && session().session().ply() == ply) {
      int seat = person.getAsInt();
      OptionalInt chosen = beat.take(seat);
      boolean can = chosen.isPresent() && isLegal(seat, chosen.getAsInt());
      step(seat, can ? chosen.getAsInt() : session().idleMove(seat), null);
      person = session().awaitedPerson();
    }
    if (session().session().ply() == ply) {
      beat.release();
      slot.moveNow();
    }
  }

  private boolean isLegal(int seat, int move) {
    return IntStream.of(session().session().legalMoves(seat)).anyMatch(legal -> legal == move);
  }

  boolean isCpuBusy() {
    return slot.isUnderWay() || tempo.isHolding() || beat.isHolding() || state.isHeld();
  }

  /** Has a CPU think about its move if it has a choice. */
  private <P extends Position> void think(PlaySession<P> at, int seat) {
    int ply = at.session().ply();
    CpuChoice choice = new CpuChoice(seat);
    OptionalInt only = at.session().onlyMove(seat);
    if (only.isPresent()) {
      choice.chose(only.getAsInt(), Optional.empty(), false);
    } else {
      slot.begin(at, at.cpuJob(seat), ply, choice);
    }
  }

  /** Receives the search of a CPU for its move. */
  private final class CpuChoice implements AnalysisListener {
    private final int seat;

    CpuChoice(int seat) {
      this.seat = seat;
    }

    @Override
    public void found(PositionAnalysis analysis) {
      if (session().isSecret()) {
        sealed = Optional.of(analysis);
      } else {
        state.cpuAnalysis = Optional.of(analysis);
        if (!analysis.finished()) { // else the choice follows at once
          state.publishAnalyses();
        }
      }
    }

    @Override
    public void chose(int move, Optional<MoveComment> comment, boolean any) {
      if (!isLegal(seat, move)) {
        String game = session().session().game().id();
        failed(new IllegalMoveException(game, seat, move, "the rules do not allow it here"));
        return;
      }
      Runnable step = () -> step(seat, move, comment.orElse(null));
      if (!session().isLastAwaited(seat)) {
        step.run();
      } else if (!state.isRealTime()) {
        change(() -> tempo.hold(step));
      } else {
        change(() -> beat.hold(step));
      }
    }

    @Override
    public void failed(Throwable cause) {
      change(() -> stop(cause));
    }

    private void stop(Throwable cause) {
      beat.begin();
      state.report(PlayEvent.stopped(seat, cause));
      state.paused = true;
      state.status = new PlayStatus.Paused(seat);
    }
  }

  /** Plays a person's move, or notes their part of a joint one. */
  void step(int seat, int move) {
    step(seat, move, null);
  }

  private void step(int seat, int move, @Nullable MoveComment comment) {
    boolean following = state.isHere();
    int ply = session().session().ply();
    boolean passed = session().board(ply, false).forcedPass().equals(OptionalInt.of(move));
    session().play(seat, move, comment);
    state.notes.moved();
    if (session().session().ply() == ply) {
      chose(seat);
      return;
    }
    clocks.moved();
    state.cpuAnalysis = sealed.or(() -> state.cpuAnalysis);
    around.stepped().run();
    tempo.begin();
    if (following || state.live.isAnalysis()) {
      state.shownNode = session().session().node();
    }
    reportStep(ply, passed);
    proceed();
  }

  /** Reports the step after {@code ply} others; in real time only of who went out. */
  private void reportStep(int ply, boolean passed) {
    List<Integer> out =
        IntStream.range(0, session().session().players())
            .filter(seat -> session().isOut(ply + 1, seat) && !session().isOut(ply, seat))
            .boxed()
            .toList();
    if (!out.isEmpty()) {
      state.report(new PlayEvent.WentOut(out));
    } else if (!state.isRealTime()) {
      state.report(event(ply, passed));
    }
  }

  private PlayEvent event(int ply, boolean passed) {
    List<MoveRow> moves = session().rows().stream().filter(row -> row.ply() == ply + 1).toList();
    return passed && moves.size() == 1
        ? new PlayEvent.Passed(moves.getFirst().seat())
        : new PlayEvent.Moved(moves);
  }

  /** Goes on while others still have to choose their part of a joint move. */
  private void chose(int seat) {
    if (session().isHuman(seat)) {
      around.chose().run();
      state.cpuAnalysis = Optional.empty();
      if (!state.isRealTime()) {
        state.report(new PlayEvent.Chose(seat, session().awaitedPerson()));
      }
    }
    proceed();
  }
}
