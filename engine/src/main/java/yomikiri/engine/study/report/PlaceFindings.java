package yomikiri.engine.study.report;

import java.util.List;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.study.Study;

/**
 * What is known of a study of a game for more than two. A player that sits in several seats of a
 * game counts several times; games in which a player met only itself tell only about the seats.
 *
 * @param players in their order
 * @param seats whoever sat there
 * @param before who finished ahead of whom in games in which both took part, a shared place
 *     counting half
 */
public record PlaceFindings(
    Study study,
    int games,
    int distinct,
    int planned,
    List<Standing> players,
    List<Standing> seats,
    CrossTable before)
    implements Findings {
  public PlaceFindings {
    players = List.copyOf(players);
    seats = List.copyOf(seats);
  }

  /**
   * Where a player, or whoever had a seat, came in.
   *
   * @param firstPlaces games in which nobody finished ahead of it or level with it
   * @param placeBySeat its mean place in all games on each seat; 0 where it never sat
   * @param most the last place
   * @param estimate of its reward, copies left out
   * @param first the share of its games in which it came first alone, copies left out
   */
  public record Standing(
      int games,
      int firstPlaces,
      int forfeits,
      List<Double> placeBySeat,
      int most,
      Estimate estimate,
      Estimate first) {
    public Standing {
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
  }

  /** The same for programs: one JSON object and a line break. */
  public String json() {
    return PlacesJson.text(this);
  }

  @Override
  public boolean isDone() {
    return games == planned;
  }
}
