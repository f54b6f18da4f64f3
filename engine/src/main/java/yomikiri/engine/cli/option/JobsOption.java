package yomikiri.engine.cli.option;

import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.WholeNumber;

/** The option {@code --jobs}. */
public final class JobsOption {
  @Option(
      names = "--jobs",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.Count.class,
      description = {
        "How many games are played at a time (default ${DEFAULT-VALUE}).",
        "More than there are processors make times longer and players with a time limit weaker."
      })
  private int jobs;

  public int jobs() {
    return jobs;
  }
}
