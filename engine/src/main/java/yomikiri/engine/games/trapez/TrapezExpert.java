package yomikiri.engine.games.trapez;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.search.EndgameSwitch;
import yomikiri.engine.search.Pvs;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/**
 * The strongest player of Trapez: a midgame search that changes to the endgame search as soon as
 * the budget allows it. The midgame search before that measures how fast this machine is, and gives
 * a move if the end is not solved in time.
 */
final class TrapezExpert implements Player<TrapezPosition> {
  /**
   * Hard ends with seven empty cells take so many nodes. The speed is that beside a look-ahead by
   * alpha-beta; half of it, as pvs is faster, lets the end be read later and plays worse.
   */
  private static final EndgameSwitch.Effort END = new EndgameSwitch.Effort(3e5, 7, 7, 8, 1.2, 0.6);

  private static final int SMALL = 4; // empty cells up to which one ply costs enough
  private static final int PREPARED = 2; // plies
  private static final int MEASURED = 3; // plies that take long enough to measure

  private final Player<TrapezPosition> middle;
  private final TrapezPerfectPlayer end;
  private final int threads;

  /**
   * @param tableBits see {@link TrapezPerfectPlayer}
   * @param threads that search together
   */
  TrapezExpert(Trapez game, int tableBits, int threads) {
    this.threads = threads;
    end = new TrapezPerfectPlayer(tableBits, threads);
    middle = new Pvs<>(game, GroupsEvaluation::new, threads);
  }

  @Override
  public boolean begin(TrapezPosition start, long seed) {
    return middle.begin(start, seed) && end.begin(start, seed);
  }

  @Override
  public int choose(TrapezPosition ownCopy, int seat, SearchContext context) {
    EndgameSwitch reach = new EndgameSwitch(END, context, threads);
    int empties = ownCopy.empties();
    Optional<SearchReport> expected =
        reach.covers(empties) ? lookAhead(ownCopy, seat, context) : Optional.empty();
    if (expected.isEmpty()) {
      return middle.choose(ownCopy, seat, context);
    }
    context.report(expected::get);
    if (!context.everyMove() && isWon(expected.get())) {
      return expected.get().moves().getFirst().move();
    }
    return reach.covers(empties)
        ? readOut(ownCopy, expected.get(), context)
        : lookOn(ownCopy, seat, expected.get(), context);
  }

  /** Whether the first move wins for certain, so that none is better. */
  private static boolean isWon(SearchReport expected) {
    return expected.moves().getFirst().verdict() instanceof Verdict.Points points
        && points.proven()
        && points.value() > 0;
  }

  /** The values of a look-ahead of some plies; empty if there was no time for one. */
  private Optional<SearchReport> lookAhead(TrapezPosition from, int seat, SearchContext context) {
    boolean isTimed = context.clock().budget().hasTimeLimit();
    int depth = from.empties() <= SMALL ? 1 : isTimed ? MEASURED : PREPARED;
    AtomicReference<@Nullable SearchReport> last = new AtomicReference<>();
    int _ =
        middle.choose(
            from,
            seat,
            new SearchContext(context.clock().toDepth(depth), context.everyMove(), last::set));
    return Optional.ofNullable(last.get());
  }

  /** Looks further than the short look-ahead, as far as the budget goes. */
  private int lookOn(TrapezPosition from, int seat, SearchReport expected, SearchContext context) {
    SearchReport[] best = {expected};
    SearchContext further =
        new SearchContext(
            context.clock(),
            context.everyMove(),
            report -> {
              // one of equal depth has a better move from a deeper one that was not completed
              if (report.depth() >= expected.depth()) {
                best[0] = report;
                context.report(() -> report);
              }
            });
    int _ = middle.choose(from, seat, further);
    return best[0].moves().getFirst().move();
  }

  private int readOut(TrapezPosition from, SearchReport expected, SearchContext context) {
    TrapezRootSearch readOut = end.read(from, context);
    if (readOut.isEnough(context.everyMove())) {
      return readOut.move();
    }
    List<RankedMove> all = readOut.with(expected.moves());
    context.report(
        () ->
            new SearchReport(
                expected.depth(),
                context.clock().meter().nodes(),
                context.clock().elapsedNanos(),
                all));
    return all.getFirst().move();
  }
}
