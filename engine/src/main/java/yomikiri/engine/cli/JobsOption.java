package yomikiri.engine.cli;

import picocli.CommandLine.Option;

/** The option {@code --jobs}. */
final class JobsOption {
  @Option(
      names = "--jobs",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.Count.class,
      description = {
        "How many games at a time (default ${DEFAULT-VALUE}).",
        "More of them than processors make times longer and players with a time limit weaker."
      })
  private int jobs;

  int jobs() {
    return jobs;
  }
}
