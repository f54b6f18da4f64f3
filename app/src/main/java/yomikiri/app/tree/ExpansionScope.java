package yomikiri.app.tree;

/** How much of a tree is expanded at first. */
public enum ExpansionScope {
  /** The chosen line. */
  LINE(0),
  /** The chosen line and all to two plies. */
  TWO(2),
  /** The chosen line and all to three plies. */
  THREE(3),
  /** Everything. */
  ALL(Integer.MAX_VALUE);

  private final int depth;

  ExpansionScope(int depth) {
    this.depth = depth;
  }

  /** Nodes above this depth stand open. */
  int depth() {
    return depth;
  }
}
