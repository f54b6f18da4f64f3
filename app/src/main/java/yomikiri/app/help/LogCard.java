package yomikiri.app.help;

import java.io.IOException;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.shell.Shell;
import yomikiri.app.store.LogFile;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;

/** The card that shows the end of the app's log, and where its file is. */
public final class LogCard {
  private final Texts texts;
  private final Shell shell;
  private final LogFile log;
  private final FileExecutor reading;

  /** {@code reading} reads the file. */
  public LogCard(Texts texts, Shell shell, LogFile log, FileExecutor reading) {
    this.texts = texts;
    this.shell = shell;
    this.log = log;
    this.reading = reading;
  }

  /** Reads the log and shows its end. */
  public void show() {
    Texts now = texts.now();
    reading.ask(() -> end(now), this::show);
  }

  @WorkerThread
  private String end(Texts now) {
    try {
      String end = log.end();
      return end.isEmpty() ? now.get("log.empty") : end;
    } catch (IOException e) {
      Fault fault = Fault.of(e, log.file());
      String sentence = fault.in(now);
      return fault.details(now).map(noted -> sentence + "\n\n" + noted).orElse(sentence);
    }
  }

  private void show(String noted) {
    Label title = Controls.words(texts.get("log.title"), "title");
    Label place = Controls.words(texts.get("log.place", log.file().toString()));
    TextArea text = Controls.id("log-text", new TextArea(noted));
    text.setEditable(false);
    text.setAccessibleText(title.getText());
    VBox.setVgrow(text, Priority.ALWAYS);
    Button copy = Controls.button(texts.of("log.copy"), () -> copy(noted));
    copy.setId("log-copy");
    FlowPane buttons =
        new FlowPane(copy, Controls.button(texts.of("help.close"), shell::hideCard, "accent"));
    buttons.getStyleClass().add("answers");
    VBox card = Controls.styled(new VBox(title, place, text, buttons), "help-card", "log-card");
    card.setMaxHeight(Region.USE_PREF_SIZE);
    shell.showCard(card);
    text.requestFocus();
    text.end();
  }

  private static void copy(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
