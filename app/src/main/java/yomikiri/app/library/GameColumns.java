package yomikiri.app.library;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Theme;

/**
 * The columns of a list of games. They share what room there is. Where their words need more they
 * are written in two lines, and where even that does not do, the list can be scrolled.
 */
final class GameColumns<T> {
  private static final PseudoClass TWO_LINES = PseudoClass.getPseudoClass("two-lines");

  /** Room for the list's border and scroll bar. */
  private static final double EDGE = 20;

  private final TableView<T> table;
  private final Texts texts;
  private final List<Column<T>> columns = new ArrayList<>();

  /** {@code font} changes with the size of the interface. */
  GameColumns(TableView<T> table, ObservableValue<?> font, Texts texts) {
    this.table = table;
    this.texts = texts;
    table.widthProperty().addListener(change -> fit());
    font.addListener(change -> fit());
  }

  /**
   * A column.
   *
   * @param inTwo width its words need at the usual size in two lines
   * @param least width they need in one
   * @param share how many times that it would like to have
   */
  private record Column<T>(
      TableColumn<T, String> shown, double inTwo, double least, double share) {}

  /**
   * Adds a column; for the widths see {@link Column}.
   *
   * @param about what the list can be sorted by here
   * @param key of its head
   */
  TableColumn<T, String> add(
      Object about,
      String key,
      double inTwo,
      double least,
      double share,
      Function<T, String> words) {
    TableColumn<T, String> column = new TableColumn<>();
    column.textProperty().bind(texts.of(key));
    column.setUserData(about);
    column.setReorderable(false);
    column.setCellValueFactory(
        cell -> new ReadOnlyStringWrapper(words.apply(cell.getValue())).getReadOnlyProperty());
    columns.add(new Column<>(column, inTwo, least, share));
    table.getColumns().add(column);
    return column;
  }

  private void fit() {
    double scale = Theme.scale(table);
    boolean inTwo = needed(Column::least) * scale > table.getWidth();
    boolean fits = !inTwo || needed(Column::inTwo) * scale <= table.getWidth();
    table.pseudoClassStateChanged(TWO_LINES, inTwo);
    for (Column<T> column : columns) {
      double least = (inTwo ? column.inTwo() : column.least()) * scale;
      column.shown().setMinWidth(least);
      column.shown().setPrefWidth(fits ? column.least() * scale * column.share() : least);
    }
    table.setColumnResizePolicy(
        fits
            ? TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS
            : TableView.UNCONSTRAINED_RESIZE_POLICY);
  }

  private double needed(ToDoubleFunction<Column<T>> width) {
    return EDGE + columns.stream().mapToDouble(width).sum();
  }

  /** A line of a list of games; a double click opens its game. */
  static final class Row<T> extends TableRow<T> {
    private final Function<T, String> spoken;

    /**
     * @param open opens the game chosen, which the first click has made that of this line
     * @param spoken what a screen reader says of a game
     */
    Row(Runnable open, Function<T, String> spoken) {
      this.spoken = spoken;
      setOnMouseClicked(
          event -> {
            if (event.getButton() == MouseButton.PRIMARY
                && event.getClickCount() == 2
                && !isEmpty()) {
              open.run();
            }
          });
    }

    @Override
    protected void updateItem(@Nullable T game, boolean empty) {
      super.updateItem(game, empty);
      setAccessibleText(game == null ? "" : spoken.apply(game));
    }
  }
}
