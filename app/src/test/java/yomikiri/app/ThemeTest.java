package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kordamp.ikonli.javafx.FontIcon;
import yomikiri.app.ui.Typeface;

/** Language, colours and typeface of the window. */
final class ThemeTest {
  @Test
  void languageAndThemeChangeAtOnceWhereTheyAreSet() throws TimeoutException {
    try (Driver app = Driver.open()) {
      app.keys(KeyCode.CONTROL, KeyCode.COMMA);
      app.choose("#language", "日本語");
      assertThat(app.words(".title")).isEqualTo("設定");
      app.choose("#theme", "ダーク");
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
      assertThat(app.words(".header .title")).isEqualTo("Mattix 4×4");
      Labeled role = app.lookup(".seat-role").queryAs(Labeled.class);
      Text name = app.lookup(".seat-name .text").queryAs(Text.class);
      assertThat(name.getFill()).isEqualTo(Color.web("#e8eaed"));
      assertThat(role.getFont().getFamily()).isEqualTo(Typeface.NAME);
      assertThat(app.node("#cell-a1").getAccessibleText()).startsWith("1 段目 a 列、");
    }
  }

  @Test
  void whatScrollsIsDrawnInParts() throws TimeoutException {
    try (Driver app = Driver.open()) {
      assertThat(app.stage().getScene().getRoot().lookupAll(".viewport"))
          .isNotEmpty()
          .noneMatch(Node::isCache);
    }
  }

  /** As it is drawn: its outline is not fitted to its place. */
  private static double arrowWidth(Driver app) {
    return Driver.ask(
        () -> {
          Region arrow = (Region) app.node("#scale .arrow");
          return arrow.isScaleShape() ? 0 : arrow.getShape().getLayoutBounds().getWidth();
        });
  }

  @Test
  void everythingGrowsAtOnceWithTheSizeSet() throws TimeoutException {
    try (Driver app = Driver.open()) {
      Labeled name = app.lookup(".seat-name").queryAs(Labeled.class);
      double usual = name.getFont().getSize();
      app.interact(() -> app.stage().setWidth(900));
      app.keys(KeyCode.V);
      app.keys(KeyCode.CONTROL, KeyCode.COMMA);
      double arrow = arrowWidth(app);
      app.choose("#scale", "200%");
      assertThat(arrowWidth(app)).isEqualTo(2 * arrow).isPositive();
      Labeled title = app.lookup(".settings .title").queryAs(Labeled.class);
      assertThat(title.getFont().getSize()).isEqualTo(40);
      app.clickOn("#language");
      Labeled choice = app.lookup(".combo-box-popup .list-cell").queryAs(Labeled.class);
      assertThat(choice.getFont().getSize()).isEqualTo(27);
      app.keys(KeyCode.ESCAPE);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT1);
      assertThat(name.getFont().getSize()).isEqualTo(2 * usual);
      assertThat(app.stage().getWidth()).isGreaterThan(900);
      app.await(() -> !app.lookup(".tile-verdict").queryAll().isEmpty());
      Labeled value = app.lookup(".tile-verdict").queryAs(Labeled.class);
      assertThat(value.getFont().getSize())
          .isGreaterThan(0.2 * app.node("#cell-a1").getLayoutBounds().getWidth());
      app.keys(KeyCode.CONTROL, KeyCode.MINUS);
      assertThat(name.getFont().getSize()).isEqualTo(1.75 * usual);
      app.keys(KeyCode.CONTROL, KeyCode.DIGIT0);
      assertThat(name.getFont().getSize()).isEqualTo(usual);
      assertThat(app.stage().getWidth()).isEqualTo(900);
      app.keys(KeyCode.CONTROL, KeyCode.EQUALS);
      assertThat(name.getFont().getSize()).isEqualTo(1.1 * usual);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void textIsReadableOnWhatLiesBelow(String theme) throws IOException {
    Map<String, Color> colours = colours(theme);
    for (String ground :
        new String[] {
          "ground", "panel", "rail", "board", "tile", "hover", "first-ground", "second-ground"
        }) {
      assertReadable(colours, "ink", ground);
      assertReadable(colours, "soft", ground);
    }
    assertReadable(colours, "quiet", "panel");
    for (String ground :
        new String[] {"panel", "ground", "tile", "first-ground", "second-ground"}) {
      assertReadable(colours, "negative", ground);
    }
    assertReadable(colours, "on-accent", "accent");
    assertReadable(colours, "on-accent", "accent-strong");
    assertReadable(colours, "accent", "panel");
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void noTwoSeatsHaveTheSameColour(String theme) throws IOException {
    Map<String, Color> colours = colours(theme);
    for (String kind : new String[] {"", "-ground"}) {
      assertThat(Stream.of("first", "second", "third", "fourth"))
          .extracting(seat -> colours.get(seat + kind))
          .doesNotContainNull()
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void noTwoSeatsOfAGameHaveTheSameSign() {
    assertThat(TestCatalog.GAME_LIST)
        .allSatisfy(
            ui ->
                assertThat(IntStream.range(0, ui.kit().game().players()).boxed())
                    .extracting(seat -> look(ui.seatSign(seat)))
                    .doesNotHaveDuplicates());
  }

  private static Object look(Node sign) {
    return sign instanceof FontIcon icon
        ? icon.getIconCode()
        : parts(sign).map(Node::getStyleClass).map(List::copyOf).toList();
  }

  private static Stream<Node> parts(Node sign) {
    return sign instanceof Parent parent
        ? parent.getChildrenUnmodifiable().stream()
            .flatMap(child -> Stream.concat(Stream.of(child), parts(child)))
        : Stream.empty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void textIsReadableOnEveryColourOfTheHeatMap(String theme) throws IOException {
    Map<String, Color> colours = colours(theme);
    Color ink = Objects.requireNonNull(colours.get("ink"));
    Color panel = Objects.requireNonNull(colours.get("panel"));
    for (String end : new String[] {"heat-low", "heat-high"}) {
      Color far = Objects.requireNonNull(colours.get(end));
      for (int i = 0; i <= 100; i++) {
        assertThat(Contrast.of(ink, panel.interpolate(far, i / 100.0)))
            .isGreaterThanOrEqualTo(Contrast.TEXT);
      }
      assertThat(Contrast.of(panel, far)).isGreaterThan(1.8);
    }
  }

  private static void assertReadable(Map<String, Color> colours, String text, String ground) {
    double contrast =
        Contrast.of(
            Objects.requireNonNull(colours.get(text)), Objects.requireNonNull(colours.get(ground)));
    assertThat(contrast).as("%s on %s", text, ground).isGreaterThanOrEqualTo(Contrast.TEXT);
  }

  private static Map<String, Color> colours(String theme) throws IOException {
    Map<String, Color> colours = new HashMap<>();
    Matcher token =
        Pattern.compile("-y-([a-z-]+): (#[0-9a-f]{6});")
            .matcher(
                Files.readString(
                    Path.of("src/main/resources/yomikiri/app/theme/" + theme + ".css")));
    while (token.find()) {
      colours.put(token.group(1), Color.web(token.group(2)));
    }
    return colours;
  }
}
