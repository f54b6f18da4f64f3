package yomikiri.engine.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import yomikiri.engine.cli.terminal.CommonOptions.JobsOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyChange;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.run.ChangeRequest;
import yomikiri.engine.study.run.RunProgress;
import yomikiri.engine.study.run.StudyRun;

/** {@code yomikiri study}: plays a study, many games between several players, in a folder. */
@Command(
    name = "study",
    description = {
      "Play many games between several players, and keep them all in a folder.",
      "The same command resumes where it stopped; the same study gives the same files, except for"
          + " players with a time limit.",
      "Ctrl-C lets the games being played finish, but drops those in which a player without a limit"
          + " of time thinks on for more than a second or two; then it ends; a second one ends at"
          + " once. Finished games are always kept."
    })
final class StudyCommand implements Callable<Integer> {
  private final Console console;
  private final Catalog catalog;

  @Mixin private final StudyOptions options = new StudyOptions();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "The study's folder; given alone, it resumes the study there.")
  private String out = "";

  @Mixin private final JobsOption jobs = new JobsOption();

  @Option(
      names = "--change",
      description =
          "Change the study in --out, even while it is played: more --games, another --sprt (or"
              + " --sprt off), other --jobs.")
  private boolean change;

  @Spec private @Nullable CommandSpec spec;

  StudyCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    if (change) {
      return change();
    }
    try (StudyRun<?> run = open()) {
      return play(run);
    } catch (StudyException e) {
      throw new UserError(e.sentence());
    }
  }

  private int change() {
    boolean setsJobs =
        spec != null && spec.commandLine().getParseResult().hasMatchedOption("--jobs");
    StudyChange wanted = options.change(setsJobs ? Optional.of(jobs.jobs()) : Optional.empty());
    try {
      boolean isDone =
          ChangeRequest.make(console.file(out), wanted, catalog::kit, console.ticker());
      console.line(
          isDone
              ? out + ": changed; to play: yomikiri study --out " + out
              : out + ": who plays there takes it after the next game");
      return 0;
    } catch (StudyException e) {
      throw new UserError(e.sentence());
    }
  }

  private StudyRun<?> open() throws StudyException {
    Path folder = console.file(out);
    Optional<Study> study = options.study(console, catalog, folder);
    return study.isPresent()
        ? StudyRun.open(folder, study.get(), catalog::kit, console.ticker())
        : StudyRun.reopen(folder, catalog::kit, console.ticker());
  }

  private int play(StudyRun<?> run) throws StudyException {
    Outcome outcome = new Outcome();
    run.processes(jobs.processes());
    console.during(
        () ->
            ReportInterval.reporting(
                console,
                () -> line(run.progress()),
                () -> {
                  try {
                    outcome.isDone = run.play(jobs.jobs());
                  } catch (StudyException e) {
                    outcome.fault = Optional.of(e);
                  }
                }),
        run::stop,
        "finishing the games being played");
    if (outcome.fault.isPresent()) {
      throw outcome.fault.get();
    }
    RunProgress now = run.progress();
    if (!outcome.isDone) {
      console.note(
          "%s of %s games are kept; to resume: yomikiri study --out %s"
              .formatted(now.done(), now.planned(), out));
      return Interrupts.STATUS;
    }
    console.print(new StudySummary(now.findings(), out).text());
    return 0;
  }

  /** How playing ended. */
  private static final class Outcome {
    private boolean isDone;
    private Optional<StudyException> fault = Optional.empty();
  }

  /** Such as {@code 120 of 1000 games, 57 games/s, 15 s left}. */
  static String line(RunProgress now) {
    return String.format(
        Locale.ROOT,
        "%d of %d games%s",
        now.done(),
        now.planned(),
        now.secondsLeft().isEmpty()
            ? ""
            : MatchProgressPrinter.speed(now.gamesPerSecond(), now.secondsLeft().getAsDouble()));
  }
}
