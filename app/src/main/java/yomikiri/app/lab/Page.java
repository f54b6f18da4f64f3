package yomikiri.app.lab;

import yomikiri.app.jobs.Item;

/** What the Lab shows beside its list. */
public sealed interface Page {
  /** What the Lab is for, and the presets. */
  record Start() implements Page {}

  /** A study being made. */
  record Making() implements Page {}

  record OfPreset(Preset preset) implements Page {}

  record OfStudy(Item<StudyCard> item) implements Page {}
}
