package yomikiri.app.library;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.play.record.RecordsViewModel.GameChoice;
import yomikiri.app.shell.Shell;
import yomikiri.app.store.LibraryGame;
import yomikiri.app.store.OpenedFile.ListedGame;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.WrappingCell;
import yomikiri.engine.record.GameRecord.Tag;

/** The card that asks which of several games is to be opened. */
public final class GameChooser {
  private final Shell shell;
  private final Texts texts;
  private final LibraryWords words;

  public GameChooser(Shell shell, Texts texts, LibraryWords words) {
    this.shell = shell;
    this.texts = texts;
    this.words = words;
  }

  /** Shows a card with all games; what is chosen there is opened. */
  public void ask(GameChoice several) {
    Label title = Controls.words(texts.get("choose.title"), "title");
    Label where = Controls.words(where(several.file(), several.games().size()));
    ListView<ListedGame> list = list(several);
    list.setAccessibleText(title.getText() + " " + where.getText());
    Button cancel = Controls.button(texts.of("new.cancel"), shell::hideCard);
    Button open = Controls.button(texts.of("library.open"), () -> open(several, list), "accent");
    open.disableProperty().bind(list.getSelectionModel().selectedItemProperty().isNull());
    FlowPane buttons = Controls.styled(new FlowPane(cancel, open), "answers");
    VBox card = Controls.styled(new VBox(title, where, list, buttons), "help-card", "question");
    card.setMaxHeight(Region.USE_PREF_SIZE);
    shell.showCard(card);
    list.requestFocus();
  }

  private String where(Optional<Path> file, int games) {
    return file.map(path -> texts.get("choose.file", String.valueOf(path.getFileName()), games))
        .orElseGet(() -> texts.get("choose.pasted", games));
  }

  private ListView<ListedGame> list(GameChoice several) {
    ListView<ListedGame> list = Controls.id("choose-game", new ListView<>());
    list.getItems().setAll(several.games());
    list.getSelectionModel().selectFirst();
    list.setCellFactory(view -> new Cell());
    list.setMinHeight(0);
    VBox.setVgrow(list, Priority.ALWAYS);
    list.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            open(several, list);
            event.consume();
          } else if (event.getCode() == KeyCode.ESCAPE) { // which lists keep to themselves
            shell.hideCard();
          }
        });
    list.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
            open(several, list);
          }
        });
    return list;
  }

  private void open(GameChoice several, ListView<ListedGame> list) {
    ListedGame chosen = list.getSelectionModel().getSelectedItem();
    if (chosen != null) {
      shell.hideCard();
      several.open().accept(chosen);
    }
  }

  /** A game in words. */
  private final class Cell extends WrappingCell<ListedGame> {
    private final Label words = Controls.label();

    @Override
    protected void updateItem(@Nullable ListedGame game, boolean empty) {
      super.updateItem(game, empty);
      words.setText(empty || game == null ? "" : title(game));
      setGraphic(empty ? null : words);
      setAccessibleText(words.getText());
    }
  }

  private String title(ListedGame game) {
    return game.fault()
        .map(fault -> Fault.inText(fault).in(texts))
        .orElseGet(() -> game.game().number() + ". " + title(game.tags()));
  }

  private String title(List<Tag> tags) {
    LibraryRow row = words.row(new LibraryGame("", tags, false, Optional.empty()));
    return texts.listed(
        Stream.of(row.title(), row.players(), row.result(), row.date())
            .filter(part -> !part.isEmpty())
            .toList());
  }
}
