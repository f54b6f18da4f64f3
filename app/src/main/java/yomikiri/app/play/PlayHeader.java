package yomikiri.app.play;

import java.util.List;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import yomikiri.app.shell.Buttons;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Theme;

/** The head of the play screen: the game's name and the commands used most. */
final class PlayHeader extends HBox {
  private static final double NARROW = 540;
  private static final PseudoClass NARROW_CLASS = PseudoClass.getPseudoClass("narrow");

  private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");

  /** Letters of a word that has room in the smallest window at the usual size. */
  private static final int USUAL_WORD = 10;

  /** By how much widths rounded to whole pixels may exceed those asked for. */
  private static final double SLACK = 4;

  private String name = "";
  private final Label title = Controls.styled(new Label(), "title");
  private final Label round = Controls.styled(new Label(), "quiet-words");
  private final Tooltip seed = new Tooltip();

  /** The buttons that may do without words, those that need them least first. */
  private final List<List<ButtonBase>> wordless;

  /** {@code quick} are further ways to start a game. */
  PlayHeader(PlayCommands commands, Texts texts, List<MenuItem> quick) {
    Buttons buttons = new Buttons(texts);
    getStyleClass().add("header");
    setAlignment(Pos.CENTER_LEFT);
    setMinWidth(0); // so narrow that it notices where words have no room
    title.setMinWidth(0);
    title.widthProperty().addListener(change -> setLines(title.getText()));
    title.setMinHeight(USE_PREF_SIZE);
    round.setMinWidth(0);
    Presence.atTimes(round);
    VBox titles = new VBox(title, round);
    titles.setAlignment(Pos.CENTER_LEFT);
    titles.setMinWidth(0);
    ButtonBase takeBack = buttons.of(commands.takeBack);
    ButtonBase redo = buttons.of(commands.redo);
    ButtonBase hint = buttons.of(commands.hint);
    ButtonBase values = Controls.styled(buttons.of(commands.values), "values-switch");
    ButtonBase overlay = Controls.styled(buttons.of(commands.overlay), "values-switch");
    Presence.when(overlay, commands.overlay.shown());
    SplitMenuButton newGame = Controls.styled(new SplitMenuButton(), "accent", "new-game");
    buttons.dress(newGame, commands.newGame);
    newGame.setOnAction(event -> commands.newGame.run());
    newGame.getItems().setAll(quick);
    wordless =
        List.of(List.of(takeBack, redo), List.of(overlay), List.of(hint, values), List.of(newGame));
    getChildren().addAll(titles, Controls.gap(), takeBack, redo, hint, values, overlay, newGame);
  }

  /** Only here everything that stands in it is dressed, so that it tells how much room it needs. */
  @Override
  protected void layoutChildren() {
    fit();
    super.layoutChildren();
  }

  /** Leaves buttons without words, one group after the other, until there is room for the title. */
  private void fit() {
    pseudoClassStateChanged(NARROW_CLASS, getWidth() < NARROW * Theme.scale(this));
    applyCss();
    double room = getWidth() - snappedLeftInset() - snappedRightInset() - SLACK;
    double needed = Math.max(width(name), round.isVisible() ? round.prefWidth(-1) : 0);
    needed += getSpacing() * (getManagedChildren().size() - 1);
    for (Node child : getManagedChildren()) {
      needed += child instanceof ButtonBase button ? width(button) : 0;
    }
    for (List<ButtonBase> buttons : wordless) {
      boolean hasRoom = needed <= room;
      for (ButtonBase button : buttons) {
        needed -= hasRoom || !button.isManaged() ? 0 : ofWords(button);
        button.setContentDisplay(hasRoom ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
      }
    }
    // before a bracket in Japanese
    setLines(needed <= room ? name : name.replace("\uff08", "\n\uff08"));
  }

  /** Breaks the title between words where it does not fit, and never within one: it is cut then. */
  private void setLines(String words) {
    boolean wrapped =
        Stream.of(words.split("\\s")).allMatch(word -> width(word) <= title.getWidth());
    if (!words.equals(title.getText()) || wrapped != title.isWrapText()) {
      title.setText(words);
      title.setWrapText(wrapped);
      Platform.runLater(this::requestLayout); // it may need another height than it was given
    }
  }

  /** How wide a button is with its words. */
  private static double width(ButtonBase button) {
    boolean hasWords = button.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY;
    return button.prefWidth(-1) + (hasWords ? 0 : ofWords(button));
  }

  /** How much of that is the words'. */
  private static double ofWords(ButtonBase button) {
    return width(button.getText(), button.getFont()) + button.getGraphicTextGap();
  }

  private double width(String words) {
    return width(words, title.getFont());
  }

  private static double width(String words, Font font) {
    Text text = new Text(words);
    text.setFont(font);
    return Math.ceil(text.getLayoutBounds().getWidth());
  }

  /** Shows, on pointing at the game's name, what its layout was dealt by; empty for nothing. */
  void setSeed(String words) {
    seed.setText(words);
    title.setTooltip(words.isEmpty() ? null : seed);
    title.setAccessibleHelp(words);
  }

  /** {@code below} stands in small letters, such as the round; may be empty. */
  void setTitle(String text, String below) {
    if (!text.equals(name)) {
      name = text;
      title.setText(text);
      title.pseudoClassStateChanged(
          LONG, Stream.of(text.split("\\s")).anyMatch(word -> word.length() > USUAL_WORD));
    }
    round.setText(below);
    round.setVisible(!below.isEmpty());
  }
}
