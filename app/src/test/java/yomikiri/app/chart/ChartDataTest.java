package yomikiri.app.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleObjectProperty;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.learn.CurvePoint;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.report.Findings;

/** The numbers of the pictures, on the screen and for programs. */
final class ChartDataTest {
  private final SimpleObjectProperty<Language> language =
      new SimpleObjectProperty<>(Language.ENGLISH);
  private final StudyNames names = Studied.names(language);
  private final Texts texts = names.texts();

  @Test
  void theCrossTableHasBothSidesOfAPairing() {
    Study study = Studied.study("mattix-4", 100, "perfect", "greedy");
    Findings findings = Studied.of(study, p -> new Tally(60, 20, 20));
    ChartData sheet = HeatMap.of(names, findings).sheet();
    assertThat(shown(sheet, 0)).startsWith("Perfect", "Greedy", "100", "60", "20", "20", "70.0%");
    assertThat(shown(sheet, 1)).startsWith("Greedy", "Perfect", "100", "20", "20", "60", "30.0%");
    assertThat(shown(sheet, 0).get(9)).isEqualTo("+147");
    assertThat(shown(sheet, 1).get(9)).isEqualTo("\u2212147");
    assertThat(sheet.csv().lines().skip(2).findFirst().orElseThrow())
        .startsWith("greedy,perfect,100,20,20,60,0.300000,");
  }

  @Test
  void aLearntMarginIsToldInPoints() {
    List<CurvePoint> points = List.of(new CurvePoint(100, 0.52, new Tally(3, 0, 1), 0));
    LearningChart rewards = new LearningChart(texts, "some", "Random", 0, points);
    assertThat(rewards.sheet().csv()).startsWith("games,start_value,rate,").contains("\n100,0.52");
    assertThat(rewards.gist()).contains("the start is worth 52.0% to the side to move");
    LearningChart margins = new LearningChart(texts, "some", "Random", 64, points);
    assertThat(margins.sheet().csv()).startsWith("games,start_margin,rate,").contains("\n100,2.56");
    assertThat(shown(margins.sheet(), 0)).startsWith("100", "+2.6", "75.0%");
    assertThat(margins.gist()).contains("the start is worth a margin of +2.6 to the side to move");
  }

  @Test
  void aGauntletHasOneColumn() {
    Study study = Studied.study("mattix-4", 10, "perfect", "greedy", "random");
    Study gauntlet = Studied.gauntlet(study, "greedy");
    Findings findings = Studied.of(gauntlet, p -> new Tally(4, 2, 4));
    assertThat(HeatMap.of(names, findings).sheet().rows())
        .extracting(row -> row.get(0).plain() + " " + row.get(1).plain())
        .containsExactly("perfect greedy", "random greedy");
  }

  @ParameterizedTest
  @EnumSource
  void noPictureShowsPeopleASpec(Language spoken, @TempDir Path folder) throws StudyException {
    language.set(spoken);
    Findings exact =
        Studied.played(
            folder,
            Studied.exact(
                Studied.study("mattix-4", 4, "alphabeta:depth=1", "alphabeta:depth=2", "greedy")));
    for (ChartKind kind : Studied.kinds(exact)) {
      Chart picture = kind.picture(names, exact, Optional.of(0));
      assertThat(picture.subtitle()).contains("Mattix 4×4");
      List<String> seen = new ArrayList<>(List.of(picture.subtitle(), picture.gist()));
      for (int row = 0; row < picture.sheet().rows().size(); row++) {
        seen.addAll(shown(picture.sheet(), row));
      }
      assertThat(seen)
          .as("%s", kind)
          .noneMatch(words -> words.matches(".*(alphabeta|depth=|greedy|mattix-4).*"));
    }
  }

