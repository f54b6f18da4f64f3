package yomikiri.engine.study.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.stats.ResultCounts;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Studies;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyEdit;
import yomikiri.engine.study.StudyException;

/** Copies of a game are one piece of evidence; equal games of players with chance are not. */
@Timeout(60)
final class DuplicateGamesTest {
  @TempDir private Path folder = Path.of("");

  private PairingResult played(
      String game, int games, boolean swap, int opening, String first, String second)
      throws StudyException {
    Study study = Studies.of(game, games, first, second);
    Study varied =
        StudyEdit.of(game, 2, study.players(), games, 1).opening(opening).swap(swap).study();
    return Studies.played(folder.resolve(games + "-" + swap), varied, 1).pairings().getFirst();
  }

  private PairingResult ticTacToe(int games, boolean swap, int opening) throws StudyException {
    return played("tictactoe", games, swap, opening, "greedy", "alphabeta:depth=3");
  }

  @Test
  void copiesCountOnce() throws StudyException {
    PairingResult one = ticTacToe(2, true, 0);
    PairingResult many = ticTacToe(200, true, 0);
    assertThat(many.distinct()).isEqualTo(1);
    assertThat(many.results())
        .isEqualTo(one.results())
        .isEqualTo(ResultCounts.ofPairs(0, 0, 1, 0, 0));
    for (int seat = 0; seat < 2; seat++) {
      assertThat(many.bySeat().get(seat).estimate()).isEqualTo(one.bySeat().get(seat).estimate());
    }
    assertThat(many.bySeat().get(0).tally()).isEqualTo(new Tally(100, 0, 0));
    assertThat(many.bySeat().get(0).estimate().interval().low()).isCloseTo(0.2065, within(1e-4));
    assertThat(many.score().estimate().interval().low()).isLessThan(0.2);
    assertThat(many.distinctDifference()).isZero();
    assertThat(many.differenceError()).isEmpty();
  }

  @Test
  void withoutSwapsOneGameIsAllThatCounts() throws StudyException {
    PairingResult many = ticTacToe(50, false, 0);
    assertThat(many.distinct()).isEqualTo(1);
    assertThat(many.results()).isEqualTo(ResultCounts.ofGames(0, 0, 1));
  }

  @ParameterizedTest
  @CsvSource({"greedy, random", "'alphabeta:depth=3,time=9s', greedy"})
  void equalGamesCountWhereChanceOrTheClockHasASay(String first, String second)
      throws StudyException {
    PairingResult result = played("tictactoe", 200, true, 0, first, second);
    assertThat(result.distinct()).isEqualTo(200);
    assertThat(result.results().count()).isEqualTo(200);
  }

  /** 72 starts, both seatings of each. */
  @Test
  void afterAnOpeningGamesFromDifferentStartsCount() throws StudyException {
    PairingResult result = ticTacToe(2000, true, 2);
    assertThat(result.results().count()).isEqualTo(144);
    assertThat(result.distinct()).isBetween(72, 144);
  }

  @Test
  void layoutsThatAreAllDifferentAllCount() throws StudyException {
    PairingResult result = played("mattix-4", 100, false, 0, "greedy", "alphabeta:depth=1");
    assertThat(result.distinct()).isEqualTo(100);
    assertThat(result.results().count()).isEqualTo(100);
  }

  @Test
  void bothSeatsTogetherHaveTheRateOfAllGames() throws StudyException {
    PairingResult result = played("mattix-4", 40, true, 0, "random", "greedy");
    assertThat(result.score().tally().games()).isEqualTo(40);
    assertThat(result.score().estimate().rate())
        .isCloseTo(
            (result.bySeat().get(0).estimate().rate() + result.bySeat().get(1).estimate().rate())
                / 2,
            within(1e-12));
  }
}
