package yomikiri.app.chart;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.Window;
import yomikiri.app.store.Trouble;
import yomikiri.app.store.TroubleWords;
import yomikiri.app.text.Texts;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;

/** Takes pictures and numbers out of the app: to files and to the clipboard. */
final class Export {
  private final Texts texts;
  private final Executor files;
  private final PlaceToSave places;
  private final WholeFile whole = new WholeFile(Disk.REAL);

  /** What became of it, in a sentence. */
  record News(String words, boolean isTrouble) {}

  Export(Texts texts, Executor files, PlaceToSave places) {
    this.texts = texts;
    this.files = files;
    this.places = places;
  }

  /** Saves a picture as PNG where the user wants it. */
  void savePicture(Window owner, String name, WritableImage image, Consumer<News> then) {
    places
        .ask(owner, name + ".png")
        .ifPresent(path -> save(path, ".png", () -> Png.bytes(image), then));
  }

  /** Saves numbers as CSV where the user wants them. */
  void saveNumbers(Window owner, String name, String csv, Consumer<News> then) {
    places
        .ask(owner, name + ".csv")
        .ifPresent(path -> save(path, ".csv", () -> csv.getBytes(StandardCharsets.UTF_8), then));
  }

  private void save(Path path, String ending, Supplier<byte[]> bytes, Consumer<News> then) {
    files.execute(
        () -> {
          Path file = withEnding(path, ending);
          News news = write(file, bytes.get());
          Platform.runLater(() -> then.accept(news));
        });
  }

  /**
   * Gives a name without an ending one, unless there is such a file, which nobody allowed to go.
   */
  private static Path withEnding(Path path, String ending) {
    String name = String.valueOf(path.getFileName());
    Path ended = path.resolveSibling(name + ending);
    return name.indexOf('.') >= 0 || Files.exists(ended) ? path : ended;
  }

  private News write(Path file, byte[] bytes) {
    try {
      whole.write(file, bytes);
      return new News(texts.get("lab.chart.saved", String.valueOf(file.getFileName())), false);
    } catch (IOException e) {
      Path place = e instanceof NoSuchFileException ? file.resolveSibling("") : file;
      String reason = new TroubleWords(texts).sentence(Trouble.of(e, place));
      return new News(texts.get("lab.chart.unsaved", reason), true);
    }
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
