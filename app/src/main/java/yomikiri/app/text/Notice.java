package yomikiri.app.text;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import yomikiri.app.text.Phrase.Several;

/**
 * A sentence shown in passing, wherever people are in the app.
 *
 * @param undo takes back what it reports; empty where nothing does
 * @param offer what can be done now; empty for nothing
 */
public record Notice(boolean warning, Phrase text, Optional<Undo> undo, Optional<Offer> offer) {
  /** A notice that offers nothing new. */
  public Notice(boolean warning, Phrase text, Optional<Undo> undo) {
    this(warning, text, undo, Optional.empty());
  }

  /** The undo of a notice; only the last change of a {@code subject} can be undone. */
  public record Undo(Object subject, Runnable action) {}

  /** Something to be done as long as the notice is shown; {@code label} in a few words. */
  public record Offer(Phrase label, Runnable action) {}

  public static Notice of(Phrase text) {
    return new Notice(false, text, Optional.empty());
  }

  public static Notice warning(Phrase text) {
    return new Notice(true, text, Optional.empty());
  }

  /** One with something to be done. */
  public static Notice offering(Phrase text, Phrase label, Runnable action) {
    return new Notice(false, text, Optional.empty(), Optional.of(new Offer(label, action)));
  }

  /** This one below the lines of {@code shown}, none of them twice, if both are made of lines. */
  public Notice below(Notice shown) {
    if (text instanceof Several(List<Phrase> own, boolean ends)
        && shown.text() instanceof Several(List<Phrase> others, boolean end)
        && ends
        && end) {
      Set<Phrase> all = new LinkedHashSet<>(others);
      all.addAll(own);
      return new Notice(warning, Phrase.lines(all), undo, offer);
    }
    return this;
  }

  /** One of something that {@code action} undoes. */
  public static Notice undoable(Phrase text, Object subject, Runnable action) {
    return new Notice(false, text, Optional.of(new Undo(subject, action)));
  }
}
