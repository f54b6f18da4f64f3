package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The principal variations of the nodes on the path being searched, by ply (a triangular table). A
 * ply's variation is right until the next node of that ply is begun. Not thread-safe.
 */
final class LineTable {
  private final List<int[]> lines = new ArrayList<>();
  private int[] lengths = new int[0];

  /** Begins a node, whose variation is empty. */
  void begin(int ply) {
    while (lines.size() <= ply) {
      lines.add(new int[8]);
      lengths = Arrays.copyOf(lengths, lines.size());
    }
    lengths[ply] = 0;
  }

  /** The variation at {@code ply} becomes {@code move} and that of the ply below. */
  void lead(int ply, int move) {
    int below = lengths[ply + 1];
    int[] line = lines.get(ply);
    if (line.length <= below) {
      line = Arrays.copyOf(line, 2 * below + 1);
      lines.set(ply, line);
    }
    line[0] = move;
    System.arraycopy(lines.get(ply + 1), 0, line, 1, below);
    lengths[ply] = below + 1;
  }

  /** {@code move} and the variation at {@code ply}. */
  List<Integer> after(int move, int ply) {
    return IntStream.concat(IntStream.of(move), Arrays.stream(lines.get(ply), 0, lengths[ply]))
        .boxed()
        .toList();
  }
}
