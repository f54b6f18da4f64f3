package yomikiri.app.store;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Reads and writes the settings as lines {@code key=value}, as {@link Properties} do. */
final class SettingsText {
  private SettingsText() {}

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
    boolean known = Setting.ALL.stream().anyMatch(one -> lines.containsKey(one.key()));
    boolean wellFormed = lines.keySet().stream().allMatch(Setting::isWord);
    return known && wellFormed ? Optional.of(lines) : Optional.empty();
  }

  /**
   * What was read.
   *
   * @param lines all that there are, those of other versions of the app too
   * @param isWhole whether every value could be understood
   */
  record Read(AppSettings settings, Map<String, String> lines, boolean isWhole) {
    static final Read NOTHING = new Read(AppSettings.USUAL, Map.of(), true);
    static final Read DAMAGED = new Read(AppSettings.USUAL, Map.of(), false);

    /** Those of other versions. */
    Map<String, String> foreign() {
      Map<String, String> foreign = new TreeMap<>(lines);
      Setting.ALL.forEach(one -> foreign.remove(one.key()));
      return foreign;
    }
  }

  /** What the lines say; a wrong value costs only itself. */
  static Read read(Map<String, String> lines) {
    AppSettings settings = AppSettings.USUAL;
    boolean isWhole = true;
    for (Setting<?> setting : Setting.ALL) {
      String value = lines.get(setting.key());
      if (value != null) {
        try {
          settings = settings.read(setting, value);
        } catch (IllegalArgumentException wrong) {
          isWhole = false;
        }
      }
    }
    return new Read(settings, lines, isWhole);
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
