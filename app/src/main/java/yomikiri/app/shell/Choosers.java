package yomikiri.app.shell;

import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;

/** Makes choice boxes whose entries follow the language. */
public final class Choosers {
  private Choosers() {}

  /** A choice box over {@code items}, written by {@code words}. */
  public static <T> ComboBox<T> of(Texts texts, Iterable<T> items, Function<T, String> words) {
    ComboBox<T> box = new ComboBox<>();
    items.forEach(box.getItems()::add);
    speak(box, words);
    texts.language().addListener((value, before, now) -> speak(box, words));
    box.setMaxWidth(Double.MAX_VALUE);
    return box;
  }

  /** A new converter and a new closed cell make the box write all its entries anew. */
  private static <T> void speak(ComboBox<T> box, Function<T, String> words) {
    box.setButtonCell(
        new ListCell<T>() {
          @Override
          protected void updateItem(@Nullable T item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty || item == null ? "" : words.apply(item));
          }
        });
    box.setConverter(
        new StringConverter<T>() {
          @Override
          public String toString(@Nullable T item) {
            return item == null ? "" : words.apply(item);
          }

          @Override
          public @Nullable T fromString(String text) {
            return null;
          }
        });
  }
}
