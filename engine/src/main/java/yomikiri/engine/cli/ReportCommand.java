package yomikiri.engine.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.run.StudyArchive;
import yomikiri.engine.think.GameKit;

/** {@code yomikiri report}: prints the findings of a study, finished or not. */
@Command(
    name = "report",
    description = {
      "Write pairings.csv, games.csv, times.csv, report.json and report.html into a study's"
          + " folder, from the games played so far; the study may still be running.",
      "rate1 and rate2 are shares of points, a draw counting half; mean_diff is the mean of the"
          + " first player's points minus the second's."
    })
final class ReportCommand implements Callable<Integer> {
  private final Console console;
  private final Function<String, Optional<GameKit<?>>> kits;

  @Parameters(paramLabel = "DIR", description = "The study's folder.")
  private String folder = "";

  ReportCommand(Console console, Catalog catalog) {
    this.console = console;
    this.kits = catalog::kit;
  }

  @Override
  public Integer call() {
    try {
      Findings findings = StudyArchive.open(console.file(folder), kits).report();
      console.print(new StudySummary(findings, folder).text());
      return 0;
    } catch (StudyException e) {
      throw new UserError(e.sentence());
    }
  }
}
