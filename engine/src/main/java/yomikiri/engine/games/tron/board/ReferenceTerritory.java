package yomikiri.engine.games.tron.board;

import java.util.Arrays;

/**
 * The same as {@link Territory} by one flood with a queue for each seat: how far every cell is from
 * every head, then who is nearest. Slow and easy to check.
 */
public final class ReferenceTerritory {
  private final int[][] distances = new int[4][GridCellSet.LIMIT];
  private final int[] queue = new int[GridCellSet.LIMIT];
  private final long[] ways = new long[GridCellSet.WORDS];
  private int players;

  /** A seat's lead in cells over all others together; the arguments are those of a division. */
  public int lead(long[] free, int[] heads, int turn, int seat) {
    measure(free, heads);
    int lead = 0;
    for (int cell = 0; cell < GridCellSet.LIMIT; cell++) {
      int owner = GridCellSet.isIn(free, cell) ? owner(cell, turn) : -1;
      lead += owner == -1 ? 0 : owner == seat ? 1 : -1;
    }
    return lead;
  }

  /** Measures all distances; ways may lead over the heads of others, but over no trail. */
  public void measure(long[] free, int[] heads) {
    players = heads.length;
    System.arraycopy(free, 0, ways, 0, GridCellSet.WORDS);
    for (int head : heads) {
      if (head >= 0) {
        GridCellSet.add(ways, head);
      }
    }
    for (int seat = 0; seat < players; seat++) {
      Arrays.fill(distances[seat], 0);
      if (heads[seat] >= 0) {
        flood(distances[seat], heads[seat]);
      }
    }
  }

  private void flood(int[] distance, int head) {
    distance[head] = 1;
    queue[0] = head;
    int size = 1;
    for (int i = 0; i < size; i++) {
      for (int move = 0; move < Arena.MOVES; move++) {
        int next = Arena.target(queue[i], move);
        if (GridCellSet.isIn(ways, next) && distance[next] == 0) {
          distance[next] = distance[queue[i]] + 1;
          queue[size++] = next;
        }
      }
    }
  }

  /** Cells on the shortest way from a head to a cell, both included; 0 where there is none. */
  public int distance(int seat, int cell) {
    return distances[seat][cell];
  }

  /**
   * The seat that is nearest to a free cell, or -1.
   *
   * @param turn the seat that moves first, -1 where all move at once
   */
  public int owner(int cell, int turn) {
    int owner = -1;
    boolean isShared = false;
    for (int i = 0; i < players; i++) {
      int seat = (Math.max(0, turn) + i) % players;
      int distance = distances[seat][cell];
      if (distance > 0 && (owner < 0 || distance <= distances[owner][cell])) {
        isShared = owner >= 0 && distance == distances[owner][cell];
        owner = isShared ? owner : seat;
      }
    }
    return isShared && turn < 0 ? -1 : owner;
  }
}
