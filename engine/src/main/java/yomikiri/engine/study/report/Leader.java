package yomikiri.engine.study.report;

import java.util.Locale;
import yomikiri.engine.stats.EloEstimate;

/** Who is ahead in a study, stated no more surely than its games allow. */
public record Leader(CrossTable table) {
  /** One sentence; empty before the first game, or if nobody meets anybody else. */
  public String text() {
    EloEstimate best = table.totals().get(table.top()).estimate();
    if (table.totals().get(table.top()).tally().games() == 0) {
      return "";
    }
    String points =
        String.format(
            Locale.ROOT,
            "%s with %.1f%% of the points (95%%: %.1f%% to %.1f%%).",
            table.players().get(table.top()),
            100 * best.rate(),
            100 * best.interval().low(),
            100 * best.interval().high());
    return table.isDecided()
        ? "Ahead: " + points
        : "Not decided, as the 95% intervals overlap. Most points: " + points;
  }
}
