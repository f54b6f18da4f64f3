package yomikiri.engine.cli;

import yomikiri.engine.cli.terminal.CommonOptions.FairOption;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.StudyTables;
import yomikiri.engine.study.report.TimeReport;
import yomikiri.engine.think.GameTime;

/** The findings of a study as text; {@code folder} is where its files are. */
record StudySummary(Findings findings, String folder) {
  /** What was played, in a line; {@code unfinished} says why fewer games than planned, if so. */
  static String head(Findings findings, String unfinished) {
    Study study = findings.study();
    int games = findings.games();
    return study.game()
        + ", seed "
        + study.seed()
        + ", "
        + WholeNumber.counted(games, "game")
        + (findings.distinct() < games ? ", " + findings.distinct() + " distinct" : "")
        + (findings.isDone() ? "" : " of " + findings.planned() + " (" + unfinished + ")")
        + ", "
        + layouts(study)
        + FairOption.words(study.fair())
        + (study.opening() == 0
            ? ""
            : ", after " + WholeNumber.counted(study.opening(), "random ply", "random plies"))
        + (study.time().equals(GameTime.FREE) ? "" : ", with " + study.time() + " for each player");
  }

  private static String layouts(Study study) {
    if (!study.swap()) {
      return "a layout for each game";
    }
    return study.seats() == 2
        ? "every layout twice with seats swapped"
        : "every layout in all seat orders";
  }

  String text() {
    Study study = findings.study();
    StudyTables tables = new StudyTables(findings, study.names());
    TimeReport times = new TimeReport(findings);
    String leader = findings.duel().isEmpty() ? "" : findings.leader();
    return head(findings, "not finished")
        + "\n\n"
        + (findings.duel().isEmpty() ? tables.places().text() + "\n" : "")
        + tables.comparisons().text()
        + (leader.isEmpty() ? "" : "\n" + leader + "\n")
        + (times.isNeeded() ? "\n" + times.table().text() + "\n" + times.warning() + "\n" : "")
        + "\n"
        + folder
        + ": report.html, report.json, "
        + (findings.duel().isEmpty() ? "players.csv, " : "")
        + "pairings.csv, games.csv, times.csv\n";
  }
}
