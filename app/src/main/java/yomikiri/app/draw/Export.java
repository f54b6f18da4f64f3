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
import yomikiri.app.text.Texts;
import yomikiri.app.ui.FilePicker;

/** Takes pictures and numbers out of the app: to files and to the clipboard. */
public final class Export {
  private final Texts texts;
  private final UserFiles files;
  private final FilePicker picker;

  /**
   * What became of it, in a sentence.
   *
   * @param details what can be copied for those who mend the app
   */
  public record News(String words, boolean isTrouble, Optional<String> details) {
    private News(String words, boolean isTrouble) {
      this(words, isTrouble, Optional.empty());
    }
  }

  public Export(Texts texts, UserFiles files, FilePicker picker) {
    this.texts = texts;
    this.files = files;
    this.picker = picker;
  }

  /** In which it tells. */
  public Texts texts() {
    return texts;
  }

  /** Saves a picture as dots, where the user wants it. */
  public void savePicture(Window owner, String name, ExportImage picture, Consumer<News> then) {
    Image image = picture.image();
    save(owner, FileKind.PICTURE, name, () -> Png.bytes(image), then);
  }

  /** Saves a picture as lines and letters, which stay sharp in any size. */
  public void saveDrawing(Window owner, String name, ExportImage picture, Consumer<News> then) {
    saveText(owner, FileKind.DRAWING, name, picture.svg(), then);
  }

  /** Saves numbers as CSV where the user wants them. */
  public void saveNumbers(Window owner, String name, String csv, Consumer<News> then) {
    saveText(owner, FileKind.NUMBERS, name, csv, then);
  }

  private void saveText(
      Window owner, FileKind kind, String name, String text, Consumer<News> then) {
    save(owner, kind, name, () -> text.getBytes(StandardCharsets.UTF_8), then);
  }

  private void save(
      Window owner, FileKind kind, String name, UserFiles.Contents bytes, Consumer<News> then) {
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

  private News saved(Path file) {
    return new News(texts.get("files.saved", String.valueOf(file.getFileName())), false);
  }

  private News unsaved(Fault fault) {
    String why = fault.in(texts);
    return new News(texts.get("files.unsaved", why), true, fault.details(texts));
  }

  public void copyPicture(ExportImage picture, Consumer<News> then) {
    ClipboardContent content = new ClipboardContent();
    content.putImage(picture.image());
    copy(content, then);
  }

  public void copyNumbers(String csv, Consumer<News> then) {
    ClipboardContent content = new ClipboardContent();
    content.putString(csv);
    copy(content, then);
  }

  private void copy(ClipboardContent content, Consumer<News> then) {
    boolean isDone = Clipboard.getSystemClipboard().setContent(content);
    then.accept(new News(texts.get(isDone ? "files.copied" : "files.uncopied"), !isDone));
  }
}
