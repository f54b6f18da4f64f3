package yomikiri.app.board;

import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import yomikiri.app.draw.ThemeColors;
import yomikiri.app.ui.Controls;

/**
 * A board of many cells, painted on one canvas, with the cells' names along its edges. A screen
 * reader hears the cell that has the keyboard.
 */
public final class CanvasBoard extends SizedBoard {
  /** Of a cell: so far outside it stands the ring, clear of what fills the cell. */
  private static final double CLEAR = 0.25;

  private final Consumer<Brush> painter;
  private final IntFunction<String> words;
  private final CoordinateLabels names;
  private final ThemeColors colors = new ThemeColors(this::requestLayout);
  private final Region frame = Controls.styled(new Region(), "board-frame");
  private final Canvas canvas = new Canvas();
  private HexPlacement placement;
  private OptionalInt hovered = OptionalInt.empty();

  /** {@code painter} paints all cells; {@code words} says what a cell shows. */
  public CanvasBoard(Lattice lattice, Consumer<Brush> painter, IntFunction<String> words) {
    super(lattice);
    this.painter = painter;
    this.words = words;
    this.placement = HexPlacement.in(lattice, 0, 0, 0);
    this.names = new CoordinateLabels(lattice);
    getStyleClass().addAll("grid-board", "canvas-board");
    getChildren().addAll(colors, frame);
    getChildren().addAll(names.texts());
    getChildren().addAll(canvas, layer(), ring());
    getChildren().forEach(child -> child.setMouseTransparent(true));
    setPickOnBounds(true);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.BUTTON);
    addEventHandler(MouseEvent.MOUSE_MOVED, event -> hover(cellAt(place(event))));
    addEventHandler(MouseEvent.MOUSE_EXITED, event -> hover(OptionalInt.empty()));
    addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    focusedProperty().addListener(change -> point());
    focusVisibleProperty().addListener(change -> point());
  }

  private void clicked(MouseEvent event) {
    OptionalInt cell = cellAt(place(event));
    if (event.getButton() == MouseButton.PRIMARY && cell.isPresent()) {
      moveTo(cell.getAsInt());
      choose(cell.getAsInt());
    }
  }

  private void hover(OptionalInt cell) {
    hovered = cell;
    point();
  }

  @Override
  Node holder() {
    return this;
  }

  @Override
  void forgetMouse() {
    hovered = OptionalInt.empty();
  }

  /** Finds out what is pointed at; a cell reached by key is marked. */
  private void point() {
    boolean keyed = mark();
    placeRing();
    point(hovered.isPresent() || !keyed ? hovered : OptionalInt.of(current()));
  }

  /** Has the picture painted anew. */
  public void repaint() {
    setAccessibleText(words(current()));
    requestLayout();
  }

  /** Lets nothing be typed but these letters, each of which is a move. */
  public void typeOnly(String letters) {
    keys().typeOnly(letters);
  }

  @Override
  void sayMarks() {
    setAccessibleText(words(current()));
  }

  @Override
  public String words(int cell) {
    return withMarks(cell, words.apply(cell));
  }

  @Override
  public OptionalInt cellAt(Point2D place) {
    return placement.cellAt(place.getX(), place.getY());
  }

  @Override
  public void setCurrent(int cell) {
    took(cell);
    setAccessibleText(words(cell));
    point();
  }

  @Override
  public void focusCurrent() {
    requestFocus();
    point();
  }

  @Override
  public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
    if (action == AccessibleAction.FIRE) {
      choose(current());
    } else {
      super.executeAccessibleAction(action, parameters);
    }
  }

  // ---- layout

  @Override
  protected void layoutChildren() {
    placement = HexPlacement.in(lattice(), getWidth(), getHeight(), names.strip());
    styleFor(placement.edge());
    Bounds around = placement.frame();
    frame.resizeRelocate(around.getMinX(), around.getMinY(), around.getWidth(), around.getHeight());
    canvas.setWidth(getWidth());
    canvas.setHeight(getHeight());
    names.layOut(placement, getHeight());
    placeRing();
    canvas.getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
    Brush brush = new Brush(canvas.getGraphicsContext2D(), placement, colors);
    painter.accept(brush);
    layer().draw(placement, brush.figures());
  }

  private void placeRing() {
    Bounds box = placement.ring(current());
    double clear = CLEAR * placement.edge();
    ring()
        .resizeRelocate(
            box.getMinX() - clear,
            box.getMinY() - clear,
            box.getWidth() + 2 * clear,
            box.getHeight() + 2 * clear);
  }
}
