package yomikiri.engine.game;

import java.util.List;

/**
 * Who came in where in a game for two or more: 1 is the first place, and seats that are equal share
 * the mean of their places.
 *
 * @param bySeat the places
 */
public record Places(List<Double> bySeat) {
  public Places {
    bySeat = List.copyOf(bySeat);
  }

  /**
   * The places that follow from any figures of which more is better, such as rewards.
   *
   * @param figures by seat
   */
  public static Places of(List<Double> figures) {
    return new Places(
        figures.stream()
            .map(
                own -> {
                  long better = figures.stream().filter(other -> other > own).count();
                  long equal = figures.stream().filter(other -> other.equals(own)).count();
                  return better + (equal + 1) / 2.0;
                })
            .toList());
  }

  /** See {@link Position#reward}. */
  public double reward(int seat) {
    return (bySeat.size() - bySeat.get(seat)) / (bySeat.size() - 1);
  }
}
