package yomikiri.app.jobs;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Fault;

/** Something kept, as long as it stands on the list. */
public final class Job<C extends Card<C>> {
  private final ReadOnlyObjectWrapper<C> snapshot;
  private @Nullable JobRun<C> run;
  private boolean isActive;
  private Order order = Order.GO_ON;
  private Optional<Fault> fault = Optional.empty();

  /** What was asked of it last. */
  enum Order {
    GO_ON,
    PAUSE,
    STOP,
    /** Stop, be deleted, then leave the list; nothing else is heeded any more. */
    DELETE
  }

  Job(C unread) {
    snapshot = new ReadOnlyObjectWrapper<>(unread);
  }

  public ReadOnlyObjectProperty<C> snapshot() {
    return snapshot.getReadOnlyProperty();
  }

  void show(C now) {
    snapshot.set(now);
  }

  void show(JobState now) {
    show(snapshot.get().with(now));
  }

  public JobEntry entry() {
    return snapshot.get().entry();
  }

  /** The work on it; empty when its folder is closed. */
  Optional<JobRun<C>> run() {
    return Optional.ofNullable(run);
  }

  void job(@Nullable JobRun<C> now) {
    run = now;
  }

  Order order() {
    return order;
  }

  void order(Order now) {
    order = now;
  }

  /** Notes what could not be seen; whether that is news. */
  boolean isNewFault(Optional<Fault> now) {
    boolean isNew = now.isPresent() && !now.equals(fault);
    fault = now;
    return isNew;
  }

  /** Whether it is being opened or open. */
  boolean isActive() {
    return isActive;
  }

  void active(boolean now) {
    isActive = now;
  }

  /** Whether it is worked at, or will be when it is open. */
  public boolean isWorking() {
    return isActive && order == Order.GO_ON && snapshot.get().state() != JobState.ENDING;
  }
}
