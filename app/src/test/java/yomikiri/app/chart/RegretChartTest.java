package yomikiri.app.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.text.Language;
import yomikiri.engine.race.RegretStudy.Point;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.think.PlayerSpec;

final class RegretChartTest {
  private final StudyNames names = Studied.names(new SimpleObjectProperty<>(Language.ENGLISH));

  private static Point point(String player, long nodes, double regret, long nanos) {
    Interval around = new Interval(regret - 0.1, regret + 0.1);
    return new Point(
        PlayerSpec.of(player), nodes, 300, regret, around, 0.75, new Interval(0.7, 0.8), nanos);
  }

  private final RegretChart chart =
      new RegretChart(
          names,
          "tictactoe",
          List.of(
              point("mcts", 10, 0.5, 50_000),
              point("mcts", 1000, 0.05, 2_500_000),
              point("minimax", 10, 0.4, 10_000)),
          true);

  @Test
  void theNumbersAreOneLineForEachBudgetOfASearchAndNoneIsBelowNothing() {
    assertThat(chart.data().csv().lines())
        .containsExactly(
            "player,nodes,positions,regret,regret_low,regret_high,best_moves,time_ms",
            "mcts,10,300,0.500000,0.400000,0.600000,0.750000,0.050000",
            "mcts,1000,300,0.050000,0.000000,0.150000,0.750000,2.500000",
            "minimax,10,300,0.400000,0.300000,0.500000,0.750000,0.010000");
  }

  @Test
  void theGistTellsWhatEachSearchGivesAwayInTheEnd() {
    assertThat(chart.gist())
        .isEqualTo(
            """
            Monte Carlo tree search (nodes: 1,000): gives away 0.05 on average (0.00 to 0.15), the best move in 75.0%, 2.50 ms
            Minimax (nodes: 10): gives away 0.40 on average (0.30 to 0.50), the best move in 75.0%, 0.01 ms\
            """);
    assertThat(chart.subtitle()).contains("mean of 300 solved positions");
    assertThat(new RegretChart(names, "tictactoe", List.of(), true).isEmpty()).isTrue();
  }
}
