package yomikiri.app.chart;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import yomikiri.app.chart.ChartCanvas.Writing;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Theme;

/** A chart's numbers as a table. */
public final class ChartTable extends TableView<List<DataValue>> {
  private static final int ROWS_MEASURED = 60;
  private static final double WIDEST = 300;
  private static final double LEAST_WIDEST = 220;
  private static final double SHARE = 0.6; // of a narrow table, for its columns of names
  private static final double STEP = 20;
  private static final double PADDING = 26;

  private final Texts texts;
  private double scale = 1;
  private double widest = WIDEST;
  private ChartData data = new ChartData(List.of(), List.of());

  ChartTable(Texts texts) {
    this(texts, "lab.chart.empty");
  }

  /** {@code emptyKey} is the key of what it says without any row. */
  ChartTable(Texts texts, String emptyKey) {
    this.texts = texts;
    getStyleClass().add("chart-numbers");
    setMinSize(120, 80);
    Label empty = new Label();
    empty.textProperty().bind(texts.of(emptyKey));
    empty.setWrapText(true);
    setPlaceholder(empty);
  }

  ChartData data() {
    return data;
  }

  /** Shows {@code shown}, rows that are the same stay as they are. */
  void show(ChartData shown) {
    boolean isOther = !shown.columns().equals(data.columns());
    data = shown;
    ObservableList<List<DataValue>> rows = getItems();
    for (int i = 0; i < shown.rows().size(); i++) {
      if (i == rows.size()) {
        rows.add(shown.rows().get(i));
      } else if (!rows.get(i).equals(shown.rows().get(i))) {
        rows.set(i, shown.rows().get(i));
      }
    }
    rows.remove(shown.rows().size(), rows.size());
    if (isOther) {
      rename();
    }
  }

  /** Columns are as wide as the size of everything asks for, names no wider than there is room. */
  @Override
  protected void layoutChildren() {
    double now = Theme.scale(this);
    long names = IntStream.range(0, data.columns().size()).filter(this::isText).count();
    double room = STEP * Math.floor(SHARE * getWidth() / now / STEP / Math.max(1, names));
    double most = Math.clamp(room, LEAST_WIDEST, WIDEST);
    if (scale != now || widest != most) {
      scale = now;
      widest = most;
      rename();
    }
    super.layoutChildren();
  }

  /** Writes headings and words anew. */
  void rename() {
    getColumns().clear();
    for (int i = 0; i < data.columns().size(); i++) {
      getColumns().add(column(i));
    }
  }

  private boolean isText(int column) {
    return !data.rows().isEmpty() && data.rows().getFirst().get(column).isText();
  }

  private TableColumn<List<DataValue>, String> column(int index) {
    String key = "lab.chart.column." + data.columns().get(index);
    TableColumn<List<DataValue>, String> column = new TableColumn<>();
    column.setText(texts.get(key));
    column.setSortable(false);
    column.setReorderable(false);
    column.setCellValueFactory(
        row -> new ReadOnlyStringWrapper(row.getValue().get(index).shown(texts)));
    if (!isText(index)) {
      column.getStyleClass().add("figure");
    }
    double width =
        columnWidth(
            texts.get(key),
            data.rows().stream().limit(ROWS_MEASURED).map(row -> row.get(index).shown(texts)));
    column.setPrefWidth(Math.min(isText(index) ? widest : WIDEST, width) * scale);
    return column;
  }

  /** So wide that nothing in a column is cut, everything in its usual size. */
  public static double columnWidth(String heading, Stream<String> cells) {
    double widest = ChartCanvas.measured(heading, Writing.STRONG);
    return PADDING
        + cells
            .distinct()
            .mapToDouble(cell -> ChartCanvas.measured(cell, Writing.PLAIN))
            .reduce(widest, Math::max);
  }
}
