package yomikiri.engine.games.tictactoe;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Notation;
import yomikiri.engine.search.StandardPlayers;
import yomikiri.engine.think.BenchSuite;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.StateSpace;
import yomikiri.engine.think.Teaching;

/** Tic-tac-toe: three in a row wins, a full board is a draw. A move is a cell, 0 to 8 by rows. */
public final class TicTacToe implements Game<TicTacToePosition> {
  private final TicTacToeNotation notation = new TicTacToeNotation();

  /** The game, its players and how it is learnt; the strongest player reads to the end. */
  public static GameKit<TicTacToePosition> kit() {
    TicTacToe game = new TicTacToe();
    PlayerSpec perfect = PlayerSpec.of("alphabeta").with("depth", "9");
    return new GameKit<>(
            game,
            StandardPlayers.duel(game),
            List.of(
                new Level("normal", PlayerSpec.of("alphabeta").with("depth", "1")),
                new Level("strong", PlayerSpec.of("alphabeta").with("depth", "3")),
                new Level("strongest", perfect)),
            perfect,
            Optional.of(Solver.ofEveryPosition(perfect)))
        .learntBy(new TicTacToeStates())
        .measuredBy(List.of(new BenchSuite.Search<>("mcts:playouts=1000", "playouts/s", 1000)))
        .taughtBy(Teaching.<TicTacToePosition>plain().explainedBy(TicTacToeReasons.all()));
  }

  @Override
  public String id() {
    return "tictactoe";
  }

  @Override
  public int players() {
    return 2;
  }

  @Override
  public boolean onlyWinsCount() {
    return true;
  }

  /** The empty board, whatever the seed. */
  @Override
  public TicTacToePosition newPosition(long seed) {
    return new TicTacToePosition(0, 0, 0);
  }

  @Override
  public boolean dealsAlike() {
    return true;
  }

  @Override
  public TicTacToePosition copyOf(TicTacToePosition position) {
    return new TicTacToePosition(position.cells(0), position.cells(1), position.turn());
  }

  @Override
  public void copy(TicTacToePosition from, TicTacToePosition into) {
    into.become(from);
  }

  @Override
  public int moveLimit() {
    return 9;
  }

  @Override
  public Notation<TicTacToePosition> notation() {
    return notation;
  }

  /**
   * The states of tic-tac-toe for learners: the board looks the same turned by quarters and
   * mirrored.
   */
  static final class TicTacToeStates implements StateSpace<TicTacToePosition> {
    private static final int COUNT = 8;
    private static final int CELLS = 9;
    private static final int[][] IMAGES = new int[COUNT][CELLS]; // cells by symmetry and cell

    static {
      for (int symmetry = 0; symmetry < COUNT; symmetry++) {
        for (int cell = 0; cell < CELLS; cell++) {
          IMAGES[symmetry][cell] = cell(symmetry, cell);
        }
      }
    }

    /** Mirrored at the diagonal in the symmetries from the fifth on, then turned by quarters. */
    private static int cell(int symmetry, int cell) {
      int row = symmetry < 4 ? cell / 3 : cell % 3;
      int column = symmetry < 4 ? cell % 3 : cell / 3;
      for (int turn = 0; turn < symmetry % 4; turn++) {
        int before = row;
        row = column;
        column = 2 - before;
      }
      return 3 * row + column;
    }

    @Override
    public int symmetries() {
      return COUNT;
    }

    @Override
    public long state(TicTacToePosition position, int symmetry) {
      return image(position, symmetry);
    }

    /** The least state of all images. */
    static long canonical(TicTacToePosition position) {
      return IntStream.range(0, COUNT).mapToLong(way -> image(position, way)).min().orElseThrow();
    }

    private static long image(TicTacToePosition position, int symmetry) {
      return (long) cells(position.cells(0), symmetry) << CELLS
          | cells(position.cells(1), symmetry);
    }

    private static int cells(int cells, int symmetry) {
      int image = 0;
      for (int left = cells; left != 0; left &= left - 1) {
        image |= 1 << IMAGES[symmetry][Integer.numberOfTrailingZeros(left)];
      }
      return image;
    }

    @Override
    public int image(int move, int symmetry) {
      return IMAGES[symmetry][move];
    }
  }
}
