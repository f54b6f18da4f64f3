package yomikiri.app.play;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import org.jspecify.annotations.Nullable;
import yomikiri.app.play.review.Reviewer;
import yomikiri.app.play.seat.ThoughtNow;
import yomikiri.app.play.table.Insight;
import yomikiri.app.play.table.Moment;
import yomikiri.app.play.table.Notice;
import yomikiri.app.play.table.SavedGame;
import yomikiri.app.play.table.Setup;
import yomikiri.app.play.table.Status;
import yomikiri.app.play.table.Table;
import yomikiri.app.play.thought.Analysis;
import yomikiri.app.play.thought.CurrentThought;
import yomikiri.app.play.thought.Hearing;
import yomikiri.app.text.Phrase;
import yomikiri.app.thinking.Delays;
import yomikiri.app.thinking.Thinker;
import yomikiri.engine.game.IllegalMoveException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.Ticker;

/**
 * The play screen without its picture: one game, the seat whose CPU is thinking, and the place in
 * the line that is shown. The game itself goes on at its last move played; what is shown may lie
 * before (or, among moves taken back, behind) it. A CPU thinks about its move while the position
 * shown is analysed for values and hint, and a review looks at others.
 */
public final class PlayViewModel {
  private final LongSupplier seeds;
  private Table<?> table;
  private Optional<Table<?>> replaced = Optional.empty();
  private final CurrentThought thought;
  private final Analysis analysis;
  private final Reviewer reviewer;
  private final Tempo tempo;
  private Optional<Insight> sealed = Optional.empty();
  private final PlayState state;
  private final Display display;

  /**
   * @param thinkers makes one for the CPUs, one for analyses, one for reviews
   * @param seeds deals layouts and seeds players
   */
  public PlayViewModel(
      Setup<?> first,
      Supplier<? extends Thinker> thinkers,
      Delays delays,
      Ticker ticker,
      LongSupplier seeds) {
    this.seeds = seeds;
    this.table = new Table<>(first, seeds.getAsLong());
    this.state = new PlayState(table);
    this.display = new Display(state);
    this.thought = new CurrentThought(thinkers.get(), false);
    this.analysis =
        new Analysis(thinkers.get(), state.valuesShown, this::found, this::refresh, this::say);
    this.reviewer =
        new Reviewer(
            thinkers.get(),
            new Reviewer.Shown(state.reviewing, state.valuesShown, state.review, state.shownPly),
            this::show,
            this::refresh,
            this::say);
    state.thought.bind(
        Bindings.createObjectBinding(
            () ->
                Stream.of(thought.now(), analysis.now(), reviewer.now())
                    .flatMap(now -> now.get().stream())
                    .findFirst(),
            thought.now(),
            analysis.now(),
            reviewer.now()));
    this.tempo = new Tempo(state, delays, ticker);
    newGame(first);
  }

  // ---- commands: the game

  /** Starts a game in place of the one on the table. */
  public void newGame(Setup<?> setup) {
    put(new Table<>(setup, seeds.getAsLong()), 0, false, new Notice.NewGame());
  }

  /** Goes on with a game read from a record in place of the one on the table. */
  public void open(SavedGame<?> saved) {
    Moment moment = saved.moment();
    moment.values().ifPresent(state.valuesShown::set);
    moment.watching().ifPresent(time -> setPace(state.pace.get().withWatching(time)));
    Table<?> opened = Table.of(saved, moment.ply(), seeds.getAsLong());
    put(opened, moment.shown(), moment.paused().orElse(true), new Notice.Opened(moment.ply()));
  }

  /** Goes on with the game that the one on the table took the place of. */
  public void bringBack() {
    Optional<Table<?>> before = replaced;
    replaced = Optional.empty();
    before.ifPresent(game -> put(game, game.session().ply(), true, new Notice.BroughtBack()));
  }

  /**
   * Puts another game on the table; the one there can be brought back if a move was made, else the
   * one before it.
   *
   * @param paused whether it is paused if nobody but CPUs plays it
   */
  private void put(Table<?> next, int shown, boolean paused, Notice notice) {
    quiet();
    if (table.session().length() > 0) {
      replaced = Optional.of(table);
    }
    table = next;
    state.take(next, shown, paused);
    state.canBringBack.set(replaced.isPresent());
    tempo.begin();
    proceed();
    say(notice);
  }

