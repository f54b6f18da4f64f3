package yomikiri.engine.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.run.StudyRun;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** {@code yomikiri bench study}: measures how long studies take, with logs and files. */
@Command(
    name = "study",
    description = {
      "Play two studies in a temporary folder and report how long they take, all files included.",
      "They are alphabeta:depth=4 against depth=1 on 6x6 Mattix, and ten times as many games of"
          + " perfect against greedy on 4x4."
    })
public final class BenchStudyCommand implements Callable<Integer> {
  private static final double NANOS = 1e9;

  private final Console console;
  private final Catalog catalog;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Games of the first study, an even number (default ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      defaultValue = "2",
      description = "How many games at a time (default ${DEFAULT-VALUE}).")
  private int jobs;

  public BenchStudyCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  @Override
  public Integer call() throws IOException {
    Path folder = Files.createTempDirectory("yomikiri-bench");
    try {
      measure(folder.resolve("6"), "mattix-6", games, "alphabeta:depth=4", "alphabeta:depth=1");
      measure(folder.resolve("4"), "mattix-4", 10 * games, "perfect", "greedy");
      return 0;
    } catch (StudyException e) {
      throw new UserError(e.sentence());
    } finally {
      BenchLibraryCommand.delete(folder);
    }
  }

  private void measure(Path folder, String game, int count, String first, String second)
      throws StudyException {
    Study study = Study.of(game, List.of(spec(game, first), spec(game, second)), count, 1);
    long start = console.ticker().nanos();
    try (StudyRun<?> run = StudyRun.open(folder, study, catalog::kit, console.ticker())) {
      run.play(jobs);
    }
    double seconds = (console.ticker().nanos() - start) / NANOS;
    console.line(
        String.format(
            Locale.ROOT,
            "%s, %s against %s: %d games in %.2f s, %.0f games/s, %d at a time",
            game,
            first,
            second,
            count,
            seconds,
            count / Math.max(seconds, 1 / NANOS),
            jobs));
  }

  private PlayerSpec spec(String game, String text) {
    GameKit<?> kit = catalog.kit(game).orElseThrow();
    try {
      return kit.parseSpec(text);
    } catch (NotationException e) {
      throw new IllegalStateException(e);
    }
  }
}
