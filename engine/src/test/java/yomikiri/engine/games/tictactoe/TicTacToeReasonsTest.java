package yomikiri.engine.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import yomikiri.engine.teach.DuelMistakes;
import yomikiri.engine.teach.Mistakes;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.Reason;

final class TicTacToeReasonsTest {
  private final Mistakes<TicTacToePosition> mistakes =
      DuelMistakes.of(TicTacToe.kit())
          .check("tictactoe.threat-missed", TicTacToeReasonsTest::threatens)
          .check("tictactoe.double-threat", TicTacToeReasonsTest::forks)
          .check(
              "tictactoe.misses-double-threat",
              (contrast, reason) ->
                  wins(contrast.better().after(), contrast.mistake().seat()) > 1
                      && wins(contrast.better().after(), 1 - contrast.mistake().seat()) == 0);

  private static boolean threatens(Contrast<TicTacToePosition> contrast, Reason reason) {
    TicTacToePosition position = contrast.played().after();
    int opponent = 1 - contrast.mistake().seat();
    return wins(contrast.mistake().before(), opponent) > 0 && wins(position, opponent) > 0;
  }

  private static boolean forks(Contrast<TicTacToePosition> contrast, Reason reason) {
    int opponent = 1 - contrast.mistake().seat();
    TicTacToePosition fork = new TicTacToePosition(0, 0, 0);
    fork.become(contrast.played().after());
    fork.play(cell(reason));
    return wins(fork, opponent) > 1 && wins(fork, 1 - opponent) == 0;
  }

  private static int cell(Reason reason) {
    String name = reason.figures().getFirst();
    return name.charAt(0) - 'a' + 3 * (name.charAt(1) - '1');
  }

  /** On how many empty cells a seat would win at once. */
  private static int wins(TicTacToePosition position, int seat) {
    int wins = 0;
    for (int cell = 0; cell < 9; cell++) {
      if (((position.cells(0) | position.cells(1)) >>> cell & 1) == 0) {
        int filled = position.cells(seat) | 1 << cell;
        TicTacToePosition then =
            new TicTacToePosition(
                seat == 0 ? filled : position.cells(0), seat == 1 ? filled : position.cells(1), 0);
        wins += then.score(seat);
      }
    }
    return wins;
  }

  @Test
  void threatLeftOpenIsTold() {
    assertThat(mistakes.explained(mistakes.of("xx./.o./... o", "a3", "c1")))
        .startsWith("general.allows-win-at-once", "tictactoe.threat-missed c1");
  }

  @Test
  void doubleThreatIsToldWhereItComes() {
    assertThat(mistakes.explained(mistakes.of("x../.o./..x o", "c1", "b1")))
        .contains("tictactoe.double-threat a3");
  }

  @Test
  void missedDoubleThreatIsTold() {
    assertThat(mistakes.explained(mistakes.of("x.o/.../o.x x", "b2", "b1")))
        .noneMatch(reason -> reason.startsWith("tictactoe"));
    assertThat(mistakes.explained(mistakes.of("x../.o./o.x x", "b1", "c1")))
        .contains("tictactoe.misses-double-threat");
  }

  @Test
  void threatThatNobodyMadeIsNoReason() {
    assertThat(mistakes.explained(mistakes.of("x../.../... o", "b1", "b2")))
        .isNotEmpty()
        .noneMatch(reason -> reason.startsWith("tictactoe.threat-missed"));
  }

  @Test
  void noReasonContradictsTheSolver() {
    assertThat(mistakes.explainRandom(1000, 8, 1)).doesNotContainKey("").hasSizeGreaterThan(8);
  }
}
