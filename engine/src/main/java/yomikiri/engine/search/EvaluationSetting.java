package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.EvaluationType;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/**
 * The evaluations of a game as the setting {@code eval} of the players that look ahead, with the
 * settings of their own; without {@code eval} players count points.
 */
record EvaluationSetting<P extends Position>(List<EvaluationType<P>> evaluations) {
  private static final String EVAL = "eval";

  /** A game that has no evaluation. */
  static <P extends Position> EvaluationSetting<P> byPoints() {
    return new EvaluationSetting<>(List.of());
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

  /** The horizon of a player of this spec. */
  Horizon<P> horizon(PlayerSpec spec) {
    return chosen(spec)
        .map(type -> Horizon.of(type.builder().build(spec)))
        .orElseGet(Horizon::ofPoints);
  }

  private Optional<EvaluationType<P>> chosen(PlayerSpec spec) {
    String chosen = spec.setting(EVAL).orElse("");
    return evaluations.stream().filter(type -> type.name().equals(chosen)).findFirst();
  }

  /** The same types, their specs checked for what the evaluations load, too. */
  List<PlayerType<P>> checked(List<PlayerType<P>> types) {
    return types.stream()
        .map(
            type ->
                new PlayerType<>(
                    type.name(),
                    type.parameters(),
                    type.limits(),
                    type.usesChance(),
                    new Checked(type.builder()),
                    type.shown()))
        .toList();
  }

  /** Builds players and checks what their evaluations load. */
  private final class Checked implements PlayerType.Builder<P> {
    private final PlayerType.Builder<P> players;

    Checked(PlayerType.Builder<P> players) {
      this.players = players;
    }

    @Override
    public Player<P> build(PlayerSpec spec, long seed) {
      return players.build(spec, seed);
    }

    @Override
    public void check(PlayerSpec spec) throws NotationException {
      players.check(spec);
      EvaluationType<P> type = chosen(spec).orElse(null);
      if (type != null) {
        type.builder().check(spec);
      }
    }
  }
}
