package yomikiri.app.tree;

import java.util.OptionalInt;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/**
 * A position whose search can be shown.
 *
 * @param position not to be changed
 * @param mover the seat that would think; empty when the game is over
 */
public record TreeSubject<P extends Position>(GameKit<P> kit, P position, OptionalInt mover) {
  /** The position that a board shows. */
  public static <P extends Position> TreeSubject<P> of(BoardSnapshot<P> board) {
    return new TreeSubject<>(board.kit(), board.position(), board.mover());
  }

  /** Whether both are the same position of the same game. */
  boolean isSameAs(TreeSubject<?> other) {
    return kit.equals(other.kit)
        && mover.equals(other.mover)
        && (position.equals(other.position) || text().equals(other.text()));
  }

  /** The position as a line of text. */
  String text() {
    return kit.game().notation().positionText(position);
  }
}
