package yomikiri.app.board.tron;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Step;
import yomikiri.engine.games.tron.Tron;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/** How a trail is drawn. */
final class TrailTest {
  private static final Arena ARENA = new Arena(5, 4);
  private static final Tron<TronPosition.Duel> DUEL = Tron.duel(ARENA);

  private static TronPosition.Duel at(String text) throws NotationException {
    return DUEL.notation().parsePosition(text);
  }

  private static int cell(int row, int column) {
    return GridCellSet.ROW * row + column;
  }

  @Test
  void itFollowsTheMovesMadeThoughItComesBesideItself() throws NotationException {
    GameSession<TronPosition.Duel> session =
        new GameSession<>(DUEL, at("A..../...../...../....B 1 -"));
    for (int move :
        new int[] {
          Arena.DOWN, Arena.UP, Arena.RIGHT, Arena.UP, Arena.UP, Arena.UP, Arena.RIGHT, Arena.LEFT
        }) {
      session.play(session.position().turn(), move);
    }
    Trail trail = Trail.of(session.position(), 0, session.line());
    assertThat(trail.path())
        .containsExactly(cell(0, 2), cell(0, 1), cell(1, 1), cell(1, 0), cell(0, 0));
    assertThat(trail.rest()).isEmpty();
  }

  @Test
  void whatNoMoveTellsFollowsTheTrailAsFarAsItHasOneWay() throws NotationException {
    Trail trail = Trail.of(at("Aa.../.a.../aaa../....B 1 -"), 0, List.of());
    assertThat(trail.path()).containsExactly(cell(0, 0), cell(0, 1), cell(1, 1), cell(2, 1));
    assertThat(trail.rest()).containsExactlyInAnyOrder(cell(2, 0), cell(2, 2));
  }

  @Test
  void theStepsOfOthersAreNoPartOfIt() throws NotationException {
    Trail trail =
        Trail.of(
            at("A..../a..../...../....B 1 -"),
            0,
            List.of(new Step.Single(0, Arena.UP), new Step.Single(1, Arena.RIGHT)));
    assertThat(trail.path()).containsExactly(cell(0, 0), cell(1, 0));
  }
}
