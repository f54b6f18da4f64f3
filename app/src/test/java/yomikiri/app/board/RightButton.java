package yomikiri.app.board;

import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/**
 * The right mouse button on a board.
 *
 * @param held the key held down meanwhile
 */
record RightButton(CellSurface cells, KeyCode held) {
  RightButton(CellSurface cells) {
    this(cells, KeyCode.UNDEFINED);
  }

  /** The same with a key held down. */
  RightButton with(KeyCode key) {
    return new RightButton(cells, key);
  }

  /** Presses it on one cell and lets go on another, or on the same. */
  void drag(int from, int to) {
    Point2D begin = middle(from);
    Point2D end = middle(to);
    fire(MouseEvent.MOUSE_PRESSED, begin, from);
    fire(MouseEvent.MOUSE_DRAGGED, end, from);
    fire(MouseEvent.MOUSE_RELEASED, end, from);
    if (from == to) {
      fire(MouseEvent.MOUSE_CLICKED, end, from);
    }
  }

  /** Where a cell has its middle, in the coordinates of the board. */
  private Point2D middle(int cell) {
    Bounds room = ((Node) cells).getLayoutBounds();
    Lattice lattice = cells.lattice();
    double strip = new CoordinateLabels(lattice).strip();
    return HexPlacement.in(lattice, room.getWidth(), room.getHeight(), strip).centre(cell);
  }

  private void fire(EventType<MouseEvent> type, Point2D place, int cell) {
    Node board = (Node) cells;
    Point2D inScene = board.localToScene(place);
    Node target = board instanceof GridBoard grid ? grid.cells().get(cell) : board;
    Event.fireEvent(
        target,
        new MouseEvent(
            null,
            target,
            type,
            inScene.getX(),
            inScene.getY(),
            inScene.getX(),
            inScene.getY(),
            MouseButton.SECONDARY,
            1,
            held == KeyCode.SHIFT,
            held == KeyCode.CONTROL,
            held == KeyCode.ALT,
            false,
            false,
            false,
            true,
            false,
            false,
            true,
            null));
  }
}
