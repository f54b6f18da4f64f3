package yomikiri.engine.study.report;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Evidence;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Pairing;

/**
 * What sitting first is worth: in each pairing, and in all games.
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
  public record Row(Optional<Pairing> pairing, Tally tally, Estimate estimate) {}

  static SeatAdvantage of(DuelFindings findings) {
    List<Row> rows =
        findings.pairings().stream()
            .map(
                result ->
                    new Row(
                        Optional.of(result.pairing()),
                        result.seatTally(),
                        Estimate.of(result.seatResults())))
            .toList();
    Tally tally = rows.stream().map(Row::tally).reduce(Tally.NONE, Tally::plus);
    Evidence evidence =
        findings.pairings().stream()
            .map(PairingResult::seatResults)
            .reduce(Evidence.NONE, Evidence::plus);
    return new SeatAdvantage(
        rows,
        new Row(Optional.empty(), tally, Estimate.of(evidence)),
        findings.differences().mean());
  }
}
