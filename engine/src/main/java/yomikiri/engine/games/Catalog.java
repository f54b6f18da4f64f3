package yomikiri.engine.games;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.game.Game;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.maze.Maze;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.think.GameKit;

/** The games the engine knows, one line each. */
public final class Catalog {
  private static final List<GameKit<?>> KITS =
      List.of(
          Mattix.kit(4),
          Mattix.kit(6),
          TicTacToe.kit(),
          Maze.kit(5, 5, 3),
          Maze.kit(31, 11, 100),
          MazeDuel.kit());

  /** Games of free size, found by their id. */
  private static final List<Function<String, Optional<GameKit<?>>>> FAMILIES = List.of(Maze::kit);

  private Catalog() {}

  public static List<GameKit<?>> kits() {
    return KITS;
  }

  /** The game with this id and its players. */
  public static Optional<GameKit<?>> kit(String id) {
    return KITS.stream()
        .filter(kit -> kit.game().id().equals(id))
        .findFirst()
        .or(() -> FAMILIES.stream().flatMap(family -> family.apply(id).stream()).findFirst());
  }

  /** The game with this id, as {@code GameRecord.parse} asks for it. */
  public static Optional<Game<?>> game(String id) {
    return kit(id).map(GameKit::game);
  }
}
