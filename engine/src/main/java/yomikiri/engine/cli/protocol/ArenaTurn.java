package yomikiri.engine.cli.protocol;

import java.util.List;
import java.util.Optional;

/**
 * What the arena sends before a move.
 *
 * @param own the player that is to move, from 0
 * @param courses by player; empty for who is out
 */
record ArenaTurn(int own, List<Optional<Course>> courses) {
  ArenaTurn {
    courses = List.copyOf(courses);
  }

  int players() {
    return courses.size();
  }

  /** A cell, counted from the top left. */
  record Cell(int x, int y) {
    int distance(Cell other) {
      return Math.abs(x - other.x) + Math.abs(y - other.y);
    }

    @Override
    public String toString() {
      return x + " " + y;
    }
  }

  /**
   * Where a cycle began and where it is.
   *
   * @param line of the input that says so
   */
  record Course(Cell start, Cell head, int line) {}
}
