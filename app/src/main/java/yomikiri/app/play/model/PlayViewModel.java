package yomikiri.app.play.model;

import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.play.model.PlaySnapshot.Pace;
import yomikiri.app.play.session.AnalysisRunner;
import yomikiri.app.play.session.EvenOffers;
import yomikiri.app.play.session.GameReviewer;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.HintStep;
import yomikiri.app.play.session.MyStrength;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.play.session.SeatClock;
import yomikiri.app.text.Phrase;
import yomikiri.engine.think.Ticker;

/**
 * The play screen without its picture: one game, the CPU that is thinking, and the place in the
 * line shown, which may lie before the last move played. Analyses and reviews run meanwhile.
 */
@UiThread
public final class PlayViewModel {
  private final LongSupplier seeds;
  private final TurnController turns;
  private final MoveInput input;
  private final AnalysisRunner analysis;
  private final AnalysisMode mode;
  private final GameReviewer reviewer;
  private final SharedState state;
  private final Replay replay;
  private final Resignation resigning;
  private final Dealing dealing;
  private final Ahead ahead;
  private final PauseControl pause;
  private final UndoControl undo;
  private final GameSwitch games;
  private final TreeEdits edits;
  private final Notes notes;
  private final Tutor tutor;
  private final MyStrength strength = new MyStrength();
  private final EvenOffers offers = new EvenOffers();

  /**
   * @param thinkers makes one for the CPUs, one for analyses, one for reviews
   * @param seeds deals layouts and seeds players
   * @param background looks for fair layouts and explains mistakes
   */
  public PlayViewModel(
      GameSetup<?> first,
      Supplier<? extends SearchExecutor> thinkers,
      UiScheduler scheduler,
      Ticker ticker,
      LongSupplier seeds,
      BackgroundTasks background) {
    this.seeds = seeds;
    this.state = new SharedState(new PlaySession<>(first, seeds.getAsLong()));
    this.replay = new Replay(state, this::leave, this::seen);
    this.dealing = new Dealing(state, background, scheduler, seeds, this::newGame);
    this.ahead = new Ahead(state, scheduler, this::playText);
    this.resigning = new Resignation(state, this::quiet, this::resigned, this::togglePause);
    this.turns =
        new TurnController(
            state,
            thinkers.get(),
            scheduler,
            ticker,
            resigning::runOutOfTime,
            new TurnController.Around(this::stepped, this::chose, this::changed, this::nextRound));
    this.input = new MoveInput(state, turns);
    this.edits = new TreeEdits(state);
    this.games = new GameSwitch(state, dealing, this::quiet, turns);
    this.notes = new Notes(state, replay::show);
    this.undo = new UndoControl(state, notes, this::quiet, turns::proceed);
    this.pause = new PauseControl(state, scheduler, this::quiet, turns::proceed);
    this.analysis =
        new AnalysisRunner(
            thinkers.get(),
            state.valuesShown,
            state::publishAnalyses,
            this::changed,
            state::report,
            background);
    this.tutor = new Tutor(state, analysis, scheduler, background, turns::proceed);
    this.mode = new AnalysisMode(state, analysis, this::quiet, turns::proceed);
    this.reviewer =
        new GameReviewer(
            thinkers.get(),
            background,
            new GameReviewer.Shown(
                state.reviewing,
                state.ownOnly,
                state.valuesShown,
                state::isSpectating,
                state::review,
                () -> state.shownPly()),
            this::show,
            this::changed,
            state::report);
    state.searches = this::searches;
    state.keepsTakenBack.subscribe(now -> state.live.keepTakenBack(now));
    newGame(first);
  }

  /** Starts a game in place of the one on the board. */
  public void newGame(GameSetup<?> setup) {
    games.begin(new PlaySession<>(strength.seated(setup), seeds.getAsLong()));
  }

  /** Teaching in the game on the board. */
  public Tutor tutor() {
    return tutor;
  }

  /** The opponent that follows the results. */
  public MyStrength strength() {
    return strength;
  }

  /** What makes games more even in which nearly always the same side wins. */
  public EvenOffers offers() {
    return offers;
  }

  /** Goes on with a game read from a record in place of the one on the board. */
  public void open(RestoredGame<?> restored) {
    restored.session().seed(seeds.getAsLong());
    games.open(restored);
  }

  /** Goes on with the game that was on the board before. */
  public void bringBack() {
    games.bringBack();
  }

  /** Begins the next round of a game of several, once one is over. */
  public void nextRound() {
    if (state.can(PlayAction.BEGIN_ROUND)) {
      dealing.nextRound(games::nextRound);
    }
  }

  /** Plays a person's move here, if one may; a joint one stays unseen until all have chosen. */
  public void play(int move) {
    input.play(move);
  }

  /** Chooses for a person's seat in real time, maybe before it is to move. */
  public void steer(int seat, String text) {
    input.steer(seat, text);
  }

  /** Chooses a step for when the CPU waited for has moved; false if none is waited for. */
  public boolean steerAhead(String text) {
    return ahead.press(text);
  }

  /** Plays a move typed as text. */
  public void playText(String text) {
    input.playText(text);
  }

