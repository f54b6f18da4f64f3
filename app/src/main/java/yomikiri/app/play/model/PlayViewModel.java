package yomikiri.app.play.model;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.play.session.AnalysisRunner;
import yomikiri.app.play.session.ForcedPasses;
import yomikiri.app.play.session.GameReviewer;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.play.session.ResumeState;
import yomikiri.app.play.session.RunningSearch;
import yomikiri.app.play.session.UndoTargets;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.IllegalMoveException;
import yomikiri.engine.think.Ticker;

/**
 * The play screen without its picture: one game, the seat whose CPU is thinking, and the place in
 * the line that is shown. The game itself goes on at its last move played; what is shown may lie
 * before (or, among moves taken back, behind) it. A CPU thinks about its move while the position
 * shown is analysed for values and hint, and a review looks at others.
 */
@UiThread
public final class PlayViewModel {
  private final LongSupplier seeds;
  private PlaySession<?> session;
  private Optional<PlaySession<?>> replaced = Optional.empty();
  private final TurnController turns;
  private final AnalysisRunner analysis;
  private final GameReviewer reviewer;
  private final PlayState state;
  private final Replay replay;
  private final Resignation resigning;
  private final Dealing dealing;
  private final Ahead ahead;
  private final Publisher publisher;
  private final PauseControl pause;
  private final ForcedPasses passes;

  /**
   * @param thinkers makes one for the CPUs, one for analyses, one for reviews
   * @param seeds deals layouts and seeds players
   * @param background looks for even layouts
   * @param passes where nothing else can be played
   */
  public PlayViewModel(
      GameSetup<?> first,
      Supplier<? extends SearchExecutor> thinkers,
      UiScheduler scheduler,
      Ticker ticker,
      LongSupplier seeds,
      BackgroundTasks background,
      ForcedPasses passes) {
    this.seeds = seeds;
    this.passes = passes;
    this.session = new PlaySession<>(first, seeds.getAsLong());
    this.state = new PlayState(session);
    this.publisher = new Publisher(state, passes);
    this.replay = new Replay(state, this::leave, this::refresh);
    this.dealing = new Dealing(state, background, scheduler, seeds, this::newGame);
    this.ahead = new Ahead(state, scheduler, this::playText);
    this.resigning = new Resignation(state, this::quiet, this::resigned, this::togglePause);
    this.turns =
        new TurnController(
            state,
            passes,
            thinkers.get(),
            scheduler,
            ticker,
            resigning::runOutOfTime,
            new TurnController.Around(this::stepped, this::chose, this::changed, this::nextRound));
    this.pause = new PauseControl(state, scheduler, this::quiet, turns::proceed);
    this.analysis =
        new AnalysisRunner(
            thinkers.get(), state.valuesShown, this::tell, this::changed, state::say);
    this.reviewer =
        new GameReviewer(
            thinkers.get(),
            new GameReviewer.Shown(
                state.reviewing, state.valuesShown, state.spectating, state.review, state.shownPly),
            this::show,
            this::changed,
            state::say);
    state.thought.bind(turns.thought());
    state.analysing.bind(analysis.now());
    state.looking.bind(reviewer.now().map(Optional::isPresent));
    newGame(first);
  }

  /** Starts a game in place of the one on the board. */
  public void newGame(GameSetup<?> setup) {
    replace(new PlaySession<>(setup, seeds.getAsLong()), 0, false, new PlayEvent.NewGame());
  }

  /** Goes on with a game read from a record in place of the one on the board. */
  public void open(RestoredGame<?> restored) {
    ResumeState moment = restored.state();
    moment.values().ifPresent(state.valuesShown::set);
    moment.watching().ifPresent(time -> setPace(state.pace.get().withWatching(time)));
    PlaySession<?> opened = restored.session();
    opened.seed(seeds.getAsLong());
    boolean paused = opened.hasHuman() || moment.paused().orElse(true);
    replace(opened, moment.shown(), paused, new PlayEvent.Opened(moment.ply()));
  }

  /** Goes on with the game that was on the board before. */
  public void bringBack() {
    Optional<PlaySession<?>> before = replaced;
    replaced = Optional.empty();
    before.ifPresent(
        game -> replace(game, game.session().ply(), true, new PlayEvent.BroughtBack()));
  }

  /**
   * Puts another game on the board; the one there can be brought back if a move was made, else the
   * one before it.
   *
   * @param paused whether it is paused if nobody but CPUs plays it, or clocks run
   */
  private void replace(PlaySession<?> next, int shown, boolean paused, PlayEvent event) {
    if (session.session().length() > 0) {
      replaced = Optional.of(session);
    }
    put(next, shown, paused, event);
  }

  private void put(PlaySession<?> next, int shown, boolean paused, PlayEvent event) {
    quiet();
    dealing.stop();
    session = next;
    turns.forget();
    state.take(next, shown, paused);
    state.canBringBack.set(replaced.isPresent());
    turns.begin();
    turns.proceed();
    state.say(event);
  }

  /** Begins the next round of a game of several, once one is over. */
  public void nextRound() {
    if (state.canBeginRound.get()) {
      dealing.nextRound(
          next -> put(next, 0, false, new PlayEvent.NextRound(next.score().round() + 1)));
    }
  }

  /**
   * Plays a person's move on the position shown; ignored where nobody may move. Where all seats
   * move at once it stays unseen until the others have chosen.
   */
  public void play(int move) {
    OptionalInt seat = session.awaitedPerson();
    if (!state.isPersonToMoveHere() || seat.isEmpty()) {
      return;
    }
    if (state.realTime.get()) {
      turns.press(seat.getAsInt(), move);
      return;
    }
    try {
      turns.step(seat.getAsInt(), move);
    } catch (IllegalMoveException e) {
      state.say(PlayEvent.Refused.of(session.moveText(move)));
    }
  }

