package yomikiri.app.library;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.store.GameCollections;
import yomikiri.app.store.StoreResult;
import yomikiri.app.text.Fault;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.OpeningNames;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.library.CollectionIndex;
import yomikiri.engine.library.OpeningExplorer;
import yomikiri.engine.library.OpeningExplorer.ExploredMove;
import yomikiri.engine.think.Verdict;

/** View model of the opening explorer: what was played in the position shown, and how it ended. */
@UiThread
public final class ExplorerViewModel {
  private final GameCollections collections;
  private final ReadOnlyObjectWrapper<List<String>> names = new ReadOnlyObjectWrapper<>(List.of());
  private final ObjectProperty<String> source = new SimpleObjectProperty<>(GameCollections.OWN);
  private final ReadOnlyObjectWrapper<List<Row>> rows = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<Optional<OpeningNames.Name>> opening =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Fault>> fault =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper loading = new ReadOnlyBooleanWrapper();
  private Optional<CollectionIndex> index = Optional.empty();
  private Optional<BoardSnapshot<?>> board = Optional.empty();
  private int asked; // counts what is asked for: only the answer to the last is shown

  /** Explores the games of {@code collections}, the user's own ones at first. */
  public ExplorerViewModel(GameCollections collections) {
    this.collections = collections;
    source.addListener((value, before, now) -> open());
  }

  /** A move played, as records write it; {@code opening} names the position it leads to. */
  public record Row(ExploredMove move, String text, Optional<OpeningNames.Name> opening) {
    /** What a search says of it, where {@code board} shows that. */
    Optional<Verdict> verdict(BoardSnapshot<?> board) {
      Map<Integer, Verdict> proven = board.proven();
      return move.step() instanceof Step.Single one
          ? Optional.ofNullable(proven.getOrDefault(one.move(), board.verdicts().get(one.move())))
          : Optional.empty();
    }
  }

  /** Reads the games anew; to be called when the explorer comes into view. */
  public void refresh() {
    collections.list(result -> result.handle(names::set, now -> fault.set(Optional.of(now))));
    open();
  }

  private void open() {
    int ticket = ++asked;
    index = Optional.empty();
    loading.set(true);
    collections.open(
        source.get(),
        result ->
            answered(
                ticket,
                result,
                now -> {
                  index = Optional.of(now.index());
                  explore();
                }));
  }

  /** What is done with an answer. */
  private interface Then<T> {
    void with(T value);
  }

  private <T> void answered(int ticket, StoreResult<T> result, Then<T> then) {
    if (ticket == asked) {
      loading.set(false);
      result.handle(
          value -> {
            fault.set(Optional.empty());
            then.with(value);
          },
          why -> {
            fault.set(Optional.of(why));
            rows.set(List.of());
          });
    }
  }

  /** Explores another position. */
  public void show(BoardSnapshot<?> now) {
    boolean isSame =
        board
            .filter(before -> before.position().key() == now.position().key())
            .filter(before -> before.kit().game().id().equals(now.kit().game().id()))
            .isPresent();
    board = Optional.of(now);
    if (!isSame && index.isPresent()) {
      explore();
    }
  }

  private void explore() {
    board.ifPresent(now -> explore(now, index.orElseThrow()));
  }

  private <P extends Position> void explore(BoardSnapshot<P> now, CollectionIndex in) {
    int ticket = ++asked;
    Game<P> game = now.kit().game();
    P position = game.copyOf(now.position());
    loading.set(true);
    collections.<Explored>ask(
        source.get(),
        collection ->
            new Explored(
                OpeningExplorer.moves(in, game, position, 0).stream()
                    .map(move -> row(game, position, move))
                    .toList(),
                game.openingNames().flatMap(known -> known.of(position))),
        result ->
            answered(
                ticket,
                result,
                explored -> {
                  rows.set(explored.rows());
                  opening.set(explored.opening());
                }));
  }

  /** What is known of a position. */
  private record Explored(List<Row> rows, Optional<OpeningNames.Name> opening) {}

  @WorkerThread
  private static <P extends Position> Row row(Game<P> game, P position, ExploredMove move) {
    return new Row(
        move,
        move.step().text(game.notation()),
        game.openingNames()
            .flatMap(known -> known.of(OpeningExplorer.after(game, position, move.step()))));
  }

  /** The names of the collections that can be explored, without the user's own games. */
  public ReadOnlyObjectProperty<List<String>> names() {
    return names.getReadOnlyProperty();
  }

  /** The name of the collection explored, or {@link GameCollections#OWN}. */
  public ObjectProperty<String> source() {
    return source;
  }

  /** The moves played in the position shown, the most frequent first. */
  public ReadOnlyObjectProperty<List<Row>> rows() {
    return rows.getReadOnlyProperty();
  }

  /** The name of the opening that the position shown is. */
  public ReadOnlyObjectProperty<Optional<OpeningNames.Name>> opening() {
    return opening.getReadOnlyProperty();
  }

  /** Why nothing can be explored. */
  public ReadOnlyObjectProperty<Optional<Fault>> fault() {
    return fault.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty loading() {
    return loading.getReadOnlyProperty();
  }
}
