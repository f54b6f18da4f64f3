package yomikiri.app.lab.studies;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.study.run.StudyRun;

/** One study of the Lab, as long as it stands on the list. */
public final class StudyItem {
  private final ReadOnlyObjectWrapper<StudyCard> card;
  private @Nullable StudyRun<?> run;
  private Order order = Order.GO_ON;

  /** What was asked of a study last. */
  enum Order {
    GO_ON,
    PAUSE,
    STOP,
    /** Stop, then leave the list. */
    DELETE
  }

  StudyItem(Entry entry) {
    card = new ReadOnlyObjectWrapper<>(StudyCard.unread(entry));
  }

  public ReadOnlyObjectProperty<StudyCard> card() {
    return card.getReadOnlyProperty();
  }

  void show(StudyCard now) {
    card.set(now);
  }

  public Entry entry() {
    return card.get().entry();
  }

  /** The study being played; empty when its folder is closed. */
  public Optional<StudyRun<?>> run() {
    return Optional.ofNullable(run);
  }

  public void run(@Nullable StudyRun<?> now) {
    run = now;
  }

  Order order() {
    return order;
  }

  void order(Order now) {
    order = now;
  }

  /** Whether it is being opened or open. */
  boolean isActive() {
    return run != null || card.get().doing() == StudyCard.Doing.STARTING;
  }

  /** Whether it begins games, or will when it is open. */
  public boolean isPlaying() {
    return isActive() && order == Order.GO_ON && card.get().doing() != StudyCard.Doing.ENDING;
  }
}
