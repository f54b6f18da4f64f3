package yomikiri.engine.teach;

import java.util.OptionalDouble;
import yomikiri.engine.think.MoveClass;
import yomikiri.engine.think.Verdict;

/**
 * What one move gave away against the best one, from the view of who made it.
 *
 * @param best the verdict on the best move
 * @param own the one on the move made
 * @param loss what it gave away, 0 or more: in points, or in chances to win from 0 to 1
 * @param isChance whether that is in chances
 * @param proven whether no further search can change the loss; else it is an estimate
 * @param decided whether who wins was decided for certain before the move and after it, so that
 *     only the margin has changed
 * @param plainLoss what a plain player loses there on average, see {@link Judge#plainLoss}
 */
public record Judgement(
    Verdict best,
    Verdict own,
    double loss,
    boolean isChance,
    boolean proven,
    boolean decided,
    MoveClass moveClass,
    OptionalDouble plainLoss) {
  /** The same in a position in which a plain player loses so much. */
  public Judgement where(OptionalDouble plain) {
    return new Judgement(best, own, loss, isChance, proven, decided, moveClass, plain);
  }

  /** The same where only who wins counts, with its loss in chances: a win against a loss is one. */
  Judgement inChances() {
    return isChance
        ? this
        : new Judgement(best, own, loss / 2, true, proven, decided, moveClass, plainLoss);
  }

  /** Whether it gave something away. */
  public boolean isMistake() {
    return moveClass != MoveClass.BEST;
  }

  /** Whether it is worth a lesson: more than an inaccuracy, in a game that was still open. */
  public boolean isSerious() {
    return moveClass.isSerious() && !decided;
  }
}
