package yomikiri.engine.games.othello.eval;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Counts what {@link Features} does, cell by cell. A cell is counted along the rows. */
final class SlowFeatures {
  private static final int OWN = 1;
  private static final int OTHER = -1;

  private final int size;
  private final int[] cells;

  SlowFeatures(int size, long own, long other) {
    this.size = size;
    this.cells = new int[size * size];
    for (int cell = 0; cell < cells.length; cell++) {
      int square = cell / size * 8 + cell % size;
      cells[cell] = (own >>> square & 1) != 0 ? OWN : (other >>> square & 1) != 0 ? OTHER : 0;
    }
  }

  Map<String, Integer> all() {
    Map<String, Integer> all = new LinkedHashMap<>();
    IntPredicate own = cell -> isMove(cell, OWN);
    IntPredicate other = cell -> isMove(cell, OTHER);
    int moves = count(own);
    int replies = count(other);
    all.put("turn", 1);
    all.put("odd", count(cell -> cells[cell] == 0) % 2);
    all.put("odd-quarters", (int) IntStream.range(0, 4).filter(this::isOdd).count());
    all.put("odd-moves", lead(own, other, cell -> isOdd(quarter(cell))));
    all.put("moves", moves - replies);
    all.put("log-moves", logarithm(moves) - logarithm(replies));
    all.put("blocked", replies == 0 ? 1 : 0);
    all.put("safe-moves", lead(own, other, cell -> !isBesideEmptyCorner(cell)));
    all.put("corner-moves", count(own.and(this::isCorner)));
    all.put("corner-threats", count(other.and(this::isCorner)));
    IntPredicate besideOther = cell -> isBeside(cell, OTHER);
    all.put("open", lead(besideOther, cell -> isBeside(cell, OWN), cell -> cells[cell] == 0));
    all.put("frontier", discs(cell -> isBeside(cell, 0)));
    all.put("x", discs(cell -> !isEdge(cell) && isBesideEmptyCorner(cell)));
    all.put("c", discs(cell -> isEdge(cell) && isBesideEmptyCorner(cell)));
    all.put("edges", edges());
    all.put("enclosed", discs(this::isEnclosed));
    for (int rank = 0; rank < size / 2; rank++) {
      for (int file = rank; file < size / 2; file++) {
        Set<Integer> kind = new HashSet<>(List.of(file, rank));
        String name = (char) ('a' + file) + "" + (rank + 1);
        all.put(name, discs(cell -> fromEdges(cell).equals(kind)));
      }
    }
    return all;
  }

  private int count(IntPredicate what) {
    return (int) IntStream.range(0, cells.length).filter(what).count();
  }

  private int lead(IntPredicate own, IntPredicate other, IntPredicate where) {
    return count(own.and(where)) - count(other.and(where));
  }

  private int discs(IntPredicate where) {
    return lead(cell -> cells[cell] == OWN, cell -> cells[cell] == OTHER, where);
  }

  private static int logarithm(int moves) {
    return (int) Math.round(16 * Math.log(1 + moves) / Math.log(2));
  }

  private Set<Integer> fromEdges(int cell) {
    return new HashSet<>(List.of(fromEdge(cell % size), fromEdge(cell / size)));
  }

  private int fromEdge(int line) {
    return Math.min(line, size - 1 - line);
  }

  private boolean isEdge(int cell) {
    return fromEdges(cell).contains(0);
  }

  private boolean isCorner(int cell) {
    return fromEdges(cell).equals(Set.of(0));
  }

  private int quarter(int cell) {
    return (cell / size >= size / 2 ? 2 : 0) + (cell % size >= size / 2 ? 1 : 0);
  }

  private boolean isOdd(int quarter) {
    return count(cell -> quarter(cell) == quarter && cells[cell] == 0) % 2 == 1;
  }

  /** The cells from {@code cell} on in one of eight directions, without it. */
  private List<Integer> line(int cell, int direction) {
    int right = (direction + direction / 4) % 3 - 1;
    int down = (direction + direction / 4) / 3 - 1;
    List<Integer> line = new ArrayList<>();
    int file = cell % size + right;
    int rank = cell / size + down;
    while (file >= 0 && file < size && rank >= 0 && rank < size) {
      line.add(rank * size + file);
      file += right;
      rank += down;
    }
    return line;
  }

  private boolean isBeside(int cell, int what) {
    return IntStream.range(0, 8)
        .mapToObj(direction -> line(cell, direction))
        .anyMatch(line -> !line.isEmpty() && cells[line.getFirst()] == what);
  }

  private boolean isBesideEmptyCorner(int cell) {
    return IntStream.range(0, 8)
        .mapToObj(direction -> line(cell, direction))
        .filter(line -> !line.isEmpty())
        .map(List::getFirst)
        .anyMatch(next -> isCorner(next) && cells[next] == 0);
  }

  private boolean isMove(int cell, int side) {
    return cells[cell] == 0
        && IntStream.range(0, 8).anyMatch(direction -> turns(line(cell, direction), side));
  }

  private boolean turns(List<Integer> line, int side) {
    int length = 0;
    while (length < line.size() && cells[line.get(length)] == -side) {
      length++;
    }
    return length > 0 && length < line.size() && cells[line.get(length)] == side;
  }

  private boolean isEnclosed(int cell) {
    return IntStream.range(0, 8)
        .allMatch(direction -> line(cell, direction).stream().allMatch(next -> cells[next] != 0));
  }

  /** The discs for good on the four edges, corners on both of theirs. */
  private int edges() {
    int last = size - 1;
    int lead = 0;
    for (int[] edge : new int[][] {{0, 1}, {0, size}, {last, size}, {last * size, 1}}) {
      int[] discs = IntStream.range(0, size).map(i -> cells[edge[0] + i * edge[1]]).toArray();
      boolean[] lost = new boolean[size];
      losses(discs, discs, lost, new HashSet<>());
      for (int i = 0; i < size; i++) {
        lead += lost[i] ? 0 : discs[i];
      }
    }
    return lead;
  }

  /** Plays on in all ways and marks the discs of {@code first} that turn over on any. */
  private static void losses(int[] now, int[] first, boolean[] lost, Set<List<Integer>> seen) {
    if (!seen.add(IntStream.of(now).boxed().toList())) {
      return;
    }
    for (int i = 0; i < now.length; i++) {
      lost[i] |= first[i] != 0 && now[i] != first[i];
    }
    for (int i = 0; i < now.length; i++) {
      for (int side = OTHER; side <= OWN && now[i] == 0; side += 2) {
        int[] next = now.clone();
        next[i] = side;
        turn(next, i, 1);
        turn(next, i, -1);
        losses(next, first, lost, seen);
      }
    }
  }

  private static void turn(int[] edge, int from, int step) {
    int at = from + step;
    while (at >= 0 && at < edge.length && edge[at] == -edge[from]) {
      at += step;
    }
    if (at >= 0 && at < edge.length && edge[at] == edge[from]) {
      for (int i = from; i != at; i += step) {
        edge[i] = edge[from];
      }
    }
  }
}
