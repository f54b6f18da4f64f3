package yomikiri.engine.study.report;

import java.util.List;
import java.util.stream.Stream;
import yomikiri.engine.game.Places;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.stats.BlockedResults;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Sample;
import yomikiri.engine.study.PlayedGame;

/**
 * The places and results of a player, or of a seat.
 *
 * @param firstPlaces games in which nobody finished ahead of it or level with it
 * @param placeBySeat its mean place in all games on each seat; 0 where it never sat
 * @param most the last place
 * @param estimate of its reward, copies left out
 * @param first the share of its games in which it came first alone, copies left out
 * @param times of its moves
 */
public record Contender(
    int games,
    int firstPlaces,
    int forfeits,
    List<Double> placeBySeat,
    int most,
    EloEstimate estimate,
    EloEstimate first,
    MoveTimes times) {
  public Contender {
    placeBySeat = List.copyOf(placeBySeat);
  }

  /** The mean place, copies left out. */
  public double place() {
    return place(estimate.rate());
  }

  /** The 95% interval of {@link #place}. */
  public Interval placeInterval() {
    return new Interval(place(estimate.interval().high()), place(estimate.interval().low()));
  }

  private double place(double reward) {
    return most - (most - 1) * reward;
  }

  /** Takes in games, layout by layout. */
  static final class Counter {
    private final List<Sample> bySeat;
    private final BlockedResults rewards;
    private final BlockedResults firsts;
    private int games;
    private int firstPlaces;
    private int forfeits;
    private MoveTimes times = MoveTimes.NONE;

    /** {@code orders} are games of one meeting on a layout. */
    Counter(int seats, int orders) {
      this.bySeat = Stream.generate(Sample::new).limit(seats).toList();
      this.rewards = new BlockedResults(orders);
      this.firsts = new BlockedResults(orders);
    }

    /** Takes in a game, {@code counts} if it is evidence, rather than a copy. */
    void add(int seat, PlayedGame game, Places places, boolean counts) {
      games++;
      double place = places.bySeat().get(seat);
      bySeat.get(seat).add(place);
      int first = place == 1 ? 1 : 0;
      firstPlaces += first;
      forfeits += (int) game.ending().forfeits().stream().filter(f -> f.seat() == seat).count();
      times = times.plus(game.times().get(seat));
      rewards.add(places.reward(seat), counts);
      firsts.add(first, counts);
    }

    void endLayout() {
      rewards.endLayout();
      firsts.endLayout();
    }

    Contender result() {
      return new Contender(
          games,
          firstPlaces,
          forfeits,
          bySeat.stream().map(Sample::mean).toList(),
          bySeat.size(),
          rewards.estimate(),
          firsts.estimate(),
          times);
    }
  }
}
