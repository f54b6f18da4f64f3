package yomikiri.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.learn.QLearning.CanonicalStates;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.StateSpace;

/** Which positions a learner takes for one. */
final class CanonicalStatesTest {
  private static CanonicalStates<DuelPosition> states(String game, String start)
      throws NotationException {
    GameKit<DuelPosition> kit = Learning.kit(game);
    return new CanonicalStates<>(
        kit.space().orElseThrow(), kit.game().notation().parsePosition(start));
  }

  @ParameterizedTest
  @CsvSource({
    "tictactoe, .../.../... x, 8",
    "tictactoe, .../.x./... o, 8",
    "tictactoe, x../.../... o, 2",
    "tictactoe, xo./.../... x, 1",
    "trapez, .../..../..1../..../... l, 2",
    "trapez, 26./.45./.6136/..5./5.4 l, 1",
    "'mattix-4', '5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0', 1"
  })
  void onlySymmetriesThatLeaveTheStartAsItIsCount(String game, String start, int symmetries)
      throws NotationException {
    assertThat(states(game, start).symmetries()).isEqualTo(symmetries);
  }

  /** Plays games and, move by move, their images under a symmetry of the start. */
  @ParameterizedTest
  @CsvSource({"tictactoe", "trapez"})
  void aGameAndItsImagesAreOne(String game) throws NotationException {
    GameKit<DuelPosition> kit = Learning.kit(game);
    StateSpace<DuelPosition> space = kit.space().orElseThrow();
    DuelPosition start = kit.game().newPosition(0);
    Moves legal = new Moves();
    for (int symmetry = 0; symmetry < space.symmetries(); symmetry++) {
      if (space.state(start, symmetry) == space.state(start, 0)) {
        SplittableRandom random = new SplittableRandom(symmetry);
        DuelPosition one = kit.game().copyOf(start);
        DuelPosition image = kit.game().copyOf(start);
        CanonicalStates<DuelPosition> states = new CanonicalStates<>(space, start);
        while (!one.isOver()) {
          one.legalMoves(legal);
          int move = legal.get(random.nextInt(legal.size()));
          one.play(move);
          image.play(space.image(move, symmetry));
          assertThat(space.state(one, symmetry)).isEqualTo(space.state(image, 0));
          assertThat(states.of(one)).isEqualTo(states.of(image));
        }
        assertThat(image.isOver()).isTrue();
        assertThat(image.reward(0)).isEqualTo(one.reward(0));
      }
    }
  }

  @Test
  void pointsSoFarTellMattixPositionsApart() throws NotationException {
    String board = "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r ";
    GameKit<DuelPosition> kit = Learning.kit("mattix-4");
    CanonicalStates<DuelPosition> states = states("mattix-4", board + "0:0");
    long even = states.of(kit.game().notation().parsePosition(board + "2:2"));
    assertThat(states.of(kit.game().notation().parsePosition(board + "0:0"))).isEqualTo(even);
    assertThat(states.of(kit.game().notation().parsePosition(board + "3:2"))).isNotEqualTo(even);
    assertThat(states.of(kit.game().notation().parsePosition(board + "2:3"))).isNotEqualTo(even);
  }
}
