package yomikiri.app.library;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import yomikiri.app.store.LibraryGame;
import yomikiri.app.ui.Sorting.SortBy;

/** The games of the library that are shown: filter, order and choice. */
final class ShownGames {
  private List<LibraryRow> all = List.of();
  final StringProperty search = new SimpleStringProperty("");
  final ObjectProperty<Optional<String>> only = new SimpleObjectProperty<>(Optional.empty());
  final BooleanProperty starred = new SimpleBooleanProperty();
  final ObjectProperty<List<SortBy<LibraryColumn>>> order = new SimpleObjectProperty<>(List.of());
  final ObjectProperty<Optional<LibraryRow>> chosen = new SimpleObjectProperty<>(Optional.empty());
  final ObjectProperty<List<LibraryRow>> marked = new SimpleObjectProperty<>(List.of());
  final ReadOnlyObjectWrapper<List<LibraryRow>> rows = new ReadOnlyObjectWrapper<>(List.of());
  final ReadOnlyObjectWrapper<List<String>> titles = new ReadOnlyObjectWrapper<>(List.of());
  final ReadOnlyBooleanWrapper empty = new ReadOnlyBooleanWrapper();

  ShownGames() {
    search.addListener(change -> filter());
    only.addListener(change -> filter());
    starred.addListener(change -> filter());
    order.addListener(change -> filter());
    chosen.addListener((value, before, now) -> markAtLeast(now));
  }

  /** Shows other games, or the same ones in other words. */
  void list(List<LibraryRow> games) {
    Optional<String> id =
        only.get()
            .flatMap(title -> first(all, row -> row.title().equals(title)))
            .map(ShownGames::id);
    all = List.copyOf(games);
    empty.set(all.isEmpty());
    titles.set(all.stream().map(LibraryRow::title).distinct().sorted().toList());
    Optional<String> now =
        only.get()
            .filter(titles.get()::contains)
            .or(
                () ->
                    id.flatMap(one -> first(all, row -> id(row).equals(one)))
                        .map(LibraryRow::title));
    if (now.equals(only.get())) {
      filter();
    } else {
      only.set(now);
    }
  }

  /** All games, shown or not. */
  List<LibraryGame> games() {
    return all.stream().map(LibraryRow::game).toList();
  }

  private static String id(LibraryRow row) {
    return row.game().game();
  }

  private static Optional<LibraryRow> first(
      List<LibraryRow> rows, Predicate<? super LibraryRow> wanted) {
    return rows.stream().filter(wanted).findFirst();
  }

  /** Shows some games as they are now. */
  void replace(List<LibraryRow> games) {
    var now = games.stream().collect(Collectors.toMap(LibraryRow::name, Function.identity()));
    list(all.stream().map(row -> now.getOrDefault(row.name(), row)).toList());
  }

  /**
   * Leaves games out; if the one chosen is among them, the one below them is chosen then.
   *
   * @return those that were there
   */
  List<LibraryRow> remove(Set<String> names) {
    Predicate<LibraryRow> isGone = row -> names.contains(row.name());
    List<LibraryRow> gone = all.stream().filter(isGone).toList();
    if (chosen.get().filter(isGone).isPresent()) {
      List<LibraryRow> shown = rows.get();
      int place = (int) shown.stream().takeWhile(Predicate.not(isGone)).count();
      List<LibraryRow> left = shown.stream().filter(Predicate.not(isGone)).toList();
      int next = Math.min(place, left.size() - 1);
      chosen.set(next < 0 ? Optional.empty() : Optional.of(left.get(next)));
    }
    if (!gone.isEmpty()) {
      list(all.stream().filter(Predicate.not(isGone)).toList());
    }
    return gone;
  }

  /** Those of {@code names} that are there, shown or not. */
  List<LibraryRow> of(Set<String> names) {
    return all.stream().filter(row -> names.contains(row.name())).toList();
  }

  /** Chooses a game if it is shown. */
  void choose(String name) {
    first(rows.get(), row -> row.name().equals(name))
        .ifPresent(row -> chosen.set(Optional.of(row)));
  }

  /** What is searched for begins a word of a row, or is inside where no word begins with it. */
  private Stream<LibraryRow> found(String wanted) {
    if (wanted.isBlank()) {
      return all.stream();
    }
    List<LibraryRow> withWords = all.stream().filter(LibraryRow.withWords(wanted)).toList();
    return withWords.isEmpty() ? all.stream().filter(LibraryRow.with(wanted)) : withWords.stream();
  }

  private void filter() {
    Stream<LibraryRow> found =
        found(search.get())
            .filter(row -> only.get().map(row.title()::equals).orElse(true))
            .filter(row -> !starred.get() || row.note().starred());
    List<LibraryRow> shown =
        order.get().isEmpty()
            ? found.toList()
            : found.sorted(SortBy.order(order.get(), LibraryColumn::ascending)).toList();
    Optional<String> name = chosen.get().map(LibraryRow::name);
    Set<String> names = marked.get().stream().map(LibraryRow::name).collect(Collectors.toSet());
    marked.set(shown.stream().filter(row -> names.contains(row.name())).toList());
    rows.set(shown);
    chosen.set(
        first(shown, row -> name.equals(Optional.of(row.name())))
            .or(() -> shown.stream().findFirst()));
  }

  private void markAtLeast(Optional<LibraryRow> now) {
    if (!now.map(marked.get()::contains).orElse(false)) {
      marked.set(now.stream().toList());
    }
  }
}
