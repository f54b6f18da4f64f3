package yomikiri.engine.think;

import java.time.Duration;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One setting of a player type and the values it may take.
 *
 * @param name as in {@code depth=3}
 * @param least smallest value, in the kind's unit
 * @param most largest value, in the kind's unit
 */
public record Parameter(String name, Kind kind, double least, double most) {
  /** The names under which every player type takes its limits (see {@link PlayerSpec#budget}). */
  public static final Parameter DEPTH = new Parameter("depth", Kind.COUNT, 1, 1000);

  public static final Parameter TIME = new Parameter("time", Kind.DURATION, 0, 86_400_000);
  public static final Parameter NODES = new Parameter("nodes", Kind.COUNT, 1, 1e15);
  public static final Parameter PLAYOUTS = new Parameter("playouts", Kind.COUNT, 1, 1e15);

  /** What a value is. */
  public enum Kind {
    /** A whole number. */
    COUNT("(\\d{1,15})"),
    /** A decimal number. */
    NUMBER("(-?\\d{1,9}(?:\\.\\d{1,9})?)"),
    /** A time such as {@code 100ms} or {@code 1.5s}; its unit is the millisecond. */
    DURATION("(\\d{1,9}(?:\\.\\d{1,6})?)(ms|s)");

    private final Pattern pattern;

    Kind(String pattern) {
      this.pattern = Pattern.compile(pattern);
    }
  }

  /** The number that {@code text} stands for, or nothing if it is not one of this parameter's. */
  public OptionalDouble valueOf(String text) {
    Matcher parts = kind.pattern.matcher(text);
    if (!parts.matches()) {
      return OptionalDouble.empty();
    }
    double value = Double.parseDouble(parts.group(1));
    if (kind == Kind.DURATION && parts.group(2).equals("s")) {
      value *= 1000;
    }
    return value >= least && value <= most ? OptionalDouble.of(value) : OptionalDouble.empty();
  }

  /** What a value has to look like, for an error sentence. */
  public String expected() {
    return switch (kind) {
      case COUNT -> String.format(Locale.ROOT, "a whole number from %.0f to %.0f", least, most);
      case NUMBER -> String.format(Locale.ROOT, "a number from %s to %s", least, most);
      case DURATION ->
          String.format(
              Locale.ROOT, "a time from %.0fms to %.0fs such as 100ms or 1.5s", least, most / 1000);
    };
  }

  /** The text of a time for a {@link Kind#DURATION} parameter. */
  public static String durationText(Duration time) {
    long millis = time.toMillis();
    return millis >= 1000 && millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
  }
}
