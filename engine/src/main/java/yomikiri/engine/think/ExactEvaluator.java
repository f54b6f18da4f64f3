package yomikiri.engine.think;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;

/**
 * The exact values of positions of a game for two, found by the game's {@link GameKit#solver}.
 * Results on one layout are reused for later positions of it. Not thread-safe.
 */
public final class ExactEvaluator<P extends DuelPosition> {
  private final Solver<P> solver;
  private final Player<P> player;
  private final Game<P> game;

  private ExactEvaluator(Game<P> game, Solver<P> solver, Player<P> player) {
    this.game = game;
    this.solver = solver;
    this.player = player;
  }

  /** For the game of {@code kit}; empty if it has no solver. */
  public static <P extends DuelPosition> Optional<ExactEvaluator<P>> of(GameKit<P> kit) {
    return kit.solver()
        .map(solver -> new ExactEvaluator<>(kit.game(), solver, kit.build(solver.spec(), 0)));
  }

  /** Whether it can value a position. */
  public boolean reaches(P position) {
    return position.isOver() || solver.reaches().test(position);
  }

  /**
   * The margin of seat 0 at the end of the game, points so far included.
   *
   * @param ownCopy one that it {@link #reaches}, the solver's own
   * @return empty if {@code clock} ran out or was stopped before it was proven
   */
  public OptionalInt margin(P ownCopy, TimeKeeper clock) {
    if (ownCopy.isOver()) {
      return OptionalInt.of(ownCopy.score(0) - ownCopy.score(1));
    }
    int seat = ownCopy.turn();
    Moves legal = new Moves();
    ownCopy.legalMoves(legal);
    LastReport last = new LastReport();
    player.choose(ownCopy, seat, new SearchContext(clock, false, report -> last.report = report));
    SearchReport report = last.report;
    if (report == null || wasStopped(clock) && !report.isBestProven(game, legal.toArray())) {
      return OptionalInt.empty();
    }
    return report
        .best()
        .map(RankedMove::verdict)
        .filter(verdict -> verdict.proven() && verdict.bound() == Bound.EXACT)
        .map(verdict -> marginOf(verdict, seat))
        .orElse(OptionalInt.empty());
  }

  /** Whether the solver may have ended with moves unread. */
  private static boolean wasStopped(TimeKeeper clock) {
    return clock.isTimeOver() || clock.meter().nodes() >= clock.budget().nodes();
  }

  private static OptionalInt marginOf(Verdict verdict, int seat) {
    return verdict instanceof Verdict.Points points
        ? OptionalInt.of(seat == 0 ? points.value() : -points.value())
        : OptionalInt.empty();
  }

  private static final class LastReport {
    private @Nullable SearchReport report;
  }
}
