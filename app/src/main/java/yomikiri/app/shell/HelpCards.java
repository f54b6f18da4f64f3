package yomikiri.app.shell;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.text.Texts;

/** The cards of the menu Help. */
public final class HelpCards {
  private final Texts texts;
  private final Shell shell;

  public HelpCards(Texts texts, Shell shell) {
    this.texts = texts;
    this.shell = shell;
  }

  /**
   * How a game is played.
   *
   * @param family see {@link yomikiri.app.board.GameFace#family}
   */
  public void showRules(String family) {
    show(texts.get(family + ".rules.title"), texts.get(family + ".rules"));
  }

  public void showAbout() {
    show("Yomikiri", texts.get("about.text"));
  }

  private void show(String title, String text) {
    Label head = new Label(title);
    head.getStyleClass().add("title");
    VBox card = new VBox(head);
    card.getStyleClass().add("help-card");
    text.lines()
        .forEach(
            line -> {
              Label paragraph = new Label(line);
              paragraph.setWrapText(true);
              paragraph.setMinHeight(Region.USE_PREF_SIZE);
              card.getChildren().add(paragraph);
            });
    Button close = new Button(texts.get("help.close"));
    close.getStyleClass().add("accent");
    close.setDefaultButton(true);
    close.setOnAction(event -> shell.hideCard());
    card.getChildren().add(close);
    card.setMaxSize(520, Region.USE_PREF_SIZE);
    shell.showCard(card);
    close.requestFocus();
  }
}
