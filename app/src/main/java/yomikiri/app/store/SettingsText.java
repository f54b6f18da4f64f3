package yomikiri.app.store;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.app.store.UserPreferences.LanguageChoice;
import yomikiri.app.store.UserPreferences.MotionChoice;
import yomikiri.app.store.UserPreferences.ReadAloudChoice;
import yomikiri.app.store.UserPreferences.SoundChoice;
import yomikiri.app.store.UserPreferences.ThemeChoice;

/** The settings as lines {@code key=value}, in the format of {@link Properties}. */
final class SettingsText {
  private static final Pattern KEY = Pattern.compile("[a-z][a-z0-9.-]*");
  private static final Pattern AREA =
      Pattern.compile("(-?\\d{1,6}) (-?\\d{1,6}) (\\d{1,6})x(\\d{1,6})");
  private static final Pattern MARGINS = Pattern.compile("\\d{1,6}( \\d{1,6}){3}(( \\d{1,6}){2})?");

  /** Everything saved, one line each. */
  private static final List<Key> KEYS =
      List.of(
          choice(
              "language",
              LanguageChoice.class,
              UserPreferences::language,
              UserPreferences::withLanguage),
          choice("theme", ThemeChoice.class, UserPreferences::theme, UserPreferences::withTheme),
          choice(
              "motion", MotionChoice.class, UserPreferences::motion, UserPreferences::withMotion),
          number(
              "answering-ms",
              0,
              60_000,
              c -> (int) c.answering().toMillis(),
              (c, ms) -> c.withAnswering(Duration.ofMillis(ms))),
          number("scale-percent", 100, 200, UserPreferences::scale, UserPreferences::withScale),
          choice("sound", SoundChoice.class, UserPreferences::sound, UserPreferences::withSound),
          choice(
              "read-aloud",
              ReadAloudChoice.class,
              UserPreferences::readAloud,
              UserPreferences::withReadAloud),
          new Key(
              "known-games",
              settings -> settings.known().stream().sorted().collect(Collectors.joining(" ")),
              (settings, text) -> settings.with(words(text))),
          new Key(
              "window",
              settings -> settings.window().area().map(SettingsText::areaText).orElse(""),
              (settings, text) -> settings.with(settings.window().withArea(area(text)))),
          new Key(
              "window.maximized",
              settings -> Boolean.toString(settings.window().maximized()),
              (settings, text) -> settings.with(settings.window().withMaximized(yes(text)))),
          new Key(
              "screen",
              settings -> settings.window().screen(),
              (settings, text) -> settings.with(settings.window().withScreen(word(text)))),
          new Key(
              "board.margins",
              settings -> marginsText(settings.window().margins()),
              (settings, text) -> settings.with(settings.window().withMargins(margins(text)))));

  private SettingsText() {}

  /**
   * One thing kept.
   *
   * @param text empty for what is not to be written
   * @param put throws IllegalArgumentException at a wrong value
   */
  private record Key(
      String name,
      Function<AppSettings, String> text,
      BiFunction<AppSettings, String, AppSettings> put) {}

  private static Key choice(
      String name,
      Function<UserPreferences, String> text,
      BiFunction<UserPreferences, String, UserPreferences> put) {
    return new Key(
        name,
        settings -> text.apply(settings.choices()),
        (settings, value) -> settings.with(put.apply(settings.choices(), value)));
  }

  private static <E extends Enum<E>> Key choice(
      String name,
      Class<E> type,
      Function<UserPreferences, E> get,
      BiFunction<UserPreferences, E, UserPreferences> put) {
    return choice(
        name,
        choices -> get.apply(choices).name().toLowerCase(Locale.ROOT),
        (choices, value) -> put.apply(choices, Enum.valueOf(type, value.toUpperCase(Locale.ROOT))));
  }

  private static Key number(
      String name,
      int least,
      int most,
      Function<UserPreferences, Integer> get,
      BiFunction<UserPreferences, Integer, UserPreferences> put) {
    return choice(
        name,
        choices -> get.apply(choices).toString(),
        (choices, value) -> {
          int number = Integer.parseInt(value);
          if (number < least || number > most) {
            throw new IllegalArgumentException(value);
          }
          return put.apply(choices, number);
        });
  }

  private static String areaText(WindowState.Area area) {
    return area.x() + " " + area.y() + " " + area.width() + "x" + area.height();
  }

  private static WindowState.Area area(String text) {
    Matcher matcher = AREA.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(text);
    }
    MatchResult found = matcher.toMatchResult();
    return new WindowState.Area(
        Integer.parseInt(found.group(1)),
        Integer.parseInt(found.group(2)),
        Integer.parseInt(found.group(3)),
        Integer.parseInt(found.group(4)));
  }

  private static String marginsText(WindowState.Margins margins) {
    return "%d %d %d %d %d %d"
        .formatted(
            margins.top(),
            margins.right(),
            margins.bottom(),
            margins.left(),
            margins.width(),
            margins.height());
  }

  private static WindowState.Margins margins(String text) {
    if (!MARGINS.matcher(text).matches()) {
      throw new IllegalArgumentException(text);
    }
    int[] sides = Stream.of(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    int[] all = Arrays.copyOf(sides, 6);
    return new WindowState.Margins(all[0], all[1], all[2], all[3], all[4], all[5]);
  }

  private static boolean yes(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException(text);
    };
  }

  private static Set<String> words(String text) {
    return Stream.of(text.split(" ")).map(SettingsText::word).collect(Collectors.toSet());
  }

  private static String word(String text) {
    if (!KEY.matcher(text).matches()) {
      throw new IllegalArgumentException(text);
    }
    return text;
  }

  /** The lines of a text; empty if these are no settings. */
  static Optional<Map<String, String>> lines(String text) {
    Properties read = new Properties();
    try {
      read.load(new StringReader(text));
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> lines = new TreeMap<>();
    read.stringPropertyNames().forEach(key -> lines.put(key, read.getProperty(key)));
    boolean known = KEYS.stream().anyMatch(key -> lines.containsKey(key.name()));
    boolean wellFormed = lines.keySet().stream().allMatch(key -> KEY.matcher(key).matches());
    return known && wellFormed ? Optional.of(lines) : Optional.empty();
  }

  /**
   * What was read.
   *
   * @param isWhole whether every value could be understood
   */
  record Read(AppSettings settings, boolean isWhole) {}

  /** What the lines say; a wrong value costs only itself. */
  static Read read(Map<String, String> lines) {
    AppSettings settings = AppSettings.USUAL;
    boolean isWhole = true;
    for (Key key : KEYS) {
      String value = lines.get(key.name());
      if (value != null) {
        try {
          settings = key.put().apply(settings, value);
        } catch (RuntimeException wrong) {
          isWhole = false;
        }
      }
    }
    return new Read(settings, isWhole);
  }

  /** What the lines of {@code kept} are, all keys known. */
  static Map<String, String> lines(AppSettings settings) {
    Map<String, String> lines = new TreeMap<>();
    for (Key key : KEYS) {
      String text = key.text().apply(settings);
      if (!text.isEmpty()) {
        lines.put(key.name(), text);
      }
    }
    return lines;
  }

  /** Lines as a text. */
  static String text(Map<String, String> lines) {
    Properties all = new Properties();
    all.putAll(lines);
    StringWriter text = new StringWriter();
    try {
      all.store(text, null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString()
        .lines()
        .filter(line -> !line.startsWith("#"))
        .sorted()
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
