package yomikiri.engine.games.maze;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Game.Handicap;
import yomikiri.engine.game.Notation;
import yomikiri.engine.search.StandardPlayers;
import yomikiri.engine.think.BenchSuite;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Teaching;

/**
 * The maze duel: two walkers on a 5×5 number maze, its points mirrored left to right, move at the
 * same time for twenty turns; the higher total wins. Walkers do not block each other.
 */
public final class MazeDuel implements Game<MazeDuelPosition> {
  static final int SIDE = 5;
  static final int TURNS = 20;

  private static final int MOST_HANDICAP = 50;

  private final MazeDuelNotation notation = new MazeDuelNotation();

  /** The game and its players. */
  public static GameKit<MazeDuelPosition> kit() {
    MazeDuel game = new MazeDuel();
    PlayerSpec duct = PlayerSpec.of("duct");
    PlayerSpec strongest = duct.with("time", "500ms");
    return new GameKit<>(
            game,
            StandardPlayers.joint(game),
            List.of(
                new Level("normal", PlayerSpec.of("montecarlo").with("playouts", "50")),
                new Level("strong", duct.with("playouts", "1000")),
                new Level("strongest", strongest)),
            strongest)
        .measuredBy(List.of(new BenchSuite.Search<>("duct:playouts=10000", "playouts/s", 60)))
        .taughtBy(Teaching.<MazeDuelPosition>plain().explainedBy(MazeReasons.duel()));
  }

  @Override
  public String id() {
    return "maze-duel";
  }

  @Override
  public int players() {
    return 2;
  }

  @Override
  public MazeDuelPosition newPosition(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    MazeGrid grid = new MazeGrid(SIDE, SIDE);
    int middle = SIDE / 2;
    int[] at = {middle * SIDE + middle - 1, middle * SIDE + middle + 1};
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column <= middle; column++) {
        int cell = row * SIDE + column;
        if (!grid.isWall(cell) && cell != at[0]) {
          int points = MazeGrid.randomPoints(random);
          grid.put(cell, points);
          grid.put(row * SIDE + SIDE - 1 - column, points);
        }
      }
    }
    return new MazeDuelPosition(grid, at, new int[2], TURNS);
  }

  @Override
  public MazeDuelPosition copyOf(MazeDuelPosition position) {
    return position.copy();
  }

  @Override
  public void copy(MazeDuelPosition from, MazeDuelPosition into) {
    into.become(from);
  }

  @Override
  public int moveLimit() {
    return MazeGrid.MOVES;
  }

  @Override
  public Notation<MazeDuelPosition> notation() {
    return notation;
  }

  @Override
  public Optional<Handicap<MazeDuelPosition>> handicap() {
    return Optional.of(new Handicap<>(MOST_HANDICAP, MazeDuelPosition::withPoints));
  }
}
