package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.ReviewWords;
import yomikiri.app.play.session.Seating;
import yomikiri.app.play.session.TaughtMove;
import yomikiri.app.shell.Buttons;
import yomikiri.app.speech.Announcement;
import yomikiri.app.speech.Topic;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;

/** What a move just made gave away, why, and the way back or on. */
final class TutorCard extends VBox {
  private static final PseudoClass SERIOUS = PseudoClass.getPseudoClass("serious");

  private final Texts texts;
  private final ReviewWords words;
  private final Label headline = Controls.label("tutor-headline");
  private final Label lost = Controls.label("result-line");
  private final Label why = Controls.label("result-line", "tutor-why");
  private String said = "";

  TutorCard(PlayCommands commands, Texts texts) {
    this.texts = texts;
    this.words = new ReviewWords(texts);
    getStyleClass().addAll("card", "tutor");
    Presence.withWords(why);
    Buttons buttons = new Buttons(texts);
    ButtonBase back = Controls.styled(buttons.of(commands.takeBack), "accent");
    ButtonBase on = Controls.id("tutor-go-on", buttons.of(commands.goOn));
    ButtonBase asked = Controls.id("tutor-why", buttons.of(commands.why));
    back.setId("tutor-take-back");
    HBox ways = Controls.styled(new HBox(back, on), "row");
    for (ButtonBase button : List.of(back, on, asked)) {
      button.getStyleClass().add("small");
      Controls.grow(button);
    }
    HBox more = new HBox(asked);
    Presence.when(more, Bindings.not(asked.disabledProperty()));
    getChildren().addAll(headline, lost, why, ways, more);
    Presence.hide(this);
    setMinHeight(USE_PREF_SIZE);
  }

  /** Shows the mistake about which it is asked where the game stands, if it is. */
  void show(PlaySnapshot now, Seating seating) {
    Optional<MoveRow> mistake = now.lessons().mistake().filter(row -> !now.isAway());
    setVisible(mistake.isPresent());
    if (mistake.isEmpty()) {
      said = "";
      return;
    }
    MoveRow row = mistake.get();
    headline.setText(words.headline(row, seating));
    lost.setText(words.mistakes(List.of(row), any -> Optional.empty(), seating));
    why.setText(
        now.lessons()
            .move()
            .flatMap(TaughtMove::why)
            .map(given -> why(given, row, seating))
            .orElse(""));
    pseudoClassStateChanged(SERIOUS, row.judgement().orElseThrow().moveClass().isSerious());
    announce();
  }

  private String why(TaughtMove.Why given, MoveRow row, Seating seating) {
    if (!given.isKnown()) {
      return texts.get("tutor.looking");
    }
    if (!given.reasons().isEmpty()) {
      return given.reasons().stream()
          .map(reason -> words.reason(reason, List.of(row), seating))
          .collect(Collectors.joining("\n"));
    }
    String line =
        given.line().stream()
            .skip(1)
            .map(move -> seating.ui().presenter().shown(texts, move))
            .collect(Collectors.joining("  "));
    return line.isEmpty() ? texts.get("tutor.no-reason") : texts.get("tutor.no-reason-line", line);
  }

  /** Has what is new be heard. */
  private void announce() {
    List<String> now = new ArrayList<>(List.of(headline.getText(), lost.getText()));
    why.getText().lines().forEach(now::add);
    String all = String.join("\n", now);
    if (!all.equals(said)) {
      List<String> before = said.lines().toList();
      said = all;
      Announcement.make(
          this,
          Topic.REVIEW,
          now.stream()
              .filter(line -> !before.contains(line) && !line.isEmpty())
              .collect(Collectors.joining("\n")),
          all);
    }
  }
}