  /** The same players on a new layout. */
  public void again() {
    newGame(table.anew().dealt(seeds.getAsLong()));
  }

  /** The players on each other's seats, on a new layout. */
  public void againSwapped() {
    newGame(table.anew().swapped().dealt(seeds.getAsLong()));
  }

  /** The same players on the same layout. */
  public void sameLayoutAgain() {
    newGame(table.anew());
  }

  /** Begins the next round of a game of several, once one is over. */
  public void nextRound() {
    if (state.canBeginRound.get()) {
      Table<?> next = table.nextRound(seeds.getAsLong());
      put(next, 0, false, new Notice.NextRound(next.match().round() + 1));
    }
  }

  /**
   * Plays a person's move on the position shown; ignored where nobody may move. Where all seats
   * move at once it stays unseen until the others have chosen.
   */
  public void play(int move) {
    OptionalInt seat = table.awaitedPerson();
    if (!isPersonToMoveHere() || seat.isEmpty()) {
      return;
    }
    try {
      step(seat.getAsInt(), move, null);
    } catch (IllegalMoveException e) {
      say(Notice.Refused.of(table.moveText(move)));
    }
  }

  /** Plays a move typed as text. */
  public void playText(String text) {
    OptionalInt move = table.moveOf(text);
    if (isPersonToMoveHere() && move.stream().anyMatch(state.board.get().legal()::contains)) {
      play(move.getAsInt());
    } else {
      refuse(Notice.Refused.of(text).why());
    }
  }

  /** Tells that nothing can be played now or, where something can, {@code why} that cannot. */
  public void refuse(Phrase why) {
    say(
        isPersonToMoveHere()
            ? new Notice.Refused(why)
            : new Notice.NotNow(state.status.get(), state.canPlayOn.get()));
  }

  /**
   * Takes back the choice that waits for others, if any; else to the last position at which a
   * person was to move; among CPUs, one move.
   */
  public void takeBack() {
    if (table.hasPersonChosen()) {
      quiet();
      table.session().takeBack();
      say(new Notice.Withdrawn());
      proceed();
      return;
    }
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
    int next = Math.clamp(ply, 0, table.session().length());
    if (next != state.shownPly.get()) {
      reviewer.letGo();
    }
    state.shownPly.set(next);
    analysis.setHintWanted(false);
    refresh();
  }

  public void setPace(Pace newPace) {
    state.pace.set(newPace);
    state.settled();
  }

  /** Stops or goes on watching CPUs play; a CPU that broke down is asked again. */
  public void togglePause() {
    if (state.canPause.get()) {
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
      tempo.letOneStep();
      proceed();
    }
  }

  /** Has the CPU answer at once with the best it has. */
  public void moveNow() {
    if (tempo.isHolding()) {
      tempo.release();
    } else if (thought.isUnderWay()) {
      tempo.hurry();
      thought.moveNow();
    }
  }

  // ---- commands: help in thinking

  /** Points at the best move of the position shown, as soon as it is known. */
  public void hint() {
    if (state.canHint.get()) {
      analysis.setHintWanted(true);
      refresh();
    }
  }

  public void setValuesShown(boolean shown) {
    state.valuesShown.set(shown);
    refresh();
  }

  /** The way from mistake to mistake. */
  public Reviewer reviewer() {
    return reviewer;
  }

  /** Ends all thinking; the view model is of no use afterwards. */
  public void close() {
    quiet();
    thought.close();
    analysis.close();
    reviewer.close();
  }

  // ---- how the game goes on

  /** Discards what is being thought and held back. */
  private void quiet() {
    thought.end();
    tempo.drop();
    analysis.end();
    reviewer.end();
    sealed = Optional.empty();
  }

