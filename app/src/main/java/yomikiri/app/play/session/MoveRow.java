package yomikiri.app.play.session;

import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.app.board.MoveClass;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Verdict;

/**
 * One step in the list of moves. Verdicts are from its mover's view.
 *
 * @param ply steps played when this one was made, it included: from 1
 * @param text the move; empty where the seat left the game instead
 * @param gain points the step brought its mover
 * @param verdict what is known of the move
 * @param best what is proven of the best move there was instead
 * @param reached what an analysis says of the position after the step
 * @param takenBack whether it waits for redo
 */
public record MoveRow(
    int ply,
    int seat,
    String text,
    int gain,
    Optional<Verdict> verdict,
    Optional<Verdict> best,
    Optional<Verdict> reached,
    boolean takenBack) {
  /** Points the move gave away, where both it and the best one are solved. */
  public OptionalInt loss() {
    OptionalInt could = proven(best);
    OptionalInt did = proven(verdict);
    return could.isPresent() && did.isPresent()
        ? OptionalInt.of(Math.max(0, could.getAsInt() - did.getAsInt()))
        : OptionalInt.empty();
  }

  public boolean isMistake() {
    return loss().orElse(0) > 0;
  }

  /**
   * How bad a mistake this is.
   *
   * @param alone whether it was made in a game for one, which nobody wins
   */
  public MoveClass moveClass(boolean alone) {
    return best.flatMap(most -> verdict.flatMap(own -> MoveClass.of(most, own, alone)))
        .orElse(MoveClass.BEST);
  }

  /** The points that {@code verdict} proves, if it does. */
  public static OptionalInt proven(Optional<Verdict> verdict) {
    return verdict.orElse(null) instanceof Verdict.Points points
            && points.proven()
            && points.bound() == Bound.EXACT
        ? OptionalInt.of(points.value())
        : OptionalInt.empty();
  }
}
