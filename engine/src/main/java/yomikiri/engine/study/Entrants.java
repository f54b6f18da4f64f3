package yomikiri.engine.study;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/**
 * Reads who takes part: names of levels, or specs, which get the study's budget if they need it.
 */
public final class Entrants {
  private Entrants() {}

  /**
   * The spec of the level or player called {@code text}.
   *
   * @param budget limits such as {@code time=100ms} for players that have none of their own
   * @throws NotationException naming the column of what is wrong
   */
  public static PlayerSpec spec(GameKit<?> kit, String text, Optional<String> budget)
      throws NotationException {
    for (Level level : kit.levels()) {
      if (level.name().equals(text)) {
        return level.spec();
      }
    }
    PlayerSpec spec = PlayerSpec.parse(text);
    if (budget.isPresent()) {
      spec = limited(kit, spec, PlayerSpec.parse("budget:" + budget.get()));
    }
    return kit.parseSpec(spec.toString());
  }

  private static PlayerSpec limited(GameKit<?> kit, PlayerSpec spec, PlayerSpec budget) {
    Optional<? extends PlayerType<?>> type =
        kit.players().stream().filter(t -> t.name().equals(spec.name())).findFirst();
    List<String> limits = type.map(PlayerType::limits).orElse(List.of());
    if (limits.stream().anyMatch(spec.settings()::containsKey)) {
      return spec;
    }
    PlayerSpec limited = spec;
    for (Map.Entry<String, String> limit : budget.settings().entrySet()) {
      if (limits.contains(limit.getKey())) {
        limited = limited.with(limit.getKey(), limit.getValue());
      }
    }
    return limited;
  }
}
