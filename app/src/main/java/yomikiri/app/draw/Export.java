package yomikiri.app.draw;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.Window;
import yomikiri.app.store.FileKind;
import yomikiri.app.store.UserFiles;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.FilePicker;

/** Saves pictures and numbers to files, or copies them to the clipboard. */
public final class Export {
  private final Texts texts;
  private final UserFiles files;
  private final FilePicker picker;

  public Export(Texts texts, UserFiles files, FilePicker picker) {
    this.texts = texts;
    this.files = files;
    this.picker = picker;
  }

  /** The language of its notices. */
  public Texts texts() {
    return texts;
  }

  /** Saves a picture as dots, where the user wants it. */
  public void savePicture(Window owner, String name, ExportImage picture, Consumer<Notice> then) {
    Image image = picture.image();
    save(owner, FileKind.PICTURE, name, () -> Png.bytes(image), then);
  }

  /** Saves a picture as lines and letters, which stay sharp in any size. */
  public void saveDrawing(Window owner, String name, ExportImage picture, Consumer<Notice> then) {
    saveText(owner, FileKind.DRAWING, name, picture.svg(), then);
  }

  /** Saves numbers as CSV where the user wants them. */
  public void saveNumbers(Window owner, String name, String csv, Consumer<Notice> then) {
    saveText(owner, FileKind.NUMBERS, name, csv, then);
  }

  /** Saves a text where the user wants it. */
  public void saveText(
      Window owner, FileKind kind, String name, String text, Consumer<Notice> then) {
    save(owner, kind, name, () -> text.getBytes(StandardCharsets.UTF_8), then);
  }

  private void save(
      Window owner, FileKind kind, String name, UserFiles.Contents bytes, Consumer<Notice> then) {
    picker
        .toSave(owner, kind, name + kind.ending())
        .ifPresent(
            file ->
                files.save(
                    file,
                    kind,
                    bytes,
                    outcome ->
                        outcome.handle(
                            saved -> then.accept(saved(saved)),
                            fault -> then.accept(unsaved(fault)))));
  }

  private static Notice saved(Path file) {
    return Notice.of(Phrase.of("files.saved", file));
  }

  private static Notice unsaved(Fault fault) {
    return Notice.warning(Phrase.of("files.unsaved", fault));
  }

  public void copyPicture(ExportImage picture, Consumer<Notice> then) {
    ClipboardContent content = new ClipboardContent();
    content.putImage(picture.image());
    copy(content, then);
  }

  public void copyNumbers(String csv, Consumer<Notice> then) {
    ClipboardContent content = new ClipboardContent();
    content.putString(csv);
    copy(content, then);
  }

  private void copy(ClipboardContent content, Consumer<Notice> then) {
    boolean isDone = Clipboard.getSystemClipboard().setContent(content);
    Phrase what = Phrase.of(isDone ? "files.copied" : "files.uncopied");
    then.accept(new Notice(!isDone, what, Optional.empty()));
  }
}
