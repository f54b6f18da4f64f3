package yomikiri.app.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
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
 * move among the cells, Enter or Space chooses one, and a cell's name can be typed; a name that is
 * the beginning of another is chosen with Enter. On a board of many cells these lie close together,
 * and only some names are written.
 */
public final class GridBoard extends Region {
  private static final double GAP = 0.085; // of a cell
  private static final double FRAME = 0.16;
  private static final int MANY = 15; // cells in a row or column
  private static final double SMALLEST = 5; // pixels
  private static final double RING = 0.075; // of a cell: how far it stands off

  private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
  private static final PseudoClass TINY = PseudoClass.getPseudoClass("tiny");
  private static final PseudoClass FINE = PseudoClass.getPseudoClass("fine");
  private static final PseudoClass MINUTE = PseudoClass.getPseudoClass("minute");

  private final int columns;
  private final int rows;
  private final double spacing; // of a cell
  private final List<GridCell> cells = new ArrayList<>();
  private final EdgeNames names;
  private final Region frame = new Region();
  private final Pane above = new Pane();
  private final Region ring = new Region();
  private final ReadOnlyObjectWrapper<OptionalInt> pointed =
      new ReadOnlyObjectWrapper<>(OptionalInt.empty());
  private final TypedName typing;
  private final EventHandler<InputEvent> useOfKeys = this::notice;
  private Runnable laidOut = () -> {};
  private IntConsumer choose = cell -> {};
  private Consumer<String> typed = text -> {};
  private boolean playable;
  private boolean byKey;
  private int current;
  private GridCell marked;
  private @Nullable GridCell hovered;
  private String letters = "";
  private double edge = 60;

  public GridBoard(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
    this.spacing = Math.max(columns, rows) > MANY ? 0 : GAP;
    this.names = new EdgeNames(columns, rows);
    this.typing = new TypedName(IntStream.range(0, columns * rows).mapToObj(this::nameOf).toList());
    getStyleClass().add("grid-board");
    frame.getStyleClass().add("board-frame");
    above.setMouseTransparent(true);
    above.setManaged(false);
    getChildren().add(frame);
    getChildren().addAll(names.labels());
    for (int index = 0; index < columns * rows; index++) {
      cells.add(cell(index));
    }
    getChildren().addAll(cells);
    ring.getStyleClass().add("keyboard-ring");
    ring.setMouseTransparent(true);
    ring.setManaged(false);
    ring.setVisible(false);
    getChildren().addAll(above, ring);
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

  /** What a cell is called, such as {@code c4}. */
  public String nameOf(int index) {
    return columnName(index % columns) + (1 + index / columns);
  }

  /**
   * Sets who is told what is done on the board.
   *
   * @param cellChosen the cell that was clicked, chosen by key or typed
   * @param textTyped a letter of {@link #typeLetters} or the name of no cell
   */
  void hand(IntConsumer cellChosen, Consumer<String> textTyped) {
    choose = cellChosen;
    typed = textTyped;
  }

  private GridCell cell(int index) {
    GridCell cell = new GridCell(index);
    cell.setId("cell-" + nameOf(index));
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

  /** The cell of {@code among} that lies nearest to the one with the keyboard. */
  int nearest(Collection<Integer> among) {
    return among.stream()
        .min(Comparator.comparingInt(this::distance).thenComparing(Comparator.naturalOrder()))
        .orElse(current);
  }

  private int distance(int index) {
    return Math.abs(index % columns - current % columns)
        + Math.abs(index / columns - current / columns);
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
    ring.setVisible(keyed);
    placeRing();
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

  /** Has each of {@code words} be typed as it is; no name of a cell begins with one of them. */
  public void typeLetters(String words) {
    letters = words;
  }

  private void letter(KeyEvent event) {
    String text = event.getCharacter().toLowerCase(Locale.ROOT);
    if (text.length() != 1 || event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    if (letters.contains(text)) {
      typing.forget();
      typed.accept(text);
      return;
    }
    switch (typing.type(text.charAt(0))) {
      case TypedName.Found.Nothing() -> {}
      case TypedName.Found.Off(String name) -> typed.accept(name);
      case TypedName.Found.Cell(int index, boolean whole) -> {
        moveTo(index);
        if (whole) {
          choose.accept(index);
        }
      }
    }
  }

  // ---- layout

  @Override
  protected void layoutChildren() {
    double across = 2 * FRAME + columns + (columns - 1) * spacing;
    double down = 2 * FRAME + rows + (rows - 1) * spacing;
    double strip = names.strip();
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
    names.layOut(
        new EdgeNames.Places(left + pad, top + pad, left, top, edge + gap, edge, getHeight()));
    placeRing();
    laidOut.run();
  }

  /** Puts the keyboard's ring a little outside its cell. */
  private void placeRing() {
    Point2D corner = corner(current);
    double off = RING * edge;
    ring.resizeRelocate(corner.getX() - off, corner.getY() - off, edge + 2 * off, edge + 2 * off);
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
