package yomikiri.app.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import yomikiri.app.library.CollectionFilter.CollectionColumn;
import yomikiri.app.store.LibraryGame;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Sorting;
import yomikiri.app.ui.Theme;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.library.GameQuery.Outcome;
import yomikiri.engine.library.IndexedGame;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * The games of a collection, with a search and filters. Only the rows in view are put into words,
 * however many games there are.
 */
final class CollectionPane extends VBox {
  private static final int CACHED = 256; // rows

  private static final double LEAST_FOR_FILTERS = 320; // pixels at 100 %

  private final CollectionsViewModel model;
  private final LibraryWords words;
  private final Runnable open;
  private final Texts texts;
  private final TableView<IndexedGame> table = Controls.id("collection-table", new TableView<>());
  private final TextField search = Controls.id("collection-search", new TextField());
  private final Label nothing = Controls.label("library-nothing");
  private final Label count = Controls.label("quiet-words");
  private final ImportBar importBar;
  private final Map<IndexedGame, LibraryRow> rows = new HashMap<>();

  /** {@code open} opens the game chosen. */
  CollectionPane(CollectionsViewModel model, Runnable open, LibraryWords words, Texts texts) {
    this.model = model;
    this.words = words;
    this.open = open;
    this.texts = texts;
    importBar = new ImportBar(texts, model::stopImport);
    getStyleClass().addAll("library-list", "collection-pane");
    FlowPane filters = filters();
    Presence.atTimes(filters);
    heightProperty().subscribe(() -> fit(filters));
    count.fontProperty().subscribe(() -> fit(filters)); // the size of letters has changed
    getChildren().addAll(search(), filters, importBar, listed(), count);
    setMinWidth(0);
    WhileShown.follow(this, texts.language(), language -> translate());
    Stream.of(model.found(), model.loading(), model.index())
        .forEach(each -> WhileShown.follow(this, each, now -> showGames()));
    WhileShown.follow(this, model.importing(), now -> showImporting());
  }

  /** In a low pane the list gets the room, and the search stays. */
  private void fit(FlowPane filters) {
    filters.setVisible(getHeight() >= LEAST_FOR_FILTERS * Theme.scale(this));
  }

  private TextField search() {
    search.textProperty().bindBidirectional(model.filter.words);
    search.promptTextProperty().bind(texts.of("collection.search-prompt"));
    search.accessibleTextProperty().bind(texts.of("library.search"));
    return search;
  }

  private FlowPane filters() {
    ComboBox<Optional<Outcome>> outcome =
        ChoiceBoxes.of(
            texts,
            Stream.concat(
                    Stream.of(Optional.<Outcome>empty()),
                    Stream.of(Outcome.values()).map(Optional::of))
                .toList(),
            this::outcome);
    outcome.setId("collection-outcome");
    outcome.accessibleTextProperty().bind(texts.of("library.result"));
    ChoiceBoxes.settle(outcome, model.filter.outcome);
    ComboBox<Optional<String>> game =
        ChoiceBoxes.of(
            texts,
            List.of(Optional.empty()),
            id ->
                id.map(one -> words.row(game(one)).title())
                    .orElseGet(() -> texts.get("library.all-games")));
    game.setId("collection-game");
    game.accessibleTextProperty().bind(texts.of("library.game"));
    ChoiceBoxes.settle(game, model.filter.game);
    WhileShown.follow(this, model.index(), now -> offer(game));
    ToggleButton onBoard = Controls.id("collection-on-board", new ToggleButton());
    onBoard.textProperty().bind(texts.of("collection.on-board"));
    onBoard.selectedProperty().bindBidirectional(model.filter.onBoard);
    FlowPane filters =
        new FlowPane(
            game,
            outcome,
            onBoard,
            range("collection.dates", "collection.dates-to", model.filter.from, model.filter.to),
            range(
                "collection.moves", "collection.moves-to", model.filter.least, model.filter.most));
    filters.getStyleClass().add("collection-filters");
    return filters;
  }

  private static LibraryGame game(String id) {
    return new LibraryGame("", List.of(new Tag("Game", id)), false, Optional.empty());
  }

  private void offer(ComboBox<Optional<String>> game) {
    List<Optional<String>> choices = new ArrayList<>(List.of(Optional.empty()));
    model.index().get().stream()
        .flatMap(index -> index.gameIds().stream())
        .forEach(id -> choices.add(Optional.of(id)));
    if (!game.getItems().equals(choices)) {
      ChoiceBoxes.offer(game, choices);
    }
  }

