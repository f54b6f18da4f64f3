package yomikiri.app.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.textfield.CustomTextField;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import yomikiri.app.board.GameUi;
import yomikiri.app.shell.Buttons;
import yomikiri.app.shell.Screen;
import yomikiri.app.store.FileKind;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Beside;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FilePicker;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Sorting;
import yomikiri.app.ui.Theme;
import yomikiri.app.ui.WhileShown;

/** The library screen: the stored games, newest first, and a preview of the one chosen. */
public final class LibraryView implements Screen {
  private static final double PREVIEW_FROM = 960;

  /** The width, at 100 %, from which the filters stand beside the search, not below it. */
  private static final double FILTERS_BESIDE = 460;

  private final LibraryViewModel library;
  private final FilePicker picker;
  private final Texts texts;
  private final LibraryCommands commands;
  private final NoteCard noteCard;

  private final CustomTextField search = Controls.id("library-search", new CustomTextField());
  private final ComboBox<Optional<String>> only;
  private final TableView<LibraryRow> table = Controls.id("library-table", new TableView<>());
  private final Label title = Controls.styled(new Label(), "title");
  private final Label nothing = Controls.label("library-nothing");
  private final ProgressIndicator progress = new ProgressIndicator();
  private final ImportBar importBar;
  private final Preview preview;
  private final HBox root = Controls.styled(new HBox(), "library");
  private boolean choosing;

  public LibraryView(
      LibraryViewModel library,
      LibraryCommands commands,
      List<GameUi> gameList,
      FilePicker picker,
      NoteCard noteCard,
      Texts texts) {
    this.noteCard = noteCard;
    this.library = library;
    this.commands = commands;
    this.picker = picker;
    this.texts = texts;
    preview = new Preview(gameList, texts);
    only =
        ChoiceBoxes.of(
            texts,
            List.of(Optional.empty()),
            title -> title.orElseGet(() -> texts.get("library.all-games")));
    only.valueProperty().bindBidirectional(library.only());
    importBar = new ImportBar(texts, library::stopImport);
    VBox list = Controls.styled(new VBox(header(), filters(), importBar, listed()), "library-list");
    list.setMinWidth(0);
    HBox.setHgrow(list, Priority.ALWAYS);
    root.getChildren().addAll(list, preview);
    Presence.when(
        preview,
        Bindings.createBooleanBinding(
            () -> root.getWidth() >= PREVIEW_FROM * Theme.scale(root),
            root.widthProperty(),
            title.fontProperty()));
    WhileShown.of(root, texts.language()).addListener((value, before, now) -> translate());
    WhileShown.follow(root, library.titles(), titles -> showTitles());
    Stream.of(library.rows(), library.loading(), library.empty())
        .forEach(each -> WhileShown.follow(root, each, now -> showRows()));
    WhileShown.follow(root, library.chosen(), chosen -> showChosen());
    WhileShown.follow(root, library.picture(), picture -> showPicture());
    WhileShown.follow(root, library.importing(), importing -> showImporting());
  }

  private HBox header() {
    title.textProperty().bind(texts.of("place.library"));
    Buttons buttons = new Buttons(texts);
    ButtonBase open = Controls.styled(buttons.of(commands.open), "accent");
    ButtonBase importGames = buttons.of(commands.importGames);
    ButtonBase export = buttons.of(commands.export);
    ButtonBase delete = buttons.of(commands.delete);
    ButtonBase note = buttons.of(commands.note);
    HBox header = new HBox(title, Controls.gap(), note, importGames, export, delete, open);
    header.getStyleClass().add("header");
    header.setAlignment(Pos.CENTER_LEFT);
    Buttons.iconsBelow(780, header, List.of(note, importGames, export, delete));
    return header;
  }

  private Beside filters() {
    search.textProperty().bindBidirectional(library.search());
    search.promptTextProperty().bind(texts.of("library.search-prompt"));
    search.accessibleTextProperty().bind(texts.of("library.search"));
    FontIcon clear = new FontIcon(MaterialDesignC.CLOSE);
    clear.setPickOnBounds(true);
    clear.setOnMouseClicked(event -> search.clear());
    Presence.when(clear, search.textProperty().isNotEmpty());
    search.setRight(clear);
    only.setId("library-game");
    only.accessibleTextProperty().bind(texts.of("library.game"));
    ToggleButton starred = Controls.id("library-starred", new ToggleButton());
    starred.setGraphic(new FontIcon(MaterialDesignS.STAR));
    starred.textProperty().bind(texts.of("library.starred"));
    starred.setMinWidth(Region.USE_PREF_SIZE);
    starred.selectedProperty().bindBidirectional(library.starred());
    HBox kinds = new HBox(10, only, starred);
    HBox.setHgrow(only, Priority.ALWAYS);
    return new Beside(FILTERS_BESIDE, 10, search, kinds, search);
  }

