package yomikiri.app;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import javafx.application.Application;
import yomikiri.app.ui.Theme;

/** Starts the app, or says in one line why it cannot. */
public final class Main {
  private static final String NO_DISPLAY =
      "Yomikiri needs a display to open its window, and there is none;"
          + " `yomikiri play` plays in the terminal.";
  private static final char NO_LETTER = '\uFFFD';

  private Main() {}

  public static void main(String[] args) {
    if (!hasDisplay(System.getProperties(), System.getenv())) {
      leave(NO_DISPLAY);
    }
    unreadable(Stream.concat(Stream.of(args), places()).toList())
        .ifPresent(
            name ->
                leave(
                    "Yomikiri cannot read the name "
                        + name
                        + ", for which this locale has no letters; start it with LC_ALL=C.UTF-8."));
    Thread.ofPlatform().daemon().start(() -> System.getLogger(Main.class.getName()));
    Thread.ofPlatform().name("yomikiri-fonts").daemon().start(Theme::prepare);
    try {
      Application.launch(YomikiriApp.class, args);
    } catch (UnsupportedOperationException displayRefused) {
      leave(NO_DISPLAY);
    }
  }

  private static void leave(String why) {
    System.err.println(why);
    System.exit(1);
  }

  /** Where the app may keep its files. */
  private static Stream<String> places() {
    return Stream.concat(
        Stream.of(System.getProperty("user.home", "")),
        Stream.of("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
            .map(name -> System.getenv().getOrDefault(name, "")));
  }

  /** A name with letters that Java could not read, as in the locale "C"; no file has such. */
  static Optional<String> unreadable(List<String> names) {
    return names.stream().filter(name -> name.indexOf(NO_LETTER) >= 0).findFirst();
  }

  /** Whether a window can be opened; in doubt only on Linux, which takes X or Wayland. */
  static boolean hasDisplay(Properties properties, Map<String, String> environment) {
    String system = properties.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    boolean headless = "Headless".equalsIgnoreCase(properties.getProperty("glass.platform", ""));
    return headless
        || !system.contains("linux")
        || !environment.getOrDefault("DISPLAY", "").isEmpty()
        || !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
  }
}
