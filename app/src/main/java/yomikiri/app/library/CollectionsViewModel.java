package yomikiri.app.library;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.library.CollectionFilter.BoardPosition;
import yomikiri.app.library.CollectionFilter.CollectionColumn;
import yomikiri.app.play.record.GameRestorer;
import yomikiri.app.play.session.AnalysisBoard;
import yomikiri.app.play.session.GameOpener;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.store.GameCollections;
import yomikiri.app.store.GameMoves;
import yomikiri.app.store.StoreResult;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.app.ui.Sorting.SortBy;
import yomikiri.engine.library.CollectionIndex;
import yomikiri.engine.library.GameCollection;
import yomikiri.engine.library.IndexedGame;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.Ticker;

/** View model of the collections: which is shown, its games, and what is done with them. */
@UiThread
public final class CollectionsViewModel {
  private final GameCollections collections;
  private final GameMoves moves;
  private final LibraryViewModel own;
  private final AvailableGames availableGames;
  private final GameOpener opener;
  private final Supplier<BoardPosition> board;
  private final Notices notices;
  final CollectionFilter filter = new CollectionFilter(this::search);

  private final ReadOnlyObjectWrapper<List<String>> names = new ReadOnlyObjectWrapper<>(List.of());
  private final ObjectProperty<Optional<String>> current =
      new SimpleObjectProperty<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<CollectionIndex>> index =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<List<IndexedGame>> found =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ObjectProperty<List<IndexedGame>> marked = new SimpleObjectProperty<>(List.of());
  private final ReadOnlyBooleanWrapper loading = new ReadOnlyBooleanWrapper();
  private final CollectionImports imports;
  private boolean isRemade; // since the last search that succeeded
  private int asked; // counts what is asked for: only the answer to the last is shown

  /** {@code own} are the user's own games, {@code board} the position on the board. */
  public CollectionsViewModel(
      GameCollections collections,
      GameMoves moves,
      LibraryViewModel own,
      AvailableGames availableGames,
      GameOpener opener,
      Supplier<BoardPosition> board,
      Ticker ticker,
      Notices notices) {
    this.collections = collections;
    this.moves = moves;
    this.own = own;
    this.availableGames = availableGames;
    this.opener = opener;
    this.board = board;
    this.notices = notices;
    this.imports = new CollectionImports(collections, ticker, notices, this::reopen, this::remove);
    current.addListener((value, before, now) -> openCurrent());
  }

  /** Lists the collections anew, and the games of the one shown. */
  public void refresh() {
    list(() -> {});
    openCurrent();
  }

  private void list(Runnable then) {
    collections.list(
        result ->
            result.handle(
                now -> {
                  names.set(now);
                  if (current.get().filter(name -> !now.contains(name)).isPresent()) {
                    current.set(Optional.empty());
                  }
                  then.run();
                },
                this::warn));
  }

  /** Opens the collection to be shown; another one shows all its games. */
  private void openCurrent() {
    int ticket = ++asked;
    if (current.get().isEmpty()) {
      loading.set(false);
      index.set(Optional.empty());
      found.set(List.of());
      return;
    }
    String name = current.get().get();
    loading.set(true);
    collections.open(name, result -> opened(name, ticket, result));
  }

  private void opened(String name, int ticket, StoreResult<GameCollection.Opened> result) {
    if (ticket != asked) {
      return;
    }
    result.handle(
        now -> {
          index.set(Optional.of(now.index()));
          if (now.isDamaged()) {
            notices.show(Notice.of(Phrase.of("collection.damaged", name)));
          }
          search();
        },
        fault -> {
          loading.set(false);
          warn(fault);
          list(() -> {});
        });
  }

  private void search() {
    if (index.get().isEmpty()) {
      return;
    }
    int ticket = ++asked;
    CollectionIndex in = index.get().get();
    String name = current.get().orElseThrow();
    var query = filter.query(board.get());
    var order = SortBy.order(filter.order.get(), CollectionColumn::ascending);
    boolean isSorted = !filter.order.get().isEmpty();
    loading.set(true);
    collections.<List<IndexedGame>>ask(
        name,
        collection -> {
          List<IndexedGame> all = query.search(in);
          return isSorted ? all.parallelStream().sorted(order).toList() : all;
        },
        result -> {
          if (ticket == asked) {
            result.handle(
                now -> {
                  isRemade = false;
                  loading.set(false);
                  found.set(now);
                },
                fault -> unsearched(name, ticket, fault));
          }
        });
  }

  /** Searches once more in an index made anew: the one there may be damaged. */
  private void unsearched(String name, int ticket, Fault fault) {
    if (isRemade) {
      loading.set(false);
      warn(fault);
    } else {
      isRemade = true;
      collections.change(name, GameCollection::remade, again -> opened(name, ticket, again));
    }
  }

  /** Makes an empty collection and shows it. */
  void create(String name) {
    collections.create(name, result -> result.handle(this::show, this::warn));
  }

  /** Gives the collection shown another name. */
  void rename(String name) {
    current
        .get()
        .filter(before -> !before.equals(name))
        .ifPresent(
            before ->
                collections.rename(before, name, result -> result.handle(this::show, this::warn)));
  }

  private void show(String name) {
    collections.list(
        result ->
            result.handle(
                now -> {
                  names.set(now);
                  current.set(Optional.of(name));
                },
                this::warn));
  }

