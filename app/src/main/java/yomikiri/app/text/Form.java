package yomikiri.app.text;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/** Shows the fault of a form: one at a time, until something changes. */
public final class Form {
  private final ReadOnlyObjectWrapper<Optional<FieldFault>> fault =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** Takes the fault away on every change of one of {@code fields}. */
  public void watch(ObservableValue<?>... fields) {
    for (ObservableValue<?> each : fields) {
      each.addListener((value, before, now) -> clear());
    }
  }

  /** Takes the fault away. */
  public void clear() {
    fault.get().ifPresent(before -> before.field().show(Optional.empty()));
    fault.set(Optional.empty());
  }

  /**
   * Shows what is wrong at its field.
   *
   * @return whether nothing is
   */
  public boolean accepts(Optional<FieldFault> wrong) {
    clear();
    fault.set(wrong);
    wrong.ifPresent(now -> now.field().show(wrong));
    return wrong.isEmpty();
  }

  /** Shows what turned out to be wrong. */
  public void show(FieldFault wrong) {
    accepts(Optional.of(wrong));
  }

  public ReadOnlyObjectProperty<Optional<FieldFault>> fault() {
    return fault.getReadOnlyProperty();
  }
}
