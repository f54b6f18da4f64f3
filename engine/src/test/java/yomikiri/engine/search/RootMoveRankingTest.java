package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

final class RootMoveRankingTest {
  private static RankedMove proven(int move, int value, int plies) {
    return new RankedMove(
        move, new Verdict.Points(value, Bound.EXACT, true, OptionalInt.of(plies)));
  }

  private static RankedMove estimate(int move, int value) {
    return new RankedMove(move, new Verdict.Estimate(value, Bound.EXACT));
  }

  private static void assertOrder(List<RankedMove> expected) {
    List<RankedMove> moves = new ArrayList<>(expected);
    Random random = new Random(1);
    for (int i = 0; i < 50; i++) {
      Collections.shuffle(moves, random);
      RootMoveRanking.sort(moves);
      assertThat(moves).isEqualTo(expected);
    }
  }

  @Test
  void provenWinsComeFirstAndProvenLossesLast() {
    assertOrder(
        List.of(
            proven(8, 1, 3),
            estimate(7, 900),
            estimate(6, 5),
            new RankedMove(5, new Verdict.Points(0, true)),
            estimate(4, -900),
            proven(3, -1, 3)));
  }

  @Test
  void aShortWinAndALongLossAreBetter() {
    assertOrder(List.of(proven(3, 1, 3), proven(2, 1, 5), proven(1, -1, 8), proven(0, -1, 2)));
    assertOrder(
        List.of(
            new RankedMove(2, new Verdict.WinRate(1, 5, true, OptionalInt.of(1))),
            new RankedMove(1, new Verdict.WinRate(1, 90, true, OptionalInt.of(7))),
            new RankedMove(5, new Verdict.WinRate(0.9, 1000)),
            new RankedMove(4, new Verdict.WinRate(0, 3, true, OptionalInt.of(6))),
            new RankedMove(0, new Verdict.WinRate(0, 9, true, OptionalInt.of(4)))));
  }

  @Test
  void pointsGoByTheirValueProvenOrNot() {
    assertOrder(
        List.of(
            new RankedMove(3, new Verdict.Points(10, false)),
            new RankedMove(2, new Verdict.Points(3, true)),
            new RankedMove(5, new Verdict.Points(-4, true)),
            new RankedMove(1, new Verdict.Points(-4, Bound.AT_MOST, true)),
            new RankedMove(0, new Verdict.Points(-9, false))));
  }

  @Test
  void aLimitBelowZeroIsAProvenLossAndOneAboveIsNoProvenWin() {
    assertOrder(
        List.of(
            proven(3, 1, 1),
            new RankedMove(2, new Verdict.Points(2, Bound.AT_MOST, true)),
            estimate(1, -5),
            new RankedMove(0, new Verdict.Points(-1, Bound.AT_MOST, true))));
  }
}
