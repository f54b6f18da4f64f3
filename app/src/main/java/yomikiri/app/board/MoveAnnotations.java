package yomikiri.app.board;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;

/**
 * What a cell shows of the move that it stands for.
 *
 * @param display null where nothing is known
 * @param hint whether it is the move pointed at
 * @param mistake whether it was made here and gave something away
 * @param ahead what is said of each turn or piece that would come next
 */
public record MoveAnnotations(
    @Nullable VerdictDisplay display, boolean hint, boolean mistake, List<String> ahead) {
  public MoveAnnotations {
    ahead = List.copyOf(ahead);
  }

  /** What a screen reader says of them, a part each. */
  public List<String> spoken(Texts texts) {
    List<String> parts = new ArrayList<>();
    if (display != null) {
      parts.add(display.spoken());
    }
    if (hint) {
      parts.add(texts.get("spoken.hint"));
    }
    if (mistake) {
      parts.add(texts.get("spoken.mistake"));
    }
    parts.addAll(ahead);
    return parts;
  }
}
