package yomikiri.app;

import java.util.List;
import yomikiri.app.board.FreeSizes;
import yomikiri.app.board.GameFace;
import yomikiri.app.board.mattix.MattixFace;
import yomikiri.app.board.maze.MazeDuelFace;
import yomikiri.app.board.maze.MazeFace;
import yomikiri.app.board.othello.OthelloFace;
import yomikiri.app.board.tictactoe.TicTacToeFace;
import yomikiri.app.board.trapez.TrapezFace;
import yomikiri.app.board.tron.TronFace;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;

/** The games the app shows, one line each. The large maze lies as windows do. */
final class Shelf {
  private Shelf() {}

  static List<GameFace> faces(Catalog catalog) {
    FreeSizes mazes = MazeFace.sizes(catalog::kit);
    return List.of(
        MattixFace.of(kit(catalog, "mattix-4")),
        MattixFace.of(kit(catalog, "mattix-6")),
        OthelloFace.of(kit(catalog, "othello-4")),
        OthelloFace.of(kit(catalog, "othello-6")),
        OthelloFace.of(kit(catalog, "othello-8")),
        TicTacToeFace.of(kit(catalog, "tictactoe")),
        MazeFace.of(kit(catalog, "maze-5x5x3"), mazes),
        MazeFace.of(kit(catalog, "maze-11x31x100"), mazes),
        MazeDuelFace.of(kit(catalog, "maze-duel")),
        TronFace.of(kit(catalog, "tron-2")),
        TronFace.of(kit(catalog, "tron-3")),
        TronFace.of(kit(catalog, "tron-4")),
        TronFace.of(kit(catalog, "tron-joint")),
        TrapezFace.of(kit(catalog, "trapez")));
  }

  private static GameKit<?> kit(Catalog catalog, String id) {
    return catalog.kit(id).orElseThrow();
  }
}
