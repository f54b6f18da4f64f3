package yomikiri.app.board;

import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Polygon;

/** One cell of a {@link GridBoard}; what lies in it is up to the game. */
public final class GridCell extends StackPane {
  private static final int RECTANGLE = 4; // corners

  private final int index;
  private final boolean isRectangle;
  private final GridBoard board;
  private final Runnable choose;
  private String plain = "";

  /** {@code choose} is what a press of the cell does. */
  GridCell(int index, GridBoard board, Runnable choose) {
    this.index = index;
    this.board = board;
    this.choose = choose;
    Lattice lattice = board.lattice();
    setId("cell-" + lattice.name(index));
    getStyleClass().add("board-cell");
    setAccessibleRole(AccessibleRole.BUTTON);
    setFocusTraversable(false);
    isRectangle = lattice.outline().size() == RECTANGLE;
    if (!isRectangle) {
      takeShape(lattice);
    }
  }

  /** Lets the pointer find the cell within its outline only. */
  private void takeShape(Lattice lattice) {
    Polygon outline = new Polygon();
    lattice.outline().forEach(at -> outline.getPoints().addAll(at.getX(), at.getY()));
    setShape(outline);
    setPickOnBounds(false);
    ListChangeListener<Node> letThrough =
        change -> getChildren().forEach(child -> child.setMouseTransparent(true));
    getChildren().addListener(letThrough);
  }

  /** The cell's number, counted along the rows from the top left. */
  public int index() {
    return index;
  }

  /** Whether it fills the corners of the box around it. */
  boolean isRectangle() {
    return isRectangle;
  }

  /** Sets or clears a state that the style sheets know by {@code name}. */
  public void mark(String name, boolean on) {
    pseudoClassStateChanged(PseudoClass.getPseudoClass(name), on);
  }

  /** Sets what is said of what lies in the cell; what is drawn on it is added. */
  public void say(String words) {
    plain = words;
    sayMarks();
  }

  void sayMarks() {
    setAccessibleText(board.withMarks(index, plain));
  }

  /** Where values of moves stand, in the coordinates of the board. */
  Stream<Bounds> figures() {
    return getChildren().stream()
        .filter(child -> child.isVisible() && MoveBadge.isFigure(child))
        .map(child -> localToParent(child.getBoundsInParent()));
  }

  @Override
  public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
    if (action == AccessibleAction.FIRE) {
      choose.run();
    } else {
      super.executeAccessibleAction(action, parameters);
    }
  }
}
