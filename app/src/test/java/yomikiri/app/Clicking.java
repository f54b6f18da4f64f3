package yomikiri.app;

import java.util.ArrayList;
import java.util.List;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.MouseEvent;
import yomikiri.app.ui.Scrolling;

/**
 * Clicks on everything that can be used and finds what is dead to the mouse, because something else
 * lies above it. The clicks reach the window but not what was clicked on, so nothing changes.
 */
final class Clicking {
  private final Driver app;

  Clicking(Driver app) {
    this.app = app;
  }

  /** What cannot be clicked on below what {@code query} finds. */
  List<String> faults(String query) {
    Node root = Hands.ask(() -> app.node(query));
    Scene scene = root.getScene();
    List<Node> hit = new ArrayList<>();
    EventHandler<MouseEvent> catcher =
        event -> {
          if (event.getEventType() == MouseEvent.MOUSE_PRESSED
              && event.getTarget() instanceof Node node) {
            hit.add(node);
          }
          event.consume();
        };
    app.interact(() -> scene.addEventFilter(MouseEvent.ANY, catcher));
    app.interact(() -> scene.getRoot().applyCss()); // a click that is caught changes nothing of it
    List<String> faults = new ArrayList<>();
    for (Control control : Hands.ask(() -> usable(root))) {
      hit.clear();
      app.tap(control, () -> scrollTo(control));
      if (hit.stream().noneMatch(node -> isWithin(node, control))) {
        faults.add(Legible.name(control) + " is dead to the mouse" + below(hit));
      }
    }
    app.interact(() -> scene.removeEventFilter(MouseEvent.ANY, catcher));
    return faults;
  }

  private static String below(List<Node> hit) {
    return hit.isEmpty() ? "" : " below " + Legible.name(hit.getFirst());
  }

  private static List<Control> usable(Node root) {
    List<Control> usable = new ArrayList<>();
    collect(root, usable);
    return usable;
  }

  private static void collect(Node node, List<Control> usable) {
    if (!node.isVisible() || node.isDisabled()) {
      return;
    }
    if (node instanceof Control control && isUsed(control)) {
      usable.add(control);
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, usable));
    }
  }

  private static boolean isUsed(Control control) {
    return control instanceof ButtonBase
        || control instanceof ComboBoxBase
        || control instanceof TextInputControl
        || control instanceof Slider;
  }

  private static void scrollTo(Node node) {
    for (Node one = node.getParent(); one != null; one = one.getParent()) {
      if (one instanceof ScrollPane pane) {
        Scrolling.showDressed(pane, node);
      }
    }
    node.getScene().getRoot().layout();
  }

  private static boolean isWithin(Node inner, Node outer) {
    for (Node one = inner; one != null; one = one.getParent()) {
      if (one.equals(outer)) {
        return true;
      }
    }
    return false;
  }
}
