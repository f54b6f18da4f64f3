package yomikiri.app.library;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.play.record.GameRestorer;
import yomikiri.app.play.session.AnalysisBoard;
import yomikiri.app.play.session.GameOpener;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.store.ImportResult;
import yomikiri.app.store.Library;
import yomikiri.app.store.Library.Importing;
import yomikiri.app.store.LibraryNote;
import yomikiri.app.store.StoreResult;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.app.ui.Sorting.SortBy;

/** View model of the library: the games shown, the one chosen, and what can be done with them. */
@UiThread
public final class LibraryViewModel {
  private static final int FEW = 300;

  private final Library library;
  private final AvailableGames availableGames;
  private final GameOpener opener;
  private final LibraryWords words;
  private final Notices notices;
  private final ShownGames shown = new ShownGames();
  private final ChosenPicture picture;
  private final GameImport gameImport;
  private int asked; // counts the games asked for: the last replaces those that are still read
  private final ReadOnlyBooleanWrapper loading = new ReadOnlyBooleanWrapper();

  /** Shows the games of {@code library}, which {@code opener} puts on the board. */
  public LibraryViewModel(
      Library library,
      AvailableGames availableGames,
      GameOpener opener,
      LibraryWords words,
      Notices notices) {
    this.library = library;
    this.availableGames = availableGames;
    this.opener = opener;
    this.words = words;
    this.notices = notices;
    this.gameImport =
        new GameImport(library, (file, imported) -> refresh(() -> takenIn(file, imported)));
    this.picture = new ChosenPicture(library, availableGames, shown.chosen);
  }

  /** Lists the games anew. */
  public void refresh() {
    refresh(() -> {});
  }

  /**
   * Puts the games into the words of the language set, if they are few; what is shown of them
   * stays.
   *
   * @return false if they are to be listed anew for that, as it may take a while
   */
  boolean translateAtOnce() {
    boolean areFew = shown.games().size() <= FEW;
    if (areFew) {
      shown.list(words.rows(shown.games()));
    }
    return areFew;
  }

  /** Should the language change meanwhile, the games are listed once more. */
  private void refresh(Runnable then) {
    LibraryWords now = words.now();
    loading.set(true);
    library.<List<LibraryRow>>list(
        now::rows,
        outcome -> {
          if (!words.speaksLike(now)) {
            refresh(then);
            return;
          }
          loading.set(false);
          outcome.handle(
              games -> {
                shown.list(games);
                then.run();
              },
              this::warn);
        });
  }

  /** Goes on with the game chosen, or shows how it went. */
  public void open() {
    chosen().get().map(LibraryRow::name).ifPresent(name -> open(name, game -> game));
  }

  /** Opens a copy of the game chosen as an analysis board. */
  public void analyse() {
    chosen().get().map(LibraryRow::name).ifPresent(name -> open(name, AnalysisBoard::copy));
  }

  private void open(String name, UnaryOperator<RestoredGame<?>> as) {
    int ticket = ++asked;
    library.<RestoredGame<?>>open(
        name,
        record -> as.apply(GameRestorer.of(record, availableGames).inLibrary(name).restored()),
        outcome -> {
          if (ticket == asked) {
            outcome.handle(opener::open, this::warn);
          }
        });
  }

  /** Deletes the games marked, as far as that can be; the one below them is chosen then. */
  public void delete() {
    delete(marked().get().stream().map(LibraryRow::name).toList());
  }

  private void delete(List<String> names) {
    library.delete(
        names,
        changed -> {
          deleted(changed.done());
          changed.fault().ifPresent(this::warn);
        });
  }

  private void deleted(List<Library.Deleted> gone) {
    List<LibraryRow> doomed =
        shown.remove(gone.stream().map(Library.Deleted::name).collect(Collectors.toSet()));
    if (!doomed.isEmpty()) {
      Phrase words = said("library.deleted", "library.deleted-together", doomed);
      offer(words, () -> restore(gone, doomed));
    }
  }

  /** Brings games back; the first of them is chosen then. */
  private void restore(List<Library.Deleted> gone, List<LibraryRow> doomed) {
    library.restore(
        gone,
        changed -> {
          notices.show(
              changed
                  .fault()
                  .map(Notice::warning)
                  .orElseGet(
                      () ->
                          Notice.of(
                              said("library.restored", "library.restored-together", doomed))));
          refresh(() -> changed.done().stream().findFirst().ifPresent(shown::choose));
        });
  }

  /** Names the game chosen and writes a note on it. */
  public void note(String title, String text) {
    chosen()
        .get()
        .filter(row -> !row.game().isDamaged())
        .map(row -> noted(row, new LibraryNote(title, text, row.note().starred())))
        .filter(noted -> !noted.note().equals(chosen().get().orElseThrow().note()))
        .ifPresent(
            noted ->
                note(List.of(noted), rows -> said("library.noted", "library.noted", rows), true));
  }

  /** Stars the games marked; if all of them are, takes their stars away. */
  public void star() {
    star(marked().get());
  }

  /** The same for others. */
  void star(List<LibraryRow> rows) {
    List<LibraryRow> whole = rows.stream().filter(row -> !row.game().isDamaged()).toList();
    boolean now = !whole.stream().allMatch(row -> row.note().starred());
    note(
        whole.stream()
            .filter(row -> row.note().starred() != now)
            .map(row -> noted(row, row.note().withStar(now)))
            .toList(),
        starred ->
            now
                ? said("library.given-star", "library.given-star-together", starred)
                : said("library.taken-star", "library.taken-star-together", starred),
        true);
  }

