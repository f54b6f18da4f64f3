package yomikiri.engine.games.trapez;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * Trapez as its rules say it, with a map of tiles and no bits: cells by cube coordinates, tiles by
 * the colours of their six edges.
 */
final class SlowTrapez {
  private record Cell(int x, int y) {
    private static final int[][] STEPS = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

    static Cell named(String name) {
      int y = name.charAt(0) - 'c';
      return new Cell(name.charAt(1) - '1' + Math.max(-2, -2 - y), y);
    }

    Cell next(int direction) {
      return new Cell(x + STEPS[direction][0], y + STEPS[direction][1]);
    }

    boolean isOnBoard() {
      return Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.abs(x + y)) <= 2;
    }
  }

  private final Map<String, Cell> cells = new TreeMap<>();
  private final Map<Cell, boolean[]> tiles = new HashMap<>(); // by edge: is it light
  private int turn;
  private int winner = -1;

  /** The start. */
  SlowTrapez() {
    for (char row = 'a'; row <= 'e'; row++) {
      for (char column = '1'; column <= '5'; column++) {
        String name = "" + row + column;
        if (Cell.named(name).isOnBoard()) {
          cells.put(name, Cell.named(name));
        }
      }
    }
    tiles.put(Cell.named("c3"), edges(1));
  }

  private static boolean[] edges(int tile) {
    boolean[] light = new boolean[6];
    for (int edge = tile - 2; edge <= tile; edge++) {
      light[Math.floorMod(edge, 6)] = true;
    }
    return light;
  }

  private boolean[] edgesOf(Cell cell) {
    return Objects.requireNonNull(tiles.get(cell));
  }

  /** The names of the other tiles that a tile on {@code name} surrounds. */
  private List<String> surrounded(String name) {
    List<String> surrounded = new ArrayList<>();
    Cell placed = Cell.named(name);
    for (var entry : cells.entrySet()) {
      Cell cell = entry.getValue();
      boolean isBeside = false;
      boolean isFull = tiles.containsKey(cell);
      for (int direction = 0; direction < 6; direction++) {
        Cell next = cell.next(direction);
        isBeside |= next.equals(placed);
        isFull &= !next.isOnBoard() || next.equals(placed) || tiles.containsKey(next);
      }
      if (isBeside && isFull) {
        surrounded.add(entry.getKey());
      }
    }
    return surrounded;
  }

  /** All legal moves as text, in the order of cells, tiles and turned cells. */
  List<String> moves() {
    List<String> moves = new ArrayList<>();
    for (var entry : cells.entrySet()) {
      if (isOver() || tiles.containsKey(entry.getValue())) {
        continue;
      }
      List<String> surrounded = surrounded(entry.getKey());
      for (int tile = 1; tile <= 6; tile++) {
        String placed = entry.getKey() + ":" + tile;
        if (surrounded.isEmpty()) {
          moves.add(placed);
        }
        for (String turned : surrounded) {
          moves.add(placed + "/" + turned + "+");
          moves.add(placed + "/" + turned + "-");
        }
      }
    }
    return moves;
  }

  void play(String move) {
    tiles.put(Cell.named(move.substring(0, 2)), edges(move.charAt(3) - '0'));
    if (move.length() > 4) {
      boolean isClockwise = move.charAt(7) == '+';
      boolean[] before = edgesOf(Cell.named(move.substring(5, 7)));
      boolean[] after = new boolean[6];
      for (int edge = 0; edge < 6; edge++) {
        after[Math.floorMod(edge + (isClockwise ? 1 : -1), 6)] = before[edge];
      }
      tiles.put(Cell.named(move.substring(5, 7)), after);
    }
    boolean light = longest(0) >= 7;
    boolean dark = longest(1) >= 7;
    if (light && dark) {
      winner = 1 - turn;
    } else if (light || dark) {
      winner = light ? 0 : 1;
    } else if (tiles.size() == cells.size()) {
      winner = longest(0) >= longest(1) ? 0 : 1;
    }
    turn = 1 - turn;
  }

  int turn() {
    return turn;
  }

  boolean isOver() {
    return winner >= 0;
  }

  int winner() {
    return winner;
  }

  int longest(int seat) {
    return tiles.keySet().stream().mapToInt(cell -> group(cell, seat).size()).max().orElseThrow();
  }

  private Set<Cell> group(Cell from, int seat) {
    Set<Cell> group = new HashSet<>(Set.of(from));
    List<Cell> open = new ArrayList<>(group);
    while (!open.isEmpty()) {
      Cell cell = open.removeLast();
      for (int direction = 0; direction < 6; direction++) {
        Cell next = cell.next(direction);
        if (tiles.containsKey(next)
            && edgesOf(cell)[direction] == (seat == 0)
            && edgesOf(next)[(direction + 3) % 6] == (seat == 0)
            && group.add(next)) {
          open.add(next);
        }
      }
    }
    return group;
  }
}
