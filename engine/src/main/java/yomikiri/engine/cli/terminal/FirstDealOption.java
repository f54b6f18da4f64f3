package yomikiri.engine.cli.terminal;

import picocli.CommandLine.Option;

/** The option {@code --seed} of measurements on several deals. */
public final class FirstDealOption {
  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.class,
      description = "The seed of the first deal; the others follow it (default ${DEFAULT-VALUE}).")
  private long seed;

  public long seed() {
    return seed;
  }
}
