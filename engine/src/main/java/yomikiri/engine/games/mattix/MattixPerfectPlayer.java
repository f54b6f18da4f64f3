package yomikiri.engine.games.mattix;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.search.EndgameSwitch;
import yomikiri.engine.search.IterativeDeepening;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Verdict;

/**
 * The perfect player of Mattix: searches a few plies first, so that there is always an answer, then
 * solves the game; on 8×8 it looks ahead ply by ply until it can be solved soon. Results are reused
 * for later moves of the same game.
 */
final class MattixPerfectPlayer implements Player<MattixPosition> {
  /** Hard ends of 8×8 with forty tiles take so many nodes. */
  private static final EndgameSwitch.Effort END =
      new EndgameSwitch.Effort(2.5e6, 40, 1.55, 2, 1, 0.8);

  private final MattixMemory memory;
  private final int threads;

  /**
   * @param size the board's edge, 4, 6 or 8
   * @param threads that search together
   */
  MattixPerfectPlayer(int size, int threads) {
    this.memory = new MattixMemory(size);
    this.threads = threads;
  }

  @Override
  public boolean begin(MattixPosition start, long seed) {
    memory.clear();
    return true;
  }

  @Override
  public int choose(MattixPosition ownCopy, int seat, SearchContext context) {
    memory.load(ownCopy.values(), ownCopy.tiles());
    try (MattixSearch search = new MattixSearch(memory, ownCopy, context.clock(), threads)) {
      return choose(search.root(), ownCopy.margin(seat), context);
    }
  }

  private int choose(MattixRootSearch root, int margin, SearchContext context) {
    EndgameSwitch reach = new EndgameSwitch(END, context, threads);
    SearchReport[] last = new SearchReport[1];
    SearchContext watched =
        new SearchContext(
            context.clock(),
            context.everyMove(),
            report -> {
              last[0] = report;
              context.report(() -> report);
            });
    int move =
        IterativeDeepening.choose(
            root.cell(0),
            watched,
            root.depths(reach),
            depth -> root.search(depth, context.everyMove(), margin));
    if (last[0] != null && last[0].best().orElseThrow().verdict().proven()) {
      reportLines(root, last[0], margin, context);
    }
    return move;
  }

  /** Adds the best play to the end after each move of a known value, as far as the budget goes. */
  private static void reportLines(
      MattixRootSearch root, SearchReport solved, int margin, SearchContext context) {
    List<RankedMove> moves = new ArrayList<>(solved.moves());
    try {
      moves.replaceAll(
          known ->
              (context.everyMove() || known.equals(solved.moves().getFirst()))
                      && known.verdict() instanceof Verdict.Points points
                      && points.bound() == Bound.EXACT
                  ? known.withLine(root.line(known.move(), points.value() - margin))
                  : known);
    } catch (SearchStopped budgetSpent) {
      context.reportStopped();
    }
    context.report(
        () ->
            new SearchReport(
                solved.depth(),
                context.clock().meter().nodes(),
                context.clock().elapsedNanos(),
                moves));
  }
}
