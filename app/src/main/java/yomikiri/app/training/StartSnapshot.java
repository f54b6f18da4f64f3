package yomikiri.app.training;

import java.util.List;
import java.util.Map;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.engine.think.Verdict;

/** A position of a training, with what was learnt of its moves and what is proven of them. */
public record StartSnapshot(LearntBoard learnt, ProvenValues exact) {
  /** The board with both. */
  public BoardSnapshot<?> board() {
    return learnt.board().proven(exact.values());
  }

  /** The moves that are proven to win. */
  public List<Integer> winning() {
    return exact.values().entrySet().stream()
        .filter(move -> isWin(move.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static boolean isWin(Verdict proven) {
    return switch (proven) {
      case Verdict.Points points -> points.value() > 0;
      case Verdict.WinRate rate -> rate.p() == 1;
      case Verdict.Estimate estimate -> false;
      case Verdict.Learnt value -> false;
    };
  }

  /** How many of these the learner, too, values above a draw. */
  public long winsSeen() {
    return winning().stream()
        .map(learnt.board().verdicts()::get)
        .filter(value -> value instanceof Verdict.Learnt known && known.value() > 0.5)
        .count();
  }
}
