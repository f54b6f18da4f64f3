package yomikiri.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static yomikiri.engine.learn.ExactMoves.everywhere;
import static yomikiri.engine.learn.ExactMoves.exact;
import static yomikiri.engine.learn.ExactMoves.moves;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.learn.Learner.MoveValues;
import yomikiri.engine.think.GameKit;

/** What tables of Q-learning come to, held against plain minimax and solved ends. */
final class QLearningTest {
  private static final int ENDS = 12;

  private static int best(DuelPosition position, MoveValues<DuelPosition> values) {
    return LearntPlayer.ranked(position, values).getFirst().move();
  }

  /** -1 a loss, 0 a draw, 1 a win, if a value is near one of them. */
  private static double outcome(double value) {
    return Math.signum((double) Math.round(10 * (value - 0.5)));
  }

  @Test
  void ticTacToeComesToTheOutcomeOfEveryMoveInPlayWithoutMistakes() throws NotationException {
    GameKit<DuelPosition> kit = Learning.kit("tictactoe");
    Game<DuelPosition> game = kit.game();
    DuelPosition start = game.newPosition(0);
    MoveValues<DuelPosition> values =
        Learning.learnt(kit, start, "qlearning:episodes=60000,alpha=0.5,epsilon=0.5").values();
    int positions =
        everywhere(
            game,
            (position, move) ->
                assertThat(outcome(values.of(position, move).value()))
                    .as(
                        "%s %s",
                        game.notation().positionText(position), game.notation().moveText(move))
                    .isEqualTo(outcome(exact(game, position, move))));
    assertThat(positions).isGreaterThan(500);
  }

  @Test
  void everyWinningMoveIsFoundNotOnlyTheFirst() throws NotationException {
    GameKit<DuelPosition> kit = Learning.kit("tictactoe");
    DuelPosition start = kit.game().notation().parsePosition("x.o/.x./o.. x");
    MoveValues<DuelPosition> values =
        Learning.learnt(kit, start, "qlearning:episodes=3000,gamma=1").values();
    int wins = 0;
    for (int move : moves(start)) {
      double exact = exact(kit.game(), start, move);
      if (exact == 1) {
        wins++;
        assertThat(values.of(start, move).value()).isCloseTo(1, within(0.02));
      }
    }
    assertThat(wins).isGreaterThan(1);
  }

  @Test
  void anEndIsWorthLessTheLaterItComes() throws NotationException {
    GameKit<DuelPosition> kit = Learning.kit("tictactoe");
    DuelPosition start = kit.game().notation().parsePosition("xx./oo./... x");
    MoveValues<DuelPosition> values =
        Learning.learnt(kit, start, "qlearning:episodes=5000,gamma=0.5").values();
    int c1 = kit.game().notation().parseMove("c1");
    int c2 = kit.game().notation().parseMove("c2");
    int a3 = kit.game().notation().parseMove("a3");
    assertThat(values.of(start, c1).value()).isEqualTo(1);
    assertThat(values.of(start, a3).value()).isCloseTo(0.25, within(0.01));
    assertThat(values.of(start, c2).value()).isCloseTo(0.5, within(0.01));
  }

  @Test
  void mattixEndsAreSolvedWithThePointsSoFarCounted() throws NotationException {
    GameKit<DuelPosition> kit = Learning.kit("mattix-4");
    Game<DuelPosition> game = kit.game();
    for (String scores : List.of("0:0", "12:0", "0:12", "3:0")) {
      DuelPosition start =
          game.notation().parsePosition("5,.,1,./6,2,.,2/1,.,x,4/.,7,.,8 r " + scores);
      MoveValues<DuelPosition> values =
          Learning.learnt(kit, start, "qlearning:episodes=5000,alpha=0.5,epsilon=0.5").values();
      for (int move : moves(start)) {
        assertThat(outcome(values.of(start, move).value()))
            .as("%s %s", scores, game.notation().moveText(move))
            .isEqualTo(outcome(exact(game, start, move)));
      }
    }
  }

  @Test
  void trapezEndsAreWonWhereTheyCanBe() throws NotationException, IOException {
    GameKit<DuelPosition> kit = Learning.kit("trapez");
    int won = 0;
    for (String line : ends()) {
      String[] parts = line.split("\t", -1);
      DuelPosition start = kit.game().notation().parsePosition(parts[0]);
      if (parts[1].equals("1")) {
        MoveValues<DuelPosition> values =
            Learning.learnt(kit, start, "qlearning:episodes=5000,epsilon=0.4").values();
        String played = kit.game().notation().moveText(best(start, values));
        assertThat(List.of(parts[2].split(" ", -1))).as(parts[0]).contains(played);
        won++;
      }
    }
    assertThat(won).isGreaterThan(ENDS / 4);
  }

  private static List<String> ends() throws IOException {
    try (InputStream in = QLearningTest.class.getResourceAsStream("/trapez/ends.tsv")) {
      if (in == null) {
        throw new AssertionError("no ends");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().limit(ENDS).toList();
    }
  }

  @Test
  void aFullTableGrowsNoMoreAndStillLearns() throws NotationException {
    GameKit<DuelPosition> kit = Learning.kit("tictactoe");
    DuelPosition start = kit.game().notation().parsePosition("xx./oo./... x");
    Learner<DuelPosition> learner = Learning.learnt(kit, start, "qlearning:episodes=2000,states=3");
    assertThat(learner.states()).isEqualTo(3);
    assertThat(kit.game().notation().moveText(best(start, learner.values()))).isEqualTo("c1");
  }

  @Test
  void whatWasNeverTriedIsSaidToBeSo() throws NotationException {
    GameKit<DuelPosition> kit = Learning.kit("tictactoe");
    MoveValues<DuelPosition> values =
        Learning.plan("tictactoe", "qlearning").newLearner(kit).values();
    DuelPosition wins = kit.game().notation().parsePosition("xx./oo./... x");
    int c1 = kit.game().notation().parseMove("c1");
    int a3 = kit.game().notation().parseMove("a3");
    assertThat(values.of(wins, a3).isUntried()).isTrue();
    assertThat(values.of(wins, a3).value()).isEqualTo(0.5);
    assertThat(values.of(wins, c1).value()).isEqualTo(1);
  }
}
