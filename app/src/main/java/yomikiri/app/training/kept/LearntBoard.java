package yomikiri.app.training.kept;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.learn.Learnt;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/**
 * What was learnt of the moves in a training's start position.
 *
 * @param episodes learnt from
 * @param board with the values of all moves
 * @param untried how many moves were never tried
 * @param fullMargin where values are margins; 0 where they are rewards
 */
public record LearntBoard(long episodes, BoardSnapshot<?> board, int untried, int fullMargin) {
  /** What {@code training} has learnt so far; it may have to wait for its turn. */
  static <P extends DuelPosition> LearntBoard of(Training<P> training) {
    P start = training.plan().start(training.kit());
    long episodes = training.progress().done();
    return of(training.kit(), start, episodes, training.moves(start));
  }

  /** What a checkpoint holds. */
  static <P extends DuelPosition> LearntBoard of(Learnt<P> learnt) {
    P start = learnt.plan().start(learnt.kit());
    return of(learnt.kit(), start, learnt.episodes(), learnt.moves(start));
  }

  private static <P extends DuelPosition> LearntBoard of(
      GameKit<P> kit, P start, long episodes, List<RankedMove> moves) {
    Map<Integer, Verdict> values = new LinkedHashMap<>();
    int untried = 0;
    int fullMargin = 0;
    for (RankedMove move : moves) {
      values.put(move.move(), move.verdict());
      if (move.verdict() instanceof Verdict.Learnt learnt) {
        untried += learnt.isUntried() ? 1 : 0;
        fullMargin = learnt.fullMargin();
      }
    }
    BoardSnapshot<P> board =
        BoardSnapshot.of(
            kit, new GameSession<>(kit.game(), start), 0, OptionalInt.of(start.turn()), false);
    return new LearntBoard(
        episodes,
        board.with(values, OptionalInt.empty(), OptionalInt.empty()),
        untried,
        fullMargin);
  }
}
