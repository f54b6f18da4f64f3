package yomikiri.app.library;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignN;
import org.kordamp.ikonli.materialdesign2.MaterialDesignO;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import yomikiri.app.shell.Command;

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
  private Runnable importing = () -> {};
  private Runnable exporting = () -> {};
  private Runnable searching = () -> {};
  private Runnable noting = () -> {};

  public LibraryCommands(LibraryViewModel library) {
    chosen =
        Bindings.and(
            here,
            Bindings.createBooleanBinding(
                () -> library.chosen().get().isPresent(), library.chosen()));
    open = Command.of("library.open", MaterialDesignO.OPEN_IN_APP, "Enter", chosen, library::open);
    analyse =
        Command.of(
            "library.analyse",
            MaterialDesignM.MAGNIFY_SCAN,
            "Shift+Enter",
            chosen,
            library::analyse);
    importGames =
        Command.of(
            "library.import",
            MaterialDesignI.IMPORT,
            "Shortcut+I",
            Bindings.and(
                here,
                Bindings.createBooleanBinding(
                    () -> library.importing().get().isEmpty(), library.importing())),
            () -> importing.run());
    export =
        Command.of(
            "library.export",
            MaterialDesignE.EXPORT_VARIANT,
            "Shortcut+E",
            chosen,
            () -> exporting.run());
    delete =
        Command.of(
            "library.delete", MaterialDesignT.TRASH_CAN_OUTLINE, "Delete", chosen, library::delete);
    BooleanBinding whole =
        Bindings.and(
            here,
            Bindings.createBooleanBinding(
                () -> library.chosen().get().filter(row -> !row.game().isDamaged()).isPresent(),
                library.chosen()));
    note =
        Command.of(
            "library.note",
            MaterialDesignN.NOTE_EDIT_OUTLINE,
            "Shortcut+T",
            whole,
            () -> noting.run());
    star =
        Command.of(
            "library.change-star",
            MaterialDesignS.STAR_OUTLINE,
            "Shortcut+B",
            whole,
            library::star);
    search =
        Command.of(
            "library.search", MaterialDesignM.MAGNIFY, "Shortcut+F", here, () -> searching.run());
  }

  /**
   * Whether the library is in view.
   *
   * @param toImport asks for a file and imports its games
   * @param toExport asks for a file and copies the game chosen to it
   * @param toSearch puts the keyboard into the field for the search
   * @param toNote asks for a name and a note
   */
  void setHere(
      boolean inView, Runnable toImport, Runnable toExport, Runnable toSearch, Runnable toNote) {
    importing = toImport;
    exporting = toExport;
    searching = toSearch;
    noting = toNote;
    here.set(inView);
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
