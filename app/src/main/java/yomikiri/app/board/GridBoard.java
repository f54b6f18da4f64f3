package yomikiri.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * A board of square cells with their names along the edges. It keeps itself square, sets its font
 * size to the cell's edge (style sheets count in em), and is one stop of the Tab key: arrows move
 * among the cells, Enter or Space chooses one, and a cell's name can be typed.
 */
public final class GridBoard extends Region {
  private static final double GAP = 0.085; // of a cell
  private static final double FRAME = 0.16;
  private static final double NAMES = 24; // pixels

  private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");

  private final int columns;
  private final int rows;
  private final List<GridCell> cells = new ArrayList<>();
  private final List<Label> columnNames = new ArrayList<>();
  private final List<Label> rowNames = new ArrayList<>();
  private final Region frame = new Region();
  private final Pane above = new Pane();
  private final IntConsumer choose;
  private final Consumer<String> typed;
  private final ReadOnlyObjectWrapper<OptionalInt> pointed =
      new ReadOnlyObjectWrapper<>(OptionalInt.empty());
  private final StringBuilder typing = new StringBuilder();
  private Runnable laidOut = () -> {};
  private boolean playable;
  private boolean byKey;
  private int current;
  private double edge = 60;

  /**
   * @param choose is told the cell that was clicked or chosen by key
   * @param typed is told a cell's name that was typed
   */
  public GridBoard(int columns, int rows, IntConsumer choose, Consumer<String> typed) {
    this.columns = columns;
    this.rows = rows;
    this.choose = choose;
    this.typed = typed;
    getStyleClass().add("grid-board");
    frame.getStyleClass().add("board-frame");
    above.setMouseTransparent(true);
    above.setManaged(false);
    getChildren().add(frame);
    for (int column = 0; column < columns; column++) {
      columnNames.add(name(String.valueOf((char) ('a' + column))));
    }
    for (int row = 0; row < rows; row++) {
      rowNames.add(name(Integer.toString(row + 1)));
    }
    for (int index = 0; index < columns * rows; index++) {
      cells.add(cell(index));
    }
    getChildren().addAll(cells);
    getChildren().add(above);
    cells.getFirst().setFocusTraversable(true);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    addEventHandler(KeyEvent.KEY_TYPED, this::letter);
  }

  private Label name(String text) {
    Label label = new Label(text);
    label.getStyleClass().add("cell-name");
    getChildren().add(label);
    return label;
  }

