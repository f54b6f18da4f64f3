package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.games.TestCatalog;

/** What a report says a position is worth, with the moves 0 and 1. */
final class SearchReportTest {
  private static final Verdict WON = new Verdict.Points(1, true);
  private static final Verdict ESTIMATE = new Verdict.Estimate(90, Bound.EXACT);

  private static Game<?> game(String id) {
    return TestCatalog.CATALOG.kit(id).orElseThrow().game();
  }

  private static boolean isBestProven(String game, Verdict best, Verdict other) {
    SearchReport report =
        new SearchReport(3, 9, 9, List.of(new RankedMove(0, best), new RankedMove(1, other)));
    boolean isBestProven = report.isBestProven(game(game), 0, 1);
    assertThat(report.worth(game(game), 0, 1))
        .contains(isBestProven ? best : best.unproven())
        .map(Verdict::proven)
        .contains(isBestProven);
    return isBestProven;
  }

  @Test
  void nothingIsBetterThanAWinWhereOnlyWinsCount() {
    assertThat(isBestProven("trapez", WON, ESTIMATE)).isTrue();
    assertThat(isBestProven("tron-2", WON, ESTIMATE)).isTrue();
    assertThat(isBestProven("tictactoe", WON, new Verdict.Points(0, false))).isTrue();
    assertThat(isBestProven("trapez", new Verdict.Points(-1, true), ESTIMATE)).isFalse();
    assertThat(isBestProven("trapez", new Verdict.Points(1, Bound.AT_MOST, true), ESTIMATE))
        .isFalse();
  }

  @Test
  void whereMarginsCountOthersCanBeBetter() {
    Verdict ahead = new Verdict.Points(12, true);
    assertThat(isBestProven("mattix-6", ahead, new Verdict.Points(8, false))).isFalse();
    assertThat(isBestProven("othello-8", ahead, ESTIMATE)).isFalse();
    assertThat(isBestProven("othello-8", ahead, new Verdict.Points(10, Bound.AT_MOST, true)))
        .isTrue();
    assertThat(isBestProven("tron-3", WON, ESTIMATE)).as("two more places to win").isFalse();
  }

  @Test
  void noShareOfWinsIsAboveOne() {
    Verdict open = new Verdict.WinRate(0.9, 50);
    assertThat(isBestProven("mattix-6", new Verdict.WinRate(1, 50, true), open)).isTrue();
    assertThat(isBestProven("mattix-6", new Verdict.WinRate(0.5, 50, true), open)).isFalse();
    assertThat(isBestProven("mattix-6", new Verdict.WinRate(1, 50, false), open)).isFalse();
  }
}
