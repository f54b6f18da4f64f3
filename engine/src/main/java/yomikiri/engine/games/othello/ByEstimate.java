package yomikiri.engine.games.othello;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.games.othello.estimate.DiscEstimate;
import yomikiri.engine.think.Evaluation;

/**
 * An estimate as an evaluation. It has 64 units to a disc and tells how many discs a side will be
 * ahead at the end.
 */
final class ByEstimate implements Evaluation<OthelloPosition> {
  private final Supplier<DiscEstimate> source;
  private @Nullable DiscEstimate estimate;

  /**
   * @param source gives the estimate when it is first needed
   */
  ByEstimate(Supplier<DiscEstimate> source) {
    this.source = source;
  }

  @Override
  public int unit() {
    return DiscEstimate.UNIT;
  }

  @Override
  public int toCome(OthelloPosition position, int seat) {
    if (position.isOver()) {
      return 0;
    }
    DiscEstimate known = estimate;
    if (known == null) {
      known = source.get();
      estimate = known;
    }
    int turn = position.turn();
    int value = known.of(position.discs(turn), position.discs(1 - turn), position.open());
    return (seat == turn ? value : -value) - unit() * position.margin(seat);
  }

  @Override
  public int clearLead() {
    return 6 * unit();
  }
}
