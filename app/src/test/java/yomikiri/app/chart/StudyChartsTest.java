package yomikiri.app.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;
import yomikiri.app.Hands;
import yomikiri.app.draw.ExportImage;
import yomikiri.app.draw.ThemeColors;
import yomikiri.app.text.Language;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.report.Findings;

/** The pictures of a study on the screen, and what leaves the app. */
final class StudyChartsTest {
  @TempDir private static Path studies;
  private static Findings played;

  @TempDir private Path folder;

  @BeforeAll
  static void play() throws StudyException {
    played =
        Studied.played(
            studies,
            Studied.exact(
                Studied.study("mattix-4", 20, "alphabeta:depth=1", "alphabeta:depth=2", "random")));
  }

  @ParameterizedTest
  @CsvSource({
    "900, 640, JAPANESE, false",
    "900, 640, ENGLISH, true",
    "1600, 1000, ENGLISH, false",
    "1600, 1000, JAPANESE, true"
  })
  void everyPictureIsDrawn(double width, double height, Language language, boolean dark)
      throws TimeoutException {
    try (ChartWindow window = ChartWindow.open(width, height, played, folder)) {
      window.look(language, dark);
      Set<Integer> different = new HashSet<>();
      for (ChartKind kind : Studied.kinds(played)) {
        window.select(kind);
        Image seen = window.seen();
        assertThat(ChartWindow.colours(seen)).as("%s", kind).isGreaterThan(40);
        different.add(fingerprint(seen));
      }
      assertThat(different).hasSameSizeAs(Studied.kinds(played));
    }
  }

  @Test
  void aStudyForFourHasPicturesOfPlaces() throws TimeoutException, StudyException {
    Findings places =
        Studied.places(
            folder, "tron-4", 24, "random", "greedy", "greedy:eval=voronoi", "mcts:playouts=2");
    assertThat(Studied.kinds(places))
        .containsExactly(ChartKind.PLACES, ChartKind.BEFORE, ChartKind.SEAT_PLACES);
    try (ChartWindow window = ChartWindow.open(900, 640, places, folder)) {
      for (ChartKind kind : Studied.kinds(places)) {
        window.select(kind);
        assertThat(ChartWindow.colours(window.seen())).as("%s", kind).isGreaterThan(40);
        assertThat(window.table(kind).getItems()).hasSize(kind == ChartKind.BEFORE ? 16 : 4);
      }
    }
  }

  @Test
  void thePageKeepsItsHeightWhenALowerPictureIsChosen() throws TimeoutException {
    try (ChartWindow window = ChartWindow.open(900, 640, played, folder)) {
      double before = window.leastHeight();
      for (ChartKind kind : Studied.kinds(played).reversed()) {
        window.select(kind);
        assertThat(window.leastHeight()).as("%s", kind).isGreaterThanOrEqualTo(before);
        before = window.leastHeight();
      }
    }
  }

  private static int fingerprint(Image image) {
    int print = 1;
    for (int y = 0; y < image.getHeight(); y += 5) {
      for (int x = 0; x < image.getWidth(); x += 5) {
        print = 31 * print + image.getPixelReader().getArgb(x, y);
      }
    }
    return print;
  }

  @Test
  void theFirstGameIsWaitedForInWords() throws TimeoutException, StudyException {
    Findings begun =
        Studied.begun(folder, Studied.exact(Studied.study("mattix-4", 10, "perfect", "greedy")));
    try (ChartWindow window = ChartWindow.open(900, 640, begun, folder)) {
      for (ChartKind kind : Studied.kinds(begun)) {
        window.select(kind);
        assertThat(window.chart(kind).getContent().getAccessibleText())
            .endsWith("No game is finished yet.");
        assertThat(window.table(kind).getItems()).isEmpty();
      }
    }
  }

  @Test
  void aPictureThatOnlyGamesBringIsThereOnceTheyHaveBeenPlayed() throws TimeoutException {
    Study depths =
        Studied.gauntlet(
            Studied.study("mattix-4", 100, "minimax:depth=1", "minimax:depth=2", "minimax:depth=3"),
            "minimax:depth=1");
    Findings begun = Studied.of(depths, pairing -> Tally.NONE);
    Findings later = Studied.of(depths, pairing -> new Tally(50, 4, 46));
    assertThat(Studied.kinds(begun)).doesNotContain(ChartKind.DEPTH);
    assertThat(Studied.kinds(later)).contains(ChartKind.DEPTH);
    try (ChartWindow window = ChartWindow.open(900, 640, begun, folder)) {
      window.select(ChartKind.SEATS);
      window.show(later);
      window.pass();
      assertThat(window.kinds()).isEqualTo(Studied.kinds(later));
      assertThat(window.chart(ChartKind.SEATS).isVisible()).as("it stays where it was").isTrue();
      window.select(ChartKind.DEPTH);
      assertThat(window.table(ChartKind.DEPTH).getItems()).isNotEmpty();
    }
  }

