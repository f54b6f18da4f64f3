package yomikiri.app.board;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import yomikiri.app.ui.Controls;

/**
 * A board with a node a cell and the cells' names along its edges, as large as there is room. It
 * sets its font size to the cell's width (style sheets count in em). On a board of many cells these
 * lie close together, and only some names are written.
 */
public final class GridBoard extends SizedBoard {
  private static final int HEXAGON = 6; // corners

  private final List<GridCell> cells;
  private final CoordinateLabels names;
  private final Region frame = Controls.styled(new Region(), "board-frame");
  private final Pane above = new Pane();
  private Runnable laidOut = () -> {};
  private GridCell marked;
  private @Nullable GridCell hovered;
  private HexPlacement placement;

  public GridBoard(Lattice lattice) {
    super(lattice);
    this.names = new CoordinateLabels(lattice);
    this.placement = HexPlacement.in(lattice, 0, 0, 0);
    getStyleClass().add("grid-board");
    if (lattice.outline().size() == HEXAGON) {
      getStyleClass().add("hexagonal");
    }
    above.setMouseTransparent(true);
    above.setManaged(false);
    cells = IntStream.range(0, lattice.cells()).mapToObj(this::cell).toList();
    getChildren().add(frame);
    getChildren().addAll(names.texts());
    getChildren().addAll(cells);
    getChildren().addAll(above, layer(), ring());
    marked = cells.getFirst();
    marked.setFocusTraversable(true);
  }

  private GridCell cell(int index) {
    GridCell cell = new GridCell(index, this, () -> choose(index));
    cell.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY) {
            moveTo(index);
            choose(index);
          }
        });
    cell.hoverProperty()
        .addListener(
            change -> {
              if (cell.isHover()) {
                hovered = cell;
              }
              point();
            });
    cell.focusedProperty()
        .addListener(
            change -> {
              if (cell.isFocused()) {
                setCurrent(index);
              }
              point();
            });
    cell.focusVisibleProperty().addListener(change -> point());
    return cell;
  }

  @Override
  public String words(int cell) {
    String said = cells.get(cell).getAccessibleText();
    return said == null ? "" : said;
  }

  @Override
  void sayMarks() {
    cells.forEach(GridCell::sayMarks);
  }

  public List<GridCell> cells() {
    return cells;
  }

  /** Puts on the style sheet of one game. */
  public void wear(String sheet) {
    wear(this, sheet);
  }

  /** Puts the style sheet of one game on what holds a board, or is seen beside one. */
  public static void wear(Parent parent, String sheet) {
    parent
        .getStylesheets()
        .add(Objects.requireNonNull(GridBoard.class.getResource(sheet), sheet).toExternalForm());
  }

  /** Where nodes may float above the cells. */
  public Pane above() {
    return above;
  }

  @Override
  public OptionalInt cellAt(Point2D place) {
    return placement.cellAt(place.getX(), place.getY());
  }

  /** The top left corner of the box around a cell, in the coordinates of {@link #above}. */
  public Point2D corner(int index) {
    return placement.corner(index);
  }

  /** The middle of a cell, in the coordinates of {@link #above}. */
  public Point2D centre(int index) {
    return placement.centre(index);
  }

  /** Runs {@code action} each time the cells have found their places. */
  public void onLaidOut(Runnable action) {
    laidOut = action;
  }

  /** The width of a cell in pixels. */
  public double edge() {
    return placement.edge();
  }

  @Override
  public void focusCurrent() {
    cells.get(current()).requestFocus();
    point();
  }

  @Override
  public void setCurrent(int index) {
    if (index == current()) {
      return;
    }
    GridCell before = cells.get(current());
    boolean focused = before.isFocused();
    before.setFocusTraversable(false);
    took(index);
    cells.get(index).setFocusTraversable(true);
    if (focused) {
      focusCurrent();
    }
  }

  @Override
  Node holder() {
    return cells.get(current());
  }

  @Override
  void forgetMouse() {
    hovered = null;
  }

  /** Finds out what is pointed at; a cell reached by key is marked. */
  private void point() {
    boolean keyed = mark();
    marked.mark("keyed", false);
    marked = cells.get(current());
    marked.mark("keyed", keyed);
    placeRing();
    if (hovered != null && hovered.isHover()) {
      point(OptionalInt.of(hovered.index()));
    } else {
      point(keyed ? OptionalInt.of(current()) : OptionalInt.empty());
    }
  }

  // ---- layout

  @Override
  protected void layoutChildren() {
    placement = HexPlacement.in(lattice(), getWidth(), getHeight(), names.strip());
    styleFor(edge());
    Bounds around = placement.frame();
    double left = snapPositionX(around.getMinX()); // else its corners are drawn beside it
    double top = snapPositionY(around.getMinY());
    frame.resizeRelocate(
        left, top, snapPositionX(around.getMaxX()) - left, snapPositionY(around.getMaxY()) - top);
    above.resizeRelocate(0, 0, getWidth(), getHeight());
    for (GridCell cell : cells) {
      Point2D corner = corner(cell.index());
      cell.resizeRelocate(corner.getX(), corner.getY(), edge(), placement.height());
    }
    names.layOut(placement, getHeight());
    layer().draw(placement, figures());
    placeRing();
    laidOut.run();
  }

  /** What the cells say in figures of the moves they stand for, where marks could lie over it. */
  private List<Bounds> figures() {
    if (layer().isEmpty()) {
      return List.of();
    }
    cells.forEach(GridCell::layout);
    return cells.stream().flatMap(GridCell::figures).toList();
  }

  private void placeRing() {
    Bounds box = placement.ring(current());
    ring().resizeRelocate(box.getMinX(), box.getMinY(), box.getWidth(), box.getHeight());
  }
}
