package yomikiri.app.help;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.commonmark.node.Node;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.shell.Shell;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.WrappingCell;

/** The card with the handbook: its chapters at the left, beside them the one chosen. */
public final class HandbookView {
  private static final double LIST_SHARE = 0.3;

  private final Texts texts;
  private final Shell shell;
  private final FileExecutor reading;

  /** {@code reading} reads the chapters. */
  public HandbookView(Texts texts, Shell shell, FileExecutor reading) {
    this.texts = texts;
    this.shell = shell;
    this.reading = reading;
  }

  /** Shows the first chapter, in the language of the app. */
  public void show() {
    String language = texts.language().getValue().locale().getLanguage();
    reading.ask(() -> Handbook.contents(language), this::show);
  }

  private void show(List<Handbook.Entry> contents) {
    ListView<Handbook.Entry> list = Controls.id("handbook-chapters", new ListView<>());
    list.getItems().setAll(contents);
    list.setAccessibleText(texts.get("handbook.chapters"));
    list.setCellFactory(any -> new Chapter());
    ScrollPane page = Controls.id("handbook-page", new PlainScroll());
    page.getStyleClass().add("handbook-page");
    page.setFocusTraversable(true);
    HBox.setHgrow(page, Priority.ALWAYS);
    HBox both = Controls.styled(new HBox(list, page), "handbook");
    VBox.setVgrow(both, Priority.ALWAYS);
    Button close = Controls.button(texts.of("help.close"), shell::hideCard, "accent");
    close.setMinHeight(Region.USE_PREF_SIZE);
    VBox card = Controls.styled(new VBox(both, close), "help-card", "handbook-card");
    card.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) { // a list takes it for its own
            shell.hideCard();
            event.consume();
          }
        });
    list.minWidthProperty().bind(card.widthProperty().multiply(LIST_SHARE));
    list.maxWidthProperty().bind(list.minWidthProperty());
    list.getSelectionModel()
        .selectedItemProperty()
        .subscribe(chosen -> read(Optional.ofNullable(chosen), list, page));
    list.getSelectionModel().selectFirst();
    shell.showCard(card);
    list.requestFocus();
  }

  private void read(
      Optional<Handbook.Entry> chosen, ListView<Handbook.Entry> list, ScrollPane page) {
    chosen.ifPresent(
        entry ->
            reading.ask(
                () -> Handbook.read(entry.path()),
                text -> {
                  if (entry.equals(list.getSelectionModel().getSelectedItem())) {
                    show(entry, text, list, page);
                  }
                }));
  }

  private static void show(
      Handbook.Entry entry, Node text, ListView<Handbook.Entry> list, ScrollPane page) {
    VBox content =
        MarkdownPage.of(
            text,
            link -> {
              String path = Handbook.resolve(entry.path(), link);
              return list.getItems().stream()
                  .filter(one -> one.path().equals(path))
                  .findFirst()
                  .map(
                      there ->
                          () -> {
                            list.getSelectionModel().select(there);
                            list.scrollTo(there);
                            page.requestFocus();
                          });
            });
    content.getStyleClass().add("handbook-content");
    page.setContent(content);
    page.setVvalue(0);
    page.setAccessibleText(entry.title());
  }

  /** A chapter's title. */
  private static final class Chapter extends WrappingCell<Handbook.Entry> {
    private final Label title = Controls.label();

    @Override
    protected void updateItem(Handbook.@Nullable Entry entry, boolean empty) {
      super.updateItem(entry, empty);
      title.setText(empty || entry == null ? "" : entry.title());
      setGraphic(empty ? null : title);
      setAccessibleText(title.getText());
    }
  }
}
