package yomikiri.app.lab;

import java.util.List;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.study.run.StudyRun;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/**
 * A game of a study being played, as it is shown.
 *
 * @param number from 0
 * @param players by seat
 * @param ply moves made
 */
public record LiveGame(int number, List<PlayerSpec> players, int ply, BoardSnapshot<?> board) {
  public LiveGame {
    players = List.copyOf(players);
  }

  /** The games that {@code run} plays at this moment. */
  static List<LiveGame> of(StudyRun<?> run) {
    return boards(run);
  }

  private static <P extends Position> List<LiveGame> boards(StudyRun<P> run) {
    List<PlayerSpec> players = run.study().players();
    return run.running().stream().map(game -> of(run.kit(), game, players)).toList();
  }

  private static <P extends Position> LiveGame of(
      GameKit<P> kit, MatchRunner.Running<P> game, List<PlayerSpec> players) {
    return new LiveGame(
        game.fixture().index(),
        game.fixture().seating().stream().map(players::get).toList(),
        game.ply(),
        BoardSnapshot.of(kit, game.position(), game.ply()));
  }
}