  @Test
  void whatSittingFirstIsWorthNamesNoOneAsFirst() {
    Study study = Studied.selfish(Studied.study("mattix-4", 100, "perfect", "alphabeta:depth=4"));
    Findings findings = Studied.of(study, p -> new Tally(60, 20, 20));
    ChartData sheet = new SeatChart(names, findings).sheet();
    assertThat(IntStream.range(0, 4).mapToObj(row -> shown(sheet, row).getFirst()))
        .containsExactly(
            "All",
            "Perfect and itself",
            "Perfect and Alpha-beta, depth 4",
            "Alpha-beta, depth 4 and itself");
    assertThat(sheet.csv()).contains("perfect and alphabeta:depth=4");
  }

  @Test
  void aHistogramTellsWinsDrawsAndLossesOfEachDifference() {
    Histogram histogram =
        new Histogram(
            List.of(new Histogram.Bar(-1, -1, 0, 0, 3), new Histogram.Bar(0, 0, 0, 2, 0)),
            5,
            -0.6,
            0.55);
    Chart picture = new HistogramChart(texts, "differences", "mattix-4", histogram);
    assertThat(shown(picture.sheet(), 0)).containsExactly("\u22121", "\u22121", "3", "0", "0", "3");
    assertThat(picture.sheet().csv())
        .isEqualTo(
            """
            from,to,games,wins,draws,losses
            -1.000000,-1.000000,3,0,0,3
            0.000000,0.000000,2,0,2,0
            """);
    assertThat(picture.gist()).startsWith("5 games, mean \u22120.60 points");
  }

  @Test
  void theTableAndTheFileOfEveryPictureSayTheSame(@TempDir Path folder)
      throws StudyException, IOException {
    Findings exact =
        Studied.played(
            folder.resolve("exact"),
            Studied.exact(
                Studied.study("mattix-4", 20, "alphabeta:depth=1", "alphabeta:depth=2", "random")));
    for (ChartKind kind : Studied.kinds(exact)) {
      assertSame(kind.picture(names, exact, Optional.empty()).sheet());
    }
    Findings tested =
        Studied.played(
            folder.resolve("tested"),
            Studied.tested(
                Studied.study("mattix-4", 20, "greedy", "random"), new Sprt(0, 50, 0.05, 0.05)));
    ChartData ratios = ChartKind.CONVERGENCE.picture(names, tested, Optional.empty()).sheet();
    assertThat(ratios.columns()).contains("llr", "llr_low", "llr_high");
    assertSame(ratios);
  }

  @Test
  void placesOfAStudyForThreeAddUp(@TempDir Path folder) throws StudyException, IOException {
    Findings findings =
        Studied.places(folder, "tron-3", 12, "random", "greedy", "greedy:eval=voronoi");
    for (ChartKind kind : Studied.kinds(findings)) {
      Chart picture = kind.picture(names, findings, Optional.empty());
      assertThat(picture.subtitle()).as("%s", kind).contains("12 games");
      assertSame(picture.sheet());
    }
    ChartData sheet = PlaceChart.ofPlayers(names, findings).sheet();
    assertThat(shown(sheet, 0)).startsWith("Random", "12");
    assertThat(column(sheet, "mean_place").sum()).isCloseTo(6, within(1e-5));
    assertThat(column(sheet, "first_places").sum()).isEqualTo(12);
    assertThat(column(sheet, "mean_reward").sum()).isCloseTo(1.5, within(1e-5));
    ChartData seats = PlaceChart.ofSeats(names, findings).sheet();
    assertThat(column(seats, "seat")).containsExactly(1.0, 2.0, 3.0);
    assertThat(column(seats, "mean_place").sum()).isCloseTo(6, within(1e-5));
  }

  @Test
  void whoEndsBeforeWhomIsToldFromBothSides(@TempDir Path folder) throws StudyException {
    Findings findings =
        Studied.places(folder, "tron-3", 12, "random", "greedy", "greedy:eval=voronoi");
    Chart picture = HeatMap.of(names, findings);
    ChartData sheet = picture.sheet();
    assertThat(sheet.columns()).contains("before", "equal", "after", "share", "elo");
    assertThat(sheet.rows()).as("two others each, and all").hasSize(9);
    assertThat(shown(sheet, 0)).startsWith("Random", "Greedy");
    assertThat(shown(sheet, 3)).startsWith("Greedy", "Random");
    assertThat(shown(sheet, 0).get(3)).as("before").isEqualTo(shown(sheet, 3).get(5));
    assertThat(picture.gist()).contains("most often finishes ahead");
  }

