package yomikiri.app.shell;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.store.DataKind;
import yomikiri.app.store.Store;
import yomikiri.app.store.Store.Unsaved;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.CopyDetails;

/** Leaves the app; asks before games are lost that could not be saved. */
@UiThread
public final class Leaving {
  private final Shell shell;
  private final Texts texts;
  private final Store store;
  private final Runnable saving;
  private final Runnable exit;
  private @Nullable Node question;

  /** {@code saving} asks for a file and saves the game there; {@code exit} ends the app. */
  public Leaving(Shell shell, Texts texts, Store store, Runnable saving, Runnable exit) {
    this.shell = shell;
    this.texts = texts;
    this.store = store;
    this.saving = saving;
    this.exit = exit;
  }

  /** Ends the app once all is saved, or the user does not mind. */
  public void leave() {
    question = null;
    store.settle(
        unsaved -> {
          boolean hasStayed = question != null && question.getScene() == null;
          if (!hasStayed) {
            leave(unsaved);
          }
        });
  }

  private void leave(Unsaved unsaved) {
    if (unsaved.isMissed()) {
      ask(unsaved);
    } else {
      exit.run();
    }
  }

  private void ask(Unsaved unsaved) {
    Label title = Controls.words(texts.get("leave.title"), "title");
    Label what = Controls.id("leave-what", Controls.label());
    what.setText(unsaved.late() ? unsaved.waiting().in(texts) : shell.warning().sentence());
    CopyDetails.beside(what, texts).show(shell.warning().noted().filter(all -> !unsaved.late()));
    Button stay = Controls.styled(button("stay", shell::hideCard), "accent");
    stay.setAccessibleHelp(title.getText() + " " + what.getText());
    FlowPane buttons = Controls.styled(new FlowPane(), "answers");
    if (unsaved.kinds().contains(DataKind.BOARD)) {
      buttons.getChildren().add(button("save", this::saveElsewhere));
    }
    buttons.getChildren().addAll(button("quit", exit), stay);
    VBox card = new VBox(title, what, Controls.words(texts.get("leave.lost")), buttons);
    card.getStyleClass().addAll("help-card", "question");
    card.setMaxHeight(Region.USE_PREF_SIZE);
    question = card;
    shell.showCard(card);
    stay.requestFocus();
  }

  private void saveElsewhere() {
    shell.hideCard();
    saving.run();
  }

  private Button button(String answer, Runnable action) {
    Button button = Controls.button(texts.of("leave." + answer), action);
    button.setId("leave-" + answer);
    return button;
  }
}
