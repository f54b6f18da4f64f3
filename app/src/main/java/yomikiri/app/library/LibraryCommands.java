package yomikiri.app.library;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignO;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import yomikiri.app.shell.Command;

/** All that can be asked of the library. */
public final class LibraryCommands {
  final Command open;
  final Command importGames;
  final Command export;
  final Command delete;
  final Command search;

  private final ReadOnlyBooleanWrapper here = new ReadOnlyBooleanWrapper();
  private Runnable importing = () -> {};
  private Runnable exporting = () -> {};
  private Runnable searching = () -> {};

  public LibraryCommands(LibraryViewModel library) {
    BooleanBinding chosen =
        Bindings.and(
            here,
            Bindings.createBooleanBinding(
                () -> library.chosen().get().isPresent(), library.chosen()));
    open = Command.of("library.open", MaterialDesignO.OPEN_IN_APP, "Enter", chosen, library::open);
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
   */
  void setHere(boolean inView, Runnable toImport, Runnable toExport, Runnable toSearch) {
    importing = toImport;
    exporting = toExport;
    searching = toSearch;
    here.set(inView);
  }

  /** Those of the menu File. */
  public List<Command> file() {
    return List.of(open, importGames, export, delete);
  }

  /** Those of the menu Edit. */
  public List<Command> edit() {
    return List.of(search);
  }
}
