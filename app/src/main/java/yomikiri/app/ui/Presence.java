package yomikiri.app.ui;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Labeled;

/**
 * Shows nodes only at times. A node takes room only while it is seen, and is seen only while it
 * takes room: else it would stay where it stood last and take the mouse from what stands there now.
 */
public final class Presence {
  private Presence() {}

  /** Shows {@code node} only while that is so. */
  public static void when(Node node, ObservableValue<Boolean> needed) {
    node.visibleProperty().bind(needed);
    atTimes(node);
  }

  /** Gives nodes room only while they are visible. */
  public static void atTimes(Node... nodes) {
    for (Node node : nodes) {
      node.managedProperty().bind(node.visibleProperty());
    }
  }

  /** Hides a node until it is made visible; it has no room meanwhile. */
  public static void hide(Node node) {
    atTimes(node);
    node.setVisible(false);
  }

  /** Shows {@code label} only while it has words. */
  public static void withWords(Labeled label) {
    when(label, label.textProperty().isNotEmpty());
  }
}
