package yomikiri.engine.teach;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Mistake;
import yomikiri.engine.think.Reason;

/**
 * Explains mistakes: searches what follows the move made and the better one, and asks the finders
 * what sets the two apart. It takes some milliseconds: not for the UI thread. Not thread-safe.
 */
public final class Explainer<P extends Position> {
  /** Reasons given for one mistake. */
  public static final int MOST = 2;

  private final LineSearch<P> lines;
  private final List<Reason.Finder<P>> finders;

  /** {@code kit} names the reasons of its game. */
  public Explainer(GameKit<P> kit) {
    this.lines = new LineSearch<>(kit);
    GeneralReasons<P> general = new GeneralReasons<>(lines);
    this.finders =
        Stream.of(general.decisive(), kit.teaching().reasons(), general.other())
            .flatMap(List::stream)
            .toList();
  }

  /** The reasons of a mistake, at most {@link #MOST}, the most telling first; maybe none. */
  public List<Reason> explain(Mistake<P> mistake) {
    return reasons(lines.contrast(mistake)).limit(MOST).toList();
  }

  /** All reasons that hold, the most telling first; each is looked for when it is asked for. */
  Stream<Reason> reasons(Contrast<P> contrast) {
    return finders.stream().map(finder -> finder.find(contrast)).flatMap(Optional::stream);
  }
}
