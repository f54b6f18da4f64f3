package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.ReportTable.Column;
import yomikiri.engine.think.GameTime;

/** What the moves of a study took and what they might take, where that decides its games. */
public record TimeReport(Findings findings) {
  private static final double NANOS_A_MILLISECOND = 1e6;

  /** Whether another run of the study would give other games. */
  public boolean isNeeded() {
    return !findings.unrepeatable().isEmpty();
  }

  /** That it would, and why. */
  public String warning() {
    return "Not repeatable: "
        + (findings.study().time().isLimited()
            ? "everybody has a clock"
            : String.join(", ", findings.unrepeatable())
                + (findings.unrepeatable().size() == 1
                    ? " has a time limit, thinks with several threads or is another program"
                    : " have a time limit, think with several threads or are other programs"))
        + ", so another run gives other games.";
  }

  /** The rule by which a move takes too long, the same for all. */
  public String rule() {
    Study study = findings.study();
    String margin = StudyTables.number(study.time().margin(), 1).replaceFirst("\\.0$", "");
    return (study.time().equals(GameTime.FREE)
            ? "Everybody has the limits of its own. "
            : "Everybody has " + study.time() + ", besides limits of its own. ")
        + "A move may take "
        + margin
        + " times its limit, but no more than is left on the clock; then its player is told to move"
        + " and forfeits. This holds for players of ours and other programs alike; for another"
        + " program time runs from the last byte of the question to its answer.";
  }

  /** What moves took, and by how much those with a limit overran it. */
  public ReportTable<?> table() {
    return table(findings.study().names(), who -> findings.players().get(who).times(), true);
  }

  /** The times of a player. */
  @FunctionalInterface
  interface Times {
    MoveTimes of(int player);
  }

  /** Columns of times in milliseconds; {@code isForPeople} if headings are words. */
  static ReportTable<Integer> table(List<String> names, Times times, boolean isForPeople) {
    List<Column<Integer>> columns = new ArrayList<>();
    columns.add(new Column<>("player", names::get));
    columns.add(new Column<>("moves", who -> times.of(who).moves()));
    columns.add(
        new Column<>(isForPeople ? "mean ms" : "mean_ms", who -> millis(times.of(who).mean())));
    columns.add(
        new Column<>(
            isForPeople ? "longest ms" : "longest_ms",
            who -> millis((double) times.of(who).longest())));
    List<Integer> players = IntStream.range(0, names.size()).boxed().toList();
    if (players.stream().anyMatch(who -> times.of(who).over().moves() > 0)) {
      columns.add(
          new Column<>(
              isForPeople ? "with a limit" : "limited", who -> times.of(who).over().moves()));
      columns.add(
          new Column<>(
              isForPeople ? "over it, p50 ms" : "over_p50_ms", who -> over(times, who, 0.5)));
      columns.add(
          new Column<>(isForPeople ? "p99 ms" : "over_p99_ms", who -> over(times, who, 0.99)));
    }
    return new ReportTable<>(1, columns, players);
  }

  private static String over(Times times, int who, double share) {
    MoveTimes its = times.of(who);
    return its.over().moves() == 0 ? "" : millis(its.over().within(share));
  }

  private static String millis(double nanos) {
    return StudyTables.number(nanos / NANOS_A_MILLISECOND, 4);
  }
}
