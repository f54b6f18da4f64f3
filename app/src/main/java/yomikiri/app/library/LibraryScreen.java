package yomikiri.app.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.shell.Screen;
import yomikiri.app.store.FileKind;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.FilePicker;
import yomikiri.app.ui.WhileShown;

/** The library: the user's own games, or those of the collection chosen above them. */
public final class LibraryScreen implements Screen {
  private static final KeyCombination SEARCH =
      new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN);
  private static final KeyCombination IMPORT =
      new KeyCodeCombination(KeyCode.I, KeyCombination.SHORTCUT_DOWN);
  private static final KeyCombination EXPORT =
      new KeyCodeCombination(KeyCode.E, KeyCombination.SHORTCUT_DOWN);

  private final CollectionsViewModel model;
  private final LibraryView own;
  private final CollectionPane collection;
  private final FilePicker picker;
  private final NameCard nameCard;
  private final Texts texts;
  private final ComboBox<Optional<String>> chooser;
  private final Menu move;
  private final VBox root = new VBox();
  private boolean isShown;

  public LibraryScreen(
      CollectionsViewModel model,
      LibraryView own,
      LibraryWords words,
      FilePicker picker,
      NameCard nameCard,
      Texts texts) {
    this.model = model;
    this.own = own;
    this.collection = new CollectionPane(model, words, texts);
    this.picker = picker;
    this.nameCard = nameCard;
    this.texts = texts;
    move = new Menu();
    move.textProperty().bind(texts.of("collection.move"));
    chooser =
        ChoiceBoxes.of(
            texts,
            List.of(Optional.empty()),
            name -> name.orElseGet(() -> texts.get("collection.own")));
    chooser.setId("collections");
    chooser.accessibleTextProperty().bind(texts.of("collection.choose"));
    ChoiceBoxes.settle(chooser, model.current());
    HBox bar = new HBox(10, chooser, menu());
    bar.getStyleClass().add("collections-bar");
    bar.setAlignment(Pos.CENTER_LEFT);
    root.getStyleClass().add("library");
    root.getChildren().add(bar);
    root.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    WhileShown.follow(root, model.names(), names -> offer());
    model.current().addListener((value, before, now) -> show());
    show();
  }

  private MenuButton menu() {
    MenuButton menu = new MenuButton();
    menu.setId("collections-menu");
    menu.setMinWidth(Region.USE_PREF_SIZE); // the chooser beside it can be narrower
    menu.textProperty().bind(texts.of("collection.menu"));
    menu.getItems()
        .addAll(
            item("collection.new", false, () -> nameCard.ask("", model::create)),
            item("collection.rename", true, () -> named(name -> nameCard.ask(name, model::rename))),
            item("collection.import", true, this::importFiles),
            item("collection.import-folder", true, this::importFolder),
            item("collection.export", true, this::export),
            move,
            item("collection.remove", true, () -> model.remove(collection.marked())),
            item("collection.delete", true, model::delete));
    menu.setOnShowing(event -> offerToMove());
    return menu;
  }

  /**
   * @param ofCollection whether it is there only while a collection is shown
   */
  private MenuItem item(String key, boolean ofCollection, Runnable action) {
    MenuItem item = new MenuItem();
    item.setId(key);
    item.textProperty().bind(texts.of(key));
    item.setOnAction(event -> action.run());
    if (ofCollection) {
      item.disableProperty().bind(model.current().map(Optional::isEmpty));
    }
    return item;
  }

  private void named(Consumer<String> then) {
    model.current().get().ifPresent(then);
  }

  private void offerToMove() {
    move.getItems().clear();
    for (String name : model.names().get()) {
      if (!model.current().get().equals(Optional.of(name))) {
        MenuItem item = new MenuItem(name);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> model.move(collection.marked(), name));
        move.getItems().add(item);
      }
    }
    move.setDisable(
        move.getItems().isEmpty()
            || model.current().get().isEmpty()
            || collection.marked().isEmpty());
  }

  private void offer() {
    List<Optional<String>> all = new ArrayList<>(List.of(Optional.empty()));
    model.names().get().forEach(name -> all.add(Optional.of(name)));
    if (!chooser.getItems().equals(all)) {
      ChoiceBoxes.offer(chooser, all);
    }
  }

  private void show() {
    boolean isOwn = model.current().get().isEmpty();
    Region now = isOwn ? own.root() : collection;
    VBox.setVgrow(now, Priority.ALWAYS);
    now.setMinHeight(0);
    if (!root.getChildren().contains(now)) {
      root.getChildren().removeAll(own.root(), collection);
      root.getChildren().add(now);
      if (isShown) {
        if (isOwn) {
          own.shown();
        } else {
          own.hidden();
        }
      }
    }
  }

  private void pressed(KeyEvent event) {
    if (model.current().get().isEmpty()) {
      return;
    }
    if (SEARCH.match(event)) {
      collection.toSearch();
    } else if (IMPORT.match(event)) {
      importFiles();
    } else if (EXPORT.match(event)) {
      export();
    } else {
      return;
    }
    event.consume();
  }

  private void importFiles() {
    model.importFrom(picker.toImport(root.getScene().getWindow(), FileKind.GAMES));
  }

  private void importFolder() {
    Optional<Path> folder =
        picker.folder(root.getScene().getWindow(), texts.get("collection.import-folder"));
    folder.ifPresent(one -> model.importFrom(List.of(one)));
  }

  private void export() {
    named(
        name ->
            picker
                .toSave(root.getScene().getWindow(), FileKind.RECORD, FileKind.RECORD.named(name))
                .ifPresent(model::export));
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public void shown() {
    isShown = true;
    model.refresh();
    if (model.current().get().isEmpty()) {
      own.shown();
    }
  }

  @Override
  public void hidden() {
    isShown = false;
    own.hidden();
  }

  @Override
  public boolean focusFirst() {
    if (model.current().get().isEmpty()) {
      return own.focusFirst();
    }
    collection.toTable();
    return true;
  }
}
