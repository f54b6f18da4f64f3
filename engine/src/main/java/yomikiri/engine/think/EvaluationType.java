package yomikiri.engine.think;

import java.util.List;
import java.util.SequencedMap;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;

/**
 * A kind of evaluation that players can be set to use.
 *
 * @param name what the setting {@code eval} calls it
 * @param parameters further settings of a player that asks it
 * @param builder makes one for a player with these settings, who alone uses it
 */
public record EvaluationType<P extends Position>(
    String name, List<Parameter> parameters, Builder<P> builder) {
  public EvaluationType {
    parameters = List.copyOf(parameters);
  }

  /** Builds an evaluation. */
  @FunctionalInterface
  public interface Builder<P extends Position> {
    /**
     * A new evaluation.
     *
     * @param spec of the player that asks it, checked
     */
    Evaluation<P> build(PlayerSpec spec);

    /**
     * Looks whether everything that a spec names is there, its settings being well-formed.
     *
     * @throws NotationException naming the column in {@code spec}'s text
     */
    default void check(PlayerSpec spec) throws NotationException {}
  }

  /**
   * Evaluations without settings that any number of players may use at the same time.
   *
   * @param evaluations by name
   */
  public static <P extends Position> List<EvaluationType<P>> shared(
      SequencedMap<String, Evaluation<P>> evaluations) {
    return evaluations.entrySet().stream()
        .map(one -> new EvaluationType<P>(one.getKey(), List.of(), spec -> one.getValue()))
        .toList();
  }
}
