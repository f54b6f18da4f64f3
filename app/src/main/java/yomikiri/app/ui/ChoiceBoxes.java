package yomikiri.app.ui;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;

/** Makes choice boxes whose entries follow the language. */
public final class ChoiceBoxes {
  private ChoiceBoxes() {}

  /**
   * A choice box over {@code items}, written by {@code words}. When it is {@linkplain #offer given
   * others}, what is chosen is written anew: JavaFX leaves the closed box empty if the choice was
   * made before its item was there.
   */
  public static <T> ComboBox<T> of(Texts texts, Iterable<T> items, Function<T, String> words) {
    ComboBox<T> box = new ComboBox<>();
    items.forEach(box.getItems()::add);
    box.getItems().addListener((InvalidationListener) change -> speak(box, words));
    WhileShown.follow(box, texts.language(), language -> speak(box, words));
    box.setMaxWidth(Double.MAX_VALUE);
    TypeAhead.of(box, System::nanoTime);
    box.addEventHandler(KeyEvent.KEY_PRESSED, event -> openBySpace(box, event));
    return box;
  }

  /**
   * Gives {@code box} other items. What is chosen stays chosen and is marked at its new place,
   * which JavaFX does not always find again.
   */
  public static <T> void offer(ComboBox<T> box, List<T> items) {
    T kept = box.getValue();
    box.getItems().setAll(items);
    box.getSelectionModel().select(kept);
  }

  /** Gives {@code box} the items there are whenever it is about to be used. */
  public static <T> void offerAnew(ComboBox<T> box, Supplier<List<T>> items) {
    box.focusedProperty()
        .addListener(
            (value, before, now) -> {
              if (now && !items.get().equals(box.getItems())) {
                offer(box, items.get());
              }
            });
  }

  /** Space opens the list, unless it is part of a word; JavaFX does not do so. */
  private static void openBySpace(ComboBox<?> box, KeyEvent event) {
    boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
    if (!event.isConsumed() && event.getCode() == KeyCode.SPACE && plain && !box.isShowing()) {
      box.show();
      event.consume();
    }
  }

  /**
   * Has {@code box} show and set {@code chosen}; what changes while its list is open counts once
   * that is closed, and Esc leaves all as it was. A box that is empty for a moment, as JavaFX has
   * it while it is given other items, sets nothing; nor does one that is in no window.
   */
  public static <T> void settle(ComboBox<T> box, Property<T> chosen) {
    settle(box, chosen, chosen::setValue);
  }

  /** The same with {@code choose} to set it. */
  public static <T> void settle(
      ComboBox<T> box, ObservableValue<T> chosen, Consumer<? super T> choose) {
    Runnable set =
        () -> {
          T now = box.getValue();
          if (!box.isShowing() && box.getScene() != null && now != null) {
            choose.accept(now);
          }
        };
    WhileShown.follow(box, chosen, box::setValue);
    box.valueProperty().addListener((value, before, now) -> set.run());
    box.showingProperty().addListener((value, before, now) -> Platform.runLater(set));
    box.skinProperty()
        .subscribe(
            skin -> {
              if (skin instanceof ComboBoxListViewSkin<?> list) {
                list.getPopupContent()
                    .addEventFilter(KeyEvent.KEY_PRESSED, event -> restore(event, box, chosen));
              }
            });
  }

  private static <T> void restore(KeyEvent event, ComboBox<T> box, ObservableValue<T> chosen) {
    if (event.getCode() == KeyCode.ESCAPE) {
      box.setValue(chosen.getValue());
    }
  }

  /** New cells make the box write all its entries anew: one that has its item keeps its words. */
  private static <T> void speak(ComboBox<T> box, Function<T, String> words) {
    box.setButtonCell(cell(words));
    box.setCellFactory(list -> cell(words));
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

  private static <T> ListCell<T> cell(Function<T, String> words) {
    return new ListCell<>() {
      @Override
      protected void updateItem(@Nullable T item, boolean empty) {
        super.updateItem(item, empty);
        setText(empty || item == null ? "" : words.apply(item));
      }
    };
  }
}
