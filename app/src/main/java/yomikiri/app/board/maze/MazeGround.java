package yomikiri.app.board.maze;

import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.maze.MazeDuelPosition;
import yomikiri.engine.games.maze.MazePosition;

/**
 * The common state of both maze games: a grid with points, and walkers on it.
 *
 * @param points by cell
 * @param walkers by seat, the walker's cell
 * @param target by seat and move, the cell it leads to
 */
record MazeGround(
    int height,
    int width,
    IntPredicate isWall,
    IntUnaryOperator points,
    List<Integer> walkers,
    int turnsLeft,
    IntBinaryOperator target) {
  static MazeGround of(Position position) {
    return switch (position) {
      case MazePosition maze ->
          new MazeGround(
              maze.height(),
              maze.width(),
              maze::isWall,
              maze::points,
              List.of(maze.at()),
              maze.turnsLeft(),
              (seat, move) -> maze.target(move));
      case MazeDuelPosition duel ->
          new MazeGround(
              duel.height(),
              duel.width(),
              duel::isWall,
              duel::points,
              List.of(duel.at(0), duel.at(1)),
              duel.turnsLeft(),
              duel::target);
      default -> throw new IllegalArgumentException("no maze position");
    };
  }

  boolean isAlone() {
    return walkers.size() == 1;
  }

  /** The seats whose walkers stand on {@code cell}. */
  List<Integer> walkersOn(int cell) {
    return walkers.contains(cell)
        ? IntStream.range(0, walkers.size())
            .filter(seat -> walkers.get(seat) == cell)
            .boxed()
            .toList()
        : List.of();
  }
}