  /** The numbers below a heading. */
  private static DoubleStream column(ChartData sheet, String heading) {
    int index = sheet.columns().indexOf(heading);
    return sheet.rows().stream().mapToDouble(row -> Double.parseDouble(row.get(index).plain()));
  }

  private void assertSame(ChartData sheet) throws IOException {
    List<CSVRecord> records = CSVFormat.DEFAULT.parse(new StringReader(sheet.csv())).getRecords();
    assertThat(records.getFirst().toList()).isEqualTo(sheet.columns());
    assertThat(records).hasSize(sheet.rows().size() + 1).hasSizeGreaterThan(1);
    for (int i = 0; i < sheet.rows().size(); i++) {
      for (int j = 0; j < sheet.columns().size(); j++) {
        DataValue figure = sheet.rows().get(i).get(j);
        assertThat(read(records.get(i + 1).get(j), figure).shown(texts))
            .isEqualTo(figure.shown(texts));
      }
    }
  }

  /** What {@code text} says, of the same kind as {@code like}. */
  private static DataValue read(String text, DataValue like) {
    return switch (like) {
      case DataValue.Word word -> new DataValue.Word(text);
      case DataValue.Name name -> name.exact().equals(text) ? name : new DataValue.Name(text, text);
      case DataValue.None none -> text.isEmpty() ? none : new DataValue.Name(text, text);
      case DataValue.Count count -> new DataValue.Count(Long.parseLong(text));
      case DataValue.Share share -> new DataValue.Share(number(text));
      case DataValue.Points points -> new DataValue.Points(number(text), points.digits());
      case DataValue.Difference points -> new DataValue.Difference(number(text), points.digits());
    };
  }

  private static double number(String text) {
    return switch (text) {
      case "inf" -> Double.POSITIVE_INFINITY;
      case "-inf" -> Double.NEGATIVE_INFINITY;
      default -> Double.parseDouble(text);
    };
  }

  private List<String> shown(ChartData sheet, int row) {
    return sheet.rows().get(row).stream().map(figure -> figure.shown(texts)).toList();
  }

  @Test
  void copiesOfAGameAreToldWhereIntervalsAre(@TempDir Path folder) throws StudyException {
    Findings findings =
        Studied.played(folder, Studied.study("tictactoe", 20, "greedy", "alphabeta:depth=3"));
    assertThat(HeatMap.of(names, findings).subtitle()).contains("20 games").endsWith("1 distinct");
    assertThat(new SeatChart(names, findings).subtitle()).endsWith(" · 1 distinct");
    assertThat(shown(HeatMap.of(names, findings).sheet(), 0)).contains("20", "15.0%", "85.0%");
  }

  @Test
  void ticksStandAtRoundValues() {
    assertThat(AxisScale.of(38, 71, 5).round()).isEqualTo(new AxisScale(30, 80, 10));
    assertThat(AxisScale.of(0, 1.3, 4).ticks()).containsExactly(0.0, 0.5, 1.0);
    assertThat(AxisScale.ofWhole(0.5, 4.5, 20).ticks()).containsExactly(1.0, 2.0, 3.0, 4.0);
    assertThat(new AxisScale(10, 20, 5).share(15)).isEqualTo(0.5);
  }

  @Test
  void minusIsNoHyphenAndNoughtHasNoSign() {
    assertThat(new DataValue.Difference(-1.5, 1).shown(texts)).isEqualTo("\u22121.5");
    assertThat(new DataValue.Difference(-0.001, 2).shown(texts)).isEqualTo("0.00");
    assertThat(new DataValue.Difference(0.001, 2).shown(texts)).isEqualTo("0.00");
    assertThat(new DataValue.Difference(Double.NEGATIVE_INFINITY, 0).shown(texts))
        .isEqualTo("\u2212\u221e");
    assertThat(new DataValue.Share(0.5).plain()).isEqualTo("0.500000");
  }
}
