package yomikiri.engine.games.mattix;

import java.util.List;
import yomikiri.engine.search.Deepening;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/**
 * Plays Mattix perfectly: looks a few plies ahead first, so that there is always an answer, then
 * reads the game out to its end. What it finds out serves the later moves of the same game.
 */
final class PerfectPlayer implements Player<MattixPosition> {
  private final MattixSolver solver;

  /**
   * @param size the board's edge, 4 or 6
   */
  PerfectPlayer(int size) {
    solver = new MattixSolver(size);
  }

  @Override
  public int choose(MattixPosition ownCopy, int seat, Thinking thinking) {
    TimeKeeper clock = thinking.clock();
    int margin = ownCopy.margin(seat);
    solver.meter(clock.meter());
    solver.load(ownCopy.values(), ownCopy.tiles());
    MattixRoot root = solver.root(ownCopy.tiles(), ownCopy.line(), seat == 0);
    SearchReport[] last = new SearchReport[1];
    Thinking watched =
        new Thinking(
            clock,
            thinking.everyMove(),
            report -> {
              last[0] = report;
              thinking.tell(() -> report);
            });
    int move =
        Deepening.choose(
            root.cell(0),
            watched,
            root::depthAfter,
            depth -> root.search(depth, thinking.everyMove(), margin));
    if (last[0] != null && last[0].best().orElseThrow().verdict().proven()) {
      tellLine(root, last[0], margin, thinking);
    }
    return move;
  }

  /** Adds the best play to the end, as far as the budget goes. */
  private static void tellLine(
      MattixRoot root, SearchReport solved, int margin, Thinking thinking) {
    Verdict.Points best = (Verdict.Points) solved.best().orElseThrow().verdict();
    List<Integer> line;
    try {
      line = root.line(best.value() - margin);
    } catch (SearchStopped budgetSpent) {
      return;
    }
    thinking.tell(
        () ->
            new SearchReport(
                solved.depth(),
                thinking.clock().meter().nodes(),
                thinking.clock().elapsedNanos(),
                solved.moves(),
                line));
  }
}
