package yomikiri.engine.games.maze;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.teach.Mistakes;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Reason;

final class MazeReasonsTest {
  private static final String GOLDEN = "39737/3#1#6/69@86/6#8#4/36914 3 0";

  private static <P extends Position> Mistakes<P> of(GameKit<P> kit) {
    return new Mistakes<>(kit).check("maze.points-in-reach", MazeReasonsTest::isInReach);
  }

  private static <P extends Position> boolean isInReach(Contrast<P> contrast, Reason reason) {
    Game<P> game = contrast.mistake().game();
    int seat = contrast.mistake().seat();
    int soFar = contrast.mistake().before().score(seat);
    int steps = Integer.parseInt(reason.figures().getFirst()) - 1;
    int played = most(game, contrast.played().after(), seat, steps) - soFar;
    int better = most(game, contrast.better().after(), seat, steps) - soFar;
    P shown = game.copyOf(contrast.mistake().before());
    reason.line().forEach(step -> step.advance(game, shown));
    return reason.figures().subList(1, 3).toString().equals("[" + played + ", " + better + "]")
        && played < better
        && (shown instanceof JointPosition || shown.score(seat) - soFar == better);
  }

  /** The most points of a walker after some steps, the other one standing still. */
  private static <P extends Position> int most(Game<P> game, P position, int seat, int steps) {
    if (steps == 0 || position.isOver()) {
      return position.score(seat);
    }
    Moves legal = new Moves();
    position.legalMoves(seat, legal);
    int most = 0;
    for (int move : legal.toArray()) {
      P next = game.copyOf(position);
      if (next instanceof MazeDuelPosition duel) {
        MazeGrid grid = duel.grid();
        int to = grid.target(duel.at(seat), move);
        MazeDuelPosition alone =
            new MazeDuelPosition(
                grid,
                seat == 0 ? new int[] {to, duel.at(1)} : new int[] {duel.at(0), to},
                new int[] {duel.score(0), duel.score(1)},
                duel.turnsLeft() - 1);
        int points = grid.points(to);
        grid.collect(to);
        most = Math.max(most, points + most(new MazeDuel(), alone, seat, steps - 1));
      } else {
        new Step.Single(seat, move).advance(game, next);
        most = Math.max(most, most(game, next, seat, steps - 1));
      }
    }
    return most;
  }

  @Test
  void pointsThatAreOutOfReachAreTold() {
    Mistakes<MazePosition> small = of(Maze.kit(5, 5, 3));
    assertThat(small.explained(small.of(GOLDEN, "U", "D")))
        .containsExactly("maze.points-in-reach 3 17 23");
    assertThat(small.explained(small.of(GOLDEN, "D", "U"))).isEmpty();
  }

  @Test
  void noReasonContradictsTheGrid() {
    assertThat(of(Maze.kit(5, 5, 3)).explainRandom(1000, 3, 1)).doesNotContainKey("");
    assertThat(of(Maze.kit(31, 11, 100)).explainRandom(1, 95, 1)).isNotEmpty();
  }

  @Tag("thorough")
  @Test
  void noReasonContradictsTheGridOfLargeMazesAndDuels() {
    assertThat(of(Maze.kit(31, 11, 100)).explainRandom(5, 95, 1)).isNotEmpty();
    assertThat(of(MazeDuel.kit()).explainRandom(2, 19, 1)).isNotEmpty();
  }
}
