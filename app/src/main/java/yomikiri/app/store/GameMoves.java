package yomikiri.app.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.text.Fault;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.library.CollectionIndex;
import yomikiri.engine.library.GameCollection;
import yomikiri.engine.library.IndexedGame;
import yomikiri.engine.record.GameRecord;

/**
 * Moves games between collections, the user's own games among them. They are put into their new
 * place before they are taken out of the old one, so that none is lost on the way.
 */
@UiThread
public final class GameMoves {
  private final GameCollections collections;
  private final Library library;
  private final GameLookup games;

  GameMoves(GameCollections collections, Library library, GameLookup games) {
    this.collections = collections;
    this.library = library;
    this.games = games;
  }

  /** Takes a move back; answers with what went wrong, if something did. */
  public interface Undo {
    void run(Consumer<? super Optional<Fault>> then);
  }

  /** Moves games of a collection to another one, or to {@link GameCollections#OWN}. */
  public void move(
      String from,
      CollectionIndex index,
      List<IndexedGame> moved,
      String to,
      Consumer<? super StoreResult<Undo>> then) {
    if (to.equals(GameCollections.OWN)) {
      collections.<List<String>>ask(
          from,
          collection -> texts(collection, index, moved),
          read -> handle(read, then, texts -> takeOut(from, index, moved, kept(texts), then)));
      return;
    }
    collections.move(
        from,
        index,
        moved,
        to,
        done ->
            handle(
                done,
                then,
                now -> {
                  Undo undo =
                      back ->
                          collections.putBack(
                              from,
                              now.removed(),
                              restored -> discard(fault(restored), to, now.added(), back));
                  then.accept(new StoreResult.Done<>(undo));
                }));
  }

  @WorkerThread
  private List<String> texts(
      GameCollection collection, CollectionIndex index, List<IndexedGame> moved)
      throws IOException, NotationException {
    List<String> texts = new ArrayList<>();
    for (IndexedGame game : moved) {
      texts.add(Importer.text(GameRecord.parse(collection.text(index, game), games)));
    }
    return texts;
  }

  private List<String> kept(List<String> texts) {
    List<String> names = new ArrayList<>();
    for (String text : texts) {
      names.add(library.newName());
      library.keep(names.getLast(), () -> text);
    }
    return names;
  }

  /** Takes the games out of their collection, as they are the user's own under {@code names}. */
  private void takeOut(
      String from,
      CollectionIndex index,
      List<IndexedGame> moved,
      List<String> names,
      Consumer<? super StoreResult<Undo>> then) {
    collections.remove(
        from,
        index,
        moved,
        done ->
            done.handle(
                removed ->
                    then.accept(
                        new StoreResult.Done<>(back -> putBack(from, removed, names, back))),
                fault ->
                    library.delete(names, gone -> then.accept(new StoreResult.Failed<>(fault)))));
  }

  private void putBack(
      String from, List<Path> removed, List<String> names, Consumer<? super Optional<Fault>> then) {
    collections.putBack(
        from,
        removed,
        done ->
            done.handle(
                all -> library.delete(names, gone -> then.accept(gone.fault())),
                fault -> then.accept(Optional.of(fault))));
  }

  /** Moves the user's own games into a collection. */
  public void moveOwn(List<String> names, String to, Consumer<? super StoreResult<Undo>> then) {
    library.texts(
        names,
        read ->
            read.fault()
                .ifPresentOrElse(
                    fault -> then.accept(new StoreResult.Failed<>(fault)),
                    () ->
                        collections.add(
                            to,
                            read.done(),
                            added -> handle(added, then, file -> delete(names, to, file, then)))));
  }

  private void delete(
      List<String> names, String to, Path file, Consumer<? super StoreResult<Undo>> then) {
    library.delete(
        names,
        gone -> {
          Undo undo = back -> restore(gone.done(), to, file, back);
          gone.fault()
              .ifPresentOrElse(
                  fault -> undo.run(any -> then.accept(new StoreResult.Failed<>(fault))),
                  () -> then.accept(new StoreResult.Done<>(undo)));
        });
  }

  private void restore(
      List<Library.Deleted> gone, String to, Path file, Consumer<? super Optional<Fault>> then) {
    library.restore(gone, restored -> discard(restored.fault(), to, file, then));
  }

  /** Deletes what was added to a collection, unless the games could not be put back before. */
  private void discard(
      Optional<Fault> before, String to, Path added, Consumer<? super Optional<Fault>> then) {
    if (before.isPresent()) {
      then.accept(before);
    } else {
      collections.discard(to, added, done -> then.accept(fault(done)));
    }
  }

  private static <T> void handle(
      StoreResult<T> result, Consumer<? super StoreResult<Undo>> then, Consumer<? super T> goOn) {
    result.handle(goOn, fault -> then.accept(new StoreResult.Failed<>(fault)));
  }

  private static Optional<Fault> fault(StoreResult<?> result) {
    return result instanceof StoreResult.Failed<?>(Fault fault)
        ? Optional.of(fault)
        : Optional.empty();
  }
}
