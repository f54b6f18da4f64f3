package yomikiri.engine.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Ticker;

/** Every game has a ladder that climbs, alike on every machine. */
final class LaddersTest {
  private static final Path STUDIES = Path.of("../assets/studies");
  private static final int RUNGS = 10;
  private static final int LAYOUTS = 40;

  /** Too small for ten rungs that differ. */
  private static final Set<String> SMALL = Set.of("mattix-4", "maze-5x5x3", "othello-4");

  private static Stream<GameKit<?>> kits() {
    return TestCatalog.CATALOG.kits().stream();
  }

  private static Stream<GameKit<?>> measuredKits() {
    return kits().filter(kit -> kit.game().players() > 1);
  }

  private static List<String> specs(GameKit<?> kit) {
    return kit.teaching().ladder().stream().map(rung -> rung.spec().toString()).toList();
  }

  @ParameterizedTest
  @MethodSource("kits")
  void aLadderHasTenRungsWhereTheGameIsLargeEnough(GameKit<?> kit) {
    assertThat(specs(kit)).doesNotHaveDuplicates();
    if (SMALL.contains(kit.game().id())) {
      assertThat(specs(kit)).hasSizeBetween(4, RUNGS - 1);
    } else {
      assertThat(specs(kit)).hasSizeGreaterThanOrEqualTo(RUNGS);
    }
  }

  @ParameterizedTest
  @MethodSource("kits")
  void noRungGoesByTheClock(GameKit<?> kit) {
    assertThat(kit.teaching().ladder()).noneMatch(rung -> rung.spec().budget().hasTimeLimit());
  }

  @ParameterizedTest
  @MethodSource("measuredKits")
  void eachRungBeatsTheOneBelowInTheShippedStudy(GameKit<?> kit) throws IOException {
    JsonNode report = report(kit.game().id());
    assertThat(report.path("finished").booleanValue()).isTrue();
    assertThat(report.path("players").findValuesAsText("player"))
        .containsExactlyElementsOf(specs(kit));
    List<String> ladder = specs(kit);
    for (int rung = 1; rung < ladder.size(); rung++) {
      Share share = share(report, ladder.get(rung), ladder.get(rung - 1));
      assertThat(share.games()).isGreaterThanOrEqualTo(400);
      assertThat(share.rate())
          .as("%s: %s", kit.game().id(), ladder.get(rung))
          .isBetween(0.52, 0.78);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"maze-5x5x3", "maze-31x11x100"})
  void aloneARungGetsMorePointsThanTheOneTwoBelow(String game) {
    List<Double> means = means(TestCatalog.CATALOG.kit(game).orElseThrow());
    for (int rung = 2; rung < means.size(); rung++) {
      assertThat(means.get(rung)).as("rung %d", rung + 1).isGreaterThan(means.get(rung - 2));
    }
  }

  /** The mean points of each rung on the same layouts. */
  private static <P extends Position> List<Double> means(GameKit<P> kit) {
    List<Double> means = new ArrayList<>();
    for (Level rung : kit.teaching().ladder()) {
      List<Integer> points = new ArrayList<>();
      new MatchRunner<>(kit.game(), List.of(Contestant.of(kit, rung.spec())), Ticker.SYSTEM)
          .play(Schedule.of(1, LAYOUTS, true), 1, played -> points.add(played.scores().get(0)));
      means.add(points.stream().mapToInt(Integer::intValue).average().orElseThrow());
    }
    return means;
  }

  private static JsonNode report(String game) throws IOException {
    return new JsonMapper().readTree(STUDIES.resolve("ladder-" + game + "/report.json").toFile());
  }

  /** The share of one player against another. */
  private record Share(int games, double rate) {}

  private static Share share(JsonNode report, String upper, String lower) {
    JsonNode all = report.has("pairings") ? report.path("pairings") : report.path("endedBefore");
    for (JsonNode one : all) {
      List<String> both = List.of(one.path("first").asText(), one.path("second").asText());
      int games = one.path("games").intValue();
      double rate = one.path("rate").doubleValue();
      if (both.equals(List.of(upper, lower))) {
        return new Share(games, rate);
      } else if (both.equals(List.of(lower, upper))) {
        return new Share(games, 1 - rate);
      }
    }
    throw new AssertionError("no pairing of " + upper + " and " + lower);
  }
}
