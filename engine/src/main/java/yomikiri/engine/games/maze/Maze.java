package yomikiri.engine.games.maze;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Notation;
import yomikiri.engine.search.StandardPlayers;
import yomikiri.engine.think.BenchSuite;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Teaching;

/**
 * The number maze: from the centre of a grid, one step per turn to a neighbouring cell that is no
 * wall, collecting its points, for a given number of turns.
 */
public final class Maze implements Game<MazePosition> {
  private static final int LONGEST_SIDE = 63;
  private static final int MOST_TURNS = 999;
  private static final Pattern ID = Pattern.compile("maze-(\\d{1,2})x(\\d{1,2})x(\\d{1,3})");

  private final int height;
  private final int width;
  private final int turns;
  private final MazeNotation notation;

  private Maze(int height, int width, int turns) {
    this.height = height;
    this.width = width;
    this.turns = turns;
    this.notation = new MazeNotation(height, width, turns);
  }

  /** A maze of odd height and width from 3 to 63, and 1 to 999 turns. */
  public static Maze of(int height, int width, int turns) {
    if (!isSide(height) || !isSide(width) || turns < 1 || turns > MOST_TURNS) {
      throw new IllegalArgumentException(
          "a maze needs odd sides from 3 to 63 and 1 to 999 turns, not "
              + height
              + "x"
              + width
              + "x"
              + turns);
    }
    return new Maze(height, width, turns);
  }

  private static boolean isSide(int length) {
    return length >= 3 && length <= LONGEST_SIDE && length % 2 == 1;
  }

  /** The maze called {@code maze-<height>x<width>x<turns>} and its players. */
  public static Optional<GameKit<?>> kit(String id) {
    Matcher parts = ID.matcher(id);
    if (!parts.matches()) {
      return Optional.empty();
    }
    int height = Integer.parseInt(parts.group(1));
    int width = Integer.parseInt(parts.group(2));
    int turns = Integer.parseInt(parts.group(3));
    return isSide(height) && isSide(width) && turns >= 1
        ? Optional.of(kit(height, width, turns))
        : Optional.empty();
  }

  /** A maze and its players. */
  public static GameKit<MazePosition> kit(int height, int width, int turns) {
    Maze game = of(height, width, turns);
    PlayerSpec beam = PlayerSpec.of("beam").with("width", "20").with("depth", "10");
    PlayerSpec chokudai =
        PlayerSpec.of("chokudai").with("width", "1").with("depth", "50").with("time", "100ms");
    return new GameKit<>(
            game,
            StandardPlayers.solo(game),
            List.of(
                new Level("normal", PlayerSpec.of("greedy")),
                new Level("strong", beam),
                new Level("strongest", chokudai)),
            chokudai)
        .measuredBy(
            List.of(
                new BenchSuite.Search<>("beam:width=20,depth=50", BenchSuite.Search.PER_MOVE, 10),
                new BenchSuite.Search<>(
                    "chokudai:width=1,depth=50,rounds=20", BenchSuite.Search.PER_MOVE, 10)))
        .taughtBy(Teaching.<MazePosition>plain().explainedBy(MazeReasons.solo()));
  }

  @Override
  public String id() {
    return "maze-" + height + "x" + width + "x" + turns;
  }

  @Override
  public int players() {
    return 1;
  }

  @Override
  public MazePosition newPosition(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    MazeGrid grid = new MazeGrid(height, width);
    for (int cell = 0; cell < height * width; cell++) {
      if (!grid.isWall(cell) && cell != grid.centre()) {
        grid.put(cell, MazeGrid.randomPoints(random));
      }
    }
    return new MazePosition(grid, grid.centre(), turns, 0, 9 * turns);
  }

  @Override
  public MazePosition copyOf(MazePosition position) {
    return position.copy();
  }

  @Override
  public void copy(MazePosition from, MazePosition into) {
    into.become(from);
  }

  @Override
  public int moveLimit() {
    return MazeGrid.MOVES;
  }

  @Override
  public Notation<MazePosition> notation() {
    return notation;
  }
}
