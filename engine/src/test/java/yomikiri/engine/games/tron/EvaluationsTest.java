package yomikiri.engine.games.tron;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.Territory;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.EvaluationContract;

final class EvaluationsTest {
  @Nested
  final class VoronoiOfTwo extends EvaluationContract<TronPosition.Duel> {
    private final Evaluation<TronPosition.Duel> voronoi =
        new VoronoiEvaluation<>(Territory.UNLIMITED);

    @Override
    protected Game<TronPosition.Duel> game() {
      return Tron.duel(Tron.ARENA);
    }

    @Override
    protected Evaluation<TronPosition.Duel> evaluation() {
      return voronoi;
    }
  }

  @Nested
  final class ChambersOfTwo extends EvaluationContract<TronPosition.Duel> {
    private final Evaluation<TronPosition.Duel> chambers = new ChamberEvaluation<>();

    @Override
    protected Game<TronPosition.Duel> game() {
      return Tron.duel(Tron.ARENA);
    }

    @Override
    protected Evaluation<TronPosition.Duel> evaluation() {
      return chambers;
    }
  }

  @Nested
  final class ChambersOfFour extends EvaluationContract<TronPosition.Several> {
    private final Evaluation<TronPosition.Several> chambers = new ChamberEvaluation<>();

    @Override
    protected Game<TronPosition.Several> game() {
      return Tron.several(Tron.ARENA, 4);
    }

    @Override
    protected Evaluation<TronPosition.Several> evaluation() {
      return chambers;
    }
  }

  @Nested
  final class ChambersOfTwoAtOnce extends EvaluationContract<TronPosition.Joint> {
    private final Evaluation<TronPosition.Joint> chambers = new ChamberEvaluation<>();

    @Override
    protected Game<TronPosition.Joint> game() {
      return Tron.joint(Tron.ARENA);
    }

    @Override
    protected Evaluation<TronPosition.Joint> evaluation() {
      return chambers;
    }
  }

  @Test
  void anEstimateIsLessThanAPlace() {
    assertThat(VoronoiEvaluation.UNIT).isGreaterThan(2 * 600);
    Evaluation<TronPosition.Duel> chambers = new ChamberEvaluation<>();
    IntStream.range(0, 200)
        .mapToObj(seed -> Tron.duel(Tron.ARENA).newPosition(seed))
        .forEach(
            position ->
                assertThat(Math.abs(chambers.evaluate(position, 0)))
                    .isLessThan(ChamberEvaluation.UNIT));
  }

  @Test
  void theCellsOfTheOthersCountAgainstOne() throws NotationException {
    Tron<TronPosition.Several> game = Tron.several(new Arena(5, 1), 3);
    TronPosition.Several position = game.notation().parsePosition("AaB.C 1 -");
    Evaluation<TronPosition.Several> voronoi = new VoronoiEvaluation<>(Territory.UNLIMITED);
    assertThat(IntStream.range(0, 3).map(seat -> voronoi.evaluate(position, seat)))
        .containsExactly(-1, 1, -1);
  }

  @Test
  void whatIsFurtherThanTheReachDoesNotCount() throws NotationException {
    Tron<TronPosition.Duel> game = Tron.duel(new Arena(9, 1));
    TronPosition.Duel position = game.notation().parsePosition("A......aB 1 -");
    assertThat(new VoronoiEvaluation<TronPosition.Duel>(4).evaluate(position, 0)).isEqualTo(4);
    assertThat(new VoronoiEvaluation<TronPosition.Duel>(Territory.UNLIMITED).evaluate(position, 0))
        .isEqualTo(6);
  }
}
