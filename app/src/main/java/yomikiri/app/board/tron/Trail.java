package yomikiri.app.board.tron;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import yomikiri.engine.game.Step;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/**
 * A trail as it is drawn.
 *
 * @param path the cells the cycle came by as far as that can be told, from its head backwards;
 *     empty where a trail that is being set up has no head
 * @param rest the other cells of the trail, of which nothing tells how they were passed
 */
record Trail(int seat, List<Integer> path, Set<Integer> rest) {
  Trail {
    path = List.copyOf(path);
    rest = Set.copyOf(rest);
  }

  /** The trail of a seat that is in, by the steps {@code line} that led to {@code tron}. */
  static Trail of(TronPosition tron, int seat, List<Step> line) {
    return of(seat, tron.head(seat), tron.trail(seat), line);
  }

  /**
   * A trail that is being set up.
   *
   * @param head {@link TronPosition#NONE} where it has none
   * @param trail its cells, the head's included
   */
  static Trail of(int seat, int head, long[] trail) {
    return of(seat, head, trail, List.of());
  }

  private static Trail of(int seat, int head, long[] trail, List<Step> line) {
    long[] rest = Arrays.copyOf(trail, GridCellSet.WORDS);
    List<Integer> path = new ArrayList<>();
    int cell = head;
    int step = line.size();
    while (GridCellSet.isIn(rest, cell)) {
      path.add(cell);
      GridCellSet.remove(rest, cell);
      int move = TronPosition.NONE;
      while (move == TronPosition.NONE && step > 0) {
        move = moveOf(line.get(--step), seat);
      }
      cell = move == TronPosition.NONE ? onlyNeighbour(rest, cell) : back(cell, move);
    }
    return new Trail(seat, path, cells(rest));
  }

  private static Set<Integer> cells(long[] set) {
    Set<Integer> cells = new HashSet<>();
    for (int cell = 0; cell < GridCellSet.LIMIT; cell++) {
      if (GridCellSet.isIn(set, cell)) {
        cells.add(cell);
      }
    }
    return cells;
  }

  private static int back(int cell, int move) {
    return Arena.target(cell, Arena.opposite(move));
  }

  /** Where a trail of which no moves are known must have come from, if that can be told. */
  private static int onlyNeighbour(long[] cells, int cell) {
    int only = TronPosition.NONE;
    for (int move = 0; move < Arena.MOVES; move++) {
      int next = Arena.target(cell, move);
      if (GridCellSet.isIn(cells, next)) {
        if (only != TronPosition.NONE) {
          return TronPosition.NONE;
        }
        only = next;
      }
    }
    return only;
  }

  private static int moveOf(Step step, int seat) {
    return switch (step) {
      case Step.Single(int mover, int move) -> mover == seat ? move : TronPosition.NONE;
      case Step.Joint(List<Integer> moves) -> moves.get(seat);
      case Step.Withdrawal withdrawal -> TronPosition.NONE;
    };
  }
}
