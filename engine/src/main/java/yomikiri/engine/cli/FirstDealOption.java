package yomikiri.engine.cli;

import picocli.CommandLine.Option;

/** The option {@code --seed} of measurements on several deals. */
final class FirstDealOption {
  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.class,
      description = "The first deal, the others follow (default ${DEFAULT-VALUE}).")
  private long seed;

  long seed() {
    return seed;
  }
}
