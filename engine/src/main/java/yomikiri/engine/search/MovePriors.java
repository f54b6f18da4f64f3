package yomikiri.engine.search;

import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.TurnPosition;

/**
 * The priors of PUCT: what shares of the visits the moves of a position should get before anything
 * is known of them. They are the softmax of what the evaluation says for the mover of the positions
 * after the moves: who is worth one logistic scale more (see {@link
 * yomikiri.engine.think.Evaluation#logisticScale}) gets e² times as much. Without an evaluation all
 * get the same. What wins at once gets nearly all, what loses at once nearly nothing.
 */
final class MovePriors<P extends TurnPosition> {
  private static final double TEMPERATURE = 0.5; // in logistic scales
  private static final float EVEN = 0.1f; // is shared evenly, so that no move is out of reach
  private static final double END = 40; // e to this is more than any evaluation says

  private final Game<P> game;
  private final Horizon<P> horizon;
  private final P after;
  private float[] shares = new float[64];

  MovePriors(Game<P> game, Horizon<P> horizon, P any) {
    this.game = game;
    this.horizon = horizon;
    this.after = game.copyOf(any);
  }

  /** By index of a move its share; overwritten by the next call. */
  float[] of(P position, Moves moves) {
    int count = moves.size();
    if (count > shares.length) {
      shares = new float[2 * count];
    }
    int mover = position.turn();
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      shares[i] = 0;
      if (horizon.isEvaluation()) {
        game.copy(position, after);
        after.play(moves.get(i));
        shares[i] =
            (float)
                (after.isOver()
                    ? END * (2 * after.reward(mover) - 1)
                    : horizon.logit(after, mover) / TEMPERATURE);
      }
      most = Math.max(most, shares[i]);
    }
    float sum = 0;
    for (int i = 0; i < count; i++) {
      shares[i] = (float) Math.exp(shares[i] - most);
      sum += shares[i];
    }
    for (int i = 0; i < count; i++) {
      shares[i] = EVEN / count + (1 - EVEN) * shares[i] / sum;
    }
    return shares;
  }
}
