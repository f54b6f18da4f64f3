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
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.shell.Screen;
import yomikiri.app.store.FileKind;
import yomikiri.app.store.GameCollections;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FilePicker;
import yomikiri.app.ui.WhileShown;

/** The library: the user's own games, or those of the collection chosen above them. */
public final class LibraryScreen implements Screen, LibraryCommands.Asking {
  private final CollectionsViewModel model;
  private final LibraryCommands commands;
  private final LibraryView own;
  private final CollectionPane collection;
  private final FilePicker picker;
  private final NameCard nameCard;
  private final Texts texts;
  private final ComboBox<Optional<String>> chooser;
  private final Menu move;
  private final VBox root = Controls.styled(new VBox(), "library");
  private boolean isShown;

  public LibraryScreen(
      CollectionsViewModel model,
      LibraryCommands commands,
      LibraryView own,
      LibraryWords words,
      FilePicker picker,
      NameCard nameCard,
      Texts texts) {
    this.model = model;
    this.commands = commands;
    this.own = own;
    this.collection = new CollectionPane(model, commands.open::run, words, texts);
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
    HBox bar = Controls.styled(new HBox(10, chooser, menu()), "collections-bar");
    bar.setAlignment(Pos.CENTER_LEFT);
    root.getChildren().add(bar);
    WhileShown.follow(root, model.names(), names -> offer());
    model.current().addListener((value, before, now) -> show());
    show();
  }

  private MenuButton menu() {
    MenuButton menu = Controls.id("collections-menu", new MenuButton());
    menu.setMinWidth(Region.USE_PREF_SIZE); // the chooser beside it can be narrower
    menu.textProperty().bind(texts.of("collection.menu"));
    menu.getItems()
        .addAll(
            item("collection.new", false, () -> nameCard.ask("", model::create)),
            item("collection.rename", true, () -> named(name -> nameCard.ask(name, model::rename))),
            item("collection.import", true, commands.importGames::run),
            item("collection.import-folder", true, this::importFolder),
            item("collection.export", true, commands.export::run),
            move,
            item("collection.remove", true, commands.delete::run),
            item("collection.delete", true, model::delete));
    menu.setOnShowing(event -> offerToMove());
    return menu;
  }

  /** {@code ofCollection} if it is there only while a collection is shown. */
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
    Optional<String> from = model.current().get();
    if (from.isPresent()) {
      offerToMove(GameCollections.OWN, texts.get("collection.own"));
    }
    for (String name : model.names().get()) {
      if (!from.equals(Optional.of(name))) {
        offerToMove(name, name);
      }
    }
    move.setDisable(move.getItems().isEmpty() || !commands.delete.enabled().get());
  }

  private void offerToMove(String to, String called) {
    MenuItem item = new MenuItem(called);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> model.move(to));
    move.getItems().add(item);
  }

  private void offer() {
    List<Optional<String>> all = new ArrayList<>(List.of(Optional.empty()));
    model.names().get().forEach(name -> all.add(Optional.of(name)));
    if (!chooser.getItems().equals(all)) {
      ChoiceBoxes.offer(chooser, all);
    }
  }

  private void show() {
    Region now = isOwn() ? own.root() : collection;
    VBox.setVgrow(now, Priority.ALWAYS);
    now.setMinHeight(0);
    if (!root.getChildren().contains(now)) {
      root.getChildren().removeAll(own.root(), collection);
      root.getChildren().add(now);
      if (isShown) {
        if (isOwn()) {
          own.shown();
        } else {
          own.hidden();
        }
      }
    }
  }

  private boolean isOwn() {
    return model.current().get().isEmpty();
  }

  @Override
  public void toSearch() {
    if (isOwn()) {
      own.toSearch();
    } else {
      collection.toSearch();
    }
  }

  @Override
  public void toNote() {
    own.note();
  }

  @Override
  public void toImport() {
    if (isOwn()) {
      own.importGames();
    } else {
      model.importFrom(picker.toImport(root.getScene().getWindow(), FileKind.GAMES));
    }
  }

  private void importFolder() {
    Optional<Path> folder =
        picker.folder(root.getScene().getWindow(), texts.get("collection.import-folder"));
    folder.ifPresent(one -> model.importFrom(List.of(one)));
  }

  @Override
  public void toExport() {
    if (isOwn()) {
      own.export();
    }
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
    commands.setScreen(Optional.of(this));
    model.refresh();
    if (isOwn()) {
      own.shown();
    }
  }

  @Override
  public void hidden() {
    isShown = false;
    commands.setScreen(Optional.empty());
    own.hidden();
  }

  @Override
  public boolean focusFirst() {
    if (isOwn()) {
      return own.focusFirst();
    }
    collection.toTable();
    return true;
  }
}
