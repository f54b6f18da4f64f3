package yomikiri.engine.games.othello.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.OthelloRootMove;
import yomikiri.engine.games.othello.board.SquareMasks;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.eval.RandomDiscs;
import yomikiri.engine.search.SharedTranspositionTable;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class MidgameSearchTest {
  private static final int DEEPEST = 4;

  /** Of positions on a board: neighbouring ones have nothing in common. */
  private static int estimate(long own, long other) {
    return (int)
            Math.floorMod(Hashing.mixed(own) + 3 * Hashing.mixed(other), 40L * DiscEvaluator.UNIT)
        - 20 * DiscEvaluator.UNIT;
  }

  private static MidgameSearch search(int size) {
    TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
    return new MidgameSearch(
        size,
        MidgameSearchTest::estimate,
        new SharedTranspositionTable(12),
        ProbCut.NONE,
        keeper.meter());
  }

  /** What plain minimax says. */
  private static int value(int size, long own, long other, int depth) {
    long board = SquareMasks.of(size).all();
    long moves = Bitboards.moves(own, other) & board;
    if (moves == 0) {
      return (Bitboards.moves(other, own) & board) == 0
          ? score(size, own, other)
          : -value(size, other, own, depth);
    }
    if (depth == 0) {
      return estimate(own, other);
    }
    int best = Integer.MIN_VALUE;
    for (OthelloRootMove move : moves(own, other, moves)) {
      best = Math.max(best, -value(size, move.own(), move.other(), depth - 1));
    }
    return best;
  }

  private static int score(int size, long own, long other) {
    int discs = Long.bitCount(own);
    int others = Long.bitCount(other);
    int left = size * size - discs - others;
    int ahead = discs - others;
    return DiscEvaluator.UNIT * (ahead > 0 ? ahead + left : ahead < 0 ? ahead - left : 0);
  }

  private static List<OthelloRootMove> moves(long own, long other, long squares) {
    List<OthelloRootMove> moves = new ArrayList<>();
    for (long left = squares; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Bitboards.flips(square, own, other);
      moves.add(new OthelloRootMove(square, other & ~flips, own | flips | 1L << square));
    }
    return moves;
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void valuesAreThoseOfMinimaxAndBoundsHoldThem(int size) {
    MidgameSearch search = search(size);
    for (RandomDiscs discs : RandomDiscs.on(size, 60, size)) {
      for (int depth = 1; depth <= DEEPEST; depth++) {
        int truth = value(size, discs.own(), discs.other(), depth);
        for (int centre : List.of(0, truth, -truth)) {
          int alpha = centre - 100;
          int beta = centre + 100;
          int found = search.search(discs.own(), discs.other(), depth, alpha, beta);
          if (found <= alpha) {
            assertThat(truth).isLessThanOrEqualTo(found);
          } else if (found >= beta) {
            assertThat(truth).isGreaterThanOrEqualTo(found);
          } else {
            assertThat(found).isEqualTo(truth);
          }
        }
      }
    }
  }

  @Test
  void everyMoveIsValuedOrBoundedAsMinimaxHasIt() {
    for (boolean everyMove : List.of(true, false)) {
      for (RandomDiscs discs : RandomDiscs.on(6, 40, 9)) {
        long legal = Bitboards.moves(discs.own(), discs.other()) & SquareMasks.of(6).all();
        List<OthelloRootMove> moves = moves(discs.own(), discs.other(), legal);
        MidgameRootSearch lookAhead = new MidgameRootSearch(search(6), moves, everyMove);
        for (int depth = 1; depth <= DEEPEST; depth++) {
          lookAhead.to(depth);
          compare(lookAhead.ranked(), truth(moves, depth), everyMove);
        }
      }
    }
  }

  private static Map<Integer, Integer> truth(List<OthelloRootMove> moves, int depth) {
    return moves.stream()
        .collect(
            Collectors.toMap(
                OthelloRootMove::move,
                move ->
                    Math.round(
                        -value(6, move.own(), move.other(), depth - 1)
                            / (float) DiscEvaluator.UNIT)));
  }

  private static void compare(
      List<RankedMove> ranked, Map<Integer, Integer> truth, boolean everyMove) {
    int best = truth.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    Verdict.Points first = (Verdict.Points) ranked.getFirst().verdict();
    assertThat(first).isEqualTo(new Verdict.Points(best, Bound.EXACT, false));
    for (RankedMove move : ranked) {
      Verdict.Points points = (Verdict.Points) move.verdict();
      assertThat(points.proven()).isFalse();
      if (points.bound() == Bound.EXACT) {
        assertThat(truth).containsEntry(move.move(), points.value());
      } else {
        assertThat(everyMove).isFalse();
        assertThat(truth.get(move.move())).isLessThanOrEqualTo(points.value());
      }
    }
  }
}
