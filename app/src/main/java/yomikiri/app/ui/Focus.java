package yomikiri.app.ui;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/** Puts the keyboard focus on nodes, and marks it while keys are used. */
public final class Focus {
  private static final String USED = "yomikiri.keyboard-used";

  private Focus() {}

  /** Notes whether keys or mouse were used last in {@code scene}; who clicks uses shortcuts too. */
  private static void watch(Scene scene) {
    scene.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (!event.isShortcutDown() && !event.isAltDown()) {
            scene.getProperties().put(USED, true);
          }
        });
    scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> scene.getProperties().remove(USED));
  }

  /** Whether {@code node} has the keyboard and is to show it, since keys were used last. */
  public static boolean isMarked(Node node) {
    return node.isFocusVisible() || (node.isFocused() && isLedByKeys(node.getScene()));
  }

  private static boolean isLedByKeys(@Nullable Scene scene) {
    return scene != null && scene.getProperties().containsKey(USED);
  }

  /** Notes whether keys or the mouse were used last where {@code root} is shown. */
  public static void watch(Parent root) {
    root.sceneProperty()
        .subscribe(
            scene -> {
              if (scene != null) {
                watch(scene);
              }
            });
  }

  /**
   * Puts the keyboard on {@code node}; whoever uses keys sees a mark there. JavaFX marks only what
   * was reached by the Tab key, so this goes to the next node and back.
   */
  public static void put(Node node) {
    node.requestFocus();
    Scene scene = node.getScene();
    if (isLedByKeys(scene)
        && !node.isFocusVisible()
        && node.requestFocusTraversal(TraversalDirection.NEXT)) {
      Node next = scene.getFocusOwner();
      if (next != null) {
        next.requestFocusTraversal(TraversalDirection.PREVIOUS);
      }
      if (!node.isFocused()) {
        node.requestFocus();
      }
    }
  }

  /** Has Tab lead on from {@code text}, as from everywhere, in place of being typed there. */
  public static void leadOn(TextInputControl text) {
    text.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.TAB && !event.isShortcutDown()) {
            text.requestFocusTraversal(
                event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
            event.consume();
          }
        });
  }

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
            .map(Focus::first)
            .flatMap(Optional::stream)
            .findFirst()
        : Optional.empty();
  }
}
