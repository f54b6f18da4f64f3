package yomikiri.app.play;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import org.jspecify.annotations.Nullable;

/** A tab whose inside is made when the tab is first chosen, and is shown only while it is. */
final class LazyTab<N extends Node> extends Tab {
  private @Nullable N inside;

  /** {@code turned} runs when the tab has been chosen, or another one instead. */
  LazyTab(ObservableValue<String> word, Supplier<N> maker, Runnable turned) {
    textProperty().bind(word);
    selectedProperty()
        .addListener(
            (value, before, now) -> {
              if (now && inside == null) {
                inside = maker.get();
                setContent(inside);
              }
              turned.run();
            });
  }

  /** The inside, while the tab is the one chosen. */
  Optional<N> inView() {
    return isSelected() ? inside() : Optional.empty();
  }

  /** The inside, once it is made. */
  Optional<N> inside() {
    return Optional.ofNullable(inside);
  }
}
