package yomikiri.app.shell;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import yomikiri.app.text.Texts;

/** The way from screen to screen, at the left edge: icon and word. */
final class Rail extends VBox {
  private final ToggleGroup group = new ToggleGroup();

  Rail(List<Place> places, Texts texts, Consumer<Place> go) {
    getStyleClass().add("rail");
    for (Place place : places) {
      ToggleButton button = new ToggleButton();
      button.getStyleClass().add("rail-button");
      button.textProperty().bind(texts.of(place.key()));
      button.setGraphic(new FontIcon(place.icon()));
      button.setContentDisplay(ContentDisplay.TOP);
      button.setUserData(place);
      button.setToggleGroup(group);
      button.setMaxWidth(Double.MAX_VALUE);
      button.setOnAction(
          event -> {
            button.setSelected(true);
            go.accept(place);
          });
      getChildren().add(button);
    }
  }

  void select(Place place) {
    group.getToggles().stream()
        .filter(toggle -> place.equals(toggle.getUserData()))
        .forEach(group::selectToggle);
  }
}
