package yomikiri.engine.search;

import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.SoloPosition;

/**
 * What a move makes of a position: its score and key. Where points decide, they are told without
 * playing the move, so that positions that are not kept cost no copy.
 */
final class Successor<P extends SoloPosition> {
  private final Game<P> game;
  private final Horizon<P> horizon;
  private @Nullable P scratch;
  private @Nullable P from;
  private int move;
  private int score;
  private long key;

  Successor(Game<P> game, Horizon<P> horizon) {
    this.game = game;
    this.horizon = horizon;
  }

  /** Looks at what {@code next} makes of {@code position}. */
  void look(P position, int next) {
    if (!horizon.isEvaluation()) {
      from = position;
      move = next;
      score = position.scoreAfter(next);
      return;
    }
    P child = scratch;
    if (child == null) {
      child = game.copyOf(position);
      scratch = child;
    } else {
      game.copy(position, child);
    }
    child.play(next);
    score = horizon.value(child);
    key = child.key();
  }

  /** By points or as the evaluation likes it. */
  int score() {
    return score;
  }

  long key() {
    P parent = from;
    return parent == null ? key : parent.keyAfter(move);
  }
}
