package yomikiri.app;

import java.util.List;
import yomikiri.app.board.CustomSizes;
import yomikiri.app.board.GameUi;
import yomikiri.app.board.mattix.MattixUi;
import yomikiri.app.board.maze.MazeUi;
import yomikiri.app.board.othello.OthelloUi;
import yomikiri.app.board.tictactoe.TicTacToeUi;
import yomikiri.app.board.trapez.TrapezUi;
import yomikiri.app.board.tron.TronUi;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;

/**
 * The games the app shows, one line each. The large maze is wider than it is high, as windows are.
 */
final class GameList {
  private GameList() {}

  static List<GameUi> uis(Catalog catalog) {
    CustomSizes mazes = MazeUi.sizes(catalog::kit);
    return List.of(
        MattixUi.of(kit(catalog, "mattix-4")),
        MattixUi.of(kit(catalog, "mattix-6")),
        MattixUi.of(kit(catalog, "mattix-8")),
        OthelloUi.of(kit(catalog, "othello-4")),
        OthelloUi.of(kit(catalog, "othello-6")),
        OthelloUi.of(kit(catalog, "othello-8")),
        TicTacToeUi.of(kit(catalog, "tictactoe")),
        MazeUi.of(kit(catalog, "maze-5x5x3"), mazes),
        MazeUi.of(kit(catalog, "maze-11x31x100"), mazes),
        MazeUi.duel(kit(catalog, "maze-duel")),
        TronUi.of(kit(catalog, "tron-2")),
        TronUi.of(kit(catalog, "tron-3")),
        TronUi.of(kit(catalog, "tron-4")),
        TronUi.of(kit(catalog, "tron-joint")),
        TrapezUi.of(kit(catalog, "trapez")));
  }

  private static GameKit<?> kit(Catalog catalog, String id) {
    return catalog.kit(id).orElseThrow();
  }
}
