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
    ChartData data = HeatMap.of(names, findings).data();
    assertThat(shown(data, 0)).startsWith("Perfect", "Greedy", "100", "60", "20", "20", "70.0%");
    assertThat(shown(data, 1)).startsWith("Greedy", "Perfect", "100", "20", "20", "60", "30.0%");
    assertThat(shown(data, 0).get(9)).isEqualTo("+147");
    assertThat(shown(data, 1).get(9)).isEqualTo("\u2212147");
    assertThat(data.csv().lines().skip(2).findFirst().orElseThrow())
        .startsWith("greedy,perfect,100,20,20,60,0.300000,");
  }

  @Test
  void aLearntMarginIsToldInPoints() {
    List<CurvePoint> points = List.of(new CurvePoint(100, 0.52, new Tally(3, 0, 1), 0));
    LearningChart rewards = new LearningChart(texts, "some", "Random", 0, points);
    assertThat(rewards.data().csv()).startsWith("games,start_value,rate,").contains("\n100,0.52");
    assertThat(rewards.gist()).contains("the start is worth 52.0% to the side to move");
    LearningChart margins = new LearningChart(texts, "some", "Random", 64, points);
    assertThat(margins.data().csv()).startsWith("games,start_margin,rate,").contains("\n100,2.56");
    assertThat(shown(margins.data(), 0)).startsWith("100", "+2.6", "75.0%");
    assertThat(margins.gist()).contains("the start is worth a margin of +2.6 to the side to move");
  }

  @Test
  void aGauntletHasOneColumn() {
    Study study = Studied.study("mattix-4", 10, "perfect", "greedy", "random");
    Study gauntlet = Studied.gauntlet(study, "greedy");
    Findings findings = Studied.of(gauntlet, p -> new Tally(4, 2, 4));
    assertThat(HeatMap.of(names, findings).data().rows())
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
      Chart chart = kind.chart(names, exact, Optional.of(0));
      assertThat(chart.subtitle()).contains("Mattix 4×4");
      List<String> seen = new ArrayList<>(List.of(chart.subtitle(), chart.gist()));
      for (int row = 0; row < chart.data().rows().size(); row++) {
        seen.addAll(shown(chart.data(), row));
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
    ChartData data = new SeatChart(names, findings).data();
    assertThat(IntStream.range(0, 4).mapToObj(row -> shown(data, row).getFirst()))
        .containsExactly(
            "All",
            "Perfect and itself",
            "Perfect and Alpha-beta, depth 4",
            "Alpha-beta, depth 4 and itself");
    assertThat(data.csv()).contains("perfect and alphabeta:depth=4");
  }

  @Test
  void aHistogramTellsWinsDrawsAndLossesOfEachDifference() {
    Histogram histogram =
        new Histogram(
            List.of(new Histogram.Bar(-1, -1, 0, 0, 3), new Histogram.Bar(0, 0, 0, 2, 0)),
            5,
            -0.6,
            0.55);
    Chart chart = new HistogramChart(texts, "differences", "mattix-4", histogram);
    assertThat(shown(chart.data(), 0)).containsExactly("\u22121", "\u22121", "3", "0", "0", "3");
    assertThat(chart.data().csv())
        .isEqualTo(
            """
            from,to,games,wins,draws,losses
            -1.000000,-1.000000,3,0,0,3
            0.000000,0.000000,2,0,2,0
            """);
    assertThat(chart.gist()).startsWith("5 games, mean \u22120.60 points");
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
      assertSame(kind.chart(names, exact, Optional.empty()).data());
    }
    Findings tested =
        Studied.played(
            folder.resolve("tested"),
            Studied.tested(
                Studied.study("mattix-4", 20, "greedy", "random"), new Sprt(0, 50, 0.05, 0.05)));
    ChartData ratios = ChartKind.CONVERGENCE.chart(names, tested, Optional.empty()).data();
    assertThat(ratios.columns()).contains("llr", "llr_low", "llr_high");
    assertSame(ratios);
  }

  @Test
  void placesOfAStudyForThreeAddUp(@TempDir Path folder) throws StudyException, IOException {
    Findings findings =
        Studied.places(folder, "tron-3", 12, "random", "greedy", "greedy:eval=voronoi");
    for (ChartKind kind : Studied.kinds(findings)) {
      Chart chart = kind.chart(names, findings, Optional.empty());
      assertThat(chart.subtitle()).as("%s", kind).contains("12 games");
      assertSame(chart.data());
    }
    ChartData data = PlaceChart.ofPlayers(names, findings).data();
    assertThat(shown(data, 0)).startsWith("Random", "12");
    assertThat(column(data, "mean_place").sum()).isCloseTo(6, within(1e-5));
    assertThat(column(data, "first_places").sum()).isEqualTo(12);
    assertThat(column(data, "mean_reward").sum()).isCloseTo(1.5, within(1e-5));
    ChartData seats = PlaceChart.ofSeats(names, findings).data();
    assertThat(column(seats, "seat")).containsExactly(1.0, 2.0, 3.0);
    assertThat(column(seats, "mean_place").sum()).isCloseTo(6, within(1e-5));
  }

  @Test
  void whoEndsBeforeWhomIsToldFromBothSides(@TempDir Path folder) throws StudyException {
    Findings findings =
        Studied.places(folder, "tron-3", 12, "random", "greedy", "greedy:eval=voronoi");
    Chart chart = HeatMap.of(names, findings);
    ChartData data = chart.data();
    assertThat(data.columns()).contains("before", "equal", "after", "share", "elo");
    assertThat(data.rows()).as("two others each, and all").hasSize(9);
    assertThat(shown(data, 0)).startsWith("Random", "Greedy");
    assertThat(shown(data, 3)).startsWith("Greedy", "Random");
    assertThat(shown(data, 0).get(3)).as("before").isEqualTo(shown(data, 3).get(5));
    assertThat(chart.gist()).contains("most often finishes ahead");
  }

  /** The numbers below a heading. */
  private static DoubleStream column(ChartData data, String heading) {
    int index = data.columns().indexOf(heading);
    return data.rows().stream().mapToDouble(row -> Double.parseDouble(row.get(index).plain()));
  }

  private void assertSame(ChartData data) throws IOException {
    List<CSVRecord> records = CSVFormat.DEFAULT.parse(new StringReader(data.csv())).getRecords();
    assertThat(records.getFirst().toList()).isEqualTo(data.columns());
    assertThat(records).hasSize(data.rows().size() + 1).hasSizeGreaterThan(1);
    for (int i = 0; i < data.rows().size(); i++) {
      for (int j = 0; j < data.columns().size(); j++) {
        DataValue value = data.rows().get(i).get(j);
        assertThat(read(records.get(i + 1).get(j), value).shown(texts))
            .isEqualTo(value.shown(texts));
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

  private List<String> shown(ChartData data, int row) {
    return data.rows().get(row).stream().map(value -> value.shown(texts)).toList();
  }

  @Test
  void copiesOfAGameAreToldWhereIntervalsAre(@TempDir Path folder) throws StudyException {
    Findings findings =
        Studied.played(folder, Studied.study("tictactoe", 20, "greedy", "alphabeta:depth=3"));
    assertThat(HeatMap.of(names, findings).subtitle()).contains("20 games").endsWith("1 distinct");
    assertThat(new SeatChart(names, findings).subtitle()).endsWith(" · 1 distinct");
    assertThat(shown(HeatMap.of(names, findings).data(), 0)).contains("20", "15.0%", "85.0%");
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
