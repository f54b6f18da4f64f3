package yomikiri.app.jobs;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.jobs.JobSnapshot.JobEntry;
import yomikiri.app.jobs.JobSnapshot.JobState;
import yomikiri.app.text.Fault;

/** A job in a {@link JobList}, which alone changes it. */
@UiThread
public final class Job<D> {
  private final ReadOnlyObjectWrapper<JobSnapshot<D>> snapshot;
  private final JobType<D> type;
  private Optional<Fault> missing = Optional.empty();

  /** The work; null while the folder is closed. */
  @Nullable JobRun<D> run;

  /** Whether it is being opened or open. */
  boolean isActive;

  Order order = Order.RUN;

  /** What was asked of it last. */
  enum Order {
    RUN,
    PAUSE,
    STOP,
    /** Stop, be deleted, then leave the list; later orders are ignored. */
    DELETE
  }

  Job(JobType<D> type, JobEntry entry) {
    this.type = type;
    snapshot = new ReadOnlyObjectWrapper<>(JobSnapshot.unread(entry));
  }

  public ReadOnlyObjectProperty<JobSnapshot<D>> snapshot() {
    return snapshot.getReadOnlyProperty();
  }

  void show(JobEntry now) {
    snapshot.set(snapshot.get().with(now));
  }

  void show(JobState now) {
    snapshot.set(snapshot.get().with(now, Optional.empty()));
  }

  private JobSnapshot<D> with(D details) {
    JobSnapshot<D> before = snapshot.get();
    D now = before.details().map(known -> type.after(known, details)).orElse(details);
    return before.with(now, type.done(now));
  }

  /** Work is on; returns what {@link #watch} does. */
  Optional<Fault> began(JobRun<D> now, D first) {
    isActive = true;
    run = now;
    return watch(first);
  }

  /** Work has ended; returns what {@link #rest} does. */
  boolean ended(Optional<D> last, Optional<Fault> fault) {
    isActive = false;
    run = null;
    return rest(last, fault);
  }

  /** Shows details of the work; returns why some are missing, once until that changes. */
  Optional<Fault> watch(D details) {
    JobState ofRun = type.state(details);
    JobState state =
        switch (order) {
          case RUN -> ofRun == JobState.FINISHED ? JobState.ENDING : JobState.WORKING;
          case PAUSE -> ofRun == JobState.PAUSED ? JobState.PAUSED : JobState.ENDING;
          case STOP, DELETE -> JobState.ENDING;
        };
    snapshot.set(with(details).with(state, Optional.empty()));
    Optional<Fault> before = missing;
    missing = type.missing(details);
    return missing.filter(now -> !before.equals(Optional.of(now)));
  }

  /** Shows what there is while no work is on; returns whether all of it is done. */
  boolean rest(Optional<D> last, Optional<Fault> fault) {
    if (isActive) {
      return false;
    }
    JobSnapshot<D> now = last.map(this::with).orElseGet(snapshot::get);
    boolean isFinished = last.filter(d -> type.state(d) == JobState.FINISHED).isPresent();
    boolean isWell = isFinished && fault.isEmpty();
    snapshot.set(now.with(isWell ? JobState.FINISHED : JobState.STOPPED, fault));
    return isFinished;
  }

  public JobEntry entry() {
    return snapshot.get().entry();
  }

  boolean isDeleted() {
    return order == Order.DELETE;
  }

  /** Whether it runs, or will once it is open. */
  public boolean isWorking() {
    return isActive && order == Order.RUN && snapshot.get().state() != JobState.ENDING;
  }
}
