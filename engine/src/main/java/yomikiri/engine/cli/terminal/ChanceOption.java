package yomikiri.engine.cli.terminal;

import picocli.CommandLine.Option;

/** The option {@code --seed} of work in which something is left to chance. */
public final class ChanceOption {
  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.class,
      description = "Decides everything random (default ${DEFAULT-VALUE}).")
  private long seed;

  public long seed() {
    return seed;
  }
}
