package yomikiri.app.play;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import org.jspecify.annotations.Nullable;

/** A tab whose inside is made when the tab is first chosen. */
final class LateTab<N extends Node> extends Tab {
  private @Nullable N inside;

  /**
   * @param made runs when the inside has just been made
   */
  LateTab(ObservableValue<String> word, Supplier<N> maker, Runnable made) {
    textProperty().bind(word);
    selectedProperty()
        .addListener(
            (value, before, now) -> {
              if (now && inside == null) {
                inside = maker.get();
                setContent(inside);
                made.run();
              }
            });
  }

  /** The inside, once it is made. */
  Optional<N> inside() {
    return Optional.ofNullable(inside);
  }
}
