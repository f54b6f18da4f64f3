package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The moves that led to a position; shares with others what they have in common. */
final class Path {
  /** Where nobody asks for moves: grows no further. */
  static final Path NONE = new Path(-1, null);

  private static final Path START = new Path(-1, null);

  private final int move;
  private final @Nullable Path before;

  private Path(int move, @Nullable Path before) {
    this.move = move;
    this.before = before;
  }

  /** The path to the root, to be followed if {@code wanted}. */
  static Path start(boolean wanted) {
    return wanted ? START : NONE;
  }

  Path then(int next) {
    return this == NONE ? NONE : new Path(next, this);
  }

  List<Integer> moves() {
    List<Integer> moves = new ArrayList<>();
    for (Path at = this; at.before != null; at = at.before) {
      moves.add(at.move);
    }
    Collections.reverse(moves);
    return moves;
  }
}
