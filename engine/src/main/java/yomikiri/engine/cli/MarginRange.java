package yomikiri.engine.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import yomikiri.engine.game.FoundToken;

/** What a layout is to be worth to the first player: {@code 0}, or from {@code -3..3}. */
record MarginRange(int least, int most) {
  private static final Pattern FORM =
      Pattern.compile("([-+\u2212]?\\d{1,4})(?:\\.\\.([-+\u2212]?\\d{1,4}))?");

  @Override
  public String toString() {
    return least == most ? "" + least : least + ".." + most;
  }

  static final class Converter implements ITypeConverter<MarginRange> {
    @Override
    public MarginRange convert(String value) {
      Matcher parts = FORM.matcher(value);
      if (parts.matches()) {
        int least = number(parts.group(1));
        int most = parts.group(2) == null ? least : number(parts.group(2));
        if (least <= most) {
          return new MarginRange(least, most);
        }
      }
      throw new TypeConversionException(
          "expected points such as 0 or a range such as -3..3, found " + FoundToken.quoted(value));
    }

    private static int number(String text) {
      return Integer.parseInt(text.replace('\u2212', '-'));
    }
  }
}
