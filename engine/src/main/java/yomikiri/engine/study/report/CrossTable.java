package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Evidence;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Pairing;

/**
 * Who did how well against whom.
 *
 * @param players their names
 * @param rows {@code rows.get(i).get(j)} is player i against player j; empty where they do not meet
 * @param totals player i against all others
 */
public record CrossTable(List<String> players, List<List<Optional<Cell>>> rows, List<Cell> totals) {
  public CrossTable {
    players = List.copyOf(players);
    rows = rows.stream().map(List::copyOf).toList();
    totals = List.copyOf(totals);
  }

  /** One player's results against another. */
  public record Cell(Tally tally, Estimate estimate) {}

  /** The player with the largest share of points, of equal ones the first. */
  public int top() {
    int top = 0;
    for (int i = 1; i < totals.size(); i++) {
      top = rate(i) > rate(top) ? i : top;
    }
    return top;
  }

  private double rate(int player) {
    return totals.get(player).estimate().rate();
  }

  /**
   * Whether {@link #top} is more than chance: its interval lies above a half and above the interval
   * of everybody else.
   */
  public boolean isDecided() {
    int top = top();
    Interval best = totals.get(top).estimate().interval();
    return best.isAbove(0.5)
        && IntStream.range(0, totals.size())
            .filter(i -> i != top)
            .allMatch(i -> best.isAbove(totals.get(i).estimate().interval().high()));
  }

  static CrossTable of(DuelFindings findings) {
    List<String> players = findings.study().names();
    List<List<Optional<Cell>>> rows = new ArrayList<>();
    List<Cell> totals = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      rows.add(new ArrayList<>(Collections.nCopies(players.size(), Optional.empty())));
      Tally tally = Tally.NONE;
      Evidence evidence = Evidence.NONE;
      for (PairingResult result : findings.pairings()) {
        Pairing pairing = result.pairing();
        boolean isFirst = pairing.first() == i;
        if (isFirst || pairing.second() == i) {
          Tally seen = isFirst ? result.tally() : result.tally().reversed();
          Evidence results = isFirst ? result.results() : result.results().reversed();
          int other = isFirst ? pairing.second() : pairing.first();
          rows.get(i).set(other, Optional.of(new Cell(seen, Estimate.of(results))));
          if (other != i) {
            tally = tally.plus(seen);
            evidence = evidence.plus(results);
          }
        }
      }
      totals.add(new Cell(tally, Estimate.of(evidence)));
    }
    return new CrossTable(players, rows, totals);
  }
}
