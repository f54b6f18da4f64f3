package yomikiri.app.kept;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import yomikiri.app.shell.Focus;
import yomikiri.app.text.Texts;

/** A list of what is kept below some buttons, and beside it a page. */
public final class KeptPane<C extends Card<C>> extends HBox {
  private final ListView<Item<C>> list;
  private final VBox side;
  private final StackPane content = new StackPane();
  private final Texts texts;

  /**
   * @param open shows the item chosen
   */
  public KeptPane(
      Texts texts,
      CardWords<C> words,
      ObservableList<Item<C>> items,
      Consumer<? super Item<C>> open,
      Consumer<? super Item<C>> delete) {
    this.texts = texts;
    list = new ListView<>(items);
    list.getStyleClass().add("studies");
    list.setCellFactory(view -> new ItemCell<>(words));
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener(
            (value, before, now) -> {
              if (now != null) {
                open.accept(now);
              }
            });
    list.setOnKeyPressed(
        event -> {
          Item<C> chosen = list.getSelectionModel().getSelectedItem();
          if (event.getCode() == KeyCode.DELETE && chosen != null) {
            delete.accept(chosen);
            event.consume();
          }
        });
    VBox.setVgrow(list, Priority.ALWAYS);
    side = new VBox(list);
    side.getStyleClass().add("lab-side");
    getStyleClass().add("lab");
    HBox.setHgrow(content, Priority.ALWAYS);
    content.setMinWidth(0);
    getChildren().addAll(side, content);
  }

  /**
   * Names the list.
   *
   * @param key of its words
   * @param none key of what stands there while it is empty
   */
  public void name(String id, String key, String none) {
    list.setId(id);
    list.accessibleTextProperty().bind(texts.of(key));
    list.setPlaceholder(quiet(none));
  }

  /** Some words beside the point. */
  public Label quiet(String key) {
    Label words = new Label();
    words.getStyleClass().add("quiet-words");
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    words.textProperty().bind(texts.of(key));
    return words;
  }

  /** A button, as wide as it may be. */
  public Button button(String key, String id, Ikon icon, Runnable action) {
    Button button = new Button();
    button.setId(id);
    button.textProperty().bind(texts.of(key));
    button.setGraphic(new FontIcon(icon));
    button.setMaxWidth(Double.MAX_VALUE);
    button.setOnAction(event -> action.run());
    return button;
  }

  /** Puts another button above the list. */
  public Button add(String key, String id, Ikon icon, Runnable action) {
    Button button = button(key, id, icon, action);
    side.getChildren().add(side.getChildren().size() - 1, button);
    return button;
  }

  /**
   * Shows a page.
   *
   * @param chosen whose page it is
   * @param focus puts the keyboard on the page; done only if it was on the one before
   */
  public void show(Optional<Item<C>> chosen, Region page, Runnable focus) {
    chosen.ifPresentOrElse(
        list.getSelectionModel()::select, list.getSelectionModel()::clearSelection);
    boolean hadKeyboard = hasKeyboard();
    content.getChildren().setAll(page);
    if (hadKeyboard) {
      page.applyCss();
      focus.run();
    }
  }

  /** Whether the keyboard is on the page. */
  private boolean hasKeyboard() {
    Scene scene = content.getScene();
    Node owner = scene == null ? null : scene.getFocusOwner();
    return owner != null && Focus.isWithin(owner, content);
  }

  /** Says everything again in the language set. */
  public void speak() {
    list.refresh();
  }
}
