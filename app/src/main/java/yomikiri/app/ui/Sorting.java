package yomikiri.app.ui;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyEvent;

/**
 * Sorts a table by a click on a column's head, or by the digit of the column's place. Once more
 * reverses the order, a third time ends it.
 */
public final class Sorting {
  private Sorting() {}

  /**
   * Sets {@code order} to what {@code table} is to be sorted by, beginning with what it says
   * already; the rows are left to those who hear of it.
   *
   * @param columns what the columns have as their user data
   */
  public static <R, C> void of(
      TableView<R> table, Class<C> columns, Property<List<SortBy<C>>> order) {
    table.setSortPolicy(sorted -> true);
    for (SortBy<C> by : order.getValue()) {
      for (TableColumn<R, ?> column : table.getColumns()) {
        if (by.column().equals(column.getUserData())) {
          column.setSortType(by.isDescending() ? SortType.DESCENDING : SortType.ASCENDING);
          table.getSortOrder().add(column);
        }
      }
    }
    table.setSortPolicy(
        sorted -> {
          order.setValue(
              table.getSortOrder().stream()
                  .map(
                      column ->
                          new SortBy<>(
                              columns.cast(column.getUserData()),
                              column.getSortType() == SortType.DESCENDING))
                  .toList());
          return true;
        });
    table.addEventHandler(KeyEvent.KEY_PRESSED, event -> pressed(table, event));
  }

  private static <R> void pressed(TableView<R> table, KeyEvent event) {
    boolean isPlain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
    if (isPlain && event.getCode().isDigitKey()) {
      String name = event.getCode().getName(); // such as "1" or "Numpad 1"
      int place = name.charAt(name.length() - 1) - '1';
      if (place >= 0 && place < table.getVisibleLeafColumns().size()) {
        sort(table, table.getVisibleLeafColumn(place));
        event.consume();
      }
    }
  }

  private static <R> void sort(TableView<R> table, TableColumn<R, ?> column) {
    if (!table.getSortOrder().contains(column)) {
      column.setSortType(SortType.ASCENDING);
      table.getSortOrder().setAll(List.of(column));
    } else if (column.getSortType() == SortType.ASCENDING) {
      column.setSortType(SortType.DESCENDING);
    } else {
      table.getSortOrder().remove(column);
    }
  }

  /** A column that a list is sorted by; {@code C} are the columns there are. */
  public record SortBy<C>(C column, boolean isDescending) {
    /**
     * The order of rows by the first of {@code columns}, of those that are equal there by the next.
     *
     * @param ascending how rows are compared by a column
     */
    public static <C, R> Comparator<R> order(
        List<SortBy<C>> columns, Function<? super C, Comparator<R>> ascending) {
      Comparator<R> order = Comparator.comparingInt(row -> 0); // all alike
      for (SortBy<C> each : columns) {
        Comparator<R> next = ascending.apply(each.column());
        order = order.thenComparing(each.isDescending() ? next.reversed() : next);
      }
      return order;
    }
  }
}
