package yomikiri.app.store;

import java.util.Optional;
import yomikiri.app.text.Trouble;

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
  record CannotKeep(DataKind kind, Trouble trouble) implements OfKind {}

  /** What could not be kept for a while is kept now. */
  record KeepsAgain(DataKind kind) implements OfKind {}

  /** Something that is told once. */
  sealed interface InPassing extends OfKind {
    /** What can be copied for those who mend the app. */
    default Optional<String> details() {
      return switch (this) {
        case SetAside aside -> Optional.empty();
        case CannotRead(DataKind what, Trouble why) -> why.details();
        case CannotTidy(DataKind what, Trouble why) -> why.details();
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
  record CannotRead(DataKind kind, Trouble trouble) implements InPassing {}

  /** What was deleted or is left of earlier runs could not be cleared away. */
  record CannotTidy(DataKind kind, Trouble trouble) implements InPassing {}
}
