package yomikiri.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import yomikiri.app.shell.Choosers;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.Study;

/** The finished games of a study: found by pairing and result, opened for replay. */
final class GamesPane extends VBox {
  private static final double OTHERS = 510; // pixels of all columns but the players'

  private final GamesViewModel model;
  private final Texts texts;
  private final TableView<GameRow> table = new TableView<>();
  private final Label place = new Label();

  GamesPane(GamesViewModel model, Study study, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("games");
    setUpTable();
    VBox.setVgrow(table, Priority.ALWAYS);
    getChildren().addAll(filters(study), table, foot());
    model.rows().addListener((javafx.beans.Observable change) -> showPlace());
    model.hasNext().addListener(change -> showPlace());
    showPlace();
  }

  private FlowPane filters(Study study) {
    List<String> names = study.names();
    List<Optional<Pairing>> pairings = new ArrayList<>(List.of(Optional.empty()));
    study.pairings().forEach(pairing -> pairings.add(Optional.of(pairing)));
    ComboBox<Optional<Pairing>> pairing =
        Choosers.of(
            texts,
            pairings,
            one ->
                one.map(p -> names.get(p.first()) + " – " + names.get(p.second()))
                    .orElseGet(() -> texts.get("lab.games.all-pairings")));
    pairing.setId("games-pairing");
    pairing.setAccessibleText(texts.get("lab.games.all-pairings"));
    pairing.valueProperty().bindBidirectional(model.pairing());
    pairing.setMaxWidth(340);
    ComboBox<GamesViewModel.Result> result =
        Choosers.of(
            texts,
            List.of(GamesViewModel.Result.values()),
            one ->
                texts.get(
                    "lab.games.result." + one.name().toLowerCase(Locale.ROOT).replace('_', '-')));
    result.setId("games-result");
    result.setAccessibleText(texts.get("lab.games.result"));
    result.valueProperty().bindBidirectional(model.result());
    return new FlowPane(8, 8, pairing, result);
  }

  private void setUpTable() {
    table.setId("games-table");
    table.setItems(model.rows());
    table.setAccessibleText(texts.get("lab.games.table"));
    Label none = new Label(texts.get("lab.games.none"));
    none.getStyleClass().add("quiet-words");
    table.setPlaceholder(none);
    column("number", 60, true, row -> Figures.count(row.number() + 1));
    column("first", 136, false, row -> row.players().getFirst());
    column("second", 136, false, row -> row.players().getLast());
    column("result", 100, false, this::result);
    column("difference", 80, true, row -> Figures.signed(row.difference()));
    column("moves", 56, true, row -> Integer.toString(row.plies()));
    column("layout", 190, true, row -> Long.toString(row.layout()));
    for (TableColumn<GameRow, ?> column : table.getColumns().subList(1, 3)) {
      column
          .prefWidthProperty()
          .bind(
              table
                  .widthProperty()
                  .map(width -> Math.max(136, Math.floor((width.doubleValue() - OTHERS) / 2))));
    }
    table.setRowFactory(
        view -> {
          TableRow<GameRow> row = new TableRow<>();
          row.setOnMouseClicked(
              event -> {
                if (event.getClickCount() == 2) {
                  model.open(row.getItem());
                }
              });
          return row;
        });
    table.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            open();
            event.consume();
          }
        });
  }

  private void column(String key, double width, boolean isNumber, Function<GameRow, String> cell) {
    TableColumn<GameRow, String> column = new TableColumn<>(texts.get("lab.games.column." + key));
    column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(cell.apply(row.getValue())));
    column.setPrefWidth(width);
    column.setSortable(false);
    column.setReorderable(false);
    if (isNumber) {
      column.getStyleClass().add("number");
    }
    table.getColumns().add(column);
  }

  private String result(GameRow row) {
    String key =
        row.winner().isEmpty()
            ? "drawn"
            : row.winner().getAsInt() == 0 ? "first-won" : "second-won";
    String result = texts.get("lab.games.result." + key);
    return row.isForfeit() ? texts.get("lab.games.forfeit", result) : result;
  }

  private HBox foot() {
    Button open = new Button(texts.get("lab.games.open"));
    open.setId("games-open");
    open.setGraphic(new FontIcon(MaterialDesignP.PLAY_CIRCLE_OUTLINE));
    open.getStyleClass().add("accent");
    open.disableProperty().bind(table.getSelectionModel().selectedItemProperty().isNull());
    open.setOnAction(event -> open());
    Button before =
        icon("lab.games.previous", "games-previous", MaterialDesignC.CHEVRON_LEFT, model::previous);
    before.disableProperty().bind(model.hasPrevious().not());
    Button after = icon("lab.games.next", "games-next", MaterialDesignC.CHEVRON_RIGHT, model::next);
    after.disableProperty().bind(model.hasNext().not());
    Button again = icon("lab.games.reload", "games-reload", MaterialDesignR.REFRESH, model::load);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    place.getStyleClass().add("quiet-words");
    HBox foot = new HBox(8, open, gap, place, before, after, again);
    foot.setAlignment(Pos.CENTER_LEFT);
    return foot;
  }

  private Button icon(String key, String id, Ikon icon, Runnable action) {
    Button button = new Button();
    button.setId(id);
    button.setGraphic(new FontIcon(icon));
    button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    button.getStyleClass().add("icon-button");
    button.setAccessibleText(texts.get(key));
    button.setTooltip(new Tooltip(texts.get(key)));
    button.setOnAction(event -> action.run());
    return button;
  }

  private void showPlace() {
    List<GameRow> rows = model.rows();
    place.setText(
        rows.isEmpty()
            ? ""
            : texts.get(
                "lab.games.place",
                Figures.count(rows.getFirst().number() + 1),
                Figures.count(rows.getLast().number() + 1)));
  }

  private void open() {
    model.open(table.getSelectionModel().getSelectedItem());
  }
}