  private String outcome(Optional<Outcome> outcome) {
    return texts.get(
        outcome
            .map(
                one ->
                    switch (one) {
                      case FIRST_WON -> "collection.first-won";
                      case SECOND_WON -> "collection.second-won";
                      case DRAWN -> "result.draw";
                      case UNFINISHED -> "library.unfinished";
                    })
            .orElse("collection.any-result"));
  }

  /** Two small fields, from and to. */
  private HBox range(String name, String upTo, StringProperty from, StringProperty to) {
    TextField first = new TextField();
    TextField last = new TextField();
    first.textProperty().bindBidirectional(from);
    last.textProperty().bindBidirectional(to);
    Label label = FieldView.name(texts.of(name), first);
    last.accessibleTextProperty().bind(texts.of(upTo));
    List.of(first, last).forEach(field -> field.getStyleClass().add("collection-bound"));
    HBox range = new HBox(6, label, first, new Label("\u2013"), last);
    range.setAlignment(Pos.CENTER_LEFT);
    return range;
  }

  private StackPane listed() {
    table.accessibleTextProperty().bind(texts.of("collection.games"));
    GameColumns<IndexedGame> columns = new GameColumns<>(table, count.fontProperty(), texts);
    columns.add(CollectionColumn.GAME, "library.game", 84, 110, 1, words(LibraryRow::title));
    columns.add(
        CollectionColumn.PLAYERS, "library.players", 132, 240, 1.1, words(LibraryRow::company));
    columns.add(
        CollectionColumn.EVENT,
        "collection.event",
        114,
        132,
        1.1,
        words(row -> row.game().tag(CollectionColumn.EVENT_TAG).orElse("")));
    columns.add(CollectionColumn.RESULT, "library.result", 92, 130, 1, words(LibraryRow::result));
    columns
        .add(CollectionColumn.MOVES, "library.moves", 68, 72, 1, words(LibraryRow::moves))
        .getStyleClass()
        .add("figures");
    columns.add(CollectionColumn.DATE, "library.date", 92, 110, 1, words(LibraryRow::date));
    Sorting.of(table, CollectionColumn.class, model.filter.order);
    table.setRowFactory(view -> new GameColumns.Row<>(open, game -> row(game).spoken()));
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table.setPlaceholder(nothing);
    table
        .getSelectionModel()
        .getSelectedItems()
        .addListener((InvalidationListener) change -> mark());
    ProgressIndicator progress = new ProgressIndicator();
    progress.visibleProperty().bind(model.loading());
    progress.setMaxSize(48, 48);
    StackPane listed = new StackPane(table, progress);
    VBox.setVgrow(listed, Priority.ALWAYS);
    listed.setMinHeight(0);
    return listed;
  }

  private Function<IndexedGame, String> words(Function<LibraryRow, String> words) {
    return game -> words.apply(row(game));
  }

  private LibraryRow row(IndexedGame game) {
    if (rows.size() >= CACHED) {
      rows.clear();
    }
    return rows.computeIfAbsent(
        game,
        one -> {
          List<Tag> tags = new ArrayList<>(one.tags());
          tags.removeIf(tag -> tag.name().equals(LibraryGame.MOVES));
          tags.add(new Tag(LibraryGame.MOVES, Integer.toString(one.plies())));
          return words.row(new LibraryGame("", tags, false, Optional.empty()));
        });
  }

  private void mark() {
    List<IndexedGame> all = new ArrayList<>(table.getSelectionModel().getSelectedItems());
    IndexedGame chosen = table.getSelectionModel().getSelectedItem();
    if (all.remove(chosen)) {
      all.addFirst(chosen);
    }
    model.marked().set(List.copyOf(all));
  }

  void toSearch() {
    search.requestFocus();
  }

  void toTable() {
    table.requestFocus();
  }

  private void translate() {
    rows.clear();
    table.refresh();
    showGames();
    showImporting();
  }

  private void showGames() {
    int all = model.index().get().map(index -> index.games().size()).orElse(0);
    nothing.setText(
        model.loading().get()
            ? ""
            : texts.get(all == 0 ? "collection.empty" : "library.nothing-found"));
    List<IndexedGame> found = model.found().get();
    if (!table.getItems().equals(found)) {
      table.setItems(FXCollections.observableList(found));
      table.getSelectionModel().selectFirst();
    }
    count.setText(texts.get("collection.count", found.size(), all));
  }

  private void showImporting() {
    importBar.setVisible(false);
    model
        .importing()
        .get()
        .ifPresent(
            far -> {
              String sentence = texts.get("collection.importing", far.name(), far.far().games());
              importBar.show(
                  far.left()
                      .map(
                          left ->
                              texts.get(
                                  "review.working-left",
                                  sentence,
                                  texts.time(left.toMillis() / 1000.0)))
                      .orElse(sentence),
                  far.far().share());
            });
  }
}
