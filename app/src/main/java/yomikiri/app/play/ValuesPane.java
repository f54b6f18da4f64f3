package yomikiri.app.play;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.Seating;
import yomikiri.app.shell.Buttons;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.Presence;
import yomikiri.engine.game.Position;

/** Every move of the position shown with its verdict, or the way to have them worked out. */
public final class ValuesPane extends StackPane {
  private final Texts texts;
  private final ValueBars bars;
  private final ScrollPane scroll = new PlainScroll();
  private final VBox invitation;
  private final Label invitationWords = Controls.label("quiet-words");
  private final ButtonBase switchOn;
  private final OverlayShares shares;

  /** {@code values} shows them or hides them, {@code overlay} what the game lays over its board. */
  public ValuesPane(Command values, Command overlay, Texts texts) {
    this.texts = texts;
    bars = new ValueBars(texts);
    scroll.setFitToHeight(true);
    switchOn = new Buttons(texts).of(values);
    invitation = Controls.styled(new VBox(invitationWords, switchOn), "invitation");
    invitation.setAlignment(Pos.CENTER);
    shares = new OverlayShares(overlay, texts);
    Presence.atTimes(bars, invitation);
    VBox.setVgrow(invitation, Priority.ALWAYS);
    scroll.setContent(new VBox(shares, bars, invitation));
    getChildren().add(scroll);
  }

  /**
   * Shows what is known.
   *
   * @param analysis of the position shown, as far as it may be told
   * @param valuesShown whether values are asked for
   */
  public void show(
      Optional<PositionAnalysis> analysis,
      boolean valuesShown,
      boolean over,
      Position position,
      Seating seating) {
    shares.show(position, seating);
    bars.setVisible(analysis.isPresent());
    invitation.setVisible(analysis.isEmpty());
    switchOn.setVisible(!valuesShown && !over);
    analysis.ifPresent(known -> bars.show(known.moves(), seating));
    invitationWords.setText(
        texts.get(over ? "values.over" : valuesShown ? "values.working" : "values.invitation"));
  }
}
