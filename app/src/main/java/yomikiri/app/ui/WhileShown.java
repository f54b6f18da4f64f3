package yomikiri.app.ui;

import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/** Follows values that outlive a node, without keeping the node alive. */
public final class WhileShown {
  private WhileShown() {}

  /**
   * {@code value} as long as {@code node} is in a window; else as it was there last. A change
   * missed meanwhile is made up for when the node is back in a window.
   */
  public static <T> ObservableValue<T> of(Node node, ObservableValue<T> value) {
    return value.when(node.sceneProperty().map(Objects::nonNull).orElse(false));
  }

  /** Hands {@code follower} the value now and then every change of {@link #of}. */
  public static <T> void follow(Node node, ObservableValue<T> value, Consumer<? super T> follower) {
    of(node, value).subscribe(follower);
  }
}