  private static Library.Noted noted(LibraryRow row, LibraryNote now) {
    return new Library.Noted(row.name(), now);
  }

  /** {@code words} report it; {@code undoable} if what was said before can be said again. */
  private void note(
      List<Library.Noted> games, Function<List<LibraryRow>, Phrase> words, boolean undoable) {
    library.note(
        games,
        changed -> {
          List<LibraryRow> rows = show(games, changed.done());
          if (!rows.isEmpty()) {
            if (undoable) {
              offer(words.apply(rows), () -> unsay(changed.done()));
            } else {
              notices.show(Notice.of(words.apply(rows)));
            }
          }
          changed.fault().ifPresent(this::warn);
        });
  }

  private void unsay(List<Library.Noted> before) {
    note(before, rows -> said("library.as-before", "library.as-before-together", rows), false);
  }

  /** Shows what is said of those of {@code games} that are {@code done}. */
  private List<LibraryRow> show(List<Library.Noted> games, List<Library.Noted> done) {
    Set<String> names = done.stream().map(Library.Noted::name).collect(Collectors.toSet());
    Map<String, LibraryNote> now =
        games.stream().collect(Collectors.toMap(Library.Noted::name, Library.Noted::note));
    List<LibraryRow> rows =
        shown.of(names).stream()
            .map(row -> words.row(row.game().with(now.getOrDefault(row.name(), row.note()))))
            .toList();
    shown.replace(rows);
    if (loading.get()) {
      refresh(); // what is being listed may have been read before
    }
    return rows;
  }

  /** Takes in all games of {@code files}, unless some are being taken in. */
  public void importFrom(List<Path> files) {
    gameImport.begin(files);
  }

  /** Leaves the rest of the games that are being taken in. */
  public void stopImport() {
    gameImport.stop();
  }

  private void takenIn(Path file, ImportResult imported) {
    imported.names().reversed().stream().findFirst().ifPresent(shown::choose);
    if (!imported.names().isEmpty()) {
      offer(imported.words(), () -> delete(imported.names()));
    } else if (imported.isStopped()) {
      notices.show(Notice.of(Phrase.of("library.import-stopped-early")));
    } else {
      warn(imported.none(file));
    }
  }

  private void warn(Fault fault) {
    notices.show(Notice.warning(fault));
  }

  private void offer(Phrase words, Runnable undo) {
    notices.show(Notice.undoable(words, undo, undo));
  }

  /** Names a game by itself; of several only their number is told. */
  private Phrase said(String one, String several, List<LibraryRow> rows) {
    return rows.size() == 1
        ? Phrase.of(
            one,
            called(rows.getFirst(), LibraryRow::called),
            called(rows.getFirst(), LibraryRow::date))
        : Phrase.of(several, rows.size());
  }

  private Phrase called(LibraryRow row, Function<LibraryRow, String> what) {
    return texts -> what.apply(words.row(row.game()));
  }

  /** Hands {@code then} the record of the game chosen. */
  public void recordText(Consumer<? super String> then) {
    Consumer<StoreResult<String>> read = result -> result.handle(then, this::warn);
    chosen().get().ifPresent(row -> library.read(row.name(), read));
  }

  /** Copies the game chosen to {@code target}. */
  public void export(Path target) {
    Consumer<Path> saved = file -> notices.show(Notice.of(Phrase.of("notice.saved", file)));
    Consumer<StoreResult<Path>> then = result -> result.handle(saved, this::warn);
    chosen().get().ifPresent(row -> library.export(row.name(), target, then));
  }

  /** What the games are sorted by; of equal ones, the newest comes first. */
  ObjectProperty<List<SortBy<LibraryColumn>>> order() {
    return shown.order;
  }

  /** The games shown, newest first unless they are sorted. */
  public ReadOnlyObjectProperty<List<LibraryRow>> rows() {
    return shown.rows.getReadOnlyProperty();
  }

  /** The names of all games that there are records of. */
  public ReadOnlyObjectProperty<List<String>> titles() {
    return shown.titles.getReadOnlyProperty();
  }

  /** Words that the games shown contain. */
  public StringProperty search() {
    return shown.search;
  }

  /** The only game of which records are shown; empty for all. */
  public ObjectProperty<Optional<String>> only() {
    return shown.only;
  }

  /** Whether only games with a star are shown. */
  public BooleanProperty starred() {
    return shown.starred;
  }

  public ObjectProperty<Optional<LibraryRow>> chosen() {
    return shown.chosen;
  }

  /** The games to be deleted together, from top to bottom: that chosen, and others if so marked. */
  public ObjectProperty<List<LibraryRow>> marked() {
    return shown.marked;
  }

  /** The last position of the game chosen and what is noted, as soon as it is read. */
  ReadOnlyObjectProperty<Optional<ChosenPicture.Seen>> picture() {
    return picture.seen();
  }

  /** The position of {@link #picture}, for others to look at. */
  public ObservableValue<Optional<BoardSnapshot<?>>> board() {
    return picture.seen().map(seen -> seen.map(ChosenPicture.Seen::board));
  }

  public ReadOnlyBooleanProperty loading() {
    return loading.getReadOnlyProperty();
  }

  /** How far the games of a file are taken in; empty if none are. */
  public ReadOnlyObjectProperty<Optional<Importing.Progress>> importing() {
    return gameImport.progress();
  }

  /** Whether the library holds no game at all. */
  public ReadOnlyBooleanProperty empty() {
    return shown.empty.getReadOnlyProperty();
  }
}
