package yomikiri.app.play;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.stage.Window;

/**
 * Whether the player's attention is free for the game: no card, form or other window is open.
 *
 * @param here whether the play screen is in view
 * @param screen is disabled beneath a card
 * @param side holds a form while one is open
 */
record BoardAttention(
    ObservableBooleanValue here, Region screen, Pane side, ObservableBooleanValue tree) {
  /** {@code panel} is what the side holds while no form is open. */
  BooleanBinding free(Node panel) {
    ObservableValue<Boolean> focused =
        screen.sceneProperty().flatMap(Scene::windowProperty).flatMap(Window::focusedProperty);
    return Bindings.createBooleanBinding(
        () ->
            here.get()
                && !screen.isDisabled()
                && side.getChildren().contains(panel)
                && !tree.get()
                && Boolean.TRUE.equals(focused.getValue()),
        here,
        screen.disabledProperty(),
        side.getChildren(),
        tree,
        focused);
  }
}
