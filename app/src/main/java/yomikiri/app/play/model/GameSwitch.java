package yomikiri.app.play.model;

import java.util.Optional;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.play.session.ResumeState;
import yomikiri.engine.game.GameTree;

/**
 * Puts a game on the board in place of the one there. {@code quiet} runs before another game is on
 * the board.
 */
record GameSwitch(SharedState state, Dealing dealing, Runnable quiet, TurnController turns) {
  /** A new game; the one there can be brought back if a move was made, else the one before it. */
  void begin(PlaySession<?> next) {
    replace(next, next.session().node(), false, new PlayEvent.NewGame());
  }

  /** The same for a game that was kept. */
  void open(RestoredGame<?> restored) {
    ResumeState moment = restored.state();
    moment.values().ifPresent(state.valuesShown::set);
    moment.watching().ifPresent(time -> state.pace = state.pace.withWatching(time));
    PlaySession<?> opened = restored.session();
    boolean paused = opened.hasHuman() || moment.paused().orElse(true);
    GameTree.Node shown = moment.shown().in(opened.session().tree());
    PlayEvent event =
        opened.isAnalysis()
            ? new PlayEvent.Analysing()
            : new PlayEvent.Opened(opened.session().ply());
    replace(opened, shown, paused, event);
  }

  /** The game that was on the board before. */
  void bringBack() {
    Optional<PlaySession<?>> before = state.replaced;
    state.replaced = Optional.empty();
    before.ifPresent(
        game -> replace(game, game.session().node(), true, new PlayEvent.BroughtBack()));
  }

  /** The next round of the game there. */
  void nextRound(PlaySession<?> next) {
    put(next, next.session().node(), false, new PlayEvent.NextRound(next.score().round() + 1));
  }

  /** {@code paused} if it pauses where nobody but CPUs plays it, or clocks run. */
  private void replace(PlaySession<?> next, GameTree.Node shown, boolean paused, PlayEvent event) {
    if (state.live.session().length() > 0 || next.isAnalysis()) {
      state.replaced = Optional.of(state.live);
    }
    put(next, shown, paused, event);
  }

  private void put(PlaySession<?> next, GameTree.Node shown, boolean paused, PlayEvent event) {
    quiet.run();
    dealing.stop();
    turns.forget();
    state.take(next, shown, paused);
    turns.begin();
    turns.proceed();
    state.report(event);
  }
}
