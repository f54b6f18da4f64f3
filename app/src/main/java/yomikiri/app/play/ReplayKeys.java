package yomikiri.app.play;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;

/** The plain keys that lead along the moves: arrows to the sides, Home and End. */
final class ReplayKeys {
  private final PlayCommands commands;
  private final PlayState state;

  ReplayKeys(PlayCommands commands, PlayState state) {
    this.commands = commands;
    this.state = state;
  }

  /** Has the keys lead along the moves wherever {@code node} has the keyboard. */
  void listen(Node node) {
    node.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /**
   * The same on a board, whose cells the keys lead about as long as somebody there is to move; with
   * Shift they always do.
   */
  void listenOnBoard(Node board) {
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
