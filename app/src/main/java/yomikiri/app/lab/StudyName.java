package yomikiri.app.lab;

import java.util.Optional;
import yomikiri.app.jobs.JobSnapshot.JobEntry;

/**
 * The title of a study: its name, else its preset's, else its game's.
 *
 * @param name as it was typed; empty if none was
 * @param preset the one whose study it is, unchanged
 */
public record StudyName(String name, Optional<Preset> preset) {
  public static final StudyName NONE = new StudyName("", Optional.empty());

  public StudyName {
    name = name.strip();
  }

  static StudyName of(JobEntry entry) {
    return new StudyName(entry.name(), Preset.of(entry.preset()));
  }

  public static StudyName of(Preset preset) {
    return new StudyName("", Optional.of(preset));
  }
}
