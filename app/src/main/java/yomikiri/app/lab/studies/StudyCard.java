package yomikiri.app.lab.studies;

import java.util.Optional;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.run.Progress;

/**
 * A study at one moment.
 *
 * @param progress empty until it is known
 * @param fault what ended it before its time, or keeps it from being read
 */
public record StudyCard(
    Entry entry, Doing doing, Optional<Progress> progress, Optional<LabFault> fault) {
  /** What a study is doing. */
  public enum Doing {
    /** It is not known yet. */
    UNREAD,
    /** It is being opened. */
    STARTING,
    PLAYING,
    /** Begins no more games; those being played are played out. */
    ENDING,
    PAUSED,
    STOPPED,
    FINISHED
  }

  static StudyCard unread(Entry entry) {
    return new StudyCard(entry, Doing.UNREAD, Optional.empty(), Optional.empty());
  }

  public Optional<Findings> findings() {
    return progress.map(Progress::findings);
  }

  public Optional<Study> study() {
    return findings().map(Findings::study);
  }

  /** From 0 to 1. */
  public double done() {
    return progress
        .filter(p -> p.planned() > 0)
        .map(p -> (double) p.done() / p.planned())
        .orElse(0.0);
  }

  StudyCard with(Entry now) {
    return new StudyCard(now, doing, progress, fault);
  }

  StudyCard with(Doing now) {
    return new StudyCard(entry, now, progress, Optional.empty());
  }

  StudyCard with(Doing now, Progress known) {
    return new StudyCard(entry, now, Optional.of(known), Optional.empty());
  }

  StudyCard failed(LabFault why) {
    return new StudyCard(entry, Doing.STOPPED, progress, Optional.of(why));
  }

  /** A study read from its folder, where nobody plays it here. */
  StudyCard read(Findings findings) {
    Progress.State state = findings.isDone() ? Progress.State.FINISHED : Progress.State.STOPPED;
    return with(
        findings.isDone() ? Doing.FINISHED : Doing.STOPPED,
        new Progress(state, findings.games(), findings.planned(), 0, findings));
  }
}
