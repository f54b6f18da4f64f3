package yomikiri.engine.games.mattix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
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
      MattixPosition position = LaidMattix.ending(seed, 30);
      if (!position.isOver()) {
        SearchReport report =
            think(new MattixPerfectPlayer(8, 1), position, Budget.ofNodes(300_000), true);
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
            think(new MattixPerfectPlayer(8, 1), position, Budget.ofNodes(100_000), everyMove);
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
    Player<MattixPosition> kept = new MattixPerfectPlayer(8, 1);
    for (long seed = 0; seed < 10; seed++) {
      MattixPosition position = LaidMattix.ending(seed, 26);
      if (!position.isOver()) {
        think(kept, position, Budget.ofNodes(1_500), false);
        SearchReport fresh = think(new MattixPerfectPlayer(8, 1), position, Budget.UNLIMITED, true);
        SearchReport again = think(kept, position, Budget.UNLIMITED, true);
        assertThat(again.moves()).isEqualTo(fresh.moves());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 6})
  void theLookAheadIsAPlainSearchWithoutItsTable(int depth) {
    for (long seed = 0; seed < 40; seed++) {
      MattixPosition position = LaidMattix.ending(seed, 20 + (int) seed);
      LaidMattix laid = new LaidMattix(position);
      TimeKeeper clock = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
      MattixLookAhead ahead = new MattixLookAhead(laid.bounds, new MattixTable(13), clock.meter());
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
      return new MattixPerfectPlayer(8, 1);
    }
  }
}
