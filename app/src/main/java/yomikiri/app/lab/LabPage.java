package yomikiri.app.lab;

import yomikiri.app.jobs.Job;
import yomikiri.engine.study.run.RunProgress;

/** The pages that the Lab shows beside its list. */
public sealed interface LabPage {
  /** What the Lab is for, and the presets. */
  record Start() implements LabPage {}

  /** A study being made. */
  record Making() implements LabPage {}

  record OfPreset(Preset preset) implements LabPage {}

  /** What searches give away, from the study that comes with the app. */
  record Regret() implements LabPage {}

  record OfStudy(Job<RunProgress> job) implements LabPage {}
}
