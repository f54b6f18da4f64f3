package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/** The best score found behind each root move of a game for one. */
final class BestByFirstMove {
  private static final int NONE = Integer.MIN_VALUE;

  private final int[] scores;

  BestByFirstMove(int moveLimit) {
    scores = new int[moveLimit];
    clear();
  }

  void clear() {
    Arrays.fill(scores, NONE);
  }

  void offer(int firstMove, int score) {
    scores[firstMove] = Math.max(scores[firstMove], score);
  }

  boolean isEmpty() {
    return Arrays.stream(scores).allMatch(score -> score == NONE);
  }

  void become(BestByFirstMove from) {
    System.arraycopy(from.scores, 0, scores, 0, scores.length);
  }

  /** The root moves with a score, best first. */
  List<RankedMove> ranked(Moves rootMoves, boolean proven) {
    List<RankedMove> ranked = new ArrayList<>();
    for (int i = 0; i < rootMoves.size(); i++) {
      int score = scores[rootMoves.get(i)];
      if (score != NONE) {
        ranked.add(new RankedMove(rootMoves.get(i), new Verdict.Points(score, proven)));
      }
    }
    Ranking.sort(ranked);
    return ranked;
  }
}
