package yomikiri.engine.search;

import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.SoloPosition;

/**
 * Scores what a move makes of a position. Where points decide, the move need not be played for
 * that, so that positions that are not kept cost no copy.
 */
final class MoveScorer<P extends SoloPosition> {
  private final Game<P> game;
  private final Horizon<P> horizon;
  private @Nullable P scratch;

  MoveScorer(Game<P> game, Horizon<P> horizon) {
    this.game = game;
    this.horizon = horizon;
  }

  /** The score after {@code move}, by points or as the evaluation likes it. */
  int score(P position, int move) {
    if (!horizon.isEvaluation()) {
      return position.scoreAfter(move);
    }
    P child = scratch;
    if (child == null) {
      child = game.copyOf(position);
      scratch = child;
    } else {
      game.copy(position, child);
    }
    child.play(move);
    return horizon.value(child);
  }
}
