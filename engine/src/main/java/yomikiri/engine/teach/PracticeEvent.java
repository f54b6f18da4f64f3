package yomikiri.engine.teach;

import java.time.Instant;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.teach.RepetitionSchedule.Grade;

/**
 * Something that happened to a position that is practised.
 *
 * @param time to the second
 * @param game its id
 * @param position as the game writes it
 */
public record PracticeEvent(Instant time, String game, String position, What what) {
  /** What happened. */
  public sealed interface What {
    /**
     * A mistake made there is to be practised from now on, or again.
     *
     * @param seat who made it
     * @param played the step made instead, as records write it
     * @param better the best move of {@code seat}
     */
    record Added(int seat, String played, String better) implements What {}

    /** The mistake is no longer practised. */
    record Removed() implements What {}

    /** The best move was asked for. */
    record Asked(Grade grade) implements What {}

    /** The reason of the mistake was asked for. */
    record Explained(boolean right) implements What {}

    /** A puzzle tried first: {@code right} if unaided at once, {@code puzzle} how hard it was. */
    record Tried(Kind kind, boolean right, Rating puzzle) implements What {}
  }
}
