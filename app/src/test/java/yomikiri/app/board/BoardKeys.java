package yomikiri.app.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import yomikiri.app.board.Lattice.Way;

/** Plays on a board without a window by the keys that people press. */
final class BoardKeys {
  private BoardKeys() {}

  static void pickByKeys(BoardView board, Pick pick) {
    if (pick instanceof Pick.Cell(int cell)) {
      CellSurface cells = BoardContract.cells(board);
      way(cells.lattice(), cells.current(), cell).forEach(key -> press((Node) cells, key));
      press((Node) cells, KeyCode.ENTER);
    } else {
      List<Node> options = List.copyOf(board.root().lookupAll(".option"));
      OptionBar bar = (OptionBar) options.getFirst().getParent();
      for (int i = 0; i < options.size() && !pick.equals(bar.offered().orElseThrow()); i++) {
        press(bar, KeyCode.RIGHT);
      }
      press(bar, KeyCode.ENTER);
    }
  }

  /** The arrow keys that lead from cell to cell. */
  private static List<KeyCode> way(Lattice lattice, int from, int to) {
    Map<Way, KeyCode> keys =
        Map.of(
            Way.LEFT,
            KeyCode.LEFT,
            Way.RIGHT,
            KeyCode.RIGHT,
            Way.UP,
            KeyCode.UP,
            Way.DOWN,
            KeyCode.DOWN);
    Map<Integer, List<KeyCode>> ways = new HashMap<>(Map.of(from, List.of()));
    Deque<Integer> open = new ArrayDeque<>(List.of(from));
    while (!ways.containsKey(to)) {
      int cell = open.remove();
      keys.forEach(
          (way, key) -> {
            int next = lattice.next(cell, way);
            if (!ways.containsKey(next)) {
              List<KeyCode> longer = new ArrayList<>(ways.getOrDefault(cell, List.of()));
              longer.add(key);
              ways.put(next, longer);
              open.add(next);
            }
          });
    }
    return ways.getOrDefault(to, List.of());
  }

  private static void press(Node node, KeyCode key) {
    fire(node, KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, key);
  }

  static void type(CellSurface cells, char letter) {
    fire((Node) cells, KeyEvent.KEY_TYPED, String.valueOf(letter), KeyCode.UNDEFINED);
  }

  private static void fire(Node node, EventType<KeyEvent> type, String text, KeyCode key) {
    Event.fireEvent(node, new KeyEvent(type, text, text, key, false, false, false, false));
  }
}
