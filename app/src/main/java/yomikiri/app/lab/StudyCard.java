package yomikiri.app.lab;

import java.util.Optional;
import yomikiri.app.jobs.Card;
import yomikiri.app.jobs.Doing;
import yomikiri.app.jobs.Entry;
import yomikiri.app.text.Fault;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.run.Progress;

/**
 * A study at one moment.
 *
 * @param progress empty until it is known
 */
public record StudyCard(
    Entry entry, Doing doing, Optional<Progress> progress, Optional<Fault> fault)
    implements Card<StudyCard> {
  static StudyCard unread(Entry entry) {
    return new StudyCard(entry, Doing.UNREAD, Optional.empty(), Optional.empty());
  }

  public Optional<Findings> findings() {
    return progress.map(Progress::findings);
  }

  public Optional<Study> study() {
    return findings().map(Findings::study);
  }

  @Override
  public double done() {
    return progress
        .filter(p -> p.planned() > 0)
        .map(p -> (double) p.done() / p.planned())
        .orElse(0.0);
  }

  @Override
  public boolean isResting() {
    return is(Progress.State.PAUSED);
  }

  @Override
  public boolean isFinished() {
    return is(Progress.State.FINISHED);
  }

  private boolean is(Progress.State state) {
    return progress.filter(p -> p.state() == state).isPresent();
  }

  @Override
  public StudyCard with(Entry now) {
    return new StudyCard(now, doing, progress, fault);
  }

  @Override
  public StudyCard with(Doing now, Optional<Fault> why) {
    return new StudyCard(entry, now, progress, why);
  }

  StudyCard with(Progress now) {
    return new StudyCard(entry, doing, Optional.of(now), fault);
  }
}
