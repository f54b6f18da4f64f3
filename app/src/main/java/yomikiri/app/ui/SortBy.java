package yomikiri.app.ui;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * A column that a list is sorted by.
 *
 * @param <C> the columns there are
 */
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
