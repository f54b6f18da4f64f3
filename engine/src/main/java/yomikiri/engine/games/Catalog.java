package yomikiri.engine.games;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Game;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.think.GameKit;

/** The games the engine knows, one line each. */
public final class Catalog {
  private static final List<GameKit<?>> KITS = List.of(Mattix.kit(4), Mattix.kit(6));

  private Catalog() {}

  public static List<GameKit<?>> kits() {
    return KITS;
  }

  /** The game with this id and its players. */
  public static Optional<GameKit<?>> kit(String id) {
    return KITS.stream().filter(kit -> kit.game().id().equals(id)).findFirst();
  }

  /** The game with this id, as {@code GameRecord.parse} asks for it. */
  public static Optional<Game<?>> game(String id) {
    return kit(id).map(GameKit::game);
  }
}
