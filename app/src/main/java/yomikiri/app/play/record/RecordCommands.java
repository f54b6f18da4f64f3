package yomikiri.app.play.record;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.Window;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import yomikiri.app.shell.Command;
import yomikiri.app.store.FileKind;
import yomikiri.app.ui.FilePicker;

/** All commands for records. */
public final class RecordCommands {
  /** For the forms of other programs, in their order. */
  private static final List<String> COPY_AS_KEYS =
      List.of("Shortcut+Alt+C", "Shortcut+Alt+Shift+C");

  private final RecordsViewModel records;
  private final Consumer<Path> opening;
  private final FilePicker picker;
  private final Node near;
  private final Command open;
  private final Command save;
  private final Command copy;
  private final Command copyPosition;
  private final List<Command> copyAs;
  private final Command paste;

  /**
   * @param opening opens a file that was chosen
   * @param near a node of the window that asks for files
   * @param here whether the game on the board is in view
   * @param chosen whether another game is in view, which is then the one to be copied
   * @param ofChosen hands on the record of that one
   */
  public RecordCommands(
      RecordsViewModel records,
      Consumer<Path> opening,
      FilePicker picker,
      Node near,
      ObservableBooleanValue here,
      ObservableBooleanValue chosen,
      Consumer<Consumer<? super String>> ofChosen) {
    this.records = records;
    this.opening = opening;
    this.picker = picker;
    this.near = near;
    open =
        Command.of("command.open", MaterialDesignF.FOLDER_OPEN_OUTLINE, "Shortcut+O", this::open);
    save =
        Command.of(
            "command.save", MaterialDesignC.CONTENT_SAVE_OUTLINE, "Shortcut+S", here, this::save);
    copy =
        Command.of(
            "command.copy",
            MaterialDesignC.CONTENT_COPY,
            "Shortcut+C",
            Bindings.or(here, chosen),
            () -> {
              if (here.get()) {
                records.recordText(text -> copy(text, true));
              } else {
                ofChosen.accept(text -> copy(text, true));
              }
            });
    copyPosition =
        Command.of(
            "command.copy-position",
            MaterialDesignC.CHECKERBOARD,
            "Shortcut+Shift+C",
            here,
            () -> copy(records.positionText(), false));
    List<String> forms = records.otherForms();
    copyAs =
        IntStream.range(0, forms.size())
            .mapToObj(n -> copyAs(forms.get(n), COPY_AS_KEYS.get(n), here))
            .toList();
    paste =
        Command.of("command.paste", MaterialDesignC.CONTENT_PASTE, "Shortcut+V", here, this::paste);
  }

  /** Those of the menu File. */
  public List<Command> file() {
    return List.of(open, save);
  }

  /** Those that concern the game on the board. */
  public List<Command> ofBoard() {
    return Stream.concat(Stream.of(save), edit().stream()).toList();
  }

  /** Those of the menu Edit. */
  public List<Command> edit() {
    List<Command> all = new ArrayList<>(List.of(copy, copyPosition));
    all.addAll(copyAs);
    all.add(paste);
    return all;
  }

  private Command copyAs(String form, String keys, ObservableBooleanValue here) {
    ObservableBooleanValue has = records.has(form);
    return Command.of(
            "command.copy-as." + form,
            MaterialDesignC.CONTENT_DUPLICATE,
            keys,
            Bindings.and(here, has),
            () -> copy(records.otherText(form), records.hasMoves(form)))
        .shownWhere(has);
  }

  private void open() {
    picker.toOpen(window(), FileKind.OPENED).ifPresent(opening);
  }

  /** Asks for a file and saves the game on the board there. */
  public void save() {
    picker.toSave(window(), FileKind.RECORD, records.suggestedName()).ifPresent(records::save);
  }

  private Window window() {
    return near.getScene().getWindow();
  }

  private void copy(String text, boolean wholeGame) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
    records.copied(wholeGame);
  }

  private void paste() {
    String pasted = Clipboard.getSystemClipboard().getString();
    records.paste(pasted == null ? "" : pasted);
  }
}
