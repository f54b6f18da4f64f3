package yomikiri.engine.cli.terminal;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the value of an option that takes any whole number. */
public final class WholeNumber implements ITypeConverter<Long> {
  @Override
  public Long convert(String value) {
    try {
      return Long.valueOf(value);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("expected a whole number, found \"" + value + "\"");
    }
  }

  /** Reads the value of an option that says how many. */
  public static final class Count implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String value) {
      if (!value.matches("0*[1-9]\\d{0,6}")) {
        throw new TypeConversionException(
            "expected a whole number from 1 to 9999999, found \"" + value + "\"");
      }
      return Integer.valueOf(value);
    }
  }

  /** Such as {@code 1 game} or {@code 20 games}. */
  public static String counted(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
