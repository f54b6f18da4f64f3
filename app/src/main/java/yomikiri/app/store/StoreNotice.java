package yomikiri.app.store;

import java.util.Optional;
import yomikiri.app.text.Fault;

/** What the user is to be told about the files of the app. */
public sealed interface StoreNotice {
  /**
   * Saving is late, or no longer so: the disk does not answer.
   *
   * @param late whether it is
   */
  record Late(boolean late) implements StoreNotice {}

  /** What is told of things of one kind. */
  sealed interface OfKind extends StoreNotice {
    DataKind kind();
  }

  /** Nothing can be kept for the moment; the app tries again. */
  record CannotKeep(DataKind kind, Fault fault) implements OfKind {}

  /** What could not be kept for a while is kept now. */
  record KeepsAgain(DataKind kind) implements OfKind {}

  /** Something that is told once. */
  sealed interface InPassing extends OfKind {
    /** Why, if that is known. */
    default Optional<Fault> why() {
      return switch (this) {
        case SetAside aside -> Optional.empty();
        case CannotRead(DataKind what, Fault why) -> Optional.of(why);
        case CannotTidy(DataKind what, Fault why) -> Optional.of(why);
      };
    }
  }

  /**
   * A file was damaged and is set aside.
   *
   * @param name what it is called now
   */
  record SetAside(DataKind kind, String name) implements InPassing {}

  /** What is kept cannot be read. */
  record CannotRead(DataKind kind, Fault fault) implements InPassing {}

  /** What was deleted or is left of earlier runs could not be cleared away. */
  record CannotTidy(DataKind kind, Fault fault) implements InPassing {}
}
