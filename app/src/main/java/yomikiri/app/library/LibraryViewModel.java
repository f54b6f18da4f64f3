package yomikiri.app.library;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameStock;
import yomikiri.app.control.SortBy;
import yomikiri.app.play.course.PlayViewModel;
import yomikiri.app.play.record.SavedGames;
import yomikiri.app.play.table.ReadyGame;
import yomikiri.app.store.Imported;
import yomikiri.app.store.Importing;
import yomikiri.app.store.Library;
import yomikiri.app.store.LibraryGame;

/** The list of games kept: what of it is shown, which game is chosen, and what is done with it. */
public final class LibraryViewModel {
  private final Library library;
  private final GameStock stock;
  private final PlayViewModel game;
  private final LibraryWords words;
  private final Consumer<? super LibraryNews> tell;

  private List<LibraryRow> all = List.of();
  private final StringProperty search = new SimpleStringProperty("");
  private final ObjectProperty<Optional<String>> only =
      new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<List<SortBy<LibraryColumn>>> order =
      new SimpleObjectProperty<>(List.of());
  private final ObjectProperty<Optional<LibraryRow>> chosen =
      new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<List<LibraryRow>> marked = new SimpleObjectProperty<>(List.of());
  private final ReadOnlyObjectWrapper<List<LibraryRow>> rows =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<String>> titles = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<Optional<BoardSnapshot<?>>> picture =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Importing.Progress>> importing =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private @Nullable Importing source;
  private boolean isLooking;

  /** Counts the games asked for: the last takes the place of those that are still read. */
  private int asked;

  private final ReadOnlyBooleanWrapper loading = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper empty = new ReadOnlyBooleanWrapper();

  /**
   * @param game where games are opened
   */
  public LibraryViewModel(
      Library library,
      GameStock stock,
      PlayViewModel game,
      LibraryWords words,
      Consumer<? super LibraryNews> tell) {
    this.library = library;
    this.stock = stock;
    this.game = game;
    this.words = words;
    this.tell = tell;
    search.addListener(change -> filter());
    only.addListener(change -> filter());
    order.addListener(change -> filter());
    chosen.addListener((value, before, now) -> look(before, now));
    chosen.addListener((value, before, now) -> markAtLeast(now));
  }

  /** Lists the games anew. */
  public void refresh() {
    refresh(() -> {});
  }

  private void refresh(Runnable then) {
    loading.set(true);
    library.list(
        outcome -> {
          loading.set(false);
          outcome.handle(
              games -> {
                list(games);
                then.run();
              },
              trouble -> tell.accept(new LibraryNews.Failed(trouble)));
        });
  }

  private void list(List<LibraryGame> games) {
    all = games.stream().map(words::row).toList();
    empty.set(all.isEmpty());
    titles.set(all.stream().map(LibraryRow::title).distinct().sorted().toList());
    if (!only.get().map(titles.get()::contains).orElse(true)) {
      only.set(Optional.empty());
    }
    filter();
  }

  /** Puts the games into the words of another language; what is shown of them stays. */
  public void translate() {
    Optional<LibraryRow> shown =
        only.get()
            .flatMap(title -> all.stream().filter(row -> row.title().equals(title)).findAny());
    list(all.stream().map(LibraryRow::game).toList());
    shown.ifPresent(row -> only.set(Optional.of(words.row(row.game()).title())));
  }

  /**
   * What is searched for begins a word of a row; only where no row has such a word, it is inside.
   */
  private Predicate<LibraryRow> found(String wanted) {
    Predicate<LibraryRow> withWords = LibraryRow.withWords(wanted);
    return all.stream().anyMatch(withWords) ? withWords : LibraryRow.with(wanted);
  }

  private void filter() {
    List<LibraryRow> found =
        all.stream()
            .filter(row -> only.get().map(row.title()::equals).orElse(true))
            .filter(found(search.get()))
            .sorted(SortBy.order(order.get(), LibraryColumn::ascending))
            .toList();
    Optional<String> name = chosen.get().map(row -> row.game().name());
    Set<String> names =
        marked.get().stream().map(row -> row.game().name()).collect(Collectors.toSet());
    marked.set(found.stream().filter(row -> names.contains(row.game().name())).toList());
    rows.set(found);
    chosen.set(
        found.stream()
            .filter(row -> name.equals(Optional.of(row.game().name())))
            .findFirst()
            .or(() -> found.stream().findFirst()));
  }

  private void markAtLeast(Optional<LibraryRow> now) {
    if (!now.map(marked.get()::contains).orElse(false)) {
      marked.set(now.stream().toList());
    }
  }

  /** Reads the game chosen, for its picture. */
  private void look(Optional<LibraryRow> before, Optional<LibraryRow> now) {
    if (before.map(LibraryRow::game).equals(now.map(LibraryRow::game))) {
      return;
    }
    picture.set(Optional.empty());
    if (!isLooking) {
      look();
    }
  }

  private void look() {
    chosen.get().map(LibraryRow::game).filter(one -> !one.isDamaged()).ifPresent(this::look);
  }

  /** One is read at a time: of those that are chosen and left meanwhile, none is. */
  private void look(LibraryGame one) {
    isLooking = true;
    library.<BoardSnapshot<?>>open(
        one.name(),
        record -> SavedGames.of(record, stock).picture(),
        outcome -> {
          isLooking = false;
          if (chosen.get().map(LibraryRow::game).equals(Optional.of(one))) {
            outcome.handle(board -> picture.set(Optional.of(board)), trouble -> {});
          } else {
            look();
          }
        });
  }

