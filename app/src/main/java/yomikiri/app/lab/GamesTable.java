package yomikiri.app.lab;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import yomikiri.app.chart.ChartTable;
import yomikiri.app.chart.StudyNames;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Sorting;
import yomikiri.app.ui.Theme;

/** A table of games, whose columns are as wide as their contents. */
final class GamesTable extends TableView<StudyGameRow> {
  private static final double SCROLL_BAR = 18;
  private static final double ARROW = 16; // at the head of a column that is sorted by

  private final GamesViewModel model;
  private final StudyNames names;
  private final Texts texts;
  private double fittedTo;
  private double scale;

  /** {@code seats} of the game. */
  GamesTable(GamesViewModel model, StudyNames names, int seats) {
    this.model = model;
    this.names = names;
    this.texts = names.texts();
    setId("games-table");
    setItems(model.rows());
    setAccessibleText(texts.get("lab.games.table"));
    Label none = Controls.styled(new Label(), "quiet-words");
    none.textProperty()
        .bind(model.reading().map(now -> texts.get(now ? "lab.state.unread" : "lab.games.none")));
    none.setWrapText(true);
    setPlaceholder(none);
    GameColumn.of(seats).forEach(this::column);
    Sorting.of(this, GameColumn.class, model.order());
    model.rows().addListener((javafx.beans.Observable change) -> fittedTo = 0);
    setRowFactory(
        view -> {
          TableRow<StudyGameRow> row = new TableRow<>();
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

  private String cell(GameColumn about, StudyGameRow row) {
    return switch (about) {
      case NUMBER -> Figures.count(row.number() + 1);
      case FIRST, SECOND, THIRD, FOURTH -> names.player(row.players().get(about.seat()));
      case RESULT -> result(row);
      case DIFFERENCE -> Figures.signed(row.difference());
      case PLACES -> places(row);
      case MOVES -> Integer.toString(row.plies());
      case LAYOUT -> Long.toString(row.layout());
    };
  }

  private void column(GameColumn about) {
    String key = about.name().toLowerCase(Locale.ROOT);
    TableColumn<StudyGameRow, String> column =
        new TableColumn<>(texts.get("lab.games.column." + key));
    column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(cell(about, row.getValue())));
    column.setId(key);
    column.setUserData(about);
    column.setReorderable(false);
    if (about.isNumber()) {
      column.getStyleClass().add("number");
    }
    getColumns().add(column);
  }

  private String result(StudyGameRow row) {
    String key =
        row.winner().isEmpty()
            ? "drawn"
            : row.winner().getAsInt() == 0 ? "first-won" : "second-won";
    return ended(row, texts.get("lab.games.result." + key));
  }

  /** Where who sat on each seat came in, such as {@code 2 – 1 – 3}. */
  private String places(StudyGameRow row) {
    return ended(
        row,
        row.places().stream()
            .map(place -> Figures.fixed(place, place == Math.rint(place) ? 0 : 1))
            .collect(Collectors.joining(" \u2013 ")));
  }

  private String ended(StudyGameRow row, String result) {
    return row.isForfeit() ? texts.get("lab.games.forfeit", result) : result;
  }

  @Override
  protected void layoutChildren() {
    if (fittedTo != getWidth() || scale != Theme.scale(this)) {
      fittedTo = getWidth();
      scale = Theme.scale(this);
      fit();
    }
    super.layoutChildren();
  }

  /** What room is left goes to the players. */
  private void fit() {
    double room = getWidth() - SCROLL_BAR * scale;
    for (TableColumn<StudyGameRow, ?> column : getColumns()) {
      column.setPrefWidth(
          scale
              * (ARROW
                  + ChartTable.columnWidth(
                      column.getText(),
                      getItems().stream().map(row -> String.valueOf(column.getCellData(row))))));
      room -= column.getPrefWidth();
    }
    List<TableColumn<StudyGameRow, ?>> players =
        getColumns().stream().filter(each -> about(each).isSeat()).toList();
    for (TableColumn<StudyGameRow, ?> column : players) {
      if (room > 0) {
        column.setPrefWidth(column.getPrefWidth() + Math.floor(room / players.size()));
      }
    }
  }

  private static GameColumn about(TableColumn<StudyGameRow, ?> column) {
    return (GameColumn) column.getUserData();
  }
}
