package yomikiri.engine.cli.terminal;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --jobs}. */
public final class JobsOption {
  @Option(
      names = "--jobs",
      paramLabel = "N",
      defaultValue = "1",
      converter = Jobs.class,
      description = {
        "How many games are played at a time (default ${DEFAULT-VALUE}), at most four for each"
            + " processor.",
        "More games than processors make times longer, and players with a time limit weaker."
      })
  private int jobs;

  /** Reads the value; more games at a time would only take memory. */
  static final class Jobs implements ITypeConverter<Integer> {
    private static final int EACH_PROCESSOR = 4;

    @Override
    public Integer convert(String value) {
      int jobs = new WholeNumber.Count().convert(value);
      int processors = Runtime.getRuntime().availableProcessors();
      if (jobs > EACH_PROCESSOR * processors) {
        throw new TypeConversionException(
            "expected at most "
                + EACH_PROCESSOR * processors
                + " games at a time, four for each processor, found "
                + jobs);
      }
      return jobs;
    }
  }

  public int jobs() {
    return jobs;
  }
}
