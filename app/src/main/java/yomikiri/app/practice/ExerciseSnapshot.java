package yomikiri.app.practice;

import java.util.List;
import java.util.Optional;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.engine.teach.RepetitionSchedule.Grade;
import yomikiri.engine.think.Verdict;

/**
 * An exercise at one moment.
 *
 * @param grade how well the best move was recalled; empty until a first move is judged
 * @param hints given: first some moves among which the best is, then the best
 * @param candidates the moves of the first hint; none before it
 * @param best the best move as text
 * @param worth what the search says of it
 * @param steps of the line that can be played through, as text
 * @param ply steps of it before the position shown
 */
public record ExerciseSnapshot(
    Exercise<?> exercise,
    BoardSnapshot<?> board,
    Attempt.Stage stage,
    Optional<Grade> grade,
    int hints,
    List<String> candidates,
    Optional<Tried> tried,
    String best,
    Optional<Verdict> worth,
    List<String> steps,
    int ply) {
  /** A move made, and what the search says of it. */
  record Tried(String text, Optional<Verdict> worth) {}

  public ExerciseSnapshot {
    candidates = List.copyOf(candidates);
    steps = List.copyOf(steps);
  }

  /** Whether no move is wanted any more. */
  boolean isOver() {
    return stage.isOver();
  }
}
