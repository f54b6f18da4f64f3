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
 * @param horizon makes what tells the worth of leaves; asked once for each thread
 */
record PlayoutSettings<P extends Position>(
    Selection selection, int expandAt, Supplier<Horizon<P>> horizon, Memory memory, int threads) {
  private static final Parameter EXPAND =
      new Parameter("expand", Parameter.Kind.COUNT, 1, 1_000_000);

  /** With the usual memory, on one thread. */
  static <P extends Position> PlayoutSettings<P> of(
      Selection selection, int expandAt, Horizon<P> horizon) {
    return new PlayoutSettings<>(selection, expandAt, () -> horizon, Memory.USUAL, 1);
  }

  /**
   * @param expandAt where the spec does not say
   */
  static <P extends Position> PlayoutSettings<P> of(
      PlayerSpec spec, int expandAt, EvaluationSetting<P> eval) {
    return new PlayoutSettings<>(
        Selection.of(spec),
        spec.value(EXPAND).map(Double::intValue).orElse(expandAt),
        () -> eval.horizon(spec),
        Memory.of(spec, Memory.USUAL),
        spec.value(Parameter.THREADS).map(Double::intValue).orElse(1));
  }

  static List<Parameter> parameters() {
    List<Parameter> all =
        new ArrayList<>(
            List.of(Parameter.PLAYOUTS, Parameter.TIME, Parameter.NODES, Parameter.DEPTH));
    all.addAll(Selection.parameters());
    all.addAll(List.of(EXPAND, Parameter.THREADS, Parameter.MEMORY));
    return all;
  }
}
