package yomikiri.engine.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Schedule.Fixture;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Solver;

/** What is said of how many nodes a solver needs is about right, on random positions. */
final class SolverEffortTest {
  private static final int POSITIONS = 12;

  @ParameterizedTest
  @CsvSource({
    "othello-8, 47",
    "othello-6, 18",
    "othello-4, 0",
    "othello-4, 3",
    "trapez, 12",
    "trapez, 13"
  })
  void theNodesExpectedAreAboutAsManyAsItTakes(String game, int opening) {
    assertThat(ratio(Signature.CATALOG.kit(game).orElseThrow(), opening)).isBetween(0.25, 4.0);
  }

  /** Nodes visited by nodes expected, in the geometric mean. */
  private static <P extends Position> double ratio(GameKit<P> kit, int opening) {
    Solver<P> solver = kit.solver().orElseThrow();
    double logs = 0;
    for (int i = 0; i < POSITIONS; i++) {
      P position =
          new Fixture(0, i, false, opening, List.of(0, 1), List.of(1L, 2L)).start(kit.game());
      SearchResult result =
          SearchResult.of(
              kit.build(solver.spec(), 1),
              kit.game(),
              position,
              SearchResult.seat(position),
              Budget.UNLIMITED,
              true,
              new FakeTicker(1));
      logs += Math.log(Math.max(1, result.nodes()) / solver.nodes().applyAsDouble(position));
    }
    return Math.exp(logs / POSITIONS);
  }
}
