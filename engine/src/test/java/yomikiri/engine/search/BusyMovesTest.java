package yomikiri.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.games.tictactoe.TicTacToePosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.TimeKeeper;

final class BusyMovesTest {
  private static final long KEY = 0x123456789abcdefL;

  private final BusyMoves busy = new BusyMoves(true);

  @Test
  void aMoveIsBusyFromItsBeginningToItsEnd() {
    assertThat(busy.isBusy(KEY)).isFalse();
    busy.enter(KEY);
    assertThat(busy.isBusy(KEY)).isTrue();
    assertThat(busy.isBusy(inSamePlace())).isFalse();
    busy.leave(inSamePlace());
    assertThat(busy.isBusy(KEY)).isTrue();
    busy.leave(KEY);
    assertThat(busy.isBusy(KEY)).isFalse();
  }

  /** Another key that is written over the first one. */
  private static long inSamePlace() {
    BusyMoves written = new BusyMoves(true);
    written.enter(KEY);
    return LongStream.iterate(KEY + 1, key -> key + 1)
        .peek(written::enter)
        .filter(key -> !written.isBusy(KEY))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void oneThreadPutsNothingOff() {
    assertThat(busy.isWanted(10)).isTrue();
    assertThat(busy.isWanted(1)).isFalse();
    assertThat(new BusyMoves(false).isWanted(10)).isFalse();
  }

  @Test
  void aMoveThatIsBusyWhenItsTurnComesIsPutOffOnce() {
    assertThat(BusyMoves.inTurn(List.of("a", "b", "c", "d"), Set.of("a", "b", "d")::contains))
        .toIterable()
        .containsExactly("a", "c", "b", "d");
    assertThat(BusyMoves.inTurn(List.of("a", "b"), move -> true))
        .toIterable()
        .containsExactly("a", "b");
  }

  /** At the root, and one ply below it. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void principalVariationSearchPutsOffWhatIsBusyAndFindsTheSame(int plies) {
    Watched usual = new Watched(plies, -1);
    int second = usual.searched.get(1);
    Watched putOff = new Watched(plies, second);
    assertThat(usual.searched).hasSize(9 - plies).doesNotHaveDuplicates();
    List<Integer> expected = new ArrayList<>(usual.searched);
    expected.remove(/* index */ 1);
    expected.add(second);
    assertThat(putOff.searched).isEqualTo(expected);
    assertThat(putOff.found).isEqualTo(usual.found);
  }

  /** A search, and the moves of a node in the order in which it looks below them. */
  private static final class Watched implements Evaluation<TicTacToePosition> {
    private static final TicTacToe GAME = new TicTacToe();

    private final BusyMoves shared = new BusyMoves(true);
    private final List<Integer> searched = new ArrayList<>();
    private final TicTacToePosition node = GAME.newPosition(0);
    private final int depth;
    private final int busyBefore;
    private final IterativeDeepening.Iteration found;

    /**
     * @param plies to the node
     * @param busyBefore the move of the node that another thread searches, or -1
     */
    Watched(int plies, int busyBefore) {
      this.depth = 3 + plies;
      this.busyBefore = busyBefore;
      PvsSearch<TicTacToePosition> search =
          new PvsSearch<>(GAME, Horizon.of(this), new TranspositionTable(10), shared);
      Meter meter = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1)).meter();
      search.begin(GAME.newPosition(0), meter, /* exact= */ true, () -> {});
      if (plies > 0) {
        node.play(search.firstMove());
      }
      if (busyBefore >= 0) {
        shared.enter(after(busyBefore));
      }
      found = search.search(GAME.newPosition(0), depth);
    }

    private long after(int move) {
      TicTacToePosition after = GAME.copyOf(node);
      after.play(move);
      return after.key();
    }

    @Override
    public int unit() {
      return 7;
    }

    @Override
    public int evaluate(TicTacToePosition leaf, int seat) {
      if (Integer.bitCount(leaf.cells(0) | leaf.cells(1)) == depth
          && (depth == 3 || shared.isBusy(node.key()))) {
        Moves legal = new Moves();
        node.legalMoves(legal);
        int now =
            IntStream.of(legal.toArray())
                .filter(move -> move != busyBefore && shared.isBusy(after(move)))
                .findFirst()
                .orElse(busyBefore);
        if (searched.isEmpty() || searched.getLast() != now) {
          searched.add(now);
        }
      }
      return TestEvaluations.<TicTacToePosition>ofKeys(7, 60).evaluate(leaf, seat);
    }
  }

  @Test
  void whatTheCallerHasCompletedIsNotNeeded() {
    busy.follow(4);
    assertThatCode(() -> busy.checkNeeded(4)).doesNotThrowAnyException();
    assertThatCode(() -> busy.checkNeeded(5)).doesNotThrowAnyException();
    assertThatThrownBy(() -> busy.checkNeeded(3)).isInstanceOf(SearchStopped.class);
  }
}