  /** Finds out what the game waits for and sets a CPU thinking if one is awaited. */
  private void proceed() {
    OptionalInt person = table.awaitedPerson();
    OptionalInt cpu = table.awaitedCpu();
    if (person.isPresent()) {
      state.status.set(new Status.HumanToMove(person.getAsInt()));
    } else if (cpu.isEmpty()) {
      Status.Over over = table.result();
      state.status.set(over);
      say(new Notice.Ended(over));
      if (over.match().goesOn() && state.spectating.get() && !state.paused.get()) {
        tempo.roundSoon(this::nextRound);
      }
    } else if (tempo.isStopped()) {
      state.status.set(new Status.Paused(cpu.getAsInt()));
    } else {
      state.status.set(new Status.CpuToMove(cpu.getAsInt()));
    }
    boolean stopped = state.status.get() instanceof Status.Paused;
    if (cpu.isPresent() && !stopped && !isCpuBusy()) {
      think(table, cpu.getAsInt());
    }
    refresh();
  }

  private boolean isCpuBusy() {
    return thought.isUnderWay() || tempo.isHolding();
  }

  private <P extends Position> void think(Table<P> at, int seat) {
    int ply = at.session().ply();
    thought.begin(at.cpuJob(seat), ply, new Hearing(at, ply, seat, new CpuTold(seat)));
  }

  /** Is told of a CPU's thought about its move. */
  private final class CpuTold implements Hearing.Told {
    private final int seat;

    CpuTold(int seat) {
      this.seat = seat;
    }

    @Override
    public void knows(Insight insight) {
      if (table.isSecret()) {
        sealed = Optional.of(insight);
      } else {
        state.insight.set(Optional.of(insight));
        tellValues();
      }
    }

    @Override
    public void chose(int move, Optional<MoveComment> comment, boolean any) {
      Runnable step = () -> step(seat, move, comment.orElse(null));
      if (!table.isLastAwaited(seat)) {
        step.run();
      } else if (tempo.hold(step)) {
        refresh();
      }
    }

    @Override
    public void failed(Throwable cause) {
      say(new Notice.PlayerFailed(seat, String.valueOf(cause)));
      state.paused.set(true);
      state.status.set(new Status.Paused(seat));
      refresh();
    }
  }

  private void step(int seat, int move, @Nullable MoveComment comment) {
    boolean following = state.shownPly.get() == table.session().ply();
    int ply = table.session().ply();
    table.play(seat, move, comment);
    if (table.session().ply() == ply) {
      chose(seat);
      return;
    }
    sealed.ifPresent(insight -> state.insight.set(Optional.of(insight)));
    quiet();
    tempo.begin();
    if (following) {
      state.shownPly.set(table.session().ply());
    }
    say(new Notice.Moved(table.rows().stream().filter(row -> row.ply() == ply + 1).toList()));
    proceed();
  }

  /** Goes on while others still have to choose their part of a joint move. */
  private void chose(int seat) {
    if (table.isHuman(seat)) {
      analysis.setHintWanted(false);
      state.insight.set(Optional.empty());
      say(new Notice.Chose(seat, table.awaitedPerson()));
    }
    proceed();
  }

  // ---- what is shown

  private boolean isPersonToMoveHere() {
    return state.status.get() instanceof Status.HumanToMove
        && state.shownPly.get() == table.session().ply();
  }

  /** An analysis tells what it knows; what a CPU thinks meanwhile comes first. */
  private void found(Insight insight) {
    if (!thought.isUnderWay()) {
      state.insight.set(Optional.of(insight));
    }
    tellValues();
  }

  /** Publishes what is known of the position shown now. */
  private void tellValues() {
    display.tell(table, moment());
  }

  /** Publishes the present state, and has analysed what is wanted. */
  private void refresh() {
    analysis.follow(table, state.shownPly.get());
    display.publish(table, moment());
    reviewer.follow(table);
  }

  private Display.Moment moment() {
    OptionalInt thinking = thought.now().get().stream().mapToInt(ThoughtNow::seat).findFirst();
    return new Display.Moment(
        state.shownPly.get(), isPersonToMoveHere(), thinking, isCpuBusy(), analysis.isHintWanted());
  }

  private void say(Notice what) {
    state.notice.set(Optional.of(what));
  }

  /** What the screen shows. */
  public PlayState state() {
    return state;
  }
}
