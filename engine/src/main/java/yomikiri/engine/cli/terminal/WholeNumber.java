package yomikiri.engine.cli.terminal;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import yomikiri.engine.game.FoundToken;

/** Reads the value of each option that is a {@code long}: any whole number. */
public final class WholeNumber implements ITypeConverter<Long> {
  @Override
  public Long convert(String value) {
    try {
      return Long.valueOf(value);
    } catch (NumberFormatException e) {
      throw new TypeConversionException(
          "expected a whole number, found " + FoundToken.quoted(value));
    }
  }

  /** Reads the value of each option that is an {@code int} and says nothing else: from 1 on. */
  public static final class Count implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String value) {
      return count(value, 1);
    }
  }

  /** Reads the value of an option that is a number from 0 on. */
  public static final class OrNone implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String value) {
      return count(value, 0);
    }
  }

  private static int count(String value, int least) {
    if (!value.matches("0*\\d{1,7}") || Integer.parseInt(value) < least) {
      throw new TypeConversionException(
          "expected a whole number from %s to 9999999, found %s"
              .formatted(least, FoundToken.quoted(value)));
    }
    return Integer.parseInt(value);
  }

  /** Such as {@code 1 game} or {@code 20 games}. */
  public static String counted(long count, String noun) {
    return counted(count, noun, noun + "s");
  }

  /** Such as {@code 1 ply} or {@code 2 plies}. */
  public static String counted(long count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }
}