  private GridCell cell(int index) {
    GridCell cell = new GridCell(index);
    cell.setId("cell-" + columnNames.get(index % columns).getText() + (1 + index / columns));
    cell.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY) {
            byKey = false;
            moveTo(index);
            choose.accept(index);
          }
        });
    cell.hoverProperty().addListener(change -> point());
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

  public List<GridCell> cells() {
    return List.copyOf(cells);
  }

  /** Puts on the style sheet of one game. */
  public void wear(String sheet) {
    getStylesheets()
        .add(Objects.requireNonNull(GridBoard.class.getResource(sheet), sheet).toExternalForm());
  }

  /** Where nodes may float above the cells. */
  public Pane above() {
    return above;
  }

  /** The cell under the pointer, or else the one with the keyboard. */
  public ReadOnlyObjectProperty<OptionalInt> pointed() {
    return pointed.getReadOnlyProperty();
  }

  /** The top left corner of a cell, in the coordinates of {@link #above}. */
  public Point2D corner(int index) {
    GridCell cell = cells.get(index);
    return new Point2D(cell.getLayoutX(), cell.getLayoutY());
  }

  /** Runs {@code action} each time the cells have found their places. */
  public void onLaidOut(Runnable action) {
    laidOut = action;
  }

  /** The length of a cell's edge in pixels. */
  public double edge() {
    return edge;
  }

  /** Puts the keyboard on the cell it was on last. */
  public void focusCurrent() {
    cells.get(current).requestFocus();
    point();
  }

  /** The cell that gets the keyboard when the board is next reached. */
  public void setCurrent(int index) {
    if (index == current) {
      return;
    }
    boolean focused = cells.get(current).isFocused();
    cells.get(current).setFocusTraversable(false);
    current = index;
    cells.get(current).setFocusTraversable(true);
    if (focused) {
      focusCurrent();
    }
  }

  private void moveTo(int index) {
    setCurrent(index);
    focusCurrent();
  }

  /** Finds out what is pointed at; a cell reached by key is marked. */
  private void point() {
    cells.forEach(cell -> cell.mark("keyed", isKeyed(cell)));
    OptionalInt hovered = firstWhere(cells.stream().filter(Node::isHover).toList());
    pointed.set(
        hovered.isPresent() ? hovered : firstWhere(cells.stream().filter(this::isKeyed).toList()));
  }

  private boolean isKeyed(GridCell cell) {
    return cell.isFocusVisible() || (byKey && cell.isFocused());
  }

  private static OptionalInt firstWhere(List<GridCell> found) {
    return found.stream().mapToInt(GridCell::index).findFirst();
  }

  private void pressed(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    int column = current % columns;
    int row = current / columns;
    byKey = true;
    switch (event.getCode()) {
      case LEFT -> moveTo(row * columns + Math.max(0, column - 1));
      case RIGHT -> moveTo(row * columns + Math.min(columns - 1, column + 1));
      case UP -> moveTo(Math.max(0, row - 1) * columns + column);
      case DOWN -> moveTo(Math.min(rows - 1, row + 1) * columns + column);
      case HOME -> moveTo(row * columns);
      case END -> moveTo(row * columns + columns - 1);
      case ENTER -> choose.accept(current);
      case SPACE -> {
        if (!playable) {
          return;
        }
        choose.accept(current);
      }
      default -> {
        return;
      }
    }
    event.consume();
  }

  /** Whether Space chooses a cell; where nobody may move, it is left to others. */
  public void setPlayable(boolean now) {
    playable = now;
  }

  /** Gathers a column's letter and then a row's number. */
  private void letter(KeyEvent event) {
    String text = event.getCharacter().toLowerCase(Locale.ROOT);
    if (text.length() != 1 || event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    char c = text.charAt(0);
    if (c >= 'a' && c < 'a' + columns) {
      typing.setLength(0);
      typing.append(c);
    } else if (c >= '1' && c <= '9' && typing.length() > 0) {
      String cell = typing.append(c).toString();
      int row = Integer.parseInt(cell.substring(1));
      typing.setLength(0);
      if (row <= rows) {
        moveTo((row - 1) * columns + cell.charAt(0) - 'a');
      }
      typed.accept(cell);
    } else {
      typing.setLength(0);
    }
  }

  // ---- layout

  @Override
  protected void layoutChildren() {
    double across = 2 * FRAME + columns + (columns - 1) * GAP;
    double down = 2 * FRAME + rows + (rows - 1) * GAP;
    double room = Math.min((getWidth() - 2 * NAMES) / across, (getHeight() - NAMES) / down);
    setEdge(Math.max(20, Math.floor(room)));
    double gap = Math.round(edge * GAP);
    double pad = Math.round(edge * FRAME);
    double width = 2 * pad + columns * edge + (columns - 1) * gap;
    double height = 2 * pad + rows * edge + (rows - 1) * gap;
    double left = Math.round((getWidth() - width) / 2);
    double top = Math.round((getHeight() - height - NAMES) / 2 + NAMES);
    frame.resizeRelocate(left, top, width, height);
    above.resizeRelocate(0, 0, getWidth(), getHeight());
    for (GridCell cell : cells) {
      int column = cell.index() % columns;
      int row = cell.index() / columns;
      double x = left + pad + column * (edge + gap);
      double y = top + pad + row * (edge + gap);
      cell.resizeRelocate(x, y, edge, edge);
    }
    for (int column = 0; column < columns; column++) {
      columnNames
          .get(column)
          .resizeRelocate(left + pad + column * (edge + gap), top - NAMES, edge, NAMES);
    }
    for (int row = 0; row < rows; row++) {
      rowNames.get(row).resizeRelocate(left - NAMES, top + pad + row * (edge + gap), NAMES, edge);
    }
    laidOut.run();
  }

  private void setEdge(double now) {
    if (now != edge || getStyle().isEmpty()) {
      edge = now;
      setStyle("-fx-font-size: " + edge + "px;");
      pseudoClassStateChanged(SMALL, edge < 74);
    }
  }

  @Override
  protected double computePrefWidth(double height) {
    return 520;
  }

  @Override
  protected double computePrefHeight(double width) {
    return 520;
  }

  @Override
  protected double computeMinWidth(double height) {
    return 120;
  }

  @Override
  protected double computeMinHeight(double width) {
    return 120;
  }
}
