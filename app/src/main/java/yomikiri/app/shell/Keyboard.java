package yomikiri.app.shell;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;

/** Where the keyboard is and may go. */
public final class Keyboard {
  private Keyboard() {}

  /** Whether {@code node} is {@code whole} or a part of it. */
  public static boolean isWithin(Node node, Node whole) {
    Node one = node;
    while (one != null && !one.equals(whole)) {
      one = one.getParent();
    }
    return one != null;
  }

  /** The first thing at or below {@code node} that takes the keyboard. */
  public static Optional<Node> first(Node node) {
    if (node.isDisabled() || !node.isVisible()) {
      return Optional.empty();
    }
    if (node.isFocusTraversable() && !(node instanceof ScrollPane)) {
      return Optional.of(node);
    }
    return node instanceof Parent parent
        ? parent.getChildrenUnmodifiable().stream()
            .map(Keyboard::first)
            .flatMap(Optional::stream)
            .findFirst()
        : Optional.empty();
  }
}
