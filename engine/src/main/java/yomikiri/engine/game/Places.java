package yomikiri.engine.game;

import java.util.ArrayList;
import java.util.List;

/**
 * The places of the seats in a game for two or more: 1 is the first place, and seats that are equal
 * share the mean of their places.
 *
 * @param bySeat the places
 */
public record Places(List<Double> bySeat) {
  public Places {
    bySeat = List.copyOf(bySeat);
  }

  /** The places by figures of seats of which more is better, such as rewards. */
  public static Places of(List<Double> figures) {
    List<Double> places = new ArrayList<>();
    for (double own : figures) {
      int better = 0;
      int equal = 0;
      for (double other : figures) {
        better += other > own ? 1 : 0;
        equal += other == own ? 1 : 0;
      }
      places.add(better + (equal + 1) / 2.0);
    }
    return new Places(places);
  }

  /** See {@link Position#reward}. */
  public double reward(int seat) {
    return (bySeat.size() - bySeat.get(seat)) / (bySeat.size() - 1);
  }
}
