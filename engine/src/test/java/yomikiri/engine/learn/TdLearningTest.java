package yomikiri.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static yomikiri.engine.learn.ExactMoves.everywhere;
import static yomikiri.engine.learn.ExactMoves.exact;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.learn.Learner.MoveValues;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Verdict;

/** What networks learn, held against plain minimax and against λ-returns written as sums. */
final class TdLearningTest {
  private static final List<Integer> SEATS = List.of(0, 1, 1, 0, 1, 0, 0, 1);
  private static final int PLIES = SEATS.size();

  private static Learner<DuelPosition> learner(GameKit<DuelPosition> kit, String spec)
      throws NotationException {
    DuelPosition start = kit.game().newPosition(0);
    return LearnerType.named(kit, "td").start().of(kit, start, LearnerType.parse(kit, spec), 5);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "td:episodes=50000,alpha=2,final=0.5,epsilon=0.8",
        "td:episodes=50000,alpha=2,final=0.5,epsilon=0.8,lambda=0",
        "td:episodes=50000,alpha=2,final=0.5,epsilon=0.8,lambda=1",
        "td:episodes=100000,alpha=2,final=0.5,epsilon=0.8,optimism=0.6"
      })
  void oneTupleOfAllCellsComesToTheOutcomeOfEveryMoveInPlayWithoutMistakes(String spec)
      throws NotationException {
    GameKit<DuelPosition> kit = Learning.ticTacToe(CellTuples.TABLE);
    Game<DuelPosition> game = kit.game();
    MoveValues<DuelPosition> values = Learning.learnt(kit, game.newPosition(0), spec).values();
    int positions =
        everywhere(
            game,
            (position, move) ->
                assertThat(values.of(position, move).value())
                    .as(
                        "%s %s",
                        game.notation().positionText(position), game.notation().moveText(move))
                    .isCloseTo(exact(game, position, move), within(0.25)));
    assertThat(positions).isGreaterThan(500);
  }

  /** Turned and mirrored boards share their weights, which are added up in another order. */
  @Test
  void theFourFirstMovesOfOthelloAreWorthTheSame() throws NotationException {
    GameKit<DuelPosition> kit = Learning.kit("othello-8");
    DuelPosition start = kit.game().newPosition(1);
    Learner<DuelPosition> learner = Learning.learnt(kit, start, "td:episodes=300");
    Moves moves = new Moves();
    start.legalMoves(moves);
    assertThat(moves.size()).isEqualTo(4);
    List<Verdict.Learnt> reported =
        IntStream.range(0, 4).mapToObj(i -> learner.values().of(start, moves.get(i))).toList();
    assertThat(reported.getFirst().value()).isNotEqualTo(0.5);
    assertThat(reported).allMatch(one -> one.isWorth(reported.getFirst()));
    assertThat(reported)
        .map(Verdict.Learnt::marginText)
        .containsOnly(reported.getFirst().marginText());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.3, 0.8, 1})
  void eachPositionGoesTowardsItsReturn(double lambda) throws NotationException {
    ChainGame game = new ChainGame(SEATS, 6);
    GameKit<DuelPosition> kit = game.kit();
    int episodes = 6;
    Learner<DuelPosition> learner =
        learner(kit, "td:episodes=" + episodes + ",alpha=0.5,final=0.1,epsilon=0,lambda=" + lambda);
    double[] worth = new double[PLIES]; // to seat 0, by plies played
    for (int episode = 0; episode < episodes; episode++) {
      learner.episode(episode);
      double alpha = 0.5 * Math.pow(0.2, (double) episode / episodes);
      double[] before = worth.clone();
      for (int played = 1; played < PLIES; played++) {
        double wanted = forwardReturn(before, played, 6.0 / ChainGame.FULL_MARGIN, lambda);
        worth[played] += alpha * (wanted - before[played]);
      }
      for (int played = 1; played < PLIES; played++) {
        double reported = learner.values().of(game.after(played - 1), 0).value();
        double expected = SEATS.get(played - 1) == 0 ? worth[played] : -worth[played];
        assertThat(2 * reported - 1).as("after ply %d", played).isCloseTo(expected, within(1e-5));
      }
    }
    assertThat(worth[PLIES - 1]).isNotZero();
  }

  /** (1 - λ) Σ λⁿ⁻¹ v(t + n) + λᵀ⁻ᵗ⁻¹ z, all to seat 0. */
  private static double forwardReturn(double[] worth, int played, double end, double lambda) {
    double sum = 0;
    double weight = 1;
    for (int later = played + 1; later < PLIES; later++) {
      sum += (1 - lambda) * weight * worth[later];
      weight *= lambda;
    }
    return sum + weight * end;
  }

  @Test
  void whoHasMovedIsAsWellOffAsHopedInPositionsNeverSeen() throws NotationException {
    GameKit<DuelPosition> kit = Learning.ticTacToe(CellTuples.LINES);
    MoveValues<DuelPosition> values = learner(kit, "td:episodes=1,optimism=0.6").values();
    assertThat(values.of(kit.game().newPosition(0), 4).value()).isCloseTo(0.8, within(1e-6));
  }

  @Test
  void equalSeedsLearnTheSameToTheLastBit() throws NotationException, IOException {
    String spec = "td:episodes=500,epsilon=0.2";
    assertThat(learnt(spec, 5)).isEqualTo(learnt(spec, 5)).isNotEqualTo(learnt(spec, 6));
  }

  private static byte[] learnt(String spec, long seed) throws NotationException, IOException {
    GameKit<DuelPosition> kit = Learning.ticTacToe(CellTuples.LINES);
    DuelPosition start = kit.game().newPosition(0);
    Learner<DuelPosition> learner =
        LearnerType.named(kit, "td").start().of(kit, start, LearnerType.parse(kit, spec), seed);
    for (int episode = 0; episode < 500; episode++) {
      learner.episode(episode);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    learner.write(new DataOutputStream(out), true);
    return out.toByteArray();
  }
}
