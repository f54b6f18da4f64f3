package yomikiri.app.play;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import yomikiri.app.play.model.PlayViewModel;

/** The plain keys that lead along the moves: arrows to the sides, Home and End. */
record ReplayKeys(PlayCommands commands, PlayViewModel game) {
  /**
   * Lets the keys lead along the moves wherever one of {@code nodes} has the keyboard. On the board
   * they do so only where nobody there is to move; else, and always with Shift, they lead from cell
   * to cell. A key that has just steered leads nowhere, though nobody is to move after it: all
   * filters of a node hear a key, also one that another has taken.
   */
  void listen(Node board, List<? extends Node> nodes) {
    nodes.forEach(node -> node.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed));
    board.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (game.now().isOnlyLookedAt() && !event.isShiftDown() && !event.isConsumed()) {
            pressed(event);
          }
        });
  }

  private void pressed(KeyEvent event) {
    if (event.isAltDown() || event.isShortcutDown()) {
      return;
    }
    switch (event.getCode()) {
      case LEFT -> commands.back.run();
      case RIGHT -> commands.forward.run();
      case HOME -> commands.first.run();
      case END -> commands.last.run();
      default -> {
        return;
      }
    }
    event.consume();
  }
}
