package yomikiri.app.text;

import java.util.Collection;
import java.util.Optional;

/** The fault of a field, at {@code column} of its text from 1; 0 where that is not known. */
public record FieldFault(Field<?> field, Phrase words, int column) {
  /** The first field that does not hold what it takes. */
  public static Optional<FieldFault> first(Collection<? extends Field<?>> fields) {
    return fields.stream().map(Field::wrong).flatMap(Optional::stream).findFirst();
  }
}
