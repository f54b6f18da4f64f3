package yomikiri.app.play.model;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.play.session.AnalysisRunner;
import yomikiri.app.play.session.MistakeReasons;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.TaughtGames;
import yomikiri.app.play.session.TaughtMove;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.Step;
import yomikiri.engine.teach.HintRegion;
import yomikiri.engine.think.RankedMove;

/**
 * Teaching in a game. While a person thinks, their position is searched; the move they make is
 * judged by that, after a second at most. One that gave something away is shown, and no CPU answers
 * it until it is taken back or the person goes on. Where the search knows too little, the game goes
 * on and nothing is said.
 */
@UiThread
public final class Tutor {
  /** How long a search is to be for what it says to count, unless it ends before. */
  static final Duration PATIENCE = Duration.ofSeconds(1);

  private final SharedState state;
  private final AnalysisRunner analysis;
  private final UiScheduler scheduler;
  private final Runnable proceed;
  private final MistakeReasons reasons;
  private final TaughtGames games = new TaughtGames();
  private UiScheduler.@Nullable Pending pending;
  private boolean isHurried;

  /** {@code background} explains mistakes; {@code proceed} has the game go on, or wait. */
  Tutor(
      SharedState state,
      AnalysisRunner analysis,
      UiScheduler scheduler,
      BackgroundTasks background,
      Runnable proceed) {
    this.state = state;
    this.analysis = analysis;
    this.scheduler = scheduler;
    this.proceed = proceed;
    this.reasons = new MistakeReasons(background, state::report, this::explained);
    state.teaches = this::teaches;
    games.ids().addListener((value, before, now) -> switched());
  }

  /** The games in which people are taught. */
  public TaughtGames games() {
    return games;
  }

  /** Begins to teach in the game on the board, or ends it. */
  public void toggle() {
    if (state.can(PlayAction.TEACH)) {
      games.set(state.live.setup().kit(), !teaches());
    }
  }

  private void switched() {
    if (!teaches() && state.taught.isPresent()) {
      leave();
    }
    proceedOrPublish();
  }

  private void proceedOrPublish() {
    if (state.status instanceof PlayStatus.Over) {
      state.publish(); // or the end would be told again
    } else {
      proceed.run();
    }
  }

  private boolean teaches() {
    return TaughtGames.canTeach(state.live.setup()) && games.has(state.live.setup().kit());
  }

  /** Whether hints begin with where the best move is, and not with the move itself. */
  boolean hintsByWhere() {
    return teaches() && HintRegion.isPossible(state.legalTexts());
  }

  /** Has the position shown searched if a move to be judged is made there. */
  void follow() {
    analysis.setLesson(
        teaches() && state.isPersonToMoveHere() && hasChoice(state.live, state.live.session().ply())
            ? state.live.session().node()
            : null);
  }

  private static boolean hasChoice(PlaySession<?> session, int ply) {
    return session.board(ply, false).legal().size() > 1;
  }

  /** A step was made: judges it if it is one of a person who is taught. */
  void stepped() {
    drop();
    PlaySession<?> live = state.live;
    int ply = live.session().ply();
    GameTree.Node node = live.session().node();
    boolean isTaught =
        teaches()
            && !live.isOver()
            && node.step() instanceof Step.Single(int seat, int move)
            && live.isHuman(seat)
            && hasChoice(live, ply - 1);
    if (!isTaught) {
      analysis.end();
    } else if (live.analysis(ply - 1).filter(PositionAnalysis::isWhole).isPresent()) {
      analysis.end();
      state.taught = judged(ply);
    } else {
      state.taught = Optional.of(TaughtMove.after(ply));
      analysis.await(live, ply - 1, this::judge);
      Duration left = PATIENCE.minusNanos(analysis.elapsedNanos());
      pending = scheduler.after(left.isNegative() ? Duration.ZERO : left, this::hurry);
    }
  }

  private void hurry() {
    pending = null;
    isHurried = true;
    analysis.hurry();
  }

  private void judge() {
    int ply = state.taught.orElseThrow().ply();
    Optional<TaughtMove> judged = judged(ply);
    drop();
    state.taught = judged;
    proceed.run();
  }

  /** The move that led to the position after {@code ply} steps, if it gave something away. */
  private Optional<TaughtMove> judged(int ply) {
    return state.live.rows().stream()
        .filter(row -> row.ply() == ply && row.isMistake() && isSure(row))
        .findFirst()
        .map(row -> TaughtMove.after(ply).found(row));
  }

  /** Whether more than a first glance is behind it. */
  private boolean isSure(MoveRow row) {
    return row.judgement().orElseThrow().proven()
        || !isHurried
        || analysis.elapsedNanos() >= PATIENCE.dividedBy(2).toNanos();
  }

  /** Leaves the move as it is, judged or not. */
  public void goOn() {
    leave();
    proceed.run();
  }

  private void leave() {
    drop();
    analysis.end();
  }

  /** Looks for the reasons why the move is a mistake. */
  public void explain() {
    if (state.can(PlayAction.WHY)) {
      TaughtMove move = state.taught.orElseThrow();
      state.taught = Optional.of(move.because(new TaughtMove.Why(false, List.of(), List.of())));
      reasons.follow(state.live, move.ply() - 1, move.mistake().stream().toList());
      if (reasons.isLooking()) {
        state.publish();
      } else {
        explained();
      }
    }
  }

  private void explained() {
    state.taught =
        state.taught.map(
            move ->
                move.because(new TaughtMove.Why(true, reasons.found().get(), line(move.ply()))));
    state.publish();
  }

  /** The moves expected from the move made on, as far as the search that judged it says. */
  private List<String> line(int ply) {
    return state
        .live
        .analysis(ply - 1)
        .filter(known -> state.live.session().nodeAt(ply).step() instanceof Step.Single)
        .flatMap(
            known ->
                known.report().moves().stream().filter(ranked -> isMade(ranked, ply)).findFirst())
        .map(ranked -> ranked.line().stream().map(state.live::moveText).toList())
        .orElse(List.of());
  }

  private boolean isMade(RankedMove ranked, int ply) {
    return state.live.session().nodeAt(ply).step() instanceof Step.Single(int seat, int move)
        && move == ranked.move();
  }

  /** Forgets the move that is judged or asked about. */
  void drop() {
    if (pending != null) {
      pending.cancel();
      pending = null;
    }
    isHurried = false;
    state.taught = Optional.empty();
    reasons.end();
  }
}
