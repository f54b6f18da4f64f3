package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/**
 * The settings of a tree search by playouts.
 *
 * @param expandAt the visit at which a leaf is expanded, from 1
 * @param plies the random plies, or steps of all seats, after which a leaf is evaluated; {@link
 *     Playout#MOST_PLIES} for never
 * @param horizon makes what tells the worth of leaves; asked once for each thread
 */
record PlayoutSettings<P extends Position>(
    Selection selection,
    int expandAt,
    int plies,
    Supplier<Horizon<P>> horizon,
    Memory memory,
    int threads) {
  private static final Parameter EXPAND =
      new Parameter("expand", Parameter.Kind.COUNT, 1, 1_000_000);
  private static final Parameter PLIES = new Parameter("plies", Parameter.Kind.COUNT, 0, 1_000);

  /** With the usual memory, on one thread. */
  static <P extends Position> PlayoutSettings<P> of(
      Selection selection, int expandAt, Horizon<P> horizon) {
    return new PlayoutSettings<>(
        selection, expandAt, usualPlies(horizon), () -> horizon, Memory.USUAL, 1);
  }

  /**
   * Of a player.
   *
   * @param expandAt where the spec does not say; PUCT then expands at once
   */
  static <P extends Position> PlayoutSettings<P> of(
      PlayerSpec spec, int expandAt, EvaluationSetting<P> eval) {
    Selection selection = Selection.of(spec);
    return new PlayoutSettings<>(
        selection,
        spec.value(EXPAND).map(Double::intValue).orElse(selection.isPuct() ? 1 : expandAt),
        spec.value(PLIES).map(Double::intValue).orElseGet(() -> usualPlies(eval.horizon(spec))),
        () -> eval.horizon(spec),
        Memory.of(spec, Memory.USUAL),
        spec.threads());
  }

  private static int usualPlies(Horizon<?> horizon) {
    return horizon.isEvaluation() ? 0 : Playout.MOST_PLIES;
  }

  /** With {@code eval} where the game has evaluations, and then with the plies before them. */
  static <P extends Position> List<Parameter> parameters(
      EvaluationSetting<P> eval, Selection.Rule... rules) {
    List<Parameter> all =
        new ArrayList<>(
            List.of(Parameter.PLAYOUTS, Parameter.TIME, Parameter.NODES, Parameter.DEPTH));
    all.addAll(Selection.parameters(List.of(rules)));
    all.addAll(List.of(EXPAND, Parameter.THREADS, Parameter.MEMORY));
    if (!eval.evaluations().isEmpty()) {
      all.add(PLIES);
    }
    return eval.with(all);
  }
}
