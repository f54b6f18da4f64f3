package yomikiri.engine.games.maze;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.Reason;

/** Why steps in mazes are mistakes: by the points in reach, whatever anybody else does. */
final class MazeReasons {
  private static final int STEPS = 5; // that people look ahead, after the first

  private MazeReasons() {}

  /** For one walker, whose best way is shown. */
  static List<Reason.Finder<MazePosition>> solo() {
    return List.of(
        contrast -> {
          Walk played = walk(contrast.mistake().before(), contrast.played().after());
          Walk better = walk(contrast.mistake().before(), contrast.better().after());
          List<Step> line =
              contrast
                  .better()
                  .then(
                      contrast.mistake().game(), better.moves.stream().mapToInt(i -> i).toArray());
          return reason(contrast, line, played, better);
        });
  }

  private static Walk walk(MazePosition before, MazePosition after) {
    return best(after.grid(), after.at(), Math.min(STEPS, after.turnsLeft()))
        .after(after.score(0) - before.score(0));
  }

  /** For one of two. */
  static List<Reason.Finder<MazeDuelPosition>> duel() {
    return List.of(
        contrast ->
            reason(
                contrast,
                contrast.better().line(),
                walk(contrast, contrast.played().after()),
                walk(contrast, contrast.better().after())));
  }

  private static Walk walk(Contrast<MazeDuelPosition> contrast, MazeDuelPosition after) {
    int seat = contrast.mistake().seat();
    return best(after.grid(), after.at(seat), Math.min(STEPS, after.turnsLeft()))
        .after(after.score(seat) - contrast.mistake().before().score(seat));
  }

  private static <P extends Position> Optional<Reason> reason(
      Contrast<P> contrast, List<Step> line, Walk played, Walk better) {
    return played.points < better.points
        ? Optional.of(
            contrast.shownBy(
                line,
                "maze.points-in-reach",
                line.size(),
                1 + better.moves.size(),
                played.points,
                better.points))
        : Optional.empty();
  }

  private record Walk(int points, List<Integer> moves) {
    private Walk after(int first) {
      return new Walk(points + first, moves);
    }
  }

  /** The walk of some steps that collects most, the first of equal ones. */
  private static Walk best(MazeGrid grid, int at, int steps) {
    if (steps == 0) {
      return new Walk(0, List.of());
    }
    Walk best = new Walk(-1, List.of());
    Moves legal = new Moves();
    grid.legalMoves(at, legal);
    for (int move : legal.toArray()) {
      MazeGrid next = grid.copy();
      int to = next.target(at, move);
      int points = next.collect(to);
      Walk rest = best(next, to, steps - 1);
      if (points + rest.points > best.points) {
        List<Integer> moves = new ArrayList<>(List.of(move));
        moves.addAll(rest.moves);
        best = new Walk(points + rest.points, moves);
      }
    }
    return best;
  }
}
