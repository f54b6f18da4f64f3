package yomikiri.app.play.session;

import java.time.Duration;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.Position;

/** The limit of people's thinking time; CPUs have their own. */
public sealed interface TimeLimit {
  /** Time for all moves of a round, with {@code added} after each move. */
  record WholeGame(Duration time, Duration added) implements TimeLimit {}

  /** Time for each move. */
  record EachMove(Duration time) implements TimeLimit {}

  /** What a clock shows before the first move. */
  Duration time();

  /** Whether a game that begins at {@code start} can have one: it is for two who take turns. */
  static boolean isPossible(Position start) {
    return GameKind.of(start).isInTurn() && start.players() == 2;
  }

  /** How little is so short that people are warned. */
  default Duration shortTime() {
    Duration fifth = time().dividedBy(5);
    Duration most = Duration.ofSeconds(20);
    return fifth.compareTo(most) < 0 ? fifth : most;
  }
}
