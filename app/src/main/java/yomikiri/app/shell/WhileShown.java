package yomikiri.app.shell;

import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/** Following what outlives a node, without keeping the node alive. */
public final class WhileShown {
  private WhileShown() {}

  /**
   * Hands {@code follower} the value now and, as long as {@code node} is in a window, every change
   * of it. A change missed meanwhile is made up for when the node is back in a window.
   */
  public static <T> void follow(
      Node node, ObservableValue<T> value, Consumer<? super T> follower) {
    ObservableValue<Boolean> isShown = node.sceneProperty().map(Objects::nonNull).orElse(false);
    value.when(isShown).subscribe(follower);
  }
}
