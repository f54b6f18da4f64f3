package yomikiri.engine.study.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.engine.stats.BlockedResults;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.ResultSample;
import yomikiri.engine.stats.Tally;

/**
 * The results of each player against each other.
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

  /** One player's results against another, or against all others. */
  public record Cell(Tally tally, EloEstimate estimate) {
    /** As the other side sees it. */
    public Cell reversed() {
      return new Cell(tally.reversed(), estimate.reversed());
    }

    /** Takes in results, layout by layout. */
    static final class Counter {
      private final ResultSample shares;
      private Tally tally = Tally.NONE;

      Counter(ResultSample shares) {
        this.shares = shares;
      }

      /** Takes in a share of a point; it {@code counts} if it is evidence, rather than a copy. */
      void add(double share, boolean counts) {
        tally = tally.plus(share);
        shares.add(share, counts);
      }

      void endLayout() {
        shares.endLayout();
      }

      Cell cell() {
        return new Cell(tally, shares.estimate());
      }
    }
  }

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

  /** Whether {@link #top} is more than chance: its interval lies above a half and all others. */
  public boolean isDecided() {
    int top = top();
    Interval best = totals.get(top).estimate().interval();
    return best.isAbove(0.5)
        && IntStream.range(0, totals.size())
            .filter(i -> i != top)
            .allMatch(i -> best.isAbove(totals.get(i).estimate().interval().high()));
  }

  /**
   * Who is ahead, stated no more surely than the games allow: one sentence; empty before the first
   * game, or if nobody meets anybody else.
   */
  public String leader() {
    EloEstimate best = totals.get(top()).estimate();
    if (totals.get(top()).tally().games() == 0) {
      return "";
    }
    String points =
        String.format(
            Locale.ROOT,
            "%s with %.1f%% of the points (95%%: %.1f%% to %.1f%%).",
            players.get(top()),
            100 * best.rate(),
            100 * best.interval().low(),
            100 * best.interval().high());
    return isDecided()
        ? "Ahead: " + points
        : "Not decided, as the 95% intervals overlap. Most points: " + points;
  }

  /** Takes in results, layout by layout. */
  static final class Counter {
    private final List<String> players;
    private final List<List<Cell.Counter>> rows;
    private final List<Cell.Counter> totals;

    /** {@code players} are named; {@code orders} are games of one meeting on a layout. */
    Counter(List<String> players, int orders) {
      this.players = players;
      this.rows = players.stream().map(player -> cells(orders)).toList();
      this.totals = cells(orders);
    }

    private List<Cell.Counter> cells(int orders) {
      return Stream.generate(() -> new Cell.Counter(new BlockedResults(orders)))
          .limit(players.size())
          .toList();
    }

    /**
     * Takes in what {@code player} got against {@code other}; only against others does it add to
     * its total.
     *
     * @param share of a point
     * @param counts whether it is evidence, rather than a copy
     */
    void add(int player, int other, double share, boolean counts) {
      rows.get(player).get(other).add(share, counts);
      if (player != other) {
        totals.get(player).add(share, counts);
      }
    }

    void endLayout() {
      rows.forEach(row -> row.forEach(Cell.Counter::endLayout));
      totals.forEach(Cell.Counter::endLayout);
    }

    CrossTable table() {
      return new CrossTable(
          players,
          rows.stream()
              .map(
                  row ->
                      row.stream()
                          .map(Cell.Counter::cell)
                          .map(cell -> Optional.of(cell).filter(c -> c.tally().games() > 0))
                          .toList())
              .toList(),
          totals.stream().map(Cell.Counter::cell).toList());
    }
  }
}
