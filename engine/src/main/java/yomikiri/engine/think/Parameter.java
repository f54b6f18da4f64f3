package yomikiri.engine.think;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One setting of a player type and the values it may take.
 *
 * @param name as in {@code depth=3}
 * @param least smallest value of a number, in the kind's unit
 * @param most largest value of a number, in the kind's unit
 * @param choices the words that a {@link Kind#CHOICE} may be
 * @param goesWith the only setting, such as {@code eval=discs}, beside which this one may be set;
 *     empty for any
 */
public record Parameter(
    String name, Kind kind, double least, double most, List<String> choices, String goesWith) {
  /** The names under which every player type takes its limits (see {@link PlayerSpec#budget}). */
  public static final Parameter DEPTH = new Parameter("depth", Kind.COUNT, 1, 1000);

  public static final Parameter TIME = new Parameter("time", Kind.DURATION, 0, 86_400_000);
  public static final Parameter NODES = new Parameter("nodes", Kind.COUNT, 1, 1e15);
  public static final Parameter PLAYOUTS = new Parameter("playouts", Kind.COUNT, 1, 1e15);

  /** The memory of a search; see {@link Memory}. */
  public static final Parameter MEMORY = new Parameter("memory", Kind.SIZE, 1, 1024);

  /** The number of threads that search together; one where it is not set. */
  public static final Parameter THREADS = new Parameter("threads", Kind.COUNT, 1, 64);

  private static final Pattern COUNT = Pattern.compile("(\\d{1,16})");
  private static final Pattern NUMBER = Pattern.compile("(-?\\d{1,9}(?:\\.\\d{1,9})?)");
  private static final Pattern DURATION = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,6})?)(ms|s)");
  private static final Pattern SIZE = Pattern.compile("(\\d{1,9})(MB|GB)");
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._:/-]{1,255}");
  private static final String PART = "(?!\\.\\.(/|$))[A-Za-z0-9._-]+";
  private static final Pattern INSIDE = Pattern.compile(PART + "(/" + PART + ")*");
  private static final Pattern DEVICE = // what Windows takes for one, in any folder
      Pattern.compile("(?i)(.*/)?(con|prn|aux|nul|(com|lpt)\\d)([./].*)?");

  /** The kinds of values. */
  public enum Kind {
    /** A whole number. */
    COUNT,
    /** A decimal number. */
    NUMBER,
    /** A time such as {@code 100ms} or {@code 1.5s}; its unit is the millisecond. */
    DURATION,
    /** An amount of memory such as {@code 64MB} or {@code 1GB}; its unit is the megabyte. */
    SIZE,
    /** One of several words. */
    CHOICE,
    /** The name of something that is kept elsewhere, such as a file. */
    NAME
  }

  public Parameter {
    choices = List.copyOf(choices);
  }

  /** A number or a time. */
  public Parameter(String name, Kind kind, double least, double most) {
    this(name, kind, least, most, List.of(), "");
  }

  /** One of {@code choices}. */
  public static Parameter ofChoices(String name, List<String> choices) {
    return new Parameter(name, Kind.CHOICE, 0, 0, choices, "");
  }

  /** The name of something that is kept elsewhere. */
  public static Parameter ofName(String name) {
    return new Parameter(name, Kind.NAME, 0, 0);
  }

  /** The same, to be set only beside that other setting, such as {@code eval=discs}. */
  public Parameter onlyWith(String setting) {
    return new Parameter(name, kind, least, most, choices, setting);
  }

  /** Whether {@code text} is one of this parameter's values. */
  public boolean accepts(String text) {
    return switch (kind) {
      case COUNT, NUMBER, DURATION, SIZE -> valueOf(text).isPresent();
      case CHOICE -> choices.contains(text);
      case NAME -> NAME.matcher(text).matches();
    };
  }

  /**
   * Whether {@code text}, if it names something that is kept elsewhere, leads nowhere but into the
   * folder in which such things are kept.
   */
  public boolean staysInside(String text) {
    return kind != Kind.NAME || INSIDE.matcher(text).matches() && !DEVICE.matcher(text).matches();
  }

  /** Whether a player that is set as {@link #goesWith} says cannot do without this. */
  public boolean isNeededThere() {
    return kind == Kind.NAME && !goesWith.isEmpty();
  }

  /** The number that {@code text} stands for, or nothing if it is not one of this parameter's. */
  public OptionalDouble valueOf(String text) {
    return switch (kind) {
      case COUNT -> number(COUNT, text);
      case NUMBER -> number(NUMBER, text);
      case DURATION -> number(DURATION, text);
      case SIZE -> number(SIZE, text);
      case CHOICE, NAME -> OptionalDouble.empty();
    };
  }

  private OptionalDouble number(Pattern form, String text) {
    Matcher parts = form.matcher(text);
    if (!parts.matches()) {
      return OptionalDouble.empty();
    }
    double value = Double.parseDouble(parts.group(1));
    if (kind == Kind.DURATION && parts.group(2).equals("s")) {
      value *= 1000;
    }
    if (kind == Kind.SIZE && parts.group(2).equals("GB")) {
      value *= 1024;
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
      case SIZE ->
          String.format(
              Locale.ROOT, "an amount of memory from %.0fMB to %.0fMB such as 64MB", least, most);
      case CHOICE -> "one of " + String.join(", ", choices);
      case NAME -> "a name of letters, digits and . _ : / -";
    };
  }

  /** The text of a time for a {@link Kind#DURATION} parameter. */
  public static String durationText(Duration time) {
    long millis = time.toMillis();
    return millis >= 1000 && millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
  }
}
