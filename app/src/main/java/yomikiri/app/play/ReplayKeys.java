package yomikiri.app.play;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import yomikiri.app.play.course.PlayState;

/** The plain keys that lead along the moves: arrows to the sides, Home and End. */
final class ReplayKeys {
  private final PlayCommands commands;
  private final PlayState state;

  ReplayKeys(PlayCommands commands, PlayState state) {
    this.commands = commands;
    this.state = state;
  }

  /**
   * Has the keys lead along the moves wherever one of {@code nodes} has the keyboard, and on the
   * board too, whose cells they lead about as long as somebody there is to move; with Shift they
   * always do.
   */
  void listen(Node board, List<? extends Node> nodes) {
    nodes.forEach(node -> node.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed));
    board.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (state.isOnlyLookedAt() && !event.isShiftDown()) {
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
