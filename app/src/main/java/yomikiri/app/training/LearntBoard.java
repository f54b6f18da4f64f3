package yomikiri.app.training;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.learn.LearntModel;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/**
 * The learnt values of the moves in a training's start position, or in a later one.
 *
 * @param episodes learnt from
 * @param line the moves from the start to the position
 * @param board with the values of all moves; no moves where the game is over
 * @param untried how many moves were never tried
 * @param fullMargin where values are margins; 0 where they are rewards
 */
public record LearntBoard(
    long episodes, List<Integer> line, BoardSnapshot<?> board, int untried, int fullMargin) {
  public LearntBoard {
    line = List.copyOf(line);
  }

  /** What {@code training} has learnt so far; it may have to wait for its turn. */
  static <P extends DuelPosition> LearntBoard of(Training<P> training, List<Integer> line) {
    P start = training.plan().start(training.kit());
    return of(training.kit(), start, line, training.progress().done(), training::moves);
  }

  /** What a checkpoint holds. */
  static <P extends DuelPosition> LearntBoard of(LearntModel<P> model, List<Integer> line) {
    P start = model.plan().start(model.kit());
    return of(model.kit(), start, line, model.episodes(), model::moves);
  }

  private static <P extends DuelPosition> LearntBoard of(
      GameKit<P> kit,
      P start,
      List<Integer> line,
      long episodes,
      Function<? super P, List<RankedMove>> moves) {
    GameSession<P> session = new GameSession<>(kit.game(), start);
    for (int move : line) {
      session.play(session.positionAt(session.ply()).turn(), move);
    }
    P position = session.positionAt(line.size());
    Map<Integer, Verdict> values = new LinkedHashMap<>();
    int untried = 0;
    int fullMargin = 0;
    for (RankedMove move : position.isOver() ? List.<RankedMove>of() : moves.apply(position)) {
      values.put(move.move(), move.verdict());
      if (move.verdict() instanceof Verdict.Learnt learnt) {
        untried += learnt.isUntried() ? 1 : 0;
        fullMargin = learnt.fullMargin();
      }
    }
    BoardSnapshot<P> board =
        BoardSnapshot.of(
            kit,
            session,
            line.size(),
            position.isOver() ? OptionalInt.empty() : OptionalInt.of(position.turn()),
            !position.isOver());
    return new LearntBoard(
        episodes,
        line,
        board.with(values, OptionalInt.empty(), OptionalInt.empty()),
        untried,
        fullMargin);
  }
}
