package yomikiri.app.store;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** All that is saved from run to run beside the games, as {@code lines} by key. */
public record AppSettings(Map<String, String> lines) {
  /** What holds on the first start. */
  public static final AppSettings USUAL =
      new AppSettings(
          Setting.ALL.stream().collect(Collectors.toMap(Setting::key, Setting::usualText)));

  public AppSettings {
    lines = new TreeMap<>(lines);
    lines.values().removeIf(String::isEmpty);
    lines = Map.copyOf(lines);
  }

  public <T> T get(Setting<T> setting) {
    String text = lines.get(setting.key());
    return text == null ? setting.usual() : setting.reads().apply(text);
  }

  public <T> AppSettings with(Setting<T> setting, T now) {
    return with(setting.key(), setting.writes().apply(now));
  }

  private AppSettings with(String key, String text) {
    Map<String, String> all = new TreeMap<>(lines);
    all.put(key, text);
    return new AppSettings(all);
  }

  /** The same with {@code text} read from a file, unless it is wrong. */
  <T> AppSettings read(Setting<T> setting, String text) {
    return with(setting, setting.reads().apply(text));
  }

  public WindowState window() {
    return new WindowState(
        get(Setting.WINDOW),
        get(Setting.MAXIMIZED),
        get(Setting.SCREEN),
        get(Setting.BOARD_MARGINS),
        get(Setting.BOARD_WINDOW));
  }

  public AppSettings with(WindowState now) {
    return with(Setting.WINDOW, now.area())
        .with(Setting.MAXIMIZED, now.maximized())
        .with(Setting.SCREEN, now.screen())
        .with(Setting.BOARD_MARGINS, now.margins())
        .with(Setting.BOARD_WINDOW, now.seenIn());
  }
}
