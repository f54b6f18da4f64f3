package yomikiri.app.play.editor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.app.board.PieceSet;
import yomikiri.app.board.PieceSet.Contents;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.GameKit;

/** A position being set up by hand; {@code seat} is to move, 0 where all move at once. */
public record EditedPosition<P extends Position>(
    GameKit<P> kit, PieceSet pieces, Contents contents, int seat) {
  private static final int NOTHING = 0;

  /** Begins with what lies on the board in {@code position}. */
  public static <P extends Position> EditedPosition<P> of(
      GameKit<P> kit, PieceSet pieces, P position) {
    int seat = position instanceof TurnPosition turns ? turns.turn() : 0;
    return new EditedPosition<>(kit, pieces, pieces.of(position), seat);
  }

  /** By cell, the number of the piece that lies there. */
  List<Integer> cells() {
    return contents.pieces();
  }

  /** With a piece on a cell; the piece that lies there already is taken away. */
  public EditedPosition<P> put(int cell, int piece) {
    return lay(cell, holds(cell, piece) ? NOTHING : piece);
  }

  boolean holds(int cell, int piece) {
    return cells().get(cell) == piece;
  }

  /** Whether there is only one of a piece: it is moved rather than put again. */
  boolean isSingle(int piece) {
    return pieces.pieces().get(piece).wake().isPresent();
  }

  /** With a piece on a cell, unless something stands there for good. */
  EditedPosition<P> lay(int cell, int piece) {
    if (pieces.fixed(cell).isPresent() || holds(cell, piece)) {
      return this;
    }
    List<Integer> now = new ArrayList<>(cells());
    OptionalInt wake = pieces.pieces().get(piece).wake();
    int before = now.indexOf(piece);
    if (wake.isPresent() && before >= 0) {
      boolean isStep = pieces.lattice().neighbours(before).contains(cell);
      now.set(before, isStep ? wake.getAsInt() : NOTHING);
    }
    now.set(cell, piece);
    return with(new Contents(now, contents.entries()));
  }

  private EditedPosition<P> with(Contents now) {
    return new EditedPosition<>(kit, pieces, now, seat);
  }

  /** With nothing on the board. */
  public EditedPosition<P> cleared() {
    return with(new Contents(Collections.nCopies(cells().size(), NOTHING), contents.entries()));
  }

  /** With an entry filled in anew. */
  public EditedPosition<P> withEntry(int entry, String text) {
    List<String> now = new ArrayList<>(contents.entries());
    now.set(entry, text);
    return with(new Contents(cells(), now));
  }

  /** With the position from which every game begins, where there is one such. */
  public Optional<EditedPosition<P>> begun() {
    return kit.game().dealsAlike()
        ? Optional.of(of(kit, pieces, kit.game().newPosition(0)))
        : Optional.empty();
  }

  /**
   * With the position that {@code text} is.
   *
   * @throws NotationException naming the place of what is wrong
   */
  public EditedPosition<P> pasted(String text) throws NotationException {
    return of(kit, pieces, kit.game().notation().parsePosition(text.strip()));
  }

  /** Whether one seat of several is to move, and not all at once. */
  boolean hasMover() {
    return kit.game().kind().takesTurns();
  }

  /** With another seat to move. */
  public EditedPosition<P> withSeat(int mover) {
    return new EditedPosition<>(kit, pieces, contents, mover);
  }

  /** What the game makes of the pieces set up: a position, or a fault. */
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
      P position = kit.game().notation().parsePosition(pieces.text(contents, seat));
      return position.isOver() ? new Found.Over<>(position) : new Found.Playable<>(position);
    } catch (NotationException e) {
      return new Found.Wrong<>(e);
    }
  }
}
