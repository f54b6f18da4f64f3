package yomikiri.app.lab;

import java.util.Optional;
import yomikiri.app.jobs.Card;
import yomikiri.app.jobs.JobEntry;
import yomikiri.app.jobs.JobState;
import yomikiri.app.text.Fault;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.run.RunProgress;

/**
 * A study at one moment.
 *
 * @param progress empty until it is known
 */
public record StudyCard(
    JobEntry entry, JobState state, Optional<RunProgress> progress, Optional<Fault> fault)
    implements Card<StudyCard> {
  static StudyCard unread(JobEntry entry) {
    return new StudyCard(entry, JobState.UNREAD, Optional.empty(), Optional.empty());
  }

  public Optional<Findings> findings() {
    return progress.map(RunProgress::findings);
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
    return is(RunProgress.State.PAUSED);
  }

  @Override
  public boolean isFinished() {
    return is(RunProgress.State.FINISHED);
  }

  private boolean is(RunProgress.State state) {
    return progress.filter(p -> p.state() == state).isPresent();
  }

  @Override
  public StudyCard with(JobEntry now) {
    return new StudyCard(now, state, progress, fault);
  }

  @Override
  public StudyCard with(JobState now, Optional<Fault> why) {
    return new StudyCard(entry, now, progress, why);
  }

  StudyCard with(RunProgress now) {
    return new StudyCard(entry, state, Optional.of(now), fault);
  }
}
