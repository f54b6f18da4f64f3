package yomikiri.app.lab;

import java.util.Optional;
import yomikiri.app.jobs.Entry;

/**
 * Where a study's title comes from: from its name, else from its preset, else from its game.
 *
 * @param name as it was typed; empty if none was
 * @param preset the one whose study it is, unchanged
 */
public record Naming(String name, Optional<Preset> preset) {
  public static final Naming NONE = new Naming("", Optional.empty());

  public Naming {
    name = name.strip();
  }

  static Naming of(Entry entry) {
    return new Naming(entry.name(), Preset.of(entry.preset()));
  }

  public static Naming of(Preset preset) {
    return new Naming("", Optional.of(preset));
  }
}