  /** Reports that nothing can be played now or, where something can, {@code why} that cannot. */
  public void refuse(Phrase why) {
    input.refuse(why);
  }

  /** Undoes what was noted last, or a choice that waits, or moves to a person's last turn. */
  public void takeBack() {
    undo.takeBack();
  }

  /** Notes or plays again what was taken back last, a CPU's answer with it. */
  public void redo() {
    undo.redo();
  }

  /** Goes on with the game from the position shown; the line behind it can be redone. */
  public void playOnFromHere() {
    undo.playOn();
  }

  /** Games that are begun without a form. */
  public Dealing dealing() {
    return dealing;
  }

  /** What people note of the game. */
  public Notes notes() {
    return notes;
  }

  /** What is changed about variations. */
  public TreeEdits edits() {
    return edits;
  }

  /** Giving the game up. */
  public Resignation resigning() {
    return resigning;
  }

  private void resigned() {
    replay.goLive();
    turns.proceed();
  }

  /** Shows the position after {@code ply} steps of the round shown, or the nearest end. */
  public void show(int ply) {
    replay.show(ply);
  }

  /** The way along the positions of the game. */
  public Replay replay() {
    return replay;
  }

  public void setPace(Pace newPace) {
    state.pace = newPace;
    state.publishSettled();
  }

  /** Stops or goes on with a game that does not wait; a CPU that broke down is asked again. */
  public void togglePause() {
    pause.toggle();
  }

  /** Pauses watching and lets the CPU to move make one move. */
  public void singleStep() {
    pause.step(turns::letOneStep);
  }

  /** Has the CPU answer at once with the best it has. */
  public void moveNow() {
    if (state.isHeld()) {
      tutor.goOn();
    } else {
      turns.moveNow();
    }
  }

  /** Tells of the best move here as soon as it is known; asked again, more of it. */
  public void hint() {
    if (state.can(PlayAction.HINT)) {
      analysis.setHint(analysis.hint().next(tutor.hintsByWhere()));
      refresh();
    }
  }

  public void setValuesShown(boolean shown) {
    state.valuesShown.set(shown);
    changed();
  }

  /** The analysis board. */
  public AnalysisMode analysis() {
    return mode;
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

  /** Discards the running search and held back. */
  private void quiet() {
    ahead.drop();
    pause.drop();
    turns.quiet();
    tutor.drop();
    analysis.end();
    reviewer.end();
  }

  /** Another position is shown; on an analysis board the game stands there. */
  private void seen() {
    if (state.live.isAnalysis()) {
      turns.proceed();
    } else {
      refresh();
    }
  }

  /** Another position is to be shown. */
  private void leave() {
    reviewer.letGo();
    analysis.leave();
  }

  /** Publishes the present state, and has analysed what is wanted. */
  private void refresh() {
    state.followLine();
    mode.follow();
    tutor.follow();
    analysis.follow(state.shown, state.shownPly(), !state.isBeating());
    reviewer.follow(state.shown, !state.isBeating());
    state.publish();
  }

  /** Something has changed that is worth keeping. */
  private void changed() {
    refresh();
    state.settled();
    ahead.follow();
  }

  private SharedState.Searches searches() {
    return new SharedState.Searches(
        turns.search().get(),
        turns.isCpuBusy(),
        analysis.now().get().filter(search -> analysis.isToBeSeen()),
        reviewer.now().get().isPresent(),
        analysis.hint());
  }

  private void chose() {
    analysis.setHint(HintStep.NONE);
  }

  private void stepped() {
    turns.quiet();
    tutor.stepped();
    reviewer.stepped(state.live);
  }

  /** What the screen shows; set once a change. */
  public ReadOnlyObjectProperty<PlaySnapshot> snapshot() {
    return state.snapshot.getReadOnlyProperty();
  }

  /** The latest snapshot. */
  public PlaySnapshot now() {
    return state.snapshot.get();
  }

  /** Whether {@code action} is allowed at the moment. */
  public ObservableBooleanValue can(PlayAction action) {
    return when(now -> now.can(action));
  }

  /** Whether the latest snapshot meets a condition. */
  public ObservableBooleanValue when(Predicate<PlaySnapshot> condition) {
    return Bindings.createBooleanBinding(() -> condition.test(now()), state.snapshot);
  }

  /** The last event; a new object each time. */
  public ReadOnlyObjectProperty<Optional<PlayEvent>> event() {
    return state.event.getReadOnlyProperty();
  }

  /** Counts the changes that are worth storing. */
  public ReadOnlyLongProperty changes() {
    return state.changes.getReadOnlyProperty();
  }

  /** The clocks of people, by seat; none where nobody's time is limited or the game is over. */
  public ReadOnlyObjectProperty<Map<Integer, SeatClock>> clocks() {
    return state.clocks.getReadOnlyProperty();
  }

  /** Whether what the game lays over its board is shown, in games that have such a thing. */
  public BooleanProperty overlayShown() {
    return state.overlayShown;
  }

  /** Whether moves taken back stay as variations when another is played. */
  public BooleanProperty keepsTakenBack() {
    return state.keepsTakenBack;
  }

  /** Whether the board can be seen and played on: nothing else lies open or before it. */
  public BooleanProperty attended() {
    return state.attended;
  }
}
