package yomikiri.engine.study.report;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Pairing;

/**
 * The advantage of the first seat: in each pairing, and in all games.
 *
 * @param all every game, all players together
 * @param difference mean points of the first seat minus the second's
 */
public record SeatAdvantage(List<Row> pairings, Row all, double difference) {
  public SeatAdvantage {
    pairings = List.copyOf(pairings);
  }

  /**
   * Games seen from the first seat, whoever of the two sat there.
   *
   * @param pairing who met; empty for all games
   */
  public record Row(Optional<Pairing> pairing, Tally tally, EloEstimate estimate) {}

  /**
   * What the pairings tell.
   *
   * @param all of the first seat in all games, which meet on the same layouts
   */
  static SeatAdvantage of(List<PairingResult> pairings, EloEstimate all, Histogram differences) {
    List<Row> rows =
        pairings.stream()
            .map(p -> new Row(Optional.of(p.pairing()), p.seatTally(), p.firstSeat()))
            .toList();
    Tally tally = rows.stream().map(Row::tally).reduce(Tally.NONE, Tally::plus);
    return new SeatAdvantage(rows, new Row(Optional.empty(), tally, all), differences.mean());
  }
}
