package yomikiri.app.play.model;

import java.util.Optional;
import java.util.function.IntFunction;
import yomikiri.app.play.session.NoteHistory;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.UndoTargets;

/**
 * Takes moves back and redoes them unless another position is shown, and notes anywhere. {@code
 * before} and {@code after} run around the game's standing elsewhere.
 */
record UndoControl(SharedState state, Notes notes, Runnable before, Runnable after) {
  private UndoTargets targets() {
    return new UndoTargets(state.live, state.notes);
  }

  void takeBack() {
    Optional<NoteHistory.Change> note = targets().note();
    if (note.isPresent()) {
      notes.takeBack(note.get());
    } else if (state.isHere() && state.live.hasPersonChosen()) {
      before.run();
      state.live.session().takeBack();
      state.notes.moved();
      state.report(new PlayEvent.Withdrawn());
      after.run();
    } else if (state.isHere()) {
      targets().target().ifPresent(ply -> jump(ply, n -> new PlayEvent.TookBack(-n)));
    }
  }

  void redo() {
    Optional<NoteHistory.Change> note = targets().redoNote();
    if (note.isPresent()) {
      notes.redo(note.get());
    } else if (state.isHere()) {
      targets().redoTarget().ifPresent(ply -> jump(ply, PlayEvent.Redone::new));
    }
  }

  void playOn() {
    if (state.can(PlayAction.PLAY_ON)) {
      before.run();
      state.live.goTo(state.shownNode);
      state.notes.moved();
      state.paused = state.isRealTime();
      after.run();
    }
  }

  private void jump(int ply, IntFunction<PlayEvent> event) {
    before.run();
    int plies = ply - state.live.session().ply();
    state.live.goTo(ply);
    state.notes.moved();
    state.paused = state.isSpectating() || state.isRealTime();
    state.shownNode = state.live.session().node();
    state.report(event.apply(plies));
    after.run();
  }
}