  /** Deletes the collection shown; that can be undone. */
  void delete() {
    current
        .get()
        .ifPresent(
            name -> collections.delete(name, result -> result.handle(this::deleted, this::warn)));
  }

  private void deleted(GameCollections.Deleted gone) {
    list(() -> {});
    offer(
        Phrase.of("collection.deleted", gone.name()),
        () -> collections.restore(gone, result -> result.handle(this::show, this::warn)));
  }

  /** Takes files and folders into the collection shown, unless an import goes on. */
  void importFrom(List<Path> sources) {
    current.get().ifPresent(name -> imports.begin(name, sources));
  }

  /** Ends the import; the games taken in so far stay. */
  void stopImport() {
    imports.stop();
  }

  /** Puts a game of the collection on the board. */
  void open(IndexedGame game) {
    open(game, restored -> restored);
  }

  /** Opens a copy of a game of the collection as an analysis board. */
  void analyse(IndexedGame game) {
    open(game, AnalysisBoard::copy);
  }

  private void open(IndexedGame game, UnaryOperator<RestoredGame<?>> as) {
    int ticket = ++asked;
    CollectionIndex in = index.get().orElseThrow();
    collections.<RestoredGame<?>>ask(
        current.get().orElseThrow(),
        collection -> {
          GameRecord<?> record = GameRecord.parse(collection.text(in, game), availableGames);
          return as.apply(GameRestorer.of(record, availableGames).restored());
        },
        result -> {
          if (ticket == asked) {
            result.handle(opener::open, this::warn);
          }
        });
  }

  /** Takes games out of the collection shown; that can be undone. */
  void remove(Collection<IndexedGame> games) {
    if (!games.isEmpty()) {
      remove(current.get().orElseThrow(), index.get().orElseThrow(), List.copyOf(games));
    }
  }

  private void remove(String name, CollectionIndex in, List<IndexedGame> games) {
    collections.remove(
        name,
        in,
        games,
        result ->
            result.handle(
                removed -> {
                  reopen(name);
                  offer(
                      Phrase.of("library.deleted-together", games.size()),
                      () ->
                          collections.putBack(
                              name,
                              removed,
                              back -> back.handle(done -> reopen(name), this::warn)));
                },
                this::warn));
  }

  private void reopen(String name) {
    if (current.get().equals(Optional.of(name))) {
      openCurrent();
    }
  }

  /** Moves the games marked to another collection, or to the user's own; it can be undone. */
  void move(String to) {
    if (current.get().isPresent()) {
      List<IndexedGame> games = marked.get();
      moves.move(
          current.get().get(),
          index.get().orElseThrow(),
          games,
          to,
          result -> result.handle(undo -> moved(games.size(), to, undo), this::warn));
      return;
    }
    List<String> names =
        own.marked().get().stream()
            .filter(row -> !row.game().isDamaged())
            .map(LibraryRow::name)
            .toList();
    moves.moveOwn(
        names, to, result -> result.handle(undo -> moved(names.size(), to, undo), this::warn));
  }

  private void moved(int count, String to, GameMoves.Undo undo) {
    listAnew();
    Object place = to.equals(GameCollections.OWN) ? Phrase.of("collection.own") : to;
    offer(
        Phrase.of("collection.moved", count, place),
        () ->
            undo.run(
                fault -> {
                  fault.ifPresent(this::warn);
                  listAnew();
                }));
  }

  private void listAnew() {
    own.refresh();
    openCurrent();
  }

  /** Writes all games shown into a file, one behind the other. */
  void export(Path target) {
    collections.export(
        current.get().orElseThrow(),
        index.get().orElseThrow(),
        found.get(),
        target,
        result ->
            result.handle(
                file -> notices.show(Notice.of(Phrase.of("notice.saved", file))), this::warn));
  }

  private void warn(Fault fault) {
    notices.show(Notice.warning(fault));
  }

  private void offer(Phrase words, Runnable undo) {
    notices.show(Notice.undoable(words, undo, undo));
  }

  /** The names of the collections. */
  public ReadOnlyObjectProperty<List<String>> names() {
    return names.getReadOnlyProperty();
  }

  /** The collection shown; empty for the user's own games. */
  public ObjectProperty<Optional<String>> current() {
    return current;
  }

  /** What is known of its games; empty until it is opened. */
  ReadOnlyObjectProperty<Optional<CollectionIndex>> index() {
    return index.getReadOnlyProperty();
  }

  /** Its games that are shown, in their order. */
  ReadOnlyObjectProperty<List<IndexedGame>> found() {
    return found.getReadOnlyProperty();
  }

  /** The games marked, the one chosen first. */
  public ObjectProperty<List<IndexedGame>> marked() {
    return marked;
  }

  /** Hands {@code then} the record of the game chosen. */
  public void recordText(Consumer<? super String> then) {
    CollectionIndex in = index.get().orElseThrow();
    IndexedGame chosen = marked.get().getFirst();
    collections.<String>ask(
        current.get().orElseThrow(),
        collection -> collection.text(in, chosen),
        result -> result.handle(then, this::warn));
  }

  public ReadOnlyBooleanProperty loading() {
    return loading.getReadOnlyProperty();
  }

  /** How far games are being taken into a collection; empty if none are. */
  public ReadOnlyObjectProperty<Optional<CollectionImports.Progress>> importing() {
    return imports.progress();
  }
}
