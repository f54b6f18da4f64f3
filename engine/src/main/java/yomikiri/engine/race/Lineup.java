package yomikiri.engine.race;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/** The players of a game that are worth a race: those that think for as long as they may. */
public final class Lineup {
  private static final List<Parameter> LIMITS =
      List.of(Parameter.DEPTH, Parameter.TIME, Parameter.NODES, Parameter.PLAYOUTS);

  private Lineup() {}

  /**
   * Every kind of search with its usual settings, then the levels where they are set otherwise.
   *
   * @param limits settings for those that need a limit, such as {@code time=1s}
   */
  public static List<PlayerSpec> of(GameKit<?> kit, Map<String, String> limits) {
    Stream<PlayerSpec> searches =
        kit.players().stream().filter(Lineup::isSearch).map(Lineup::usual);
    Stream<PlayerSpec> levels =
        kit.levels().stream()
            .map(Level::spec)
            .filter(spec -> kit.players().stream().anyMatch(type -> isSearch(type, spec)))
            .map(Lineup::unlimited);
    return Stream.concat(searches, levels)
        .distinct()
        .flatMap(spec -> parsed(kit, spec, limits).stream())
        .toList();
  }

  /** The same, then all engines that the user has set up for the game. */
  public static List<PlayerSpec> withEngines(GameKit<?> kit, Map<String, String> limits) {
    return Stream.concat(of(kit, limits).stream(), kit.engines().stream().map(Level::spec))
        .toList();
  }

  /** Without what limits its searches. */
  public static PlayerSpec unlimited(PlayerSpec spec) {
    PlayerSpec bare = spec;
    for (Parameter limit : LIMITS) {
      bare = bare.without(limit.name());
    }
    return bare;
  }

  private static boolean isSearch(PlayerType<?> type) {
    return type.parameters().contains(Parameter.TIME);
  }

  private static boolean isSearch(PlayerType<?> type, PlayerSpec spec) {
    return isSearch(type) && type.name().equals(spec.name());
  }

  /** A search that needs a setting of its own gets the one with which its tree is shown. */
  private static PlayerSpec usual(PlayerType<?> type) {
    PlayerSpec plain = PlayerSpec.of(type.name());
    boolean isLimited =
        type.limits().isEmpty() || LIMITS.stream().anyMatch(l -> type.limits().contains(l.name()));
    Map<String, String> needed = new LinkedHashMap<>();
    if (!isLimited) {
      needed.putAll(type.shown().map(PlayerSpec::settings).orElse(plain.settings()));
      needed.keySet().retainAll(type.limits());
    }
    return plain.with(needed);
  }

  /** Empty for one that needs what only the user can name. */
  private static Optional<PlayerSpec> parsed(
      GameKit<?> kit, PlayerSpec spec, Map<String, String> limits) {
    try {
      return Optional.of(kit.parseSpec(spec.toString(), limits));
    } catch (NotationException unusable) {
      return Optional.empty();
    }
  }
}
