package yomikiri.app.play.model;

import java.util.Optional;
import yomikiri.app.play.session.PlaySession;
import yomikiri.engine.game.GameTree;

/** Moves the place shown along the positions of the game, those of earlier rounds included. */
public final class Replay {
  private final SharedState state;
  private final Runnable leave;
  private final Runnable shown;

  /** {@code leave} runs before another position is shown, {@code shown} when one is to be. */
  Replay(SharedState state, Runnable leave, Runnable shown) {
    this.state = state;
    this.leave = leave;
    this.shown = shown;
  }

  /** Shows the position after {@code ply} steps of this round, or the nearest end. */
  void show(int ply) {
    show(state.shown, ply);
  }

  /** The position before the one shown; at a round's beginning, the end of the one before. */
  public void back() {
    int ply = state.shownPly();
    beside(-1).filter(round -> ply == 0).ifPresentOrElse(this::showEnd, () -> show(ply - 1));
  }

  /** The position behind the one shown; at a round's end, the beginning of the next one. */
  public void forward() {
    int ply = state.shownPly();
    beside(1).filter(round -> isAtEnd()).ifPresentOrElse(this::showStart, () -> show(ply + 1));
  }

  /** The beginning of the round shown; where that is shown already, of the one before. */
  public void first() {
    boolean isThere = state.shownPly() == 0;
    beside(-1).filter(round -> isThere).ifPresentOrElse(this::showStart, () -> show(0));
  }

  /** The end of the round shown; where that is shown already, of the next one. */
  public void last() {
    beside(1).filter(round -> isAtEnd()).ifPresentOrElse(this::showEnd, () -> showEnd(state.shown));
  }

  /** Where the game stands. */
  public void live() {
    goLive();
    shown.run();
  }

  /** The same, which is not seen before something else is published. */
  void goLive() {
    go(state.live, state.live.session().ply());
  }

  private boolean isAtEnd() {
    return state.shownPly() == state.shown.session().length();
  }

  /** The round so many after the one shown. */
  private Optional<? extends PlaySession<?>> beside(int step) {
    int number = state.shown.score().round() + step;
    return state.live.rounds().stream()
        .filter(round -> round.score().round() == number)
        .findFirst();
  }

  private void showStart(PlaySession<?> round) {
    show(round, 0);
  }

  private void showEnd(PlaySession<?> round) {
    show(round, round.session().length());
  }

  private void show(PlaySession<?> round, int ply) {
    go(round, ply);
    shown.run();
  }

  /** Shows {@code node} of the round on the board: along the line played if that leads there. */
  public void show(GameTree.Node node) {
    show(state.live, node);
  }

  /** Shows {@code node} of any round. */
  void show(PlaySession<?> round, GameTree.Node node) {
    go(round.isSameRound(state.live) ? state.live : round, node);
    shown.run();
  }

  private void go(PlaySession<?> round, int ply) {
    go(round, round.session().nodeAt(Math.clamp(ply, 0, round.session().length())));
  }

  /** What was said of another position is said no longer. */
  private void go(PlaySession<?> round, GameTree.Node node) {
    if (node != state.shownNode) {
      leave.run();
      state.event.set(Optional.empty());
    }
    state.show(round, node);
    if (state.live.isAnalysis() && state.isLiveRound()) {
      state.live.goTo(node);
      state.followLine();
    }
  }
}
