package yomikiri.app.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.CopyDetails;

/**
 * A sentence at the top of the window that passes by itself, with a way to undo what it tells of.
 * Even after the sentence has passed all of that can be undone, the last thing first.
 *
 * <p>It stands where the line of menus is empty and is spoken. ControlsFX's {@code
 * NotificationPane} would lie over the screen, slide in even where motion is off, and announce
 * nothing to screen readers.
 */
public final class NoticeBar extends HBox {
  private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
  private static final double WIDEST = 400;
  private static final Duration PASSING = Duration.seconds(10);
  private static final Duration WARNING_PASSING = Duration.seconds(25);

  private final Label words = new Label();
  private final Button undoButton = new Button();
  private final CopyDetails detailsButton;
  private final PauseTransition passing = new PauseTransition(PASSING);
  private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper();
  private final Command undo;
  private final Deque<Offer> offers = new ArrayDeque<>();

  NoticeBar(Texts texts) {
    undo =
        Command.of(
            "command.undo", MaterialDesignU.UNDO_VARIANT, "Shortcut+U", canUndo, this::undoNow);
    getStyleClass().add("notice-bar");
    setPickOnBounds(false); // its shadow leaves the mouse to what lies below
    setAlignment(Pos.CENTER_LEFT);
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    words.setMaxWidth(WIDEST);
    undoButton.getStyleClass().addAll("small", "undo");
    undoButton
        .textProperty()
        .bind(texts.of("command.undo").map(words -> words + " (" + undo.keysText() + ")"));
    undoButton.setGraphic(new FontIcon(undo.icon()));
    undoButton.setMinWidth(Region.USE_PREF_SIZE);
    undoButton.managedProperty().bind(undoButton.visibleProperty());
    undoButton.setOnAction(event -> undo.run());
    Button close = new Button();
    close.setGraphic(new FontIcon(MaterialDesignC.CLOSE));
    close.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    close.getStyleClass().addAll("small", "icon-button");
    close.accessibleTextProperty().bind(texts.of("help.close"));
    close.setMinWidth(Region.USE_PREF_SIZE);
    close.setOnAction(event -> hide());
    detailsButton = new CopyDetails(texts);
    detailsButton.setId("copy-details");
    getChildren().addAll(words, detailsButton, undoButton, close);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    setAccessibleRole(AccessibleRole.TEXT);
    setVisible(false);
    passing.setOnFinished(event -> hide());
  }

  /** Tells something; what could be undone before still can. */
  public void say(String sentence, boolean warning) {
    tell(sentence, warning, false);
  }

  /**
   * Warns of something.
   *
   * @param details what can be copied for those who mend the app; empty where the sentence says it
   *     all
   */
  public void warn(String sentence, Optional<String> details) {
    tell(sentence, true, false);
    detailsButton.show(details);
  }

  /** Something that can be undone. */
  private record Offer(Object subject, Runnable undone) {}

  /**
   * Tells of something that {@code undone} undoes.
   *
   * @param subject what it is done to: of that only the last thing can be undone
   */
  public void offer(Object subject, String sentence, Runnable undone) {
    offers.removeIf(offer -> offer.subject().equals(subject));
    offers.push(new Offer(subject, undone));
    canUndo.set(true);
    tell(sentence, false, true);
  }

  private void tell(String sentence, boolean warning, boolean undoable) {
    words.setText(sentence);
    undoButton.setVisible(undoable);
    detailsButton.show(Optional.empty());
    pseudoClassStateChanged(WARNING, warning);
    setVisible(true);
    passing.setDuration(warning ? WARNING_PASSING : PASSING);
    passing.playFromStart();
    Announcement.make(this, Topic.NOTICE, sentence);
  }

  /** Whether {@code sentence} is shown now. */
  public boolean isTelling(String sentence) {
    return isVisible() && sentence.equals(words.getText());
  }

  /** Puts the sentence away. */
  public void hide() {
    passing.stop();
    setVisible(false);
  }

  private void undoNow() {
    Offer last = offers.pop();
    canUndo.set(!offers.isEmpty());
    hide();
    last.undone().run();
  }

  /** Undoes what was told of last. */
  public Command undo() {
    return undo;
  }
}
