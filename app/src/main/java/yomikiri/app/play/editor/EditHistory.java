package yomikiri.app.play.editor;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.function.UnaryOperator;
import javafx.geometry.Point2D;
import yomikiri.app.board.Lattice;
import yomikiri.engine.game.Position;

/**
 * A position being set up step by step, each of which can be undone. A stroke, from where the mouse
 * is pressed to where it is let go, is one step: it puts a piece on all cells that it passes, or
 * takes it away from them if it begins where that piece lies. A piece of which there is only one
 * goes along with it.
 */
final class EditHistory<P extends Position> {
  private static final int NONE = -1;
  private static final int NOTHING = 0;

  private final Deque<EditedPosition<P>> past = new ArrayDeque<>();
  private final Deque<EditedPosition<P>> undone = new ArrayDeque<>();
  private EditedPosition<P> now;
  private EditedPosition<P> before; // the stroke
  private int last = NONE; // cell of the stroke; none between strokes
  private boolean takesAway;

  EditHistory(EditedPosition<P> first) {
    now = first;
    before = first;
  }

  EditedPosition<P> now() {
    return now;
  }

  /** Makes a step from what there is once the stroke, if there is one, has ended. */
  void take(UnaryOperator<EditedPosition<P>> step) {
    release();
    add(step.apply(now));
  }

  private void add(EditedPosition<P> next) {
    if (!next.equals(now)) {
      past.push(now);
      undone.clear();
      now = next;
    }
  }

  boolean canUndo() {
    return !past.isEmpty() || last != NONE && !drawn().equals(before);
  }

  boolean canRedo() {
    return !undone.isEmpty();
  }

  void undo() {
    release();
    if (canUndo()) {
      undone.push(now);
      now = past.pop();
    }
  }

  void redo() {
    release();
    if (canRedo()) {
      past.push(now);
      now = undone.pop();
    }
  }

  // ---- strokes

  /** Begins a stroke. */
  void press(int cell, int piece) {
    release();
    before = now;
    last = cell;
    takesAway = now.holds(cell, piece);
    if (!takesAway) {
      now = now.lay(cell, piece);
    }
  }

  /** Goes on with a stroke to a cell, over all those between. */
  void drag(int cell, int piece) {
    if (last == NONE || cell == last) {
      return;
    }
    if (takesAway && now.isSingle(piece)) {
      takesAway = false;
    }
    int laid = takesAway ? NOTHING : piece;
    if (takesAway) {
      now = now.lay(last, laid);
    }
    while (last != cell) {
      last = towards(last, cell);
      now = now.lay(last, laid);
    }
  }

  /** The neighbour that leads nearer to a cell; the cell itself where none does. */
  private int towards(int from, int to) {
    Lattice lattice = now.pieces().lattice();
    Point2D aim = lattice.centre(to);
    double far = lattice.centre(from).distance(aim);
    return lattice.neighbours(from).stream()
        .filter(next -> lattice.centre(next).distance(aim) < far)
        .min(Comparator.comparingDouble(next -> lattice.centre(next).distance(aim)))
        .orElse(to);
  }

  /** Ends a stroke, if there is one. */
  boolean release() {
    if (last == NONE) {
      return false;
    }
    EditedPosition<P> drawn = drawn();
    last = NONE;
    now = before;
    add(drawn);
    return true;
  }

  /** What there is if the stroke ends here. */
  private EditedPosition<P> drawn() {
    return takesAway ? now.lay(last, NOTHING) : now;
  }
}
