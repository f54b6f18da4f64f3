package yomikiri.app.play.model;

import java.util.function.IntFunction;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.UndoTargets;

/** Takes moves back and redoes them, unless another position is shown. */
final class UndoControl {
  private final SharedState state;
  private final Runnable before;
  private final Runnable after;

  /**
   * @param before run before the game stands elsewhere
   * @param after run once it does
   */
  UndoControl(SharedState state, Runnable before, Runnable after) {
    this.state = state;
    this.before = before;
    this.after = after;
  }

  private UndoTargets targets() {
    return new UndoTargets(state.live);
  }

  void takeBack() {
    if (state.isHere() && state.live.hasPersonChosen()) {
      before.run();
      state.live.session().takeBack();
      state.report(new PlayEvent.Withdrawn());
      after.run();
    } else if (state.isHere()) {
      targets().target().ifPresent(ply -> jump(ply, n -> new PlayEvent.TookBack(-n)));
    }
  }

  void redo() {
    if (state.isHere()) {
      targets().redoTarget().ifPresent(ply -> jump(ply, PlayEvent.Redone::new));
    }
  }

  void playOn() {
    if (state.can(PlayAction.PLAY_ON)) {
      before.run();
      state.live.goTo(state.shownNode);
      state.paused = state.isRealTime();
      after.run();
    }
  }

  private void jump(int ply, IntFunction<PlayEvent> event) {
    before.run();
    int plies = ply - state.live.session().ply();
    state.live.goTo(ply);
    state.paused = state.isSpectating() || state.isRealTime();
    state.shownNode = state.live.session().node();
    state.report(event.apply(plies));
    after.run();
  }
}
