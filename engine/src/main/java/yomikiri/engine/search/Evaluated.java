package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.EvaluationType;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/**
 * The evaluations of a game as the setting {@code eval} of the players that look ahead, with the
 * settings of their own; without {@code eval} players count points.
 */
record Evaluated<P extends Position>(List<EvaluationType<P>> evaluations) {
  private static final String EVAL = "eval";

  /** A game that has no evaluation. */
  static <P extends Position> Evaluated<P> byPoints() {
    return new Evaluated<>(List.of());
  }

  /** {@code others}, and {@code eval} where there is something to choose. */
  List<Parameter> with(List<Parameter> others) {
    List<Parameter> all = new ArrayList<>(others);
    if (!evaluations.isEmpty()) {
      all.add(Parameter.ofChoices(EVAL, evaluations.stream().map(EvaluationType::name).toList()));
    }
    for (EvaluationType<P> type : evaluations) {
      type.parameters().forEach(own -> all.add(own.onlyWith(EVAL + "=" + type.name())));
    }
    return all;
  }

  /** {@code spec} asking the first evaluation, if there is one. */
  PlayerSpec first(PlayerSpec spec) {
    return evaluations.isEmpty() ? spec : spec.with(EVAL, evaluations.getFirst().name());
  }

  /** What a player of this spec counts where it looks no further. */
  Horizon<P> horizon(PlayerSpec spec) {
    String chosen = spec.setting(EVAL).orElse("");
    return evaluations.stream()
        .filter(type -> type.name().equals(chosen))
        .findFirst()
        .map(type -> Horizon.of(type.builder().apply(spec)))
        .orElseGet(Horizon::ofPoints);
  }
}
