package yomikiri.app.chart;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.Window;
import yomikiri.app.files.FilePicker;
import yomikiri.app.store.FileKind;
import yomikiri.app.store.Trouble;
import yomikiri.app.store.TroubleWords;
import yomikiri.app.store.UserFiles;
import yomikiri.app.text.Texts;

/** Takes pictures and numbers out of the app: to files and to the clipboard. */
final class Export {
  private final Texts texts;
  private final UserFiles files;
  private final FilePicker picker;

  /** What became of it, in a sentence. */
  record News(String words, boolean isTrouble) {}

  Export(Texts texts, UserFiles files, FilePicker picker) {
    this.texts = texts;
    this.files = files;
    this.picker = picker;
  }

  /** Saves a picture as PNG where the user wants it. */
  void savePicture(Window owner, String name, WritableImage image, Consumer<News> then) {
    save(owner, FileKind.PICTURE, name, () -> Png.bytes(image), then);
  }

  /** Saves numbers as CSV where the user wants them. */
  void saveNumbers(Window owner, String name, String csv, Consumer<News> then) {
    save(owner, FileKind.NUMBERS, name, () -> csv.getBytes(StandardCharsets.UTF_8), then);
  }

  private void save(
      Window owner, FileKind kind, String name, Supplier<byte[]> bytes, Consumer<News> then) {
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
                            trouble -> then.accept(unsaved(trouble)))));
  }

  private News saved(Path file) {
    return new News(texts.get("lab.chart.saved", String.valueOf(file.getFileName())), false);
  }

  private News unsaved(Trouble trouble) {
    return new News(
        texts.get("lab.chart.unsaved", new TroubleWords(texts).sentence(trouble)), true);
  }

  void copyPicture(WritableImage image, Consumer<News> then) {
    ClipboardContent content = new ClipboardContent();
    content.putImage(image);
    copy(content, then);
  }

  void copyNumbers(String csv, Consumer<News> then) {
    ClipboardContent content = new ClipboardContent();
    content.putString(csv);
    copy(content, then);
  }

  private void copy(ClipboardContent content, Consumer<News> then) {
    boolean isDone = Clipboard.getSystemClipboard().setContent(content);
    then.accept(new News(texts.get(isDone ? "lab.chart.copied" : "lab.chart.uncopied"), !isDone));
  }
}
