package yomikiri.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;

/**
 * Finds what a screen reader could not tell: what can be used or seen, but has no role or words.
 */
final class Speaking {
  private static final Pattern KEY = Pattern.compile("[a-z0-9-]+(\\.[a-z0-9-]+)+");
  private static final Set<String> PICTURES =
      Set.of(
          "graph",
          "value-line",
          "board-cell",
          "seat-card",
          "tree-canvas",
          "status-line",
          "chart-paper");

  private Speaking() {}

  /** What is mute below {@code root}; to be asked on the toolkit's thread. */
  static List<String> faults(Parent root) {
    List<String> faults = new ArrayList<>();
    visit(root, faults);
    return faults;
  }

  private static void visit(Node node, List<String> faults) {
    if (!node.isVisible()) {
      return;
    }
    boolean isAsked =
        node.isFocusTraversable() || node.getStyleClass().stream().anyMatch(PICTURES::contains);
    if (isAsked) {
      AccessibleRole role = node.getAccessibleRole();
      if (role == null || role == AccessibleRole.NODE || role == AccessibleRole.PARENT) {
        faults.add(Legible.name(node) + " has no role");
      }
      String words = words(node);
      if (words.isBlank() || KEY.matcher(words).matches()) {
        faults.add(Legible.name(node) + " says “" + words + "”");
      }
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> visit(child, faults));
    }
  }

  static String words(Node node) {
    if (node.getAccessibleText() != null && !node.getAccessibleText().isBlank()) {
      return node.getAccessibleText();
    }
    if (node.queryAccessibleAttribute(AccessibleAttribute.LABELED_BY) instanceof Node label) {
      return words(label);
    }
    Object text = node.queryAccessibleAttribute(AccessibleAttribute.TEXT);
    return text == null ? "" : text.toString();
  }
}
