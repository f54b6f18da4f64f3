package yomikiri.app.play.session;

import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.engine.teach.Judgement;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Verdict;

/**
 * One step in the list of moves. Verdicts are from its mover's view.
 *
 * @param ply steps played when this one was made, it included: from 1
 * @param text the move; empty where the seat left the game instead
 * @param gain points the step brought its mover
 * @param verdict what is known of the move
 * @param judgement what the move gave away, where that is known
 * @param reached what an analysis says of the position after the step
 * @param takenBack whether it waits for redo
 */
public record MoveRow(
    int ply,
    int seat,
    String text,
    int gain,
    Optional<Verdict> verdict,
    Optional<Judgement> judgement,
    Optional<Verdict> reached,
    boolean takenBack) {
  /** Whether it gave something away, for certain or by an estimate. */
  public boolean isMistake() {
    return judgement.filter(Judgement::isMistake).isPresent();
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
