package yomikiri.app.play.model;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.session.GameReview;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.TaughtGames;
import yomikiri.app.play.session.TaughtMove;
import yomikiri.app.play.session.UndoTargets;

/**
 * The actions that people may take at the moment.
 *
 * @param now what is being searched
 */
record AllowedActions(
    SharedState state,
    BoardSnapshot<?> board,
    GameReview review,
    PlaySnapshot.Mode mode,
    SharedState.Searches now) {
  Set<PlayAction> all() {
    UndoTargets undo = new UndoTargets(state.live, state.notes);
    return Stream.of(PlayAction.values())
        .filter(action -> isAllowed(action, state.live, undo))
        .collect(Collectors.toUnmodifiableSet());
  }

  private boolean isAllowed(PlayAction action, PlaySession<?> live, UndoTargets undo) {
    PlaySession<?> shown = state.shown;
    int ply = state.shownPly();
    boolean here = state.isHere();
    return switch (action) {
      case PLAY -> state.isPersonToMoveHere();
      case PASS -> board.pass().isPresent();
      case TAKE_BACK ->
          isNote(undo.note().isPresent())
              || here && (live.hasPersonChosen() || undo.target().isPresent());
      case REDO -> isNote(undo.redoNote().isPresent()) || here && undo.redoTarget().isPresent();
      case RESIGN -> Resignation.resigner(live).isPresent();
      case HINT -> shown.moverAt(ply).isPresent() && !now.cpuBusy() && !mode.beating();
      case MOVE_NOW -> now.cpuBusy() && !mode.beating();
      case TEACH -> TaughtGames.canTeach(live.setup());
      case GO_ON -> state.isAskedAboutMove();
      case WHY -> state.taught.filter(TaughtMove::canBeExplained).isPresent();
      case SWAP -> live.setup().seats().size() > 1 && !live.isAnalysis();
      case REPEAT_LAYOUT -> live.setup().hasOwnLayout() && !live.isAnalysis();
      case GO_BACK -> ply > 0 || shown.score().round() > 0;
      case GO_FORWARD -> ply < shown.session().length() || !state.isLiveRound();
      case GO_LIVE -> !here;
      case PLAY_ON -> !here && state.isLiveRound() && !mode.timed();
      case PAUSE -> mode.isStoppable() && !state.isOver();
      case STEP -> mode.spectating() && !state.isOver();
      case RUN -> live.isAnalysis() && board.mover().isPresent();
      case ANALYSE -> !live.isAnalysis() && !mode.beating();
      case BRING_BACK -> state.replaced.isPresent();
      case BEGIN_ROUND -> state.status instanceof PlayStatus.Over over && over.match().goesOn();
      case NEXT_MISTAKE -> review.next(ply).isPresent();
      case PREVIOUS_MISTAKE -> review.previous(ply).isPresent();
    };
  }

  /** Whether a note can be taken back or made again: not while the game does not wait. */
  private boolean isNote(boolean known) {
    return known && !mode.beating();
  }
}
