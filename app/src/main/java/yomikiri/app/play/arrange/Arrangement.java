package yomikiri.app.play.arrange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import yomikiri.app.board.PieceBox;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.GameKit;

/**
 * A position being set up by hand.
 *
 * @param cells by cell, the number of the piece in {@code box}
 * @param seat to move
 */
public record Arrangement<P extends Position>(
    GameKit<P> kit, PieceBox box, List<Integer> cells, int seat) {
  public Arrangement {
    cells = List.copyOf(cells);
  }

  /** Begins with what lies on the board in {@code position}. */
  public static <P extends Position> Arrangement<P> of(GameKit<P> kit, PieceBox box, P position) {
    int seat = position instanceof TurnPosition turns ? turns.turn() : 0;
    return new Arrangement<>(kit, box, box.of(position), seat);
  }

  /** With a piece on a cell; the piece that lies there already is taken away. */
  public Arrangement<P> put(int cell, int piece) {
    List<Integer> now = new ArrayList<>(cells);
    now.set(cell, now.get(cell) == piece ? 0 : piece);
    return new Arrangement<>(kit, box, now, seat);
  }

  /** With nothing on the board. */
  public Arrangement<P> cleared() {
    return new Arrangement<>(kit, box, Collections.nCopies(cells.size(), 0), seat);
  }

  /** With the position from which every game begins, where there is one such. */
  public Optional<Arrangement<P>> begun() {
    return kit.game().dealsAlike()
        ? Optional.of(of(kit, box, kit.game().newPosition(0)))
        : Optional.empty();
  }

  /**
   * With the position that {@code text} is.
   *
   * @throws NotationException naming the place of what is wrong
   */
  public Arrangement<P> pasted(String text) throws NotationException {
    return of(kit, box, kit.game().notation().parsePosition(text.strip()));
  }

  /** With another seat to move. */
  public Arrangement<P> withSeat(int mover) {
    return new Arrangement<>(kit, box, cells, mover);
  }

  /** What has been set up. */
  public sealed interface Found<P extends Position> {
    /** A position to play from. */
    record Playable<P extends Position>(P position) implements Found<P> {}

    /** A position in which the game is over. */
    record Over<P extends Position>(P position) implements Found<P> {}

    /** No position of the game. */
    record Wrong<P extends Position>(NotationException why) implements Found<P> {}
  }

  /** Asks the game what it holds of what has been set up. */
  public Found<P> found() {
    try {
      P position = kit.game().notation().parsePosition(box.text(cells, seat));
      return position.isOver() ? new Found.Over<>(position) : new Found.Playable<>(position);
    } catch (NotationException e) {
      return new Found.Wrong<>(e);
    }
  }
}
