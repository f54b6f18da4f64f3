package yomikiri.app.play;

import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import yomikiri.app.look.Look;
import yomikiri.app.shell.Buttons;
import yomikiri.app.text.Texts;

/** The head of the play screen: the game's name and the commands used most. */
final class Header extends HBox {
  private static final double NARROW = 540;
  private static final PseudoClass NARROW_CLASS = PseudoClass.getPseudoClass("narrow");

  private String name = "";
  private final Label title = new Label();
  private final Label round = new Label();
  private final Tooltip seed = new Tooltip();

  /** The buttons that may do without words, those that need them least first. */
  private final List<List<ButtonBase>> wordless;

  /**
   * @param quick further ways to start a game
   */
  Header(PlayCommands commands, Texts texts, List<MenuItem> quick) {
    Buttons buttons = new Buttons(texts);
    getStyleClass().add("header");
    setAlignment(Pos.CENTER_LEFT);
    setMinWidth(0); // so narrow that it notices where words have no room
    title.getStyleClass().add("title");
    title.setMinWidth(0);
    title.widthProperty().addListener(change -> wrap());
    title.setMinHeight(USE_PREF_SIZE);
    round.getStyleClass().add("quiet-words");
    round.setMinWidth(0);
    round.managedProperty().bind(round.visibleProperty());
    VBox titles = new VBox(title, round);
    titles.setAlignment(Pos.CENTER_LEFT);
    titles.setMinWidth(0);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    ButtonBase takeBack = buttons.of(commands.takeBack);
    ButtonBase redo = buttons.of(commands.redo);
    ButtonBase hint = buttons.of(commands.hint);
    ButtonBase values = buttons.of(commands.values);
    values.getStyleClass().add("values-switch");
    ButtonBase overlay = buttons.of(commands.overlay);
    overlay.getStyleClass().add("values-switch");
    overlay.visibleProperty().bind(commands.overlay.shown());
    overlay.managedProperty().bind(overlay.visibleProperty());
    Stream.of(widthProperty(), title.fontProperty(), hint.textProperty(), overlay.visibleProperty())
        .forEach(each -> each.addListener(change -> fit()));
    SplitMenuButton newGame = new SplitMenuButton();
    newGame.getStyleClass().addAll("accent", "new-game");
    buttons.dress(newGame, commands.newGame);
    newGame.setOnAction(event -> commands.newGame.run());
    newGame.getItems().setAll(quick);
    wordless =
        List.of(List.of(takeBack, redo), List.of(overlay), List.of(hint, values), List.of(newGame));
    getChildren().addAll(titles, gap, takeBack, redo, hint, values, overlay, newGame);
  }

  /** Leaves buttons without words, one group after the other, until there is room for the title. */
  private void fit() {
    if (getWidth() == 0) {
      return;
    }
    pseudoClassStateChanged(NARROW_CLASS, getWidth() < NARROW * Look.scale(this));
    title.setText(name);
    wordless.forEach(buttons -> show(buttons, ContentDisplay.LEFT));
    for (List<ButtonBase> buttons : wordless) {
      if (prefWidth(USE_COMPUTED_SIZE) > getWidth()) {
        show(buttons, ContentDisplay.GRAPHIC_ONLY);
      }
    }
    if (prefWidth(USE_COMPUTED_SIZE) > getWidth()) {
      title.setText(name.replace("\uff08", "\n\uff08")); // before a bracket in Japanese
    }
    wrap();
  }

  /** Breaks the title between words where it does not fit, and never within one: it is cut then. */
  private void wrap() {
    title.setWrapText(
        Stream.of(title.getText().split("\\s")).allMatch(word -> width(word) <= title.getWidth()));
  }

  private double width(String words) {
    Text text = new Text(words);
    text.setFont(title.getFont());
    return text.getLayoutBounds().getWidth();
  }

  private static void show(List<ButtonBase> buttons, ContentDisplay parts) {
    buttons.forEach(button -> button.setContentDisplay(parts));
  }

  /**
   * Tells on pointing at the game's name what its layout was dealt by.
   *
   * @param words empty for nothing
   */
  void setSeed(String words) {
    seed.setText(words);
    title.setTooltip(words.isEmpty() ? null : seed);
    title.setAccessibleHelp(words);
  }

  /**
   * @param below in small letters, such as the round; may be empty
   */
  void setTitle(String text, String below) {
    name = text;
    title.setText(text);
    round.setText(below);
    round.setVisible(!below.isEmpty());
    fit();
  }
}
