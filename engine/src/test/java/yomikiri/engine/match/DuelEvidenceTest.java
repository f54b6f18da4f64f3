package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Evidence;
import yomikiri.engine.think.GameKit;

/** Copies of a game are one piece of evidence; equal games of players with chance are not. */
final class DuelEvidenceTest {
  private static <P extends Position> DuelEvidence played(
      GameKit<P> kit, Schedule schedule, String first, String second) throws NotationException {
    List<Contestant<P>> who =
        List.of(
            Contestant.of(kit, kit.parseSpec(first)), Contestant.of(kit, kit.parseSpec(second)));
    boolean canCopy = who.stream().allMatch(Contestant::isDeterministic);
    DuelEvidence evidence = new DuelEvidence(new Copies(kit.game(), canCopy), schedule.swaps());
    new MatchRunner<>(kit.game(), who, () -> 0).play(schedule, 1, evidence::add);
    return evidence;
  }

  private static DuelEvidence ticTacToe(Schedule schedule, String first, String second)
      throws NotationException {
    return played(CATALOG.kit("tictactoe").orElseThrow(), schedule, first, second);
  }

  @Test
  void copiesCountOnce() throws NotationException {
    DuelEvidence one = ticTacToe(Schedule.of(1, 2, true), "greedy", "alphabeta:depth=3");
    DuelEvidence many = ticTacToe(Schedule.of(1, 200, true), "greedy", "alphabeta:depth=3");
    assertThat(many.distinctGames()).isEqualTo(1);
    assertThat(many.all()).isEqualTo(one.all()).isEqualTo(Evidence.ofPairs(0, 0, 1, 0, 0));
    assertThat(many.at(0)).isEqualTo(Evidence.ofGames(0, 0, 1));
    assertThat(many.at(1)).isEqualTo(Evidence.ofGames(1, 0, 0));
    assertThat(many.scoreDifference().count()).isEqualTo(2);
    assertThat(Estimate.of(many.all()).interval().low()).isLessThan(0.2);
  }

  @Test
  void withoutSwapsOneGameIsAllThatCounts() throws NotationException {
    DuelEvidence many = ticTacToe(Schedule.of(1, 50, false), "greedy", "alphabeta:depth=3");
    assertThat(many.distinctGames()).isEqualTo(1);
    assertThat(many.all()).isEqualTo(Evidence.ofGames(0, 0, 1));
  }

  @ParameterizedTest
  @CsvSource({"greedy, random", "random, random", "'alphabeta:depth=3,time=9s', greedy"})
  void equalGamesCountWhereChanceOrTheClockHasASay(String first, String second)
      throws NotationException {
    DuelEvidence evidence = ticTacToe(Schedule.of(1, 200, true), first, second);
    assertThat(evidence.distinctGames()).isEqualTo(200);
    assertThat(evidence.all().count()).isEqualTo(200);
  }

  /** 72 starts, both seatings of each. */
  @Test
  void afterAnOpeningGamesFromDifferentStartsCount() throws NotationException {
    DuelEvidence evidence =
        ticTacToe(Schedule.of(1, 2000, true).withOpening(2), "greedy", "alphabeta:depth=3");
    assertThat(evidence.all().count()).isEqualTo(144);
    assertThat(evidence.distinctGames()).isBetween(72, 144);
  }

  @Test
  void layoutsThatAreAllDifferentAllCount() throws NotationException {
    DuelEvidence evidence =
        played(
            CATALOG.kit("mattix-4").orElseThrow(),
            Schedule.of(1, 100, false),
            "greedy",
            "alphabeta:depth=1");
    assertThat(evidence.distinctGames()).isEqualTo(100);
    assertThat(evidence.all().count()).isEqualTo(100);
  }

  @Test
  void bothSeatsTogetherHaveTheRateOfAllGames() throws NotationException {
    GameKit<?> kit = CATALOG.kit("mattix-4").orElseThrow();
    DuelEvidence evidence = played(kit, Schedule.of(3, 40, true), "random", "greedy");
    assertThat(evidence.at(0).plus(evidence.at(1)).count()).isEqualTo(40);
    assertThat(Estimate.of(evidence.all()).rate())
        .isCloseTo(Estimate.of(evidence.at(0).plus(evidence.at(1))).rate(), within(1e-12));
  }
}
