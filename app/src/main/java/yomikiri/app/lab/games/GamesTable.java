package yomikiri.app.lab.games;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import yomikiri.app.chart.ColumnWidth;
import yomikiri.app.chart.StudyNames;
import yomikiri.app.shell.Look;
import yomikiri.app.shell.Sorting;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;

/** Games as a table, whose columns are as wide as what stands in them. */
final class GamesTable extends TableView<GameRow> {
  private static final List<String> PLAYERS = List.of("first", "second");
  private static final double SCROLL_BAR = 18;
  private static final double ARROW = 16; // at the head of a column that is sorted by

  private final GamesViewModel model;
  private final Texts texts;
  private double fittedTo;
  private double scale;

  GamesTable(GamesViewModel model, StudyNames names) {
    this.model = model;
    this.texts = names.texts();
    setId("games-table");
    setItems(model.rows());
    setAccessibleText(texts.get("lab.games.table"));
    Label none = new Label(texts.get("lab.games.none"));
    none.getStyleClass().add("quiet-words");
    setPlaceholder(none);
    column(GameColumn.NUMBER, row -> Figures.count(row.number() + 1));
    column(GameColumn.FIRST, row -> names.player(row.players().getFirst()));
    column(GameColumn.SECOND, row -> names.player(row.players().getLast()));
    column(GameColumn.RESULT, this::result);
    column(GameColumn.DIFFERENCE, row -> Figures.signed(row.difference()));
    column(GameColumn.MOVES, row -> Integer.toString(row.plies()));
    column(GameColumn.LAYOUT, row -> Long.toString(row.layout()));
    Sorting.of(this, GameColumn.class, model.order());
    model.rows().addListener((javafx.beans.Observable change) -> fittedTo = 0);
    setRowFactory(
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
    setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            open();
            event.consume();
          }
        });
  }

  /** Opens the game chosen. */
  void open() {
    model.open(getSelectionModel().getSelectedItem());
  }

  private void column(GameColumn about, Function<GameRow, String> cell) {
    String key = about.name().toLowerCase(Locale.ROOT);
    TableColumn<GameRow, String> column = new TableColumn<>(texts.get("lab.games.column." + key));
    column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(cell.apply(row.getValue())));
    column.setId(key);
    column.setUserData(about);
    column.setReorderable(false);
    if (about.isNumber()) {
      column.getStyleClass().add("number");
    }
    getColumns().add(column);
  }

  private String result(GameRow row) {
    String key =
        row.winner().isEmpty()
            ? "drawn"
            : row.winner().getAsInt() == 0 ? "first-won" : "second-won";
    String result = texts.get("lab.games.result." + key);
    return row.isForfeit() ? texts.get("lab.games.forfeit", result) : result;
  }

  @Override
  protected void layoutChildren() {
    if (fittedTo != getWidth() || scale != Look.scale(this)) {
      fittedTo = getWidth();
      scale = Look.scale(this);
      fit();
    }
    super.layoutChildren();
  }

  /** What room is left goes to the players. */
  private void fit() {
    double room = getWidth() - SCROLL_BAR * scale;
    for (TableColumn<GameRow, ?> column : getColumns()) {
      column.setPrefWidth(
          scale
              * (ARROW
                  + ColumnWidth.of(
                      column.getText(),
                      getItems().stream().map(row -> String.valueOf(column.getCellData(row))))));
      room -= column.getPrefWidth();
    }
    for (TableColumn<GameRow, ?> column : getColumns()) {
      if (room > 0 && PLAYERS.contains(column.getId())) {
        column.setPrefWidth(column.getPrefWidth() + Math.floor(room / PLAYERS.size()));
      }
    }
  }
}
