package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.othello.search.EndgameSearch;
import yomikiri.engine.games.othello.search.EndgameTable;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** What the levels of selective searches say is true of positions from games between experts. */
final class EndgameLevelsTest {
  private static final int POSITIONS = 25;
  private static final int RANDOM_PLIES = 8;
  private static final int EMPTIES = 21; // from which on the player searches selectively

  private final ResourceCache resources =
      new ResourceCache(EndgameLevelsTest.class::getResourceAsStream);
  private final GameKit<OthelloPosition> kit = Othello.kit(8, resources);
  private final Player<OthelloPosition> expert;

  EndgameLevelsTest() throws NotationException {
    expert = kit.build(kit.parseSpec("expert:nodes=1"), 0);
  }

  private OthelloPosition position(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    OthelloPosition position = kit.game().newPosition(0);
    Moves legal = new Moves();
    for (int ply = 0; !position.isOver() && position.empties() > EMPTIES + seed % 2; ply++) {
      position.legalMoves(legal);
      int move =
          ply < RANDOM_PLIES
              ? legal.get(random.nextInt(legal.size()))
              : expert.choose(
                  kit.game().copyOf(position),
                  position.turn(),
                  SearchContext.silent(TimeKeeper.start(Budget.ofNodes(1500), new FakeTicker(1))));
      position.play(move);
    }
    return position;
  }

  /** The values of the best move in turn, of selective searches first, the proven one last. */
  private List<Verdict> verdicts(OthelloPosition position) {
    List<SearchReport> reports = new ArrayList<>();
    expert.begin(position, 0);
    expert.choose(
        kit.game().copyOf(position),
        position.turn(),
        new SearchContext(
            TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1)), false, reports::add));
    return reports.stream()
        .map(report -> report.best().orElseThrow().verdict())
        .filter(verdict -> verdict.confidence() > 0)
        .toList();
  }

  /** An exact search that nothing selective came before. */
  private boolean isWorth(OthelloPosition position, int value) {
    Meter meter = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1)).meter();
    EndgameSearch fresh =
        new EndgameSearch(
            8,
            new EndgameTable(new TranspositionTable(20)),
            OthelloEvaluators.best(8, resources),
            new TranspositionTable(16),
            ProbCut.NONE,
            meter);
    long own = position.discs(position.turn());
    long other = position.discs(1 - position.turn());
    return fresh.search(own, other, value - 1, value) >= value
        && fresh.search(own, other, value, value + 1) <= value;
  }

  @Test
  @Tag("thorough")
  @Timeout(300)
  void asManyValuesAreRightAsALevelSaysAndAllThatAreProven() {
    int right = 0;
    int level = 0;
    for (int seed = 0; seed < POSITIONS; seed++) {
      OthelloPosition position = position(seed);
      List<Verdict> verdicts = verdicts(position);
      Verdict.Points exact = (Verdict.Points) verdicts.getLast();
      Verdict.Points selective = (Verdict.Points) verdicts.getFirst();
      assertThat(exact.proven()).isTrue();
      assertThat(isWorth(position, exact.value())).as("seed %d", seed).isTrue();
      assertThat(selective.isSelective()).isTrue();
      level = selective.confidence();
      right += selective.value() == exact.value() ? 1 : 0;
    }
    assertThat(100 * right / POSITIONS).isGreaterThanOrEqualTo(level).isLessThan(100);
  }
}
