package yomikiri.app.training.kept;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.training.kept.TrainingCard.Doing;
import yomikiri.engine.learn.train.Training;

/** A training on the list. */
public final class TrainingItem {
  private final ReadOnlyObjectWrapper<TrainingCard> card;
  private @Nullable Training<?> training;
  private Order order = Order.STOP;

  /** What was asked of it last. */
  enum Order {
    GO_ON,
    PAUSE,
    STOP,
    DELETE
  }

  TrainingItem(Entry entry) {
    card = new ReadOnlyObjectWrapper<>(TrainingCard.unread(entry));
  }

  public ReadOnlyObjectProperty<TrainingCard> card() {
    return card.getReadOnlyProperty();
  }

  void show(TrainingCard now) {
    card.set(now);
  }

  /** Shows what its folder holds. */
  void show(Trainer.Read read) {
    TrainingCard now =
        card.get()
            .with(read.last().isFinished() ? Doing.FINISHED : Doing.STOPPED)
            .with(read.plan())
            .with(read.last());
    card.set(
        read.board()
            .map(board -> now.seen(new TrainingCard.Sight(board, read.checkpoints())))
            .orElse(now));
  }

  Entry entry() {
    return card.get().entry();
  }

  /** The training at work, if it is. */
  Optional<Training<?>> training() {
    return Optional.ofNullable(training);
  }

  void training(@Nullable Training<?> now) {
    training = now;
  }

  Order order() {
    return order;
  }

  void order(Order now) {
    order = now;
  }

  /** Whether its folder is in use. */
  boolean isActive() {
    return training != null || card.get().doing() == Doing.STARTING;
  }
}
