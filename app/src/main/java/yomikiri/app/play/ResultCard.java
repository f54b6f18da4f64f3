package yomikiri.app.play;

import java.util.List;
import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import yomikiri.app.play.session.GameWords;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.Seating;
import yomikiri.app.shell.Buttons;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.engine.game.Position;

/**
 * Who won and by how much, why the game ended, and what can be done next. It has its place beside
 * the board: a JavaFX {@code Dialog} or a ControlsFX {@code PopOver} would cover the final
 * position.
 */
final class ResultCard extends VBox {
  private static final PseudoClass WON = PseudoClass.getPseudoClass("won");
  private static final PseudoClass MANY = PseudoClass.getPseudoClass("many");

  private final GameWords words;
  private final Label headline = Controls.label("result-headline");
  private final Label ending = Controls.label("result-line", "result-ending");
  private final Label scores = Controls.label("result-scores");
  private final GridPane next = Controls.styled(new GridPane(), "ways");
  private final HBox row = Controls.styled(new HBox(), "row");
  private final List<ButtonBase> ways;
  private final Label total = Controls.label("result-line", "result-rounds");
  private final ButtonBase goOn;
  private final ButtonBase look;
  private final ButtonBase analyse; // which has no room in a row
  private List<ButtonBase> offered = List.of();
  private Form form = Form.WHOLE;
  private boolean goesOn;
  private boolean hasScores;
  private boolean hasTotal;

  /** How much of it there is. */
  enum Form {
    WHOLE,
    /** Without what the seats and the line of status tell too. */
    SHORT,
    /** Besides, with the buttons in one row, most of them without words. */
    LOW,
    /** Nothing but that row. */
    BUTTONS
  }

  ResultCard(PlayCommands commands, Texts texts, Runnable review) {
    words = new GameWords(texts);
    getStyleClass().addAll("card", "result");
    Presence.when(next, Bindings.isNotEmpty(next.getChildren()));
    Presence.when(row, Bindings.isNotEmpty(row.getChildren()));
    Presence.atTimes(headline, ending, scores, total);
    Buttons buttons = new Buttons(texts);
    ButtonBase again = Controls.styled(buttons.of(commands.again), "accent");
    look = Controls.button(MaterialDesignM.MAGNIFY, texts.of("result.review"), review);
    look.setTooltip(new Tooltip());
    look.getTooltip().textProperty().bind(look.textProperty());
    look.accessibleTextProperty().bind(look.textProperty());
    ButtonBase swapped = shorter(buttons.of(commands.againSwapped), texts, "result.again-swapped");
    ButtonBase same = shorter(buttons.of(commands.sameLayout), texts, "result.same-layout");
    ColumnConstraints half = new ColumnConstraints();
    half.setPercentWidth(50);
    next.getColumnConstraints().addAll(half, half);
    goOn = Controls.styled(buttons.of(commands.nextRound), "accent", "small");
    goOn.setMaxWidth(Double.MAX_VALUE);
    analyse = shorter(buttons.of(commands.analyse), texts, "result.analyse");
    ways = List.of(again, swapped, same, look, analyse);
    for (ButtonBase button : ways) {
      button.getStyleClass().add("small");
      button.setMaxWidth(Double.MAX_VALUE);
      button.disableProperty().subscribe((before, now) -> offer());
    }
    for (ButtonBase button : List.of(again, goOn)) {
      HBox.setHgrow(button, Priority.ALWAYS);
    }
    getChildren().addAll(headline, ending, scores, total, next, row);
    Presence.hide(this);
  }

  private static ButtonBase shorter(ButtonBase button, Texts texts, String key) {
    button.textProperty().bind(texts.of(key));
    return button;
  }

  /** Shows as much of it as {@code form} says. */
  void take(Form now) {
    form = now;
    boolean isWhole = form == Form.WHOLE;
    boolean isRow = form == Form.LOW || form == Form.BUTTONS;
    headline.setVisible(form != Form.BUTTONS);
    ending.setVisible(isWhole);
    scores.setVisible(isWhole && hasScores);
    total.setVisible(isWhole && hasTotal);
    arrange(isRow ? List.of() : offered);
    List<ButtonBase> inRow =
        isRow ? offered.stream().filter(way -> !way.equals(analyse)).toList() : List.of();
    if (!row.getChildren().equals(inRow)) {
      row.getChildren().setAll(inRow);
      row.pseudoClassStateChanged(MANY, inRow.size() > 2);
    }
  }

  /** Offers what can be done; what cannot be done at the moment comes back once it can. */
  private void offer() {
    offered = goesOn ? List.of(goOn, look) : ways.stream().filter(way -> !way.isDisable()).toList();
    take(form);
  }

  /** Below each other where one of them goes on with the match, else two by two. */
  private void arrange(List<ButtonBase> buttons) {
    if (next.getChildren().equals(buttons)) {
      return;
    }
    int columns = buttons.contains(goOn) ? 1 : 2;
    next.getChildren().clear();
    for (int i = 0; i < buttons.size(); i++) {
      next.add(buttons.get(i), i % columns, i / columns, 3 - columns, 1);
    }
  }

  /** Gives its room to what is told of other positions. */
  void clear() {
    setVisible(false);
  }

  /** {@code live} is where the game stands. */
  void show(PlayStatus status, Position live, Seating seating) {
    if (!(status instanceof PlayStatus.Over over)) {
      clear();
      return;
    }
    PlayStatus.Standing match = over.match();
    boolean several = match.rounds() > 1;
    OptionalInt ahead = several ? match.leader() : over.winner();
    getStyleClass().removeIf(name -> name.startsWith("seat-"));
    ahead.ifPresent(seat -> getStyleClass().add("seat-" + seat));
    pseudoClassStateChanged(WON, ahead.isPresent());
    goesOn = match.goesOn();
    Controls.say(ending, words.ending(over, live, seating));
    Controls.say(headline, words.result(over, seating));
    boolean many = over.places().size() > 2;
    scores.setText(
        many
            ? words.places(over, seating)
            : words.points(several ? match.totals() : over.scores(), seating));
    hasScores =
        many
            || (several || seating.ui().hasPoints())
                && over.scores().size() > 1
                && (!several || match.round() > 0);
    total.setText(several ? words.rounds(over, words.points(over.scores(), seating)) : "");
    hasTotal = several;
    form = Form.WHOLE;
    offer();
    setVisible(true);
  }
}
