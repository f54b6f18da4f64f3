package yomikiri.app.library;

import static org.kordamp.ikonli.materialdesign2.MaterialDesignE.EXPORT_VARIANT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignI.IMPORT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignM.MAGNIFY;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignM.MAGNIFY_SCAN;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignN.NOTE_EDIT_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignO.OPEN_IN_APP;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignS.STAR_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignT.TRASH_CAN_OUTLINE;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import yomikiri.app.shell.Command;
import yomikiri.engine.library.IndexedGame;

/** The commands of the library; enabled only while its screen is shown. */
public final class LibraryCommands {
  final Command open;
  final Command analyse;
  final Command importGames;
  final Command export;
  final Command delete;
  final Command note;
  final Command star;
  final Command search;

  private final BooleanBinding chosen;
  private final ReadOnlyBooleanWrapper here = new ReadOnlyBooleanWrapper();
  private final LibraryViewModel own;
  private final CollectionsViewModel collections;
  private Optional<Asking> screen = Optional.empty();

  /** The screen of the library, which asks for what a command needs. */
  interface Asking {
    /** Asks for files and imports their games. */
    void toImport();

    /** Asks for a file and writes games to it. */
    void toExport();

    /** Puts the keyboard into the field for the search. */
    void toSearch();

    /** Asks for a name and a note. */
    void toNote();
  }

  public LibraryCommands(LibraryViewModel own, CollectionsViewModel collections) {
    this.own = own;
    this.collections = collections;
    chosen =
        here.and(
            Bindings.createBooleanBinding(
                () ->
                    isOwn()
                        ? own.chosen().get().isPresent()
                        : !collections.marked().get().isEmpty(),
                own.chosen(),
                collections.marked(),
                collections.current()));
    open =
        Command.of(
            "library.open", OPEN_IN_APP, "Enter", chosen, () -> act(own::open, collections::open));
    analyse =
        Command.of(
            "library.analyse",
            MAGNIFY_SCAN,
            "Shift+Enter",
            chosen,
            () -> act(own::analyse, collections::analyse));
    importGames =
        Command.of(
            "library.import",
            IMPORT,
            "Shortcut+I",
            here.and(
                Bindings.createBooleanBinding(
                    () ->
                        isOwn()
                            ? own.importing().get().isEmpty()
                            : collections.importing().get().isEmpty(),
                    own.importing(),
                    collections.importing(),
                    collections.current())),
            () -> screen.ifPresent(Asking::toImport));
    export =
        Command.of(
                "library.export",
                EXPORT_VARIANT,
                "Shortcut+E",
                chosen,
                () -> screen.ifPresent(Asking::toExport))
            .called(
                collections
                    .current()
                    .map(now -> now.isEmpty() ? "library.export" : "collection.export"));
    delete =
        Command.of(
            "library.delete",
            TRASH_CAN_OUTLINE,
            "Delete",
            chosen,
            () -> act(own::delete, any -> collections.remove(collections.marked().get())));
    BooleanBinding whole =
        here.and(
            Bindings.createBooleanBinding(
                () ->
                    isOwn()
                        && own.chosen().get().filter(row -> !row.game().isDamaged()).isPresent(),
                own.chosen(),
                collections.current()));
    note =
        Command.of(
            "library.note",
            NOTE_EDIT_OUTLINE,
            "Shortcut+T",
            whole,
            () -> screen.ifPresent(Asking::toNote));
    star = Command.of("library.change-star", STAR_OUTLINE, "Shortcut+B", whole, own::star);
    search =
        Command.of(
            "library.search",
            MAGNIFY,
            "Shortcut+F",
            here,
            () -> screen.ifPresent(Asking::toSearch));
  }

  private boolean isOwn() {
    return collections.current().get().isEmpty();
  }

  /** Acts on the user's own games, or on the game chosen of the collection shown. */
  private void act(Runnable onOwn, Consumer<IndexedGame> onOther) {
    if (isOwn()) {
      onOwn.run();
    } else {
      onOther.accept(collections.marked().get().getFirst());
    }
  }

  /** Has the commands act on the screen that is in view; empty if none is. */
  void setScreen(Optional<Asking> now) {
    screen = now;
    here.set(now.isPresent());
  }

  /** Hands {@code then} the record of the game chosen. */
  public void recordText(Consumer<? super String> then) {
    act(() -> own.recordText(then), any -> collections.recordText(then));
  }

  /** Whether a game of the library is chosen in view. */
  public ObservableBooleanValue chosen() {
    return chosen;
  }

  /** Those of the menu File. */
  public List<Command> file() {
    return List.of(open, analyse, importGames, export, delete);
  }

  /** Those of the menu Edit. */
  public List<Command> edit() {
    return List.of(note, star, search);
  }
}
