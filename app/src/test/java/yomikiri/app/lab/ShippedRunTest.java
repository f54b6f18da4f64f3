package yomikiri.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.study.Study;
import yomikiri.engine.think.Parameter;

/** What the presets' pages say is what their runs found. */
final class ShippedRunTest {
  @Test
  void everyPresetHasItsStudies() {
    for (Preset preset : Preset.values()) {
      assertThat(PresetStudies.runs(preset, LabFixture.availableGames()::kit))
          .hasSize(preset.studies().size());
    }
    assertThat(Preset.of("odd-depths")).contains(Preset.ODD_DEPTHS);
    assertThat(Preset.of("")).isEmpty();
  }

  @Test
  void shippedReportsAreOfFinishedRunsOfTheirDefinitions() {
    for (Preset preset : Preset.values()) {
      for (ShippedRun run : PresetStudies.runs(preset, LabFixture.availableGames()::kit)) {
        check(run, run.report().orElseThrow());
      }
    }
  }

  private static void check(ShippedRun run, JsonNode report) {
    JsonNode study = report.path("study");
    assertThat(study.path("game").asText()).isEqualTo(run.study().game());
    assertThat(study.path("games").asText()).isEqualTo(Integer.toString(run.study().games()));
    assertThat(study.path("seed").asText()).isEqualTo(Long.toString(run.study().seed()));
    assertThat(study.path("swap").asText()).isEqualTo(Boolean.toString(run.study().swap()));
    assertThat(study.path("exact").asText()).isEqualTo(Boolean.toString(run.study().exact()));
    assertThat(report.path("finished").booleanValue()).isTrue();
    for (JsonNode pairing : report.path("pairings")) {
      assertThat(
              pairing.path("wins").intValue()
                  + pairing.path("draws").intValue()
                  + pairing.path("losses").intValue())
          .isEqualTo(run.study().games());
    }
    assertThat(report.path("games").longValue()).isEqualTo(run.games());
    assertThat(report.path("players").findValuesAsText("player"))
        .containsExactlyElementsOf(run.study().names());
  }

  @Test
  void whatAPresetAsksNamesTheGamesAndNodesOfItsStudies() {
    for (Language language : Language.values()) {
      for (Preset preset : Preset.values()) {
        List<Study> studies =
            PresetStudies.runs(preset, LabFixture.availableGames()::kit).stream()
                .map(ShippedRun::study)
                .toList();
        String asked = words(language).asked(preset, studies);
        for (Study study : studies) {
          assertThat(asked).contains(Figures.count(study.games()));
          study
              .players()
              .getFirst()
              .value(Parameter.NODES)
              .ifPresent(nodes -> assertThat(asked).contains(Figures.count(nodes.longValue())));
        }
      }
    }
  }

  @Test
  void theSentencesCarryTheFiguresOfTheReport() {
    String report =
        """
        {"depthCurves": [{"points": [
          {"depth": 1, "rate": 0.5, "interval": [0.4, 0.6]},
          {"depth": 2, "rate": 0.685, "interval": [0.6, 0.75]},
          {"depth": 3, "rate": 0.61, "interval": [0.55, 0.7]},
          {"depth": 4, "rate": 0.7, "interval": [0.6, 0.8]},
          {"depth": 5, "rate": 0.8, "interval": [0.7, 0.9]}]}]}
        """;
    List<ShippedRun> runs =
        PresetStudies.runs(Preset.ODD_DEPTHS, LabFixture.availableGames()::kit).stream()
            .map(run -> ShippedRun.of(run.study(), Optional.of(report)))
            .toList();
    PresetWords words = words(Language.ENGLISH);
    List<String> found = words.found(Preset.ODD_DEPTHS, runs);
    assertThat(found.getFirst()).startsWith("1 of 2 odd depths");
    assertThat(found).contains("Depth 3 against depth 1: 61.0% (55.0–70.0%)");
    assertThat(words.measured(Preset.ODD_DEPTHS, runs))
        .containsSubsequence(
            "against depth 1\n", "2: 68.5% (60.0–75.0%)\n", "3: 61.0% (55.0–70.0%)");
  }

