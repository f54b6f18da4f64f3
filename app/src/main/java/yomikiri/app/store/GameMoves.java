package yomikiri.app.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.store.CollectionPlaces.Place;
import yomikiri.app.text.Fault;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.library.CollectionIndex;
import yomikiri.engine.library.GameCollection;
import yomikiri.engine.library.GameCollection.IndexedFile;
import yomikiri.engine.library.GameTransfer;
import yomikiri.engine.library.IndexedGame;
import yomikiri.engine.library.TransferNote;
import yomikiri.engine.record.GameRecord;

/**
 * Moves games between collections, the user's own games among them, wholly or not at all; what was
 * begun when the app was killed is taken back later.
 */
@UiThread
public final class GameMoves {
  private static final String NOTES = ".moves";
  private static final long NEVER = -1; // written

  private final GameCollections collections;
  private final Library library;
  private final GameLookup games;
  private final GameTransfer transfer;
  private final Set<String> notes = ConcurrentHashMap.newKeySet(); // of this process

  /** {@code folder} is that of the collections. */
  GameMoves(
      GameCollections collections, Path folder, Library library, GameLookup games, Disk disk) {
    this.collections = collections;
    this.library = library;
    this.games = games;
    this.transfer = new GameTransfer(folder.resolve(NOTES), collections::folder, disk);
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
    Place source = collections.place(from);
    Place target = collections.place(to);
    collections.change(
        from,
        collection -> moved(from, collection, index, moved, to),
        result ->
            handle(
                result,
                then,
                done -> {
                  Undo undo =
                      back ->
                          collections.<Boolean>change(
                              source.name(),
                              collection -> undone(source, target, done),
                              undone -> back.accept(fault(undone)));
                  then.accept(new StoreResult.Done<>(undo));
                }));
  }

  @WorkerThread
  private GameTransfer.Done moved(
      String from,
      GameCollection collection,
      CollectionIndex index,
      List<IndexedGame> moved,
      String to)
      throws IOException, NotationException {
    String stem = collections.stem();
    boolean isOwn = to.equals(GameCollections.OWN);
    List<String> added =
        isOwn
            ? moved.stream().map(game -> library.newName()).toList()
            : List.of(stem + Library.RECORD);
    return transfer.make(
        noteName(),
        new TransferNote(from, to, added, collection.sources(index, moved, stem)),
        () -> {
          Path folder = collections.folder(to);
          if (isOwn) {
            Files.createDirectories(folder);
            for (int i = 0; i < moved.size(); i++) {
              String text = collection.text(index, moved.get(i));
              String whole = Importer.text(GameRecord.parse(text, games));
              collections.write(folder.resolve(added.get(i)), draft -> draft.write(whole));
            }
          } else {
            collections.write(
                folder.resolve(added.getFirst()), draft -> collection.write(index, moved, draft));
          }
          collection.remove(index, moved, stem);
        });
  }

  @UiThread
  @WorkerThread
  private String noteName() {
    String name = collections.stem();
    notes.add(name);
    return name;
  }

  @WorkerThread
  private boolean undone(Place from, Place to, GameTransfer.Done done) throws IOException {
    transfer.undo(noteName(), done, done.note().between(from.current(), to.current()));
    return true;
  }

  /** Games of the user's own on their way; {@code name} is that of the note. */
  @UiThread
  @WorkerThread
  private record Begun(String name, TransferNote note) {}

  /** Moves the user's own games into a collection. */
  public void moveOwn(List<String> names, String to, Consumer<? super StoreResult<Undo>> then) {
    library.texts(
        names,
        read ->
            read.fault()
                .ifPresentOrElse(
                    fault -> then.accept(new StoreResult.Failed<>(fault)),
                    () ->
                        collections.<Begun>change(
                            to,
                            collection -> begun(names, read.done(), to),
                            added -> handle(added, then, begun -> takeOut(names, begun, then)))));
  }

  @WorkerThread
  private Begun begun(List<String> names, List<String> texts, String to) throws IOException {
    Path own = collections.folder(GameCollections.OWN);
    List<TransferNote.Source> sources = new ArrayList<>();
    for (String name : names) {
      Path file = own.resolve(name);
      sources.add(
          new TransferNote.Source(
              Files.exists(file) ? IndexedFile.of(file) : new IndexedFile(name, NEVER, NEVER, 0),
              "~" + name,
              name));
    }
    String added = collections.stem() + Library.RECORD;
    Begun begun =
        new Begun(noteName(), new TransferNote(GameCollections.OWN, to, List.of(added), sources));
    transfer.begin(begun.name(), begun.note());
    try {
      collections.write(
          collections.folder(to).resolve(added), draft -> draft.write(String.join("\n", texts)));
      return begun;
    } catch (IOException e) {
      transfer.abandon(begun.name(), begun.note(), e);
      throw e;
    }
  }

  private void takeOut(List<String> names, Begun begun, Consumer<? super StoreResult<Undo>> then) {
    Place target = collections.place(begun.note().to());
    library.delete(
        names,
        gone ->
            gone.fault()
                .ifPresentOrElse(
                    fault -> giveUp(gone.done(), begun, fault, then),
                    () ->
                        collections.change(
                            begun.note().to(),
                            collection -> transfer.finish(begun.name(), begun.note()),
                            result ->
                                result.handle(
                                    done ->
                                        then.accept(
                                            new StoreResult.Done<>(
                                                back -> putBack(gone.done(), target, done, back))),
                                    fault -> giveUp(gone.done(), begun, fault, then)))));
  }

  private void giveUp(
      List<Library.Deleted> gone,
      Begun begun,
      Fault why,
      Consumer<? super StoreResult<Undo>> then) {
    restore(gone, begun, any -> then.accept(new StoreResult.Failed<>(why)));
  }

  private void restore(
      List<Library.Deleted> gone, Begun begun, Consumer<? super Optional<Fault>> then) {
    library.restore(
        gone,
        restored ->
            restored
                .fault()
                .ifPresentOrElse(
                    fault -> then.accept(Optional.of(fault)),
                    () ->
                        collections.<Boolean>change(
                            begun.note().to(),
                            collection -> {
                              transfer.abandon(begun.name(), begun.note());
                              return true;
                            },
                            done -> then.accept(fault(done)))));
  }

  private void putBack(
      List<Library.Deleted> gone,
      Place target,
      GameTransfer.Done done,
      Consumer<? super Optional<Fault>> then) {
    collections.<Begun>change(
        target.name(),
        collection -> {
          TransferNote now = done.note().between(GameCollections.OWN, target.current());
          Begun begun = new Begun(noteName(), now);
          transfer.beginUndo(begun.name(), done, now);
          return begun;
        },
        result ->
            result.handle(
                begun -> restore(gone, begun, then), fault -> then.accept(Optional.of(fault))));
  }

  /** Takes back the moves that were under way when earlier processes were killed. */
  @WorkerThread
  void recover() throws IOException {
    transfer.recover(notes::contains);
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
