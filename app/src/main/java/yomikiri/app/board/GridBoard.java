package yomikiri.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * A board of square cells with their names along the edges, as large as there is room. It sets its
 * font size to the cell's edge (style sheets count in em), and is one stop of the Tab key: arrows
 * move among the cells, Enter or Space chooses one, and a cell's name can be typed. On a board of
 * many cells these lie close together, and only some names are written.
 */
public final class GridBoard extends Region {
  private static final double GAP = 0.085; // of a cell
  private static final double FRAME = 0.16;
  private static final int MANY = 15; // cells in a row or column
  private static final double SMALLEST = 5; // pixels
  private static final double NAME_ROOM = 1.3; // of a name's height: what each needs
  private static final double NAMES = 1.85; // of a name's height: the strip they stand in

  private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
  private static final PseudoClass TINY = PseudoClass.getPseudoClass("tiny");
  private static final PseudoClass FINE = PseudoClass.getPseudoClass("fine");
  private static final PseudoClass MINUTE = PseudoClass.getPseudoClass("minute");

  private final int columns;
  private final int rows;
  private final double spacing; // of a cell
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
  private final EventHandler<InputEvent> useOfKeys = this::notice;
  private Runnable laidOut = () -> {};
  private boolean playable;
  private boolean byKey;
  private int current;
  private GridCell marked;
  private @Nullable GridCell hovered;
  private String letters = "";
  private double edge = 60;

  /**
   * @param choose is told the cell that was clicked or chosen by key
   * @param typed is told a cell's name that was typed
   */
  public GridBoard(int columns, int rows, IntConsumer choose, Consumer<String> typed) {
    this.columns = columns;
    this.rows = rows;
    this.spacing = Math.max(columns, rows) > MANY ? 0 : GAP;
    this.choose = choose;
    this.typed = typed;
    getStyleClass().add("grid-board");
    frame.getStyleClass().add("board-frame");
    above.setMouseTransparent(true);
    above.setManaged(false);
    getChildren().add(frame);
    for (int column = 0; column < columns; column++) {
      columnNames.add(name(columnName(column)));
    }
    for (int row = 0; row < rows; row++) {
      rowNames.add(name(Integer.toString(row + 1)));
    }
    for (int index = 0; index < columns * rows; index++) {
      cells.add(cell(index));
    }
    getChildren().addAll(cells);
    getChildren().add(above);
    marked = cells.getFirst();
    marked.setFocusTraversable(true);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    sceneProperty()
        .addListener(
            (value, before, now) -> {
              if (before != null) {
                before.removeEventFilter(InputEvent.ANY, useOfKeys);
              }
              if (now != null) {
                now.addEventFilter(InputEvent.ANY, useOfKeys);
              }
            });
    addEventHandler(KeyEvent.KEY_TYPED, this::letter);
  }

  /** From {@code a} to {@code z}, then {@code aa}, {@code ab} and so on. */
  public static String columnName(int column) {
    String last = String.valueOf((char) ('a' + column % 26));
    return column < 26 ? last : columnName(column / 26 - 1) + last;
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

  /**
   * Where keys lead about, even away from the board, its cell is marked when it has the keyboard.
   */
  private void notice(InputEvent event) {
    if (event.getEventType() == MouseEvent.MOUSE_PRESSED) {
      byKey = false;
    } else if (event instanceof KeyEvent key && key.getEventType() == KeyEvent.KEY_PRESSED) {
      KeyCode code = key.getCode();
      byKey |=
          code.isNavigationKey()
              || code == KeyCode.TAB
              || code == KeyCode.ESCAPE
              || code == KeyCode.ENTER;
    }
  }

  /** Finds out what is pointed at; a cell reached by key is marked. */
  private void point() {
    GridCell now = cells.get(current);
    boolean keyed = now.isFocusVisible() || (byKey && now.isFocused());
    marked.mark("keyed", false);
    marked = now;
    marked.mark("keyed", keyed);
    if (hovered != null && hovered.isHover()) {
      pointed.set(OptionalInt.of(hovered.index()));
    } else {
      pointed.set(keyed ? OptionalInt.of(current) : OptionalInt.empty());
    }
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

  /** Has each of {@code words} be typed as it is, in place of the names of cells. */
  public void typeLetters(String words) {
    letters = words;
  }

  /** Gathers a column's letter and then a row's number. */
  private void letter(KeyEvent event) {
    String text = event.getCharacter().toLowerCase(Locale.ROOT);
    if (text.length() != 1 || event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    char c = text.charAt(0);
    if (!letters.isEmpty()) {
      if (letters.indexOf(c) >= 0) {
        typed.accept(text);
      }
    } else if (c >= 'a' && c < 'a' + columns) {
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
    double across = 2 * FRAME + columns + (columns - 1) * spacing;
    double down = 2 * FRAME + rows + (rows - 1) * spacing;
    double strip = Math.round(NAMES * letterHeight());
    double room = Math.min((getWidth() - 2 * strip) / across, (getHeight() - strip) / down);
    setEdge(Math.max(SMALLEST, Math.floor(room)));
    double gap = Math.round(edge * spacing);
    double pad = Math.round(edge * FRAME);
    double width = 2 * pad + columns * edge + (columns - 1) * gap;
    double height = 2 * pad + rows * edge + (rows - 1) * gap;
    double left = Math.round((getWidth() - width) / 2);
    double top = Math.round((getHeight() - height - strip) / 2 + strip);
    frame.resizeRelocate(left, top, width, height);
    above.resizeRelocate(0, 0, getWidth(), getHeight());
    for (GridCell cell : cells) {
      int column = cell.index() % columns;
      int row = cell.index() / columns;
      double x = left + pad + column * (edge + gap);
      double y = top + pad + row * (edge + gap);
      cell.resizeRelocate(x, y, edge, edge);
    }
    layOutNames(left + pad, top + pad, left, top, edge + gap);
    laidOut.run();
  }

  /** The size of the letters along the edges. */
  private double letterHeight() {
    return columnNames.getFirst().getFont().getSize();
  }

  /** Writes the first name along each edge, and after it as many as there is room for. */
  private void layOutNames(double x, double y, double left, double top, double step) {
    double strip = Math.round(NAMES * letterHeight());
    double need = NAME_ROOM * letterHeight();
    int each = IntStream.of(1, 2, 5, 10).filter(n -> n * step >= need).findFirst().orElse(20);
    double width = Math.max(edge, strip);
    for (int column = 0; column < columns; column++) {
      Label name = columnNames.get(column);
      name.setVisible(isNamed(column, each));
      double middle = x + column * step + edge / 2;
      name.resizeRelocate(middle - width / 2, top - strip, width, strip);
    }
    double height = Math.max(edge, strip);
    for (int row = 0; row < rows; row++) {
      Label name = rowNames.get(row);
      name.setVisible(isNamed(row, each));
      double middle = y + row * step + edge / 2;
      name.resizeRelocate(
          left - strip, Math.min(middle - height / 2, getHeight() - height), strip, height);
    }
  }

  private static boolean isNamed(int index, int each) {
    return index == 0 || (each == 2 ? index % 2 == 0 : (index + 1) % each == 0);
  }

  private void setEdge(double now) {
    if (now != edge || getStyle().isEmpty()) {
      edge = now;
      setStyle("-fx-font-size: " + edge + "px;");
      pseudoClassStateChanged(SMALL, edge < 74);
      pseudoClassStateChanged(TINY, edge < 40);
      pseudoClassStateChanged(FINE, edge < 18);
      pseudoClassStateChanged(MINUTE, edge < 10);
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
