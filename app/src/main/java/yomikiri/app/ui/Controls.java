package yomikiri.app.ui;

import java.util.Arrays;
import java.util.regex.Pattern;
import javafx.beans.value.ObservableValue;
import javafx.css.Styleable;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** Makes labels and buttons whose words are never cut. */
public final class Controls {
  private static final Pattern RANGE = Pattern.compile("(?<=\\d)\u2013(?=\\d)");
  private static final Pattern KATAKANA = Pattern.compile("(?<=[ァ-ヺー])(?=[ァ-ヺー])");
  private static final Pattern BRACKET = Pattern.compile("(?<=\\S)(?=（)");
  private static final String JOINER = "\ufeff"; // of the signs that join, lines know it

  private Controls() {}

  /** A label that breaks into lines. */
  public static Label label(String... styles) {
    Label label = styled(new Label(), styles);
    wrap(label);
    return label;
  }

  /** A label that breaks into lines, with words that follow the language. */
  public static Label label(ObservableValue<String> words, String... styles) {
    Label label = label(styles);
    label.textProperty().bind(words);
    return label;
  }

  /** A label that breaks into lines, with words that stay. */
  public static Label words(String words, String... styles) {
    Label label = label(styles);
    label.setText(unbroken(words));
    return label;
  }

  /**
   * Words in which no line ends within a range of figures, such as {@code 78.1–82.9%}, or within a
   * word in katakana. Where there are no kanji, JavaFX has lines end at blanks, and anywhere if
   * there are none: brackets get one before them.
   */
  public static String unbroken(String words) {
    String joined = RANGE.matcher(words).replaceAll("\u2013" + JOINER);
    return words.codePoints().anyMatch(Character::isIdeographic)
        ? KATAKANA.matcher(joined).replaceAll(JOINER)
        : BRACKET.matcher(joined).replaceAll(" ");
  }

  /** Has {@code label} say words in {@link #unbroken} lines. */
  public static void say(Labeled label, String words) {
    label.setText(unbroken(words));
    label.setAccessibleText(words);
  }

  /** Has labels break into lines. */
  public static void wrap(Labeled... labels) {
    Arrays.stream(labels)
        .forEach(
            label -> {
              label.setWrapText(true);
              label.setMinHeight(Region.USE_PREF_SIZE);
            });
  }

  /** A label of one line that is never cut. */
  public static Label line(String... styles) {
    Label label = styled(new Label(), styles);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  /** Gives a part of a row the width that is left there. */
  public static void grow(Region part) {
    part.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(part, Priority.ALWAYS);
  }

  /** Keeps what stands behind it in a row at the right. */
  public static Region gap() {
    Region gap = new Region();
    grow(gap);
    return gap;
  }

  /** A button with words that follow the language. */
  public static Button button(ObservableValue<String> words, Runnable action, String... styles) {
    Button button = styled(new Button(), styles);
    button.textProperty().bind(words);
    button.setOnAction(event -> action.run());
    button.setMinWidth(Region.USE_PREF_SIZE);
    return button;
  }

  /** The same with an icon before the words. */
  public static Button button(
      Ikon icon, ObservableValue<String> words, Runnable action, String... styles) {
    Button button = button(words, action, styles);
    button.setGraphic(new FontIcon(icon));
    return button;
  }

  /** The same control with an id. */
  public static <C extends Node> C id(String id, C control) {
    control.setId(id);
    return control;
  }

  /** The same part with these style classes added. */
  public static <S extends Styleable> S styled(S part, String... styles) {
    part.getStyleClass().addAll(styles);
    return part;
  }

  /** A button of which only the icon is seen; its words are its tooltip. */
  public static Button icon(Ikon icon, ObservableValue<String> words, Runnable action) {
    Button button = button(icon, words, action, "icon-button");
    button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    button.accessibleTextProperty().bind(words);
    Tooltip tooltip = new Tooltip();
    tooltip.textProperty().bind(words);
    button.setTooltip(tooltip);
    return button;
  }
}
