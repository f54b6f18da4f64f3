package yomikiri.engine.think;

import java.util.List;
import java.util.function.Predicate;
import yomikiri.engine.game.Position;

/**
 * The parts of a game that a benchmark of its evaluations needs.
 *
 * @param isOpen the positions in which they matter
 * @param evaluations those that players can be set to ask
 * @param plain the one that the others are held against
 */
public record EvaluationBenchmark<P extends Position>(
    GameKit<P> kit,
    Predicate<P> isOpen,
    List<EvaluationType<P>> evaluations,
    EvaluationType<P> plain) {
  public EvaluationBenchmark {
    evaluations = List.copyOf(evaluations);
  }
}
