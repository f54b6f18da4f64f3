package yomikiri.app.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.TestCatalog;
import yomikiri.app.text.Language;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.race.Race.Choice;
import yomikiri.engine.race.Race.Racer;
import yomikiri.engine.race.Race.Standing;
import yomikiri.engine.race.Race.State;
import yomikiri.engine.race.Truth;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Verdict;

final class RaceChartTest {
  private static final GameKit<?> KIT = TestCatalog.CATALOG.kit("tictactoe").orElseThrow();

  private final StudyNames names = Studied.names(new SimpleObjectProperty<>(Language.ENGLISH));

  private static Choice choice(long nanos, int move, int value) {
    Verdict verdict = new Verdict.Points(value, false);
    return new Choice(nanos, nanos / 1000, 2, move, Optional.of(verdict), List.of(move));
  }

  private static Racer racer(String name, State state, Choice... choices) {
    return new Racer(PlayerSpec.of(name), state, List.of(choices), Optional.empty());
  }

  private RaceChart chart(boolean isKnown) {
    Truth truth = new Truth(new LinkedHashMap<>(Map.of(0, 1.0, 1, 0.0, 2, -1.0)), false);
    return new RaceChart(
        names.texts(),
        "some",
        KIT,
        new Standing(
            Optional.of(truth).filter(known -> isKnown),
            List.of(
                racer(
                    "alphabeta",
                    State.DONE,
                    choice(500_000, 2, 0),
                    choice(2_000_000, 0, 1),
                    choice(9_000_000, 0, 1)),
                racer("mcts", State.DONE, choice(4_000_000, 0, 1), choice(8_000_000, 1, 0)),
                racer("minimax", State.WAITING)),
            false),
        false);
  }

  @Test
  void eachLineOfTheSummaryIsThePlayersLastChoiceAndWhenItFoundTheAnswer() {
    List<String> lines = chart(true).summary().csv().lines().toList();
    assertThat(lines.getFirst())
        .isEqualTo("player,move,value,regret,depth,nodes,time_ms,found_ms,found_nodes,line");
    assertThat(KIT.game().kind()).isEqualTo(GameKind.DUEL);
    assertThat(lines.get(1)).isEqualTo("alphabeta,a1,+1,0.000000,2,9000,9.000000,2.000000,2000,a1");
    assertThat(lines.get(2)).startsWith("mcts,b1,0,1.000000,2,8000,8.000000,,,");
    assertThat(lines.get(3)).startsWith("minimax,,,,,,");
  }

  @Test
  void everyReportIsSaved() {
    assertThat(chart(true).data().csv().lines().toList())
        .hasSize(6)
        .contains("alphabeta,c1,0,2.000000,2,500,0.500000");
  }

  @Test
  void itIsSaidInWordsWhoFindsTheAnswerAndWhen() {
    String said = chart(true).gist();
    assertThat(said)
        .contains("proven best a1, worth +1")
        .contains("Alpha-beta chooses a1 (+1), found after 2.0 ms")
        .contains("Monte Carlo tree search chooses b1 (0)")
        .doesNotContain("b1 (0), found")
        .contains("Minimax: waits");
  }

  @Test
  void withoutATruthNothingIsFound() {
    assertThat(chart(false).gist())
        .contains("the best move is not known for certain")
        .doesNotContain("found after");
    assertThat(chart(false).summary().csv()).contains("alphabeta,a1,+1,,2,9000,9.000000,,,a1");
  }
}
