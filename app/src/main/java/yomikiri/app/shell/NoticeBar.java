package yomikiri.app.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notice.Undo;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.CopyDetails;
import yomikiri.app.ui.Presence;

/**
 * Shows notices at the top of the window, each for a while, with a button to undo. Undo still works
 * after the notice has gone, the last one first.
 *
 * <p>It stands where the line of menus is empty and is spoken. ControlsFX's {@code
 * NotificationPane} would lie over the screen, slide in even where motion is off, and announce
 * nothing to screen readers.
 */
@UiThread
final class NoticeBar extends HBox {
  private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
  private static final double WIDEST = 400;
  private static final double NARROWEST = 120;
  private static final Duration PASSING = Duration.seconds(10);
  private static final Duration LASTING = Duration.seconds(25);

  private final Texts texts;
  private final Label words = Controls.label();
  private final Button undoButton = Controls.styled(new Button(), "small", "undo");
  private final Button offerButton = Controls.id("notice-offer", new Button());
  private final CopyDetails detailsButton;
  private final PauseTransition passing = new PauseTransition(PASSING);
  private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper();
  private final Command undo;
  private Notice shown = Notice.of(Phrase.of(""));
  private final Deque<Undo> offers = new ArrayDeque<>();

  NoticeBar(Texts texts) {
    this.texts = texts;
    undo =
        Command.of(
            "command.undo", MaterialDesignU.UNDO_VARIANT, "Shortcut+U", canUndo, this::undoNow);
    getStyleClass().add("notice-bar");
    setPickOnBounds(false); // its shadow leaves the mouse to what lies below
    setAlignment(Pos.CENTER_LEFT);
    words.setMaxWidth(WIDEST);
    new Buttons(texts).dress(undoButton, undo);
    Presence.atTimes(undoButton);
    undoButton.setOnAction(event -> undo.run());
    Button close = Controls.icon(MaterialDesignC.CLOSE, texts.of("help.close"), this::hide);
    close.getStyleClass().add("small");
    detailsButton = Controls.id("copy-details", new CopyDetails(texts));
    offerButton.getStyleClass().add("small");
    offerButton.setMinWidth(USE_PREF_SIZE);
    Presence.atTimes(offerButton);
    getChildren().addAll(words, detailsButton, offerButton, undoButton, close);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    setAccessibleRole(AccessibleRole.TEXT);
    setVisible(false);
    passing.setOnFinished(event -> hide());
  }

  /**
   * Takes its place in the line of menus if there is {@code room} for it, else below.
   *
   * @param all the window's width
   * @param line the height of the line of menus
   */
  void fit(double room, double all, double line) {
    words.setMaxWidth(WIDEST);
    double wanted = Math.min(WIDEST, words.prefWidth(-1));
    double others = prefWidth(-1) - wanted;
    boolean fits = room - others >= Math.min(NARROWEST, wanted);
    words.setMaxWidth(Math.clamp((fits ? room : all) - others, 0, WIDEST));
    setTranslateY(fits ? 0 : line);
  }

  /** Something that can be undone is offered until it is, or its subject changes again. */
  void show(Notice next) {
    Notice notice = isVisible() ? next.below(shown) : next;
    shown = notice;
    notice.undo().ifPresent(this::offer);
    words.textProperty().bind(texts.of(notice.text()));
    undoButton.setVisible(notice.undo().isPresent());
    offerButton.setVisible(notice.offer().isPresent());
    notice.offer().ifPresent(this::showOffer);
    detailsButton.show(notice.text().details(texts));
    pseudoClassStateChanged(WARNING, notice.warning());
    setVisible(true);
    requestLayout(); // where it fits was not asked while it was hidden
    boolean stays = notice.warning() || notice.offer().isPresent();
    passing.setDuration(stays ? LASTING : PASSING);
    passing.playFromStart();
    Announcement.make(this, Topic.NOTICE, words.getText());
  }

  private void showOffer(Notice.Offer offer) {
    offerButton.textProperty().bind(texts.of(offer.label()));
    offerButton.setOnAction(
        event -> {
          hide();
          offer.action().run();
        });
  }

  private void offer(Undo undo) {
    offers.removeIf(offer -> offer.subject().equals(undo.subject()));
    offers.push(undo);
    canUndo.set(true);
  }

  /** Puts the sentence away. */
  void hide() {
    passing.stop();
    setVisible(false);
  }

  private void undoNow() {
    Undo last = offers.pop();
    canUndo.set(!offers.isEmpty());
    hide();
    last.action().run();
  }

  /** Undoes what the last notice was about. */
  Command undo() {
    return undo;
  }
}
