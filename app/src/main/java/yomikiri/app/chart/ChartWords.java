package yomikiri.app.chart;

import java.util.Collections;
import java.util.List;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.report.Contender;
import yomikiri.engine.study.report.Findings;

/** Results in words and figures, as several charts write them. */
public record ChartWords(Texts texts) {
  /** To be added where intervals are shown: how few games are distinct; empty if all are. */
  String distinct(Findings findings) {
    return findings.distinct() < findings.games()
        ? texts.get("lab.chart.distinct", findings.distinct())
        : "";
  }

  /** Such as {@code 58.1–66.7%}. */
  public static String interval(Interval interval) {
    return Figures.fixed(100 * interval.low(), 1) + "\u2013" + Figures.percent(interval.high());
  }

  /** Such as {@code 62.5% (58.1–66.7%)}. */
  public String rate(double rate, Interval interval) {
    return texts.get("joined.brackets", Figures.percent(rate), interval(interval));
  }

  public String rate(EloEstimate estimate) {
    return rate(estimate.rate(), estimate.interval());
  }

  /** Such as {@code 1.42 (1.30–1.55)}. */
  String place(Contender standing) {
    return place(standing.place(), standing.placeInterval());
  }

  public String place(double mean, Interval interval) {
    return texts.get(
        "joined.brackets",
        Figures.fixed(mean, 2),
        Figures.fixed(interval.low(), 2) + "\u2013" + Figures.fixed(interval.high(), 2));
  }

  /** From the smallest to the largest step of a ladder of which some are known. */
  public String steps(Findings findings) {
    return texts.get(
        "lab.headline.neighbours",
        Figures.percent(Collections.min(findings.steps())),
        Figures.percent(Collections.max(findings.steps())));
  }

  /** All that is known of some games for two, in lines. */
  String results(String who, Tally tally, EloEstimate estimate) {
    return results("lab.chart.tally", "lab.chart.estimate", who, tally, estimate);
  }

  /** All that is known of who finished ahead of whom, in lines. */
  String before(String who, Tally tally, EloEstimate estimate) {
    return results("lab.chart.tally.before", "lab.chart.estimate.before", who, tally, estimate);
  }

  private String results(
      String tallyKey, String estimateKey, String who, Tally tally, EloEstimate estimate) {
    return who
        + "\n"
        + texts.get(tallyKey, tally.wins(), tally.draws(), tally.losses())
        + "\n"
        + texts.get(
            estimateKey,
            Figures.percent(estimate.rate()),
            interval(estimate.interval()),
            Figures.signed(estimate.elo(), 0),
            Figures.signed(estimate.eloInterval().low(), 0),
            Figures.signed(estimate.eloInterval().high(), 0));
  }

  /** Columns for {@link #values}. */
  static List<String> columns() {
    return List.of("games", "wins", "draws", "losses", "rate", "rate_low", "rate_high");
  }

  /** The same where it is told who finished ahead of whom. */
  static List<String> beforeColumns() {
    return List.of("games", "before", "equal", "after", "share", "rate_low", "rate_high");
  }

  static List<DataValue> values(Tally tally, EloEstimate estimate) {
    boolean isUnknown = tally.games() == 0;
    return List.of(
        new DataValue.Count(tally.games()),
        new DataValue.Count(tally.wins()),
        new DataValue.Count(tally.draws()),
        new DataValue.Count(tally.losses()),
        isUnknown ? new DataValue.None() : new DataValue.Share(estimate.rate()),
        isUnknown ? new DataValue.None() : new DataValue.Share(estimate.interval().low()),
        isUnknown ? new DataValue.None() : new DataValue.Share(estimate.interval().high()));
  }

  /** Columns for {@link #elo}. */
  static List<String> eloColumns() {
    return List.of("elo", "elo_low", "elo_high", "superiority");
  }

  static List<DataValue> elo(Tally tally, EloEstimate estimate) {
    return tally.games() == 0
        ? List.of(
            new DataValue.None(), new DataValue.None(), new DataValue.None(), new DataValue.None())
        : List.of(
            new DataValue.Difference(estimate.elo(), 0),
            new DataValue.Difference(estimate.eloInterval().low(), 0),
            new DataValue.Difference(estimate.eloInterval().high(), 0),
            new DataValue.Share(estimate.los()));
  }
}
