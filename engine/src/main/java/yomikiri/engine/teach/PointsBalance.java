package yomikiri.engine.teach;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Where the final difference of a game came from, from the view of one seat: what the start was
 * worth to it, less what its moves gave away, plus what the other's did. Where all is proven this
 * adds up exactly; where it is estimated, the estimates change along the way, and that is left
 * over.
 *
 * @param deal what the start was worth
 * @param own what the seat's moves gave away
 * @param other what the other's did; empty in a game for one
 * @param result the final difference; in a game for one, the points
 */
public record PointsBalance(Part deal, Part own, Optional<Part> other, int result) {
  /** Whole points, so that what is shown adds up, and whether they are proven. */
  public record Part(int points, boolean proven) {
    private static Part of(SeatJudgement seat) {
      return new Part(
          (int) Math.round(seat.provenLoss() + seat.estimatedLoss()),
          seat.judged().stream().allMatch(Judgement::proven));
    }
  }

  /**
   * The balance of a game; empty where not every move is judged in points.
   *
   * @param seat whose view it is
   * @param first the seat that moved first
   * @param start what the start was worth to that
   * @param seats how well each of one or two seats moved
   * @param result the final difference for {@code seat}
   */
  public static Optional<PointsBalance> of(
      int seat, int first, Judgement start, List<SeatJudgement> seats, int result) {
    boolean isCounted =
        seats.stream()
            .allMatch(one -> one.isWhole() && one.judged().stream().noneMatch(Judgement::isChance));
    OptionalDouble worth = Judge.points(start.best());
    if (!isCounted || worth.isEmpty() || seats.size() > 2) {
      return Optional.empty();
    }
    int deal = (int) Math.round(seat == first ? worth.getAsDouble() : -worth.getAsDouble());
    return Optional.of(
        new PointsBalance(
            new Part(deal, start.best().proven()),
            Part.of(seats.get(seat)),
            seats.size() == 2 ? Optional.of(Part.of(seats.get(1 - seat))) : Optional.empty(),
            result));
  }

  /** What the parts do not explain: by how much estimates changed along the way. */
  public int rest() {
    return result - deal.points() + own.points() - other.map(Part::points).orElse(0);
  }
}
