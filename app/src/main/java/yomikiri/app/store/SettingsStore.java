package yomikiri.app.store;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import yomikiri.app.concurrent.WorkerThread;

/**
 * Stores the settings. Only changes of this copy of the app are written, so that two copies share
 * one file, and lines of other versions stay.
 */
public final class SettingsStore {
  private final FileStore files;
  private final Path file;
  private Map<String, String> known = Map.of();
  private Map<String, String> foreign = Map.of(); // lines of other versions
  private AppSettings now = AppSettings.USUAL;

  SettingsStore(FileStore files) {
    this.files = files;
    this.file = files.file("settings.properties");
  }

  /** What was kept; to be called once, before anything is saved, where files may be touched. */
  public AppSettings load() {
    SettingsText.Read read = SettingsText.Read.NOTHING;
    try {
      Optional<String> text = files.read(file);
      if (text.isPresent()) {
        read =
            SettingsText.lines(text.get())
                .map(SettingsText::read)
                .orElse(SettingsText.Read.DAMAGED);
      }
    } catch (CharacterCodingException e) {
      read = SettingsText.Read.DAMAGED;
    } catch (IOException e) {
      files.unreadable(file, e);
    }
    now = read.settings();
    foreign = read.foreign();
    if (!read.isWhole()) {
      files.damaged(file);
      save(now);
    } else {
      known = new TreeMap<>(now.lines());
      known.putAll(read.lines()); // as they stand, maybe in a form that is written no longer
    }
    return now;
  }

  /** The settings as they were read or saved last. */
  public AppSettings now() {
    return now;
  }

  /** Saves what {@code change} makes of them. */
  public void change(UnaryOperator<AppSettings> change) {
    save(change.apply(now));
  }

  /** Saves them. */
  public void save(AppSettings settings) {
    now = settings;
    Map<String, String> lines = settings.lines();
    files.keep("settings", () -> write(lines));
  }

  @WorkerThread
  private void write(Map<String, String> lines) throws IOException {
    Map<String, String> all = new TreeMap<>(onDisk());
    Map<String, String> changed = new TreeMap<>(lines);
    changed.entrySet().removeAll(known.entrySet());
    if (all.isEmpty()) {
      all.putAll(foreign);
      all.putAll(lines);
    } else if (changed.isEmpty()) {
      return;
    }
    all.putAll(changed);
    files.write(file, SettingsText.text(all));
    known = lines;
  }

  /** The lines that stand in the file now, maybe those of another copy of the app. */
  @WorkerThread
  private Map<String, String> onDisk() throws IOException {
    Optional<Map<String, String>> lines;
    try {
      Optional<String> text = files.isUnreadable(file) ? Optional.empty() : files.read(file);
      lines = text.isEmpty() ? Optional.of(Map.of()) : SettingsText.lines(text.get());
    } catch (CharacterCodingException e) {
      lines = Optional.empty();
    }
    if (lines.isEmpty()) {
      files.damaged(file);
    }
    return lines.orElse(Map.of());
  }

  @WorkerThread
  void tidy() {
    files.tidy();
  }
}
