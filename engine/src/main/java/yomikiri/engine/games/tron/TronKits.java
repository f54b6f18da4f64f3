package yomikiri.engine.games.tron;

import java.util.List;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.territory.Territory;
import yomikiri.engine.search.Toolbox;
import yomikiri.engine.think.EvaluationType;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/** Who plays Tron. */
public final class TronKits {
  private static final Parameter REACH =
      new Parameter("reach", Parameter.Kind.COUNT, 1, 600).onlyWith("eval=voronoi");
  private static final PlayerSpec GREEDY = PlayerSpec.of("greedy").with("eval", "voronoi");

  private TronKits() {}

  /** Two, in turns. */
  public static GameKit<TronPosition.Duel> duel() {
    Tron<TronPosition.Duel> game = Tron.duel(Tron.ARENA);
    PlayerSpec original = fourPlies("alphabeta");
    PlayerSpec strongest = original.with("depth", "8").with("time", "100ms");
    return new GameKit<>(
        game, Toolbox.duel(game, evaluations()), levels(original, strongest), strongest);
  }

  /** Three or four, in turns. */
  public static GameKit<TronPosition.Several> several(int players) {
    Tron<TronPosition.Several> game = Tron.several(Tron.ARENA, players);
    PlayerSpec original = fourPlies("paranoid");
    PlayerSpec strongest = original.with("depth", "8").with("time", "100ms");
    return new GameKit<>(
        game, Toolbox.multi(game, evaluations()), levels(original, strongest), strongest);
  }

  /** Two at once. */
  public static GameKit<TronPosition.Joint> joint() {
    Tron<TronPosition.Joint> game = Tron.joint(Tron.ARENA);
    PlayerSpec duct = PlayerSpec.of("duct").with("eval", "voronoi");
    PlayerSpec strongest = duct.with("time", "100ms");
    return new GameKit<>(
        game,
        Toolbox.joint(game, evaluations()),
        List.of(
            new Level("normal", duct.with("playouts", "50")),
            new Level("strong", duct.with("playouts", "500")),
            new Level("strongest", strongest)),
        strongest);
  }

  private static List<Level> levels(PlayerSpec strong, PlayerSpec strongest) {
    return List.of(
        new Level("normal", GREEDY),
        new Level("strong", strong),
        new Level("strongest", strongest));
  }

  private static PlayerSpec fourPlies(String search) {
    return PlayerSpec.of(search).with("depth", "4").with("eval", "voronoi");
  }

  private static <P extends TronPosition & Position> List<EvaluationType<P>> evaluations() {
    return List.of(
        new EvaluationType<>(
            "voronoi",
            List.of(REACH),
            spec ->
                new Voronoi<>(
                    spec.value(REACH).map(Double::intValue).orElse(Territory.UNLIMITED))));
  }
}
