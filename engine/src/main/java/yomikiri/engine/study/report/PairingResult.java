package yomikiri.engine.study.report;

import java.util.List;
import java.util.OptionalDouble;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.stats.ResultCounts;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.PlayQuality;
import yomikiri.engine.study.report.CrossTable.Cell;

/**
 * The results of one pairing; lists of two are by player, the pairing's first one first.
 *
 * @param planned games that are to be played here
 * @param bySeat of the first player, where it sits first and where it sits second
 * @param distinct games that are not copies
 * @param results of the first player
 * @param firstSeat of whoever sits first
 * @param difference mean points of the first player minus the second's; forfeited games left out,
 *     here and in all that is told in points
 * @param distinctDifference the same without copies
 * @param differenceError standard error of {@code distinctDifference}, from the spread from layout
 *     to layout; empty for fewer than two layouts
 * @param accountFrom mean plies before the accounts begin; 0 where the layouts are solved
 * @param layout the mean value, for the first player, of the positions with which the accounts
 *     begin; 0 without accounts
 * @param losses mean points lost in a game; {@code difference = layout - losses[0] + losses[1]}
 * @param play by player and phase, forfeited games too
 * @param ratio the test's log-likelihood ratio; 0 without a test
 * @param differences seen from the first seat
 */
public record PairingResult(
    Pairing pairing,
    int planned,
    Cell score,
    List<Cell> bySeat,
    int distinct,
    ResultCounts results,
    Cell firstSeat,
    double difference,
    double distinctDifference,
    OptionalDouble differenceError,
    double accountFrom,
    double layout,
    List<Double> losses,
    List<Integer> forfeits,
    List<List<PlayQuality.Play>> play,
    double ratio,
    Sprt.Decision decision,
    Histogram differences,
    Convergence convergence) {
  public PairingResult {
    bySeat = List.copyOf(bySeat);
    play = play.stream().map(List::copyOf).toList();
  }
}