  /** Goes on with the game chosen, or shows how it went. */
  public void open() {
    chosen.get().map(row -> row.game().name()).ifPresent(this::open);
  }

  private void open(String name) {
    int ticket = ++asked;
    library.<ReadyGame<?>>open(
        name,
        record -> SavedGames.of(record, stock).inLibrary(name).ready(),
        outcome -> {
          if (ticket == asked) {
            outcome.handle(game::open, trouble -> tell.accept(new LibraryNews.Failed(trouble)));
          }
        });
  }

  /**
   * Deletes the games marked; the one below them is chosen then. If one cannot be deleted, the
   * others still are.
   */
  public void delete() {
    delete(marked.get().stream().map(row -> row.game().name()).toList());
  }

  private void delete(List<String> names) {
    library.delete(
        names,
        changed -> {
          deleted(changed.done());
          changed.trouble().ifPresent(trouble -> tell.accept(new LibraryNews.Failed(trouble)));
        });
  }

  private void deleted(List<Library.Deleted> gone) {
    Set<String> names = gone.stream().map(Library.Deleted::name).collect(Collectors.toSet());
    Predicate<LibraryRow> isGone = row -> names.contains(row.game().name());
    List<LibraryRow> doomed = all.stream().filter(isGone).toList();
    if (doomed.isEmpty()) {
      return;
    }
    if (chosen.get().filter(isGone).isPresent()) {
      List<LibraryRow> shown = rows.get();
      int place = (int) shown.stream().takeWhile(Predicate.not(isGone)).count();
      List<LibraryRow> left = shown.stream().filter(Predicate.not(isGone)).toList();
      int next = Math.min(place, left.size() - 1);
      chosen.set(next < 0 ? Optional.empty() : Optional.of(left.get(next)));
    }
    list(all.stream().filter(Predicate.not(isGone)).map(LibraryRow::game).toList());
    tell.accept(new LibraryNews.Deleted(doomed, () -> restore(gone, doomed)));
  }

  /** Brings games back; the first of them is chosen then. */
  private void restore(List<Library.Deleted> gone, List<LibraryRow> doomed) {
    library.restore(
        gone,
        changed -> {
          tell.accept(
              changed
                  .trouble()
                  .<LibraryNews>map(LibraryNews.Failed::new)
                  .orElseGet(() -> new LibraryNews.Restored(doomed)));
          refresh(() -> changed.done().stream().findFirst().ifPresent(this::choose));
        });
  }

  private void choose(String name) {
    rows.get().stream()
        .filter(row -> row.game().name().equals(name))
        .findFirst()
        .ifPresent(row -> chosen.set(Optional.of(row)));
  }

  /** Takes in all games of {@code file}, unless some are being taken in. */
  public void importFrom(Path file) {
    if (importing.get().isEmpty()) {
      Importing.Progress begun = new Importing.Progress(0, 0);
      importing.set(Optional.of(begun));
      source =
          library.importFrom(
              file,
              far -> importing.set(importing.get().map(before -> far)),
              imported -> {
                importing.set(Optional.empty());
                refresh(() -> takenIn(file, imported));
              });
    }
  }

  /** Leaves the rest of the games that are being taken in. */
  public void stopImport() {
    if (source != null) {
      source.stop();
    }
  }

  private void takenIn(Path file, Imported imported) {
    imported.names().reversed().stream().findFirst().ifPresent(this::choose);
    tell.accept(new LibraryNews.TakenIn(file, imported, () -> delete(imported.names())));
  }

  /** Copies the game chosen to {@code target}. */
  public void export(Path target) {
    chosen
        .get()
        .ifPresent(
            row ->
                library.export(
                    row.game().name(),
                    target,
                    outcome ->
                        outcome.handle(
                            file -> tell.accept(new LibraryNews.Exported(file)),
                            trouble -> tell.accept(new LibraryNews.Failed(trouble)))));
  }

  /** What the games are sorted by; of equal ones, the newest comes first. */
  ObjectProperty<List<SortBy<LibraryColumn>>> order() {
    return order;
  }

  /** The games shown, newest first unless they are sorted. */
  public ReadOnlyObjectProperty<List<LibraryRow>> rows() {
    return rows.getReadOnlyProperty();
  }

  /** The names of all games that there are records of. */
  public ReadOnlyObjectProperty<List<String>> titles() {
    return titles.getReadOnlyProperty();
  }

  /** Words that the games shown contain. */
  public StringProperty search() {
    return search;
  }

  /** The only game of which records are shown; empty for all. */
  public ObjectProperty<Optional<String>> only() {
    return only;
  }

  public ObjectProperty<Optional<LibraryRow>> chosen() {
    return chosen;
  }

  /** The games to be deleted together, from top to bottom: that chosen, and others if so marked. */
  public ObjectProperty<List<LibraryRow>> marked() {
    return marked;
  }

  /** The last position of the game chosen, as soon as it is read. */
  public ReadOnlyObjectProperty<Optional<BoardSnapshot<?>>> picture() {
    return picture.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty loading() {
    return loading.getReadOnlyProperty();
  }

  /** How far the games of a file are taken in; empty if none are. */
  public ReadOnlyObjectProperty<Optional<Importing.Progress>> importing() {
    return importing.getReadOnlyProperty();
  }

  /** Whether the library holds no game at all. */
  public ReadOnlyBooleanProperty empty() {
    return empty.getReadOnlyProperty();
  }
}
