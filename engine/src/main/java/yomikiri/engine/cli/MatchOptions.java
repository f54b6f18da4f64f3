package yomikiri.engine.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.JobsOption;
import yomikiri.engine.cli.terminal.Console;

/** The options of all commands that play many games. */
final class MatchOptions {
  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "How many games (default ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Decides all layouts and all random choices of the players; if not given, a random one,"
              + " which is printed on standard error.")
  private @Nullable Long seed;

  @Mixin private final JobsOption jobs = new JobsOption();

  @Option(names = "--json", description = "Print the result as one JSON object.")
  private boolean json;

  int games() {
    return games;
  }

  long seed(Console console) {
    return console.seed(seed);
  }

  int jobs() {
    return jobs.jobs();
  }

  /** See {@link JobsOption#processes}. */
  int processes() {
    return jobs.processes();
  }

  boolean json() {
    return json;
  }
}
