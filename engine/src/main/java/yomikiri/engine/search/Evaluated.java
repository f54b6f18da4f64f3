package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/**
 * The evaluations of a game as the setting {@code eval} of the players that look ahead; without the
 * setting they count points.
 *
 * @param evaluations by name
 */
record Evaluated<P extends Position>(SequencedMap<String, Evaluation<P>> evaluations) {
  private static final String EVAL = "eval";

  /** A game that has no evaluation. */
  static <P extends Position> Evaluated<P> byPoints() {
    return new Evaluated<>(new LinkedHashMap<>());
  }

  /** {@code others}, and {@code eval} where there is something to choose. */
  List<Parameter> with(List<Parameter> others) {
    List<Parameter> all = new ArrayList<>(others);
    if (!evaluations.isEmpty()) {
      all.add(Parameter.ofChoices(EVAL, List.copyOf(evaluations.keySet())));
    }
    return all;
  }

  /** What a player of this spec counts where it looks no further. */
  Horizon<P> horizon(PlayerSpec spec) {
    Evaluation<P> chosen = spec.setting(EVAL).map(evaluations::get).orElse(null);
    return chosen == null ? Horizon.ofPoints() : Horizon.of(chosen);
  }
}
