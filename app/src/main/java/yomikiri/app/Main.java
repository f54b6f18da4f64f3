package yomikiri.app;

import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import javafx.application.Application;
import yomikiri.app.look.Look;

/** Starts the app, or says in one line why it cannot. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    if (!hasDisplay(System.getProperties(), System.getenv())) {
      leave();
    }
    Thread.ofPlatform().daemon().start(() -> System.getLogger(Main.class.getName()));
    Thread.ofPlatform().name("yomikiri-fonts").daemon().start(Look::prepare);
    try {
      Application.launch(YomikiriApp.class, args);
    } catch (UnsupportedOperationException displayRefused) {
      leave();
    }
  }

  private static void leave() {
    System.err.println(
        "Yomikiri needs a display to open its window, and there is none;"
            + " `yomikiri play` plays in the terminal.");
    System.exit(1);
  }

  /**
   * Whether a window can be opened. Only on Linux is that in doubt: it takes an X or Wayland
   * display.
   */
  static boolean hasDisplay(Properties properties, Map<String, String> environment) {
    String system = properties.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    boolean headless = "Headless".equalsIgnoreCase(properties.getProperty("glass.platform", ""));
    return headless
        || !system.contains("linux")
        || !environment.getOrDefault("DISPLAY", "").isEmpty()
        || !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
  }
}
