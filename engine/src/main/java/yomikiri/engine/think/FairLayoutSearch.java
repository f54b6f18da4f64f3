package yomikiri.engine.think;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongConsumer;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;

/**
 * A search for a layout whose value for the first player lies in the range asked for: the game's
 * solver solves one deal after the other. Not thread-safe.
 */
public final class FairLayoutSearch<P extends Position> {
  private final Game<P> game;
  private final ExactEvaluator<DuelPosition> values;
  private final List<Integer> handicap;

  private FairLayoutSearch(
      GameKit<P> kit, ExactEvaluator<DuelPosition> values, List<Integer> handicap) {
    this.game = kit.game();
    this.values = values;
    this.handicap = handicap;
  }

  /**
   * A deal that was found, with its value.
   *
   * @param seed deals the layout
   * @param start the layout with the handicap, if there is one
   * @param worth the margin of seat 0 at the end if both play perfectly, handicap included
   * @param tried deals, this one included
   */
  public record Deal<P extends Position>(long seed, P start, int worth, long tried) {}

  /** For the game of {@code kit}; empty if no solver can value its layouts. */
  public static <P extends Position> Optional<FairLayoutSearch<P>> of(GameKit<P> kit) {
    return of(kit, List.of());
  }

  /**
   * For the game of {@code kit} with points given before the first move.
   *
   * @param handicap by seat, as the game's {@link Game#handicap} takes it; empty for none
   */
  public static <P extends Position> Optional<FairLayoutSearch<P>> of(
      GameKit<P> kit, List<Integer> handicap) {
    return isPossible(kit)
        ? kit.asDuel()
            .flatMap(ExactEvaluator::of)
            .map(values -> new FairLayoutSearch<>(kit, values, handicap))
        : Optional.empty();
  }

  /** Whether a solver can value the layouts of a game. */
  public static boolean isPossible(GameKit<?> kit) {
    return kit.isSolved() && kit.asDuel().isPresent();
  }

  /**
   * The first deal, of {@code seed} and those after it, that is worth {@code least} to {@code most}
   * points to seat 0.
   *
   * @param clock ends the search when its time is over or it is stopped
   * @param tried called after each deal that was solved, with how many were tried
   * @return empty if the search was ended, or the game has only one layout and it does not fit
   */
  public Optional<Deal<P>> find(
      long seed, int least, int most, TimeKeeper clock, LongConsumer tried) {
    long deals = game.dealsAlike() ? 1 : Long.MAX_VALUE;
    for (long count = 1; count <= deals && !clock.isTimeOver(); count++) {
      long dealt = seed + count - 1;
      P start = start(dealt);
      if (!values.reaches((DuelPosition) start)) {
        continue;
      }
      OptionalInt worth = values.margin((DuelPosition) game.copyOf(start), clock);
      if (worth.isEmpty()) {
        return Optional.empty();
      }
      tried.accept(count);
      if (worth.getAsInt() >= least && worth.getAsInt() <= most) {
        return Optional.of(new Deal<>(dealt, start, worth.getAsInt(), count));
      }
    }
    return Optional.empty();
  }

  private P start(long seed) {
    P dealt = game.newPosition(seed);
    return handicap.isEmpty() ? dealt : game.handicap().orElseThrow().given(dealt, handicap);
  }
}
