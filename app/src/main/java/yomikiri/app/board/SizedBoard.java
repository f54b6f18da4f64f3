package yomikiri.app.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Focus;
import yomikiri.engine.game.BoardMark;

/**
 * The base of all boards of cells: keys, choices, preferred size, and the font size by which style
 * sheets find the cells: 1em is their width.
 */
abstract sealed class SizedBoard extends Region implements CellSurface
    permits CanvasBoard, GridBoard {
  private static final double USUAL = 520; // pixels a board would like to have
  private static final double LEAST = 120;

  private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
  private static final PseudoClass TINY = PseudoClass.getPseudoClass("tiny");
  private static final PseudoClass FINE = PseudoClass.getPseudoClass("fine");
  private static final PseudoClass MINUTE = PseudoClass.getPseudoClass("minute");
  private static final PseudoClass ILLEGIBLE = PseudoClass.getPseudoClass("illegible");

  private final Lattice lattice;
  private final CellKeys keys;
  private final Region ring = Controls.styled(new Region(), "keyboard-ring");
  private final MarkLayer layer = new MarkLayer();
  private final ReadOnlyObjectWrapper<OptionalInt> pointed =
      new ReadOnlyObjectWrapper<>(OptionalInt.empty());
  private @Nullable Hand hand;
  private @Nullable Texts texts;
  private List<BoardMark> marks = List.of();
  private Set<String> region = Set.of();
  private int current;
  private OptionalInt drawnFrom = OptionalInt.empty();

  SizedBoard(Lattice lattice) {
    this.lattice = lattice;
    this.keys = new CellKeys(lattice, this, new Led());
    drawWithMouse();
    ring.setMouseTransparent(true);
    ring.setManaged(false);
    ring.setVisible(false);
  }

  /** Where the keys lead. */
  private final class Led implements CellKeys.Led {
    @Override
    public int current() {
      return current;
    }

    @Override
    public void moveTo(int cell) {
      forgetMouse();
      SizedBoard.this.moveTo(cell);
    }

    @Override
    public void choose(int cell) {
      SizedBoard.this.choose(cell);
    }

    @Override
    public boolean isUnmarked() {
      return holder().isFocused() && !ring.isVisible();
    }

    @Override
    public void typed(String text) {
      if (hand != null) {
        hand.typed(text);
      }
    }
  }

  /** The node that is focused while the board is. */
  abstract Node holder();

  /** Marks the cell with the keyboard if keys were used last; whether it is marked now. */
  final boolean mark() {
    ring.setVisible(Focus.isMarked(holder()));
    return ring.isVisible();
  }

  /** The mark around the cell with the keyboard. */
  final Region ring() {
    return ring;
  }

  /** The right mouse button: a click marks a cell, a drag draws an arrow. */
  private void drawWithMouse() {
    addEventHandler(
        MouseEvent.MOUSE_PRESSED,
        event -> drawnFrom = isDrawing(event) ? cellAt(place(event)) : OptionalInt.empty());
    addEventHandler(
        MouseEvent.MOUSE_DRAGGED,
        event -> {
          if (hand != null && drawnFrom.isPresent()) {
            hand.dragged(drawnFrom.getAsInt(), cellAt(place(event)), color(event));
          }
        });
    addEventHandler(
        MouseEvent.MOUSE_RELEASED,
        event -> {
          Hand by = hand;
          OptionalInt from = drawnFrom;
          OptionalInt to = cellAt(place(event));
          if (by == null || from.isEmpty() || !isDrawing(event)) {
            return;
          }
          drawnFrom = OptionalInt.empty();
          by.dragged(from.getAsInt(), OptionalInt.empty(), Optional.empty());
          to.ifPresent(end -> by.marked(from.getAsInt(), end, color(event)));
        });
  }

  private static boolean isDrawing(MouseEvent event) {
    return event.getButton() == MouseButton.SECONDARY;
  }

  static Point2D place(MouseEvent event) {
    return new Point2D(event.getX(), event.getY());
  }

  private static Optional<BoardMark.Color> color(MouseEvent event) {
    boolean first = event.isShiftDown() || event.isControlDown();
    boolean second = event.isAltDown() || event.isMetaDown();
    return !first && !second
        ? Optional.empty()
        : Optional.of(
            first && second
                ? BoardMark.Color.YELLOW
                : first ? BoardMark.Color.RED : BoardMark.Color.BLUE);
  }

  /** What people have drawn on the board. */
  final MarkLayer layer() {
    return layer;
  }

  @Override
  public final void setMarks(List<BoardMark> now, Texts language) {
    boolean same = now.equals(marks) && language.equals(texts);
    boolean none = now.isEmpty() && marks.isEmpty();
    texts = language;
    marks = now;
    layer.set(now);
    if (!same) {
      sayMarks();
    }
    if (!none) {
      requestLayout(); // the figures that marks leave free may be others
    }
  }

  @Override
  public final void setRegion(Set<String> cells) {
    if (!cells.equals(region)) {
      region = cells;
      layer.ring(cells);
      sayMarks();
      requestLayout();
    }
  }

  /** The marks may have changed, of which {@link #withMarks} tells. */
  abstract void sayMarks();

  /** What is said of a cell that shows {@code plain} and what is drawn on it. */
  final String withMarks(int cell, String plain) {
    String name = lattice.name(cell);
    if (texts == null || marks.isEmpty() && !region.contains(name)) {
      return plain;
    }
    List<String> parts = new ArrayList<>(List.of(plain));
    parts.addAll(MarkWords.of(texts, marks, name));
    if (region.contains(name)) {
      parts.add(texts.get("spoken.hint-region"));
    }
    return texts.listed(parts);
  }

  /** Keys lead from now on: what the mouse rests on is not pointed at until it moves. */
  abstract void forgetMouse();

  final void moveTo(int cell) {
    setCurrent(cell);
    focusCurrent();
  }

  final void choose(int cell) {
    if (hand != null) {
      hand.chose(cell);
    }
  }

  /** Notes which cell has the keyboard. */
  final void took(int cell) {
    current = cell;
  }

  /** Reports which cell is pointed at. */
  final void point(OptionalInt cell) {
    pointed.set(cell);
  }

  final CellKeys keys() {
    return keys;
  }

  /** Lets each of {@code letters} be typed as it is, even where a cell's name begins with it. */
  public final void typeLetters(String letters) {
    keys.typeLetters(letters);
  }

  @Override
  public final Lattice lattice() {
    return lattice;
  }

  @Override
  public final ReadOnlyObjectProperty<OptionalInt> pointed() {
    return pointed.getReadOnlyProperty();
  }

  @Override
  public final void hand(Hand to) {
    hand = to;
  }

  @Override
  public final void setMoves(List<String> texts) {
    keys.setMoves(texts);
  }

  @Override
  public final void setPlayable(boolean playable) {
    keys.setPlayable(playable);
  }

  @Override
  public final int current() {
    return current;
  }

  // ---- size

  /** Gives the style sheets the size of a cell in pixels, if it has changed. */
  final void styleFor(double edge) {
    String style = "-fx-font-size: " + edge + "px;";
    if (!style.equals(getStyle())) {
      setStyle(style);
      pseudoClassStateChanged(SMALL, edge < 74);
      pseudoClassStateChanged(TINY, edge < 40);
      pseudoClassStateChanged(FINE, edge < 18);
      pseudoClassStateChanged(MINUTE, edge < 10);
      pseudoClassStateChanged(ILLEGIBLE, edge < 8);
      applyCss(); // or what lies on the cells is laid out with letters of another size
    }
  }

  @Override
  protected final double computePrefWidth(double height) {
    return USUAL;
  }

  @Override
  protected final double computePrefHeight(double width) {
    return USUAL;
  }

  @Override
  protected final double computeMinWidth(double height) {
    return LEAST;
  }

  @Override
  protected final double computeMinHeight(double width) {
    return LEAST;
  }
}
