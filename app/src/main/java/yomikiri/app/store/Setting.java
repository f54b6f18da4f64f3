package yomikiri.app.store;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.app.store.WindowState.Area;
import yomikiri.app.store.WindowState.Margins;
import yomikiri.app.store.WindowState.Size;

/**
 * One thing saved from run to run: a line {@code key=value} of the settings file. A new one is a
 * constant here, with its place in {@link #ALL}; what people set has a control in {@code
 * SettingsView}.
 *
 * @param usual what holds until it is set
 * @param reads throws IllegalArgumentException at a wrong value
 * @param writes empty where no line is needed
 */
public record Setting<T>(
    String key, T usual, Function<String, T> reads, Function<T, String> writes) {
  /** The sizes that the interface can have, in percent. */
  public static final List<Integer> SCALES = List.of(100, 110, 125, 150, 175, 200);

  private static final Pattern WORD = Pattern.compile("[a-z][a-z0-9.-]*");
  private static final Pattern AREA =
      Pattern.compile("(-?\\d{1,6}) (-?\\d{1,6}) (\\d{1,6})x(\\d{1,6})");
  private static final Pattern MARGINS =
      Pattern.compile("(\\d{1,6}) (\\d{1,6}) (\\d{1,6}) (\\d{1,6})(?: \\d{1,6} \\d{1,6})?");

  private static final Pattern SIZE = Pattern.compile("(\\d{1,6})x(\\d{1,6})");

  /** The choices of the app's language. */
  public enum LanguageChoice {
    SYSTEM,
    JAPANESE,
    ENGLISH
  }

  public static final Setting<LanguageChoice> LANGUAGE = choice("language", LanguageChoice.SYSTEM);

  /** The choices of the app's theme. */
  public enum ThemeChoice {
    SYSTEM,
    LIGHT,
    DARK
  }

  public static final Setting<ThemeChoice> THEME = choice("theme", ThemeChoice.SYSTEM);

  /** The choices of animation. */
  public enum MotionChoice {
    SYSTEM,
    ON,
    OFF
  }

  public static final Setting<MotionChoice> MOTION = choice("motion", MotionChoice.SYSTEM);

  /** How long a move stays before a CPU answers. */
  public static final Setting<Duration> ANSWERING =
      new Setting<>(
          "answering-ms",
          Duration.ofMillis(400),
          text -> Duration.ofMillis(number(text, 0, 60_000)),
          time -> Long.toString(time.toMillis()));

  /** How many lines an analysis shows. */
  public static final Setting<Integer> ANALYSIS_LINES =
      new Setting<>("analysis-lines", 3, text -> number(text, 1, 5), String::valueOf);

  /** Who analyses games other than the adviser: the player's spec by the game's id. */
  public static final Setting<Map<String, String>> ANALYSTS =
      new Setting<>("analysts", Map.of(), Setting::pairs, Setting::pairsText);

  /** The level chosen last in a new game, by the id of the game. */
  public static final Setting<Map<String, String>> LEVELS =
      new Setting<>("levels", Map.of(), Setting::pairs, Setting::pairsText);

  /** The rung that is about as strong as the player, by the id of the game. */
  public static final Setting<Map<String, String>> STRENGTH =
      new Setting<>("strength", Map.of(), Setting::pairs, Setting::pairsText);

  /** The last results of people, by the id of the game. */
  public static final Setting<Map<String, String>> RESULTS =
      new Setting<>("results", Map.of(), Setting::pairs, Setting::pairsText);

  /** The ids of the games in which people are told at once when a move gives something away. */
  public static final Setting<Set<String>> TAUGHT = words("taught");

  /** How large everything is, in percent, offered as {@link #SCALES}. */
  public static final Setting<Integer> SCALE =
      new Setting<>("scale-percent", 100, text -> number(text, 100, 200), String::valueOf);

  /** The choices of a setting that is on or off. */
  public enum Switch {
    OFF,
    ON
  }

  /** Whether moves are heard. */
  public static final Setting<Switch> SOUND = choice("sound", Switch.OFF);

  /** Whether the app reads itself aloud. */
  public static final Setting<Switch> READ_ALOUD = choice("read-aloud", Switch.OFF);

  /** Whether moves taken back stay as variations when others are played. */
  public static final Setting<Switch> KEEP_TAKEN_BACK = choice("keep-taken-back", Switch.ON);

  /** The families of games whose goal the player knows. */
  public static final Setting<Set<String>> KNOWN_GAMES = words("known-games");

  static final Setting<Optional<Area>> WINDOW =
      new Setting<>(
          "window",
          WindowState.NEVER.area(),
          text -> Optional.of(area(text)),
          area ->
              area.map(at -> at.x() + " " + at.y() + " " + at.width() + "x" + at.height())
                  .orElse(""));

  static final Setting<Boolean> MAXIMIZED =
      new Setting<>(
          "window.maximized", WindowState.NEVER.maximized(), Setting::yes, String::valueOf);

  static final Setting<String> SCREEN =
      new Setting<>("screen", WindowState.NEVER.screen(), Setting::word, String::valueOf);

  static final Setting<Margins> BOARD_MARGINS =
      new Setting<>(
          "board.margins", WindowState.NEVER.margins(), Setting::margins, Setting::marginsText);

  /** Of the window in which those margins were seen. */
  static final Setting<Size> BOARD_WINDOW =
      new Setting<>(
          "board.window",
          WindowState.NEVER.seenIn(),
          Setting::size,
          size -> size.width() + "x" + size.height());

  static final List<Setting<?>> ALL =
      List.of(
          LANGUAGE,
          THEME,
          MOTION,
          ANSWERING,
          ANALYSIS_LINES,
          ANALYSTS,
          STRENGTH,
          LEVELS,
          TAUGHT,
          RESULTS,
          SCALE,
          SOUND,
          READ_ALOUD,
          KEEP_TAKEN_BACK,
          KNOWN_GAMES,
          WINDOW,
          MAXIMIZED,
          SCREEN,
          BOARD_MARGINS,
          BOARD_WINDOW);

  private static <E extends Enum<E>> Setting<E> choice(String key, E usual) {
    return new Setting<>(
        key,
        usual,
        text -> Enum.valueOf(usual.getDeclaringClass(), text.toUpperCase(Locale.ROOT)),
        value -> value.name().toLowerCase(Locale.ROOT));
  }

  private static Setting<Set<String>> words(String key) {
    return new Setting<>(
        key,
        Set.of(),
        text -> Stream.of(text.split(" ")).map(Setting::word).collect(Collectors.toSet()),
        words -> words.stream().sorted().collect(Collectors.joining(" ")));
  }

  private static int number(String text, int least, int most) {
    int number = Integer.parseInt(text);
    if (number < least || number > most) {
      throw new IllegalArgumentException(text);
    }
    return number;
  }

  private static boolean yes(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException(text);
    };
  }

  private static String word(String text) {
    if (!isWord(text)) {
      throw new IllegalArgumentException(text);
    }
    return text;
  }

  static boolean isWord(String text) {
    return WORD.matcher(text).matches();
  }

  /** By tabs, which nobody types: the name of a file may hold all else. */
  private static Map<String, String> pairs(String text) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String pair : text.split("\t", -1)) {
      int equals = pair.indexOf('=');
      pairs.put(word(pair.substring(0, Math.max(0, equals))), pair.substring(equals + 1));
    }
    return pairs;
  }

  private static String pairsText(Map<String, String> pairs) {
    return pairs.entrySet().stream().map(Object::toString).collect(Collectors.joining("\t"));
  }

  private static Area area(String text) {
    int[] all = numbers(AREA, text);
    return new Area(all[0], all[1], all[2], all[3]);
  }

  private static Margins margins(String text) {
    int[] all = numbers(MARGINS, text);
    return new Margins(all[0], all[1], all[2], all[3]);
  }

  private static Size size(String text) {
    int[] all = numbers(SIZE, text);
    return new Size(all[0], all[1]);
  }

  private static String marginsText(Margins room) {
    return "%d %d %d %d".formatted(room.top(), room.right(), room.bottom(), room.left());
  }

  private static int[] numbers(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(text);
    }
    return IntStream.rangeClosed(1, matcher.groupCount())
        .map(i -> Integer.parseInt(matcher.group(i)))
        .toArray();
  }

  /** The line's value for what holds until it is set. */
  String usualText() {
    return writes.apply(usual);
  }
}