  @Test
  void aPairingIsToldFromEitherSide() {
    List<ShippedRun> runs =
        PresetStudies.runs(Preset.EVALUATIONS, LabFixture.availableGames()::kit);
    String report =
        """
        {"pairings": [
          {"first": "alphabeta:depth=1,eval=mixed", "second": "alphabeta:depth=2,eval=mixed",
           "rate": 0.2, "interval": [0.15, 0.26]},
          {"first": "alphabeta:depth=1,eval=mixed", "second": "alphabeta:depth=4,eval=discs",
           "rate": 0.6, "interval": [0.53, 0.67]}],
         "depthCurves": [{"family": "alphabeta:eval=mixed", "points": [
          {"depth": 1, "rate": 0.3, "interval": [0.2, 0.4]},
          {"depth": 2, "rate": 0.7, "interval": [0.6, 0.8]}]}]}
        """;
    List<ShippedRun> told = List.of(ShippedRun.of(runs.getFirst().study(), Optional.of(report)));
    PresetWords words = words(Language.ENGLISH);
    assertThat(words.measured(Preset.EVALUATIONS, told)).endsWith("\n60.0% (53.0–67.0%)");
    assertThat(words.found(Preset.EVALUATIONS, told))
        .anyMatch(
            line -> line.endsWith(": depth 1: 30.0% (20.0–40.0%), depth 2: 70.0% (60.0–80.0%)"))
        .last()
        .asString()
        .endsWith(": 2 against 1: 80.0% (74.0–85.0%)");
  }

  @Test
  void amongSeveralFirstPlacesAreToldBesideTheEvenShare() {
    String two =
        """
        {"pairings": [
          {"first": "hunter:nodes=12000", "second": "alphabeta:depth=4,eval=voronoi",
           "rate": 0.9, "interval": [0.85, 0.93]}]}
        """;
    String three =
        """
        {"players": [
          {"player": "hunter:nodes=2000", "meanPlace": 1.5, "placeInterval": [1.4, 1.61],
           "firstShare": 0.48, "firstInterval": [0.41, 0.552]}]}
        """;
    List<ShippedRun> shipped = PresetStudies.runs(Preset.TRON, LabFixture.availableGames()::kit);
    List<ShippedRun> runs =
        List.of(
            ShippedRun.of(shipped.get(0).study(), Optional.of(two)),
            ShippedRun.of(shipped.get(1).study(), Optional.of(three)));
    PresetWords words = words(Language.ENGLISH);
    assertThat(words.measured(Preset.TRON, runs))
        .contains("\n90.0% (85.0–93.0%)\n")
        .endsWith(": first in 48.0% (41.0–55.2%), equal share 33.3%");
    assertThat(words.found(Preset.TRON, runs))
        .anyMatch(line -> line.endsWith(": 90.0% (85.0–93.0%)"))
        .anyMatch(line -> line.contains("33.3%"))
        .last()
        .asString()
        .endsWith(": mean place 1.50 (1.40–1.61), first in 48.0% (41.0–55.2%)");
  }

  @Test
  void ofAPlayerAgainstItselfTheShareOfTheFirstIsTold() {
    String report =
        """
        {"pairings": [
          {"first": "expert:nodes=1000", "second": "expert:nodes=1000",
           "rate": 0.555, "interval": [0.505, 0.604]}]}
        """;
    List<ShippedRun> runs =
        List.of(
            ShippedRun.of(
                PresetStudies.runs(Preset.TRAPEZ, LabFixture.availableGames()::kit)
                    .getFirst()
                    .study(),
                Optional.of(report)));
    PresetWords words = words(Language.ENGLISH);
    assertThat(words.measured(Preset.TRAPEZ, runs))
        .startsWith("The first player wins\n")
        .endsWith(": 55.5% (50.5–60.4%)");
    assertThat(words.found(Preset.TRAPEZ, runs))
        .first()
        .asString()
        .contains("a measurement, not a proof");
    assertThat(words.found(Preset.TRAPEZ, runs)).last().asString().endsWith("(50.5–60.4%)");
  }

  @Test
  void everyPresetsLineTellsMeasuresWithTheirIntervals() {
    for (Language language : Language.values()) {
      for (Preset preset : Preset.values()) {
        List<ShippedRun> runs = PresetStudies.runs(preset, LabFixture.availableGames()::kit);
        assertThat(words(language).measured(preset, runs))
            .containsPattern("\\d+\\.\\d%( \\(|（)\\d+\\.\\d–\\d+\\.\\d%[)）]");
      }
    }
  }

  @Test
  void whereNoRunIsShippedNothingIsSaidToBeMeasured() {
    List<ShippedRun> runs =
        PresetStudies.runs(Preset.LUCK, LabFixture.availableGames()::kit).stream()
            .map(run -> ShippedRun.of(run.study(), Optional.empty()))
            .toList();
    assertThat(words(Language.ENGLISH).measured(Preset.LUCK, runs)).isEmpty();
  }

  private static PresetWords words(Language language) {
    Texts texts = new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(language));
    return new PresetWords(texts, new LabWords(texts, List.of()));
  }
}
