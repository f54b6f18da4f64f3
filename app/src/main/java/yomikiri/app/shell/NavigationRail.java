package yomikiri.app.shell;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;

/**
 * The rail at the left edge with a button for each screen: icon and word. Its buttons are in no
 * group: there JavaFX would have the arrow keys mark another screen than the one shown.
 */
final class NavigationRail extends VBox {
  private final Map<Destination, ToggleButton> buttons = new EnumMap<>(Destination.class);

  NavigationRail(Texts texts, Consumer<Destination> go) {
    getStyleClass().add("rail");
    addEventFilter(KeyEvent.KEY_PRESSED, NavigationRail::walk);
    for (Destination destination : Destination.values()) {
      ToggleButton button = Controls.styled(new ToggleButton(), "rail-button");
      button.setAccessibleRole(AccessibleRole.TAB_ITEM); // it switches nothing on or off
      button.textProperty().bind(texts.of(destination.words()));
      button.setGraphic(new FontIcon(destination.icon()));
      button.setContentDisplay(ContentDisplay.TOP);
      button.setMaxWidth(Double.MAX_VALUE);
      button.setOnAction(
          event -> {
            button.setSelected(true);
            go.accept(destination);
          });
      buttons.put(destination, button);
      getChildren().add(button);
    }
  }

  private static void walk(KeyEvent event) {
    if (event.getTarget() instanceof Node button
        && (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN)) {
      button.requestFocusTraversal(
          event.getCode() == KeyCode.UP ? TraversalDirection.UP : TraversalDirection.DOWN);
      event.consume();
    }
  }

  void select(Destination destination) {
    buttons.forEach((to, button) -> button.setSelected(to.equals(destination)));
  }
}
