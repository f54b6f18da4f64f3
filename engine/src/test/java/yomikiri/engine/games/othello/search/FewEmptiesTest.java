package yomikiri.engine.games.othello.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.SquareMasks;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.eval.RandomDiscs;
import yomikiri.engine.games.othello.search.MoveOrdering.RegionParity;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.TimeKeeper;

@Timeout(60)
final class FewEmptiesTest {
  private final Meter meter = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1)).meter();

  private FewEmpties search(int size) {
    long board = SquareMasks.of(size).all();
    RegionParity parity = new RegionParity(size);
    DiscEvaluator none = (own, other) -> 0;
    MidgameSearch ahead =
        new MidgameSearch(size, none, new TranspositionTable(4), ProbCut.NONE, meter);
    return new FewEmpties(board, parity, new MoveOrdering(size, parity, ahead), meter);
  }

  private static List<RandomDiscs> ends(int size, int count) {
    long board = SquareMasks.of(size).all();
    return RandomDiscs.on(size, 15 * count, 7).stream()
        .filter(discs -> Long.bitCount(board & ~(discs.own() | discs.other())) <= FewEmpties.MOST)
        .limit(count)
        .toList();
  }

  /** The score by playing every line of play to its end. */
  private static int minimax(long board, long own, long other) {
    int best = Integer.MIN_VALUE;
    for (long left = Bitboards.moves(own, other) & board; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Bitboards.flips(square, own, other);
      best = Math.max(best, -minimax(board, other ^ flips, own ^ flips ^ 1L << square));
    }
    if (best > Integer.MIN_VALUE) {
      return best;
    }
    return (Bitboards.moves(other, own) & board) == 0
        ? Bitboards.score(own, other, Long.bitCount(board))
        : -minimax(board, /* own= */ other, /* other= */ own);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void scoresAreThoseOfMinimaxAndBoundsHoldThem(int size) {
    long board = SquareMasks.of(size).all();
    FewEmpties search = search(size);
    List<RandomDiscs> ends = ends(size, 300);
    assertThat(ends).hasSizeGreaterThan(150);
    for (RandomDiscs end : ends) {
      int score = minimax(board, end.own(), end.other());
      for (int alpha : new int[] {-65, score - 2, score - 1, score, score + 1}) {
        int beta = alpha == -65 ? 65 : alpha + 1;
        int empties = Long.bitCount(board & ~(end.own() | end.other()));
        long moves = Bitboards.moves(end.own(), end.other()) & board;
        int value = search.search(end.own(), end.other(), moves, alpha, beta, empties);
        if (value <= alpha) {
          assertThat(score).isLessThanOrEqualTo(value);
        } else if (value >= beta) {
          assertThat(score).isGreaterThanOrEqualTo(value);
        } else {
          assertThat(value).isEqualTo(score);
        }
      }
    }
  }

  @Test
  void flipsThatNeedANeighbourAreAllFlips() {
    for (RandomDiscs discs : RandomDiscs.on(8, 500, 5)) {
      for (long left = ~(discs.own() | discs.other()); left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        assertThat(Bitboards.nearbyFlips(square, discs.own(), discs.other()))
            .isEqualTo(Bitboards.flips(square, discs.own(), discs.other()));
      }
    }
  }
}
