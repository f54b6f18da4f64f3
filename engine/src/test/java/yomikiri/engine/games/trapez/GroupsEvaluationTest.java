package yomikiri.engine.games.trapez;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.trapez.board.HexSymmetry;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.EvaluationContract;

final class GroupsEvaluationTest extends EvaluationContract<TrapezPosition> {
  private final GroupsEvaluation evaluation = new GroupsEvaluation();

  @Override
  protected Game<TrapezPosition> game() {
    return new Trapez();
  }

  @Override
  protected Evaluation<TrapezPosition> evaluation() {
    return evaluation;
  }

  @ParameterizedTest
  @CsvSource({
    // light is to move, all else is equal
    ".../..../..1../..../... l, 96",
    // light: two joined tiles, 4 * 9; reach 3 to 2, 38; open edges 4 to 6, -2 * 23
    ".../..../..14./..../... d, -68",
    // dark: two joined tiles, -4 * 9; reach 4 to 2, 2 * 38; open edges 10 to 3, 7 * 23; one turn
    "12./2.../..1../..../... d, 93",
  })
  void theFeaturesCountByTheirWeights(String text, int expected) throws NotationException {
    TrapezPosition position = game().notation().parsePosition(text);
    assertThat(evaluation.evaluate(position, 0)).isEqualTo(expected);
  }

  @Test
  void theImagesOfAPositionPromiseTheSame() {
    SplittableRandom random = new SplittableRandom(6);
    Moves moves = new Moves();
    for (int i = 0; i < 20; i++) {
      TrapezPosition position = game().newPosition(0);
      while (!position.isOver()) {
        for (int symmetry = 0; symmetry < HexSymmetry.COUNT; symmetry++) {
          assertThat(evaluation.evaluate(Images.position(symmetry, position), 0))
              .isEqualTo(evaluation.evaluate(position, 0));
        }
        position.legalMoves(moves);
        position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }
}
