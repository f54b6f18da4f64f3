package yomikiri.app.text;

import java.util.Optional;

/**
 * A sentence shown in passing, wherever people are in the app.
 *
 * @param undo takes back what it reports; empty where nothing does
 */
public record Notice(boolean warning, Phrase text, Optional<Undo> undo) {
  /**
   * Takes something back.
   *
   * @param subject what was changed: of that only the last change can be undone
   */
  public record Undo(Object subject, Runnable action) {}

  public static Notice of(Phrase text) {
    return new Notice(false, text, Optional.empty());
  }

  public static Notice warning(Phrase text) {
    return new Notice(true, text, Optional.empty());
  }

  /** One of something that {@code action} undoes. */
  public static Notice undoable(Phrase text, Object subject, Runnable action) {
    return new Notice(false, text, Optional.of(new Undo(subject, action)));
  }
}
