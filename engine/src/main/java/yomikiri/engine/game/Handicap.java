package yomikiri.engine.game;

import java.util.List;
import java.util.function.BiFunction;

/**
 * Points given to seats before the first move: a start position with other scores, which says so in
 * its text and is searched, written down and replayed like any other.
 *
 * @param most points for one seat
 * @param adding a start with points, by seat, added to its scores; the one handed in stays as it is
 */
public record Handicap<P extends Position>(int most, BiFunction<P, List<Integer>, P> adding) {
  /**
   * A copy of {@code start} with the points given.
   *
   * @param points by seat, each from 0 to {@link #most}
   */
  public P given(P start, List<Integer> points) {
    if (points.size() != start.players()
        || points.stream().anyMatch(one -> one < 0 || one > most)) {
      throw new IllegalArgumentException(
          "a handicap of " + points + " for " + start.players() + " seats, at most " + most);
    }
    return adding.apply(start, points);
  }

  /** A copy of {@code start} without the points that were {@link #given}. */
  public P taken(P start, List<Integer> points) {
    return adding.apply(start, points.stream().map(one -> -one).toList());
  }
}