  @Test
  void aPictureIsToldInWordsToThoseWhoDoNotSeeIt() throws TimeoutException {
    try (ChartWindow window = ChartWindow.open(900, 640, played, folder)) {
      assertThat(window.chart(ChartKind.CROSS_TABLE).getContent().getAccessibleText())
          .startsWith("Everyone against everyone: 3 players; Alpha-beta, depth ");
      assertThat(window.table(ChartKind.CROSS_TABLE).isFocusTraversable()).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({"1116, 1000, ENGLISH", "1116, 1000, JAPANESE", "1600, 1000, ENGLISH"})
  void aCrossTableOfFiveIsSeenWhole(double width, double height, Language language)
      throws TimeoutException {
    try (ChartWindow window = ChartWindow.open(width, height, Studied.five(), folder)) {
      window.look(language, false);
      ChartView chart = window.chart(ChartKind.CROSS_TABLE);
      assertThat(Hands.ask(() -> chart.getContent().getLayoutBounds().getWidth()))
          .isLessThanOrEqualTo(Hands.ask(() -> chart.getViewportBounds().getWidth()) + 1);
      assertThat(Hands.ask(() -> chart.getContent().getLayoutBounds().getHeight()))
          .isLessThanOrEqualTo(Hands.ask(() -> chart.getViewportBounds().getHeight()) + 1);
    }
  }

  @Test
  void whatIsNewIsShownAfterAPauseAndOnlyOnce() throws TimeoutException, StudyException {
    Findings other =
        Studied.played(folder, Studied.study("mattix-4", 2, "perfect", "greedy", "random"));
    Findings less =
        Studied.of(other.study(), p -> p.index() == 0 ? new Tally(1, 0, 1) : Tally.NONE);
    try (ChartWindow window = ChartWindow.open(900, 640, played, folder)) {
      window.pass();
      assertThat(window.delays().pending()).isEmpty();
      window.show(less);
      assertThat(window.table(ChartKind.CROSS_TABLE).getItems()).hasSize(5);
      window.show(other);
      assertThat(window.table(ChartKind.CROSS_TABLE).getItems()).hasSize(5);
      window.pass();
      assertThat(window.table(ChartKind.CROSS_TABLE).getItems()).hasSize(9);
      window.pass();
      assertThat(window.delays().pending()).isEmpty();
    }
  }

  @Test
  void theNumbersSavedAreThoseOfTheTable() throws TimeoutException, IOException {
    Path file = folder.resolve("numbers.csv");
    try (ChartWindow window = ChartWindow.open(900, 640, played, file)) {
      window.press("Save", "Numbers (CSV)...");
      String expected = HeatMap.of(window.names(), played).data().csv();
      assertThat(Files.readString(file)).isEqualTo(expected);
      assertThat(window.news()).isEqualTo("Saved as numbers.csv.");
      window.press("Copy", "Numbers (CSV)");
      assertThat(Hands.ask(() -> Clipboard.getSystemClipboard().getString())).isEqualTo(expected);
    }
  }

  @Test
  void thePictureSavedIsTwiceAsLargeAndInTheTheme() throws TimeoutException {
    try (ChartWindow window = ChartWindow.open(900, 640, played, folder.resolve("picture"))) {
      window.look(Language.ENGLISH, true);
      window.press("Save", "Picture (PNG)...");
      Image saved = new Image(folder.resolve("picture.png").toUri().toString());
      assertThat(saved.isError()).isFalse();
      assertThat(saved.getWidth()).isEqualTo(1920);
      assertThat(saved.getHeight()).isEqualTo(1080);
      assertThat(saved.getPixelReader().getArgb(2, 2)).isEqualTo(0xff1d2329);
      assertThat(ChartWindow.colours(saved)).isGreaterThan(40);
      window.press("Copy", "Picture");
      assertThat(Hands.ask(() -> Clipboard.getSystemClipboard().hasImage())).isTrue();
    }
  }

  @Test
  void aPictureIsSavedAsLinesAndLettersToo()
      throws TimeoutException, IOException, SAXException, ParserConfigurationException {
    try (ChartWindow window = ChartWindow.open(900, 640, played, folder.resolve("drawing.svg"))) {
      for (ChartKind kind : Studied.kinds(played)) {
        window.select(kind);
        window.press("Save", "Picture (SVG)...");
        Document drawing =
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(Files.newInputStream(folder.resolve("drawing.svg")));
        assertThat(drawing.getDocumentElement().getTextContent())
            .as("%s", kind)
            .contains(kind.chart(window.names(), played, Optional.empty()).title());
      }
    }
  }

  @Test
  void barsOfAccuracyFillThePictureAndTheirFiguresStandApart() {
    Chart chart =
        new PlayChart(Studied.names(new SimpleObjectProperty<>(Language.ENGLISH)), played);
    ThemeColors colors = new ThemeColors(() -> {});
    Chart.Viewport viewport = new Chart.Viewport(960, 540, 0, 0);
    String drawn =
        new ExportImage("", 960, 540, pen -> chart.draw(new ChartCanvas(pen, colors), viewport))
            .svg();
    double[] figures =
        Pattern.compile("<text x=\\S+ y=\"(\\S+)\" .* font-size=\"11\"")
            .matcher(drawn)
            .results()
            .mapToDouble(each -> Double.parseDouble(each.group(1)))
            .sorted()
            .distinct()
            .toArray();
    assertThat(figures).hasSize(9); // three players, three parts of the game
    for (int i = 1; i < figures.length; i++) {
      assertThat(figures[i] - figures[i - 1]).isGreaterThan(14);
    }
    assertThat(figures[8]).isGreaterThan(540 * 0.75);
  }

  @Test
  void aPlaceThatCannotBeWrittenIsSaid() throws TimeoutException {
    Path file = folder.resolve("missing").resolve("numbers.csv");
    try (ChartWindow window = ChartWindow.open(900, 640, played, file)) {
      window.press("Save", "Numbers (CSV)...");
      assertThat(window.news()).isEqualTo("Not saved: missing is no longer there.");
      assertThat(file).doesNotExist();
    }
  }
}
