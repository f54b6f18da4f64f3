package yomikiri.app.tree;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.text.Phrase;
import yomikiri.engine.think.PlayerSpec;

/**
 * All that is shown of a searched tree at one moment.
 *
 * @param view the tree to look at; empty while there is none
 * @param canRun whether the position on the board can be searched
 * @param running whether it is being searched
 * @param waiting whether that search has not begun yet, as an earlier one does not end
 * @param playing whether the steps go on of themselves
 * @param opened whether the tree is to be seen large
 * @param wide whether it then has the whole screen
 * @param outdated whether the tree is of another position than the one on the board
 * @param failed what nobody foresaw and ended the last search, to be copied
 * @param remark what is said of the tree as a whole; empty for nothing
 */
public record TreeSnapshot(
    Optional<View> view,
    boolean canRun,
    boolean running,
    boolean waiting,
    boolean playing,
    boolean opened,
    boolean wide,
    boolean outdated,
    Optional<String> failed,
    Optional<Remark> remark) {
  static final TreeSnapshot NOTHING =
      new TreeSnapshot(
          Optional.empty(),
          false,
          false,
          false,
          false,
          false,
          false,
          false,
          Optional.empty(),
          Optional.empty());

  /**
   * What came of looking through a tree.
   *
   * @param warning whether something is wrong there
   * @param working whether it is still being looked through
   */
  public record Remark(Phrase text, boolean warning, boolean working) {}

  /**
   * A searched tree at one of its steps.
   *
   * @param step steps made so far
   * @param reach how far the search came
   * @param marks what the drawings of its nodes tell
   * @param scope which of its nodes are open
   * @param facts of the node selected
   * @param board at that node
   * @param latest the step made last; empty before the first one
   */
  public record View(
      int step,
      SearchedTree<?> tree,
      SearchReach reach,
      Set<NodeMark> marks,
      ExpansionScope scope,
      LaidOutTree laidOut,
      NodeFacts facts,
      BoardSnapshot<?> board,
      Optional<NodeFacts.Step> latest) {
    public View {
      marks = Collections.unmodifiableSet(EnumSet.copyOf(marks));
    }

    PlayerSpec player() {
      return tree.spec();
    }

    /** Steps of the whole search. */
    public int length() {
      return tree.replay().length();
    }

    boolean isAtEnd() {
      return step == length();
    }
  }

  /** Whether {@code other} shows another tree, or none. */
  boolean isOfAnotherTree(TreeSnapshot other) {
    return !view.map(View::tree).equals(other.view.map(View::tree));
  }

  /** Whether {@code other} looks the same where the tree is large. */
  boolean isSamePicture(TreeSnapshot other) {
    return view.equals(other.view)
        && opened == other.opened
        && outdated == other.outdated
        && remark.equals(other.remark);
  }

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
}
