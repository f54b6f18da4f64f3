package yomikiri.engine.games.mattix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** Mattix on 8×8, which is looked ahead at and then solved. */
final class MattixLargeBoardTest {
  private static final Mattix GAME = Mattix.ofSize(8);
  private static final int SPAN = MattixSolver.SPAN;

  /** A position that random moves lead to from a deal, with at most so many tiles. */
  private static MattixPosition ending(long seed, int tiles) {
    SplittableRandom random = new SplittableRandom(seed);
    MattixPosition position = GAME.newPosition(seed);
    Moves legal = new Moves();
    while (!position.isOver() && Long.bitCount(position.tiles()) > tiles) {
      position.legalMoves(legal);
      position.play(legal.get(random.nextInt(legal.size())));
    }
    return position;
  }

  private static SearchReport think(
      Player<MattixPosition> player, MattixPosition position, Budget budget, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(budget, new FakeTicker(1));
    int _ =
        player.choose(
            position, position.turn(), new SearchContext(keeper, everyMove, reports::add));
    return reports.getLast();
  }

  @Test
  void theLastThirtyTilesTakeFewNodes() {
    int solved = 0;
    for (long seed = 0; solved < 30; seed++) {
      MattixPosition position = ending(seed, 30);
      if (!position.isOver()) {
        SearchReport report =
            think(new MattixPerfectPlayer(8), position, Budget.ofNodes(300_000), true);
        assertThat(report.moves()).allMatch(move -> move.verdict().proven());
        solved++;
      }
    }
  }

  @Test
  void nothingIsProvenBeforeItIsSolved() {
    for (long seed = 0; seed < 5; seed++) {
      MattixPosition position = GAME.newPosition(seed);
      int moves = Long.bitCount(position.choices());
      for (boolean everyMove : new boolean[] {true, false}) {
        SearchReport report =
            think(new MattixPerfectPlayer(8), position, Budget.ofNodes(100_000), everyMove);
        assertThat(report.depth()).isGreaterThan(8);
        assertThat(report.moves()).hasSize(moves).noneMatch(move -> move.verdict().proven());
        assertThat(report.moves().getFirst().verdict())
            .isEqualTo(new Verdict.Points(value(report), false));
      }
    }
  }

  private static int value(SearchReport report) {
    return ((Verdict.Points) report.moves().getFirst().verdict()).value();
  }

  @Test
  void whatWasEstimatedBeforeChangesNoProof() {
    Player<MattixPosition> kept = new MattixPerfectPlayer(8);
    for (long seed = 0; seed < 10; seed++) {
      MattixPosition position = ending(seed, 26);
      if (!position.isOver()) {
        think(kept, position, Budget.ofNodes(1_500), false);
        SearchReport fresh = think(new MattixPerfectPlayer(8), position, Budget.UNLIMITED, true);
        SearchReport again = think(kept, position, Budget.UNLIMITED, true);
        assertThat(again.moves()).isEqualTo(fresh.moves());
      }
    }
  }

  /** A position as the solver has it, with its bounds. */
  private static final class Laid {
    private final MattixBounds bounds = new MattixBounds();
    private final long own;
    private final long other;
    private final int side;
    private final int line;

    Laid(MattixPosition position) {
      long rows = 0;
      long columns = 0;
      for (int cell = 0; cell < 64; cell++) {
        if (position.hasTile(cell)) {
          int across = cell % 8 * SPAN + cell / 8;
          rows |= 1L << cell;
          columns |= 1L << across;
          bounds.weight[cell] = position.tile(cell);
          bounds.weight[MattixSolver.SIDE_CELLS + across] = position.tile(cell);
        }
      }
      side = position.turn();
      line = position.line();
      own = side == 0 ? rows : columns;
      other = side == 0 ? columns : rows;
      bounds.prepare(rows, columns, side * SPAN + line);
    }

    /** The same as the look-ahead by a plain recursion, without window, table or order. */
    int plain(long mine, long theirs, int mover, int at, int depth) {
      int mask = MattixSolver.lineMask(mine, at);
      if (mask == 0) {
        return 0;
      }
      int lines = mover * MattixSolver.SIDE_LINES + (at << SPAN);
      int rest = bounds.sum(mine, mover) - bounds.await[lines + mask];
      int lower = rest + bounds.leave[lines + mask];
      int upper = -bounds.sum(theirs, mover ^ 1) - bounds.potential[mover * SPAN + at];
      if (depth == 0) {
        return lower >= upper ? lower : lower + upper >> 1;
      }
      int best = Integer.MIN_VALUE;
      for (int cross = 0; cross < SPAN; cross++) {
        if ((mask >> cross & 1) != 0) {
          int gain = bounds.weight[mover * MattixSolver.SIDE_CELLS + at * SPAN + cross];
          long next = theirs ^ 1L << cross * SPAN + at;
          long left = mine ^ 1L << at * SPAN + cross;
          best = Math.max(best, gain - plain(next, left, mover ^ 1, cross, depth - 1));
        }
      }
      return Math.clamp(best, lower, upper);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 6})
  void theLookAheadIsAPlainSearchWithoutItsTable(int depth) {
    for (long seed = 0; seed < 40; seed++) {
      MattixPosition position = ending(seed, 20 + (int) seed);
      Laid laid = new Laid(position);
      MattixLookAhead ahead = new MattixLookAhead(laid.bounds, 13);
      ahead.begin(TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1)).meter());
      int most = MattixSolver.MOST;
      for (int shallow = 1; shallow < depth; shallow++) {
        ahead.value(laid.own, laid.other, laid.side, laid.line, shallow, -most, most);
      }
      int plain = laid.plain(laid.own, laid.other, laid.side, laid.line, depth);
      assertThat(ahead.value(laid.own, laid.other, laid.side, laid.line, depth, -most, most))
          .isEqualTo(plain);
      for (int beta = plain - 2; beta <= plain + 2; beta++) {
        int found = ahead.value(laid.own, laid.other, laid.side, laid.line, depth, beta - 1, beta);
        assertThat(found >= beta).isEqualTo(plain >= beta);
      }
    }
  }

  @Nested
  final class Contract extends PlayerContract<MattixPosition> {
    @Override
    protected Game<MattixPosition> game() {
      return GAME;
    }

    @Override
    protected Player<MattixPosition> player(long seed) {
      return new MattixPerfectPlayer(8);
    }
  }
}