  private StackPane listed() {
    table.accessibleTextProperty().bind(texts.of("place.library"));
    GameColumns<LibraryRow> columns = new GameColumns<>(table, title.fontProperty(), texts);
    columns.add(LibraryColumn.GAME, "library.game", 104, 114, 1.9, LibraryRow::called);
    columns.add(LibraryColumn.PLAYERS, "library.players", 140, 220, 1.1, LibraryRow::company);
    columns.add(LibraryColumn.RESULT, "library.result", 104, 152, 1.05, LibraryRow::result);
    columns
        .add(LibraryColumn.MOVES, "library.moves", 72, 76, 1, LibraryRow::moves)
        .getStyleClass()
        .add("figures");
    columns.add(LibraryColumn.DATE, "library.date", 104, 146, 1, LibraryRow::date);
    columns
        .add(
            LibraryColumn.STAR,
            "library.star",
            52,
            52,
            1,
            row -> row.note().starred() ? "\u2605" : "")
        .setCellFactory(column -> new StarCell(library::star));
    Sorting.of(table, LibraryColumn.class, library.order());
    table.setRowFactory(view -> new GameColumns.Row<>(commands.open::run, LibraryRow::spoken));
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table
        .getSelectionModel()
        .selectedItemProperty()
        .addListener((value, before, now) -> chosen(now));
    table
        .getSelectionModel()
        .getSelectedIndices()
        .addListener((InvalidationListener) change -> marked());
    table.setPlaceholder(nothing);
    progress.visibleProperty().bind(library.loading());
    progress.setMaxSize(48, 48);
    StackPane listed = new StackPane(table, progress);
    VBox.setVgrow(listed, Priority.ALWAYS);
    listed.setMinHeight(0);
    return listed;
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public void shown() {
    library.refresh();
    library.translateAtOnce();
    showPicture();
  }

  @Override
  public boolean focusFirst() {
    table.requestFocus();
    return true;
  }

  @Override
  public void hidden() {
    preview.clear();
  }

  private void showImporting() {
    importBar.show(library.importing().get());
  }

  private void translate() {
    if (!library.translateAtOnce()) {
      library.refresh();
    }
    showRows();
    showImporting();
  }

  private void showRows() {
    boolean searched = !library.empty().get();
    nothing.setText(
        library.loading().get()
            ? ""
            : texts.get(searched ? "library.nothing-found" : "library.empty"));
    List<LibraryRow> rows = library.rows().get();
    if (!table.getItems().equals(rows)) {
      choosing = true;
      table.getItems().setAll(rows);
      choosing = false;
    }
    showChosen();
  }

  private void showChosen() {
    Optional<LibraryRow> chosen = library.chosen().get();
    int place = chosen.map(table.getItems()::indexOf).orElse(-1);
    choosing = true;
    if (place < 0) {
      table.getSelectionModel().clearSelection();
    } else if (table.getSelectionModel().getSelectedIndex() != place) {
      table.getSelectionModel().clearAndSelect(place);
      table.getFocusModel().focus(place);
      table.scrollTo(Math.max(0, place - 3));
    }
    choosing = false;
    marked();
    preview.showWords(chosen);
  }

  private void chosen(@Nullable LibraryRow row) {
    if (!choosing) {
      library.chosen().set(Optional.ofNullable(row));
    }
  }

  private void marked() {
    if (!choosing) {
      library
          .marked()
          .set(
              table.getSelectionModel().getSelectedIndices().stream()
                  .sorted()
                  .map(table.getItems()::get)
                  .toList());
    }
  }

  private void showTitles() {
    List<Optional<String>> choices = new ArrayList<>(List.of(Optional.empty()));
    library.titles().get().forEach(title -> choices.add(Optional.of(title)));
    if (!only.getItems().equals(choices)) {
      Optional<String> before = library.only().get();
      only.getItems().setAll(choices);
      library.only().set(before);
    }
  }

  private void showPicture() {
    preview.show(library.picture().get());
  }

  void importGames() {
    library.importFrom(picker.toImport(root.getScene().getWindow(), FileKind.GAMES));
  }

  void note() {
    library.chosen().get().ifPresent(row -> noteCard.ask(row, library::note));
  }

  void toSearch() {
    search.requestFocus();
  }

  void export() {
    library
        .chosen()
        .get()
        .flatMap(row -> picker.toSave(root.getScene().getWindow(), FileKind.RECORD, row.copyName()))
        .ifPresent(library::export);
  }

  /** The star of a game in the list; a click sets or removes it. */
  private static final class StarCell extends TableCell<LibraryRow, String> {
    private static final PseudoClass STARRED = PseudoClass.getPseudoClass("starred");

    private final Consumer<List<LibraryRow>> change;
    private final FontIcon full = new FontIcon(MaterialDesignS.STAR);
    private final FontIcon empty = new FontIcon(MaterialDesignS.STAR_OUTLINE);

    StarCell(Consumer<List<LibraryRow>> change) {
      this.change = change;
      getStyleClass().add("star");
      setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
      addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
    }

    /** The click is for the star alone: what is chosen stays. */
    private void pressed(MouseEvent event) {
      LibraryRow row = getTableRow().getItem();
      if (event.getButton() == MouseButton.PRIMARY && row != null) {
        change.accept(List.of(row));
        event.consume();
      }
    }

    @Override
    protected void updateItem(@Nullable String star, boolean nothing) {
      super.updateItem(star, nothing);
      boolean isStarred = star != null && !star.isEmpty();
      setText(null);
      setGraphic(nothing ? null : isStarred ? full : empty);
      pseudoClassStateChanged(STARRED, isStarred);
    }
  }
}