  /** Chooses for a person's seat in real time, maybe before it is to move. */
  public void steer(int seat, String text) {
    if (state.isSteered() && session.isHuman(seat)) {
      session.moveOf(text).ifPresent(move -> turns.press(seat, move));
    }
  }

  /** Chooses a step for when the CPU waited for has moved; false if none is waited for. */
  public boolean steerAhead(String text) {
    return ahead.press(text);
  }

  /** Plays a move typed as text. */
  public void playText(String text) {
    OptionalInt move = session.moveOf(text);
    if (state.isPersonToMoveHere() && move.stream().anyMatch(state.board.get().legal()::contains)) {
      play(move.getAsInt());
    } else {
      refuse(PlayEvent.Refused.of(text).why());
    }
  }

  /** Tells that nothing can be played now or, where something can, {@code why} that cannot. */
  public void refuse(Phrase why) {
    state.say(
        state.isPersonToMoveHere()
            ? new PlayEvent.Refused(why)
            : state.isLive()
                ? new PlayEvent.NotNow(state.status.get(), state.away.get())
                : new PlayEvent.Refused(Phrase.of("notice.earlier-round")));
  }

  /**
   * Takes back the choice that waits for others, if any; else to the last position at which a
   * person was to move; among CPUs, one move. Ignored while another position is shown.
   */
  public void takeBack() {
    if (state.away.get()) {
      return;
    }
    if (session.hasPersonChosen()) {
      quiet();
      session.session().takeBack();
      state.say(new PlayEvent.Withdrawn());
      turns.proceed();
      return;
    }
    new UndoTargets(session, passes)
        .target()
        .ifPresent(ply -> jump(ply, n -> new PlayEvent.TookBack(-n)));
  }

  /**
   * Plays again what was taken back last, a CPU's answer with it. Ignored while another position is
   * shown.
   */
  public void redo() {
    if (state.away.get()) {
      return;
    }
    new UndoTargets(session, passes)
        .redoTarget()
        .ifPresent(ply -> jump(ply, PlayEvent.Redone::new));
  }

  /** Goes on with the game from the position shown; the line behind it can be redone. */
  public void playOnFromHere() {
    if (state.canPlayOn.get()) {
      quiet();
      session.goTo(state.shownPly.get());
      state.paused.set(state.realTime.get());
      turns.proceed();
    }
  }

  private void jump(int ply, IntFunction<PlayEvent> event) {
    quiet();
    int plies = ply - session.session().ply();
    session.goTo(ply);
    state.paused.set(state.spectating.get() || state.realTime.get());
    state.shownPly.set(ply);
    state.say(event.apply(plies));
    turns.proceed();
  }

  /** Games that are begun without a form. */
  public Dealing dealing() {
    return dealing;
  }

  /** Giving the game up. */
  public Resignation resigning() {
    return resigning;
  }

  private void resigned() {
    replay.live();
    turns.proceed();
  }

  /**
   * Shows the position after {@code ply} steps of the round shown; out of range is the nearest end.
   */
  public void show(int ply) {
    replay.show(ply);
  }

  /** The way along the positions of the game. */
  public Replay replay() {
    return replay;
  }

  public void setPace(Pace newPace) {
    state.pace.set(newPace);
    state.settled();
  }

  /** Stops or goes on with a game that does not wait; a CPU that broke down is asked again. */
  public void togglePause() {
    if (state.canPause.get()) {
      pause.toggle();
    }
  }

  /** Pauses watching and lets the CPU to move make one move. */
  public void singleStep() {
    if (state.spectating.get()) {
      quiet();
      state.paused.set(true);
      turns.letOneStep();
      turns.proceed();
    }
  }

  /** Has the CPU answer at once with the best it has. */
  public void moveNow() {
    turns.moveNow();
  }

  /** Points at the best move of the position shown, as soon as it is known. */
  public void hint() {
    if (state.canHint.get()) {
      analysis.setHintWanted(true);
      refresh();
    }
  }

  public void setValuesShown(boolean shown) {
    state.valuesShown.set(shown);
    changed();
  }

  /** The way from mistake to mistake. */
  public GameReviewer reviewer() {
    return reviewer;
  }

  /** Ends all thinking; the view model is of no use afterwards. */
  public void close() {
    quiet();
    dealing.stop();
    turns.close();
    analysis.close();
    reviewer.close();
  }

  /** Discards what is being thought and held back. */
  private void quiet() {
    ahead.drop();
    pause.drop();
    turns.quiet();
    analysis.end();
    reviewer.end();
  }

  /** Another position is to be shown. */
  private void leave() {
    reviewer.letGo();
    analysis.end();
  }

  /** Publishes the present state, and has analysed what is wanted. */
  private void refresh() {
    analysis.follow(state.seen.get(), state.shownPly.get(), !state.isBeating());
    publisher.publish(session, situation());
    reviewer.follow(state.seen.get(), !state.isBeating());
  }

  private void tell() {
    publisher.tell(situation());
  }

  /** Something has changed that is worth keeping. */
  private void changed() {
    refresh();
    state.settled();
    ahead.follow();
  }

  private Publisher.Situation situation() {
    OptionalInt thinking = turns.thought().get().stream().mapToInt(RunningSearch::seat).findFirst();
    return new Publisher.Situation(thinking, turns.isCpuBusy(), analysis.isHintWanted());
  }

  private void chose() {
    analysis.setHintWanted(false);
  }

  private void stepped() {
    turns.quiet();
    analysis.end();
    reviewer.stepped(session);
  }

  /** What the screen shows. */
  public PlayState state() {
    return state;
  }
}
