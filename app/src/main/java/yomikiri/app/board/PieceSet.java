package yomikiri.app.board;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.Node;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** The pieces from which people set up positions of a game. */
public interface PieceSet {
  Lattice lattice();

  /** All that may lie on a cell; the first is nothing. */
  List<Piece> pieces();

  /** What a position is made of besides its pieces and who is to move. */
  default List<Entry> entries() {
    return List.of();
  }

  /** What a position is made of. */
  Contents of(Position position);

  /** What was set up as the game writes a position; {@code seat} to move, 0 for all at once. */
  String text(Contents contents, int seat);

  /** What stands on a cell for good, so that nothing can be put there. */
  default Optional<Piece> fixed(int cell) {
    return Optional.empty();
  }

  /** A picture of a piece by its number, anew each time; empty where its sign stands for it. */
  default Optional<Node> picture(int piece) {
    return Optional.empty();
  }

  /** Paints the whole board, where it is one canvas; empty where each cell is a node. */
  default Optional<Painter> painter() {
    return Optional.empty();
  }

  /**
   * A piece.
   *
   * @param sign stands for it on a cell
   * @param name says it
   * @param wake of a piece that is only once on the board, the number of the piece that it leaves
   *     behind where it goes on to a neighbouring cell; farther off it leaves nothing
   */
  record Piece(String sign, Phrase name, OptionalInt wake) {
    /** A piece of which there may be several. */
    public Piece(String sign, Phrase name) {
      this(sign, name, OptionalInt.empty());
    }
  }

  /** Something else that a position is made of. */
  sealed interface Entry {
    /** What it is called. */
    Phrase name();

    /** A number, as it is typed. */
    record Amount(Phrase name) implements Entry {}

    /** Some of the seats in an order, as their numbers from 1 on, such as {@code 31}. */
    record Order(Phrase name) implements Entry {}
  }

  /** What has been set up: the piece on each cell by its number, and what has been filled in. */
  record Contents(List<Integer> pieces, List<String> entries) {
    public Contents {
      pieces = List.copyOf(pieces);
      entries = List.copyOf(entries);
    }

    /** Where a position is made of its pieces alone. */
    public static Contents of(List<Integer> pieces) {
      return new Contents(pieces, List.of());
    }
  }

  /** Paints a board on one canvas. */
  @FunctionalInterface
  interface Painter {
    /** Paints all cells; {@code pieces} are by cell. */
    void paint(Brush brush, List<Integer> pieces);
  }

  /** Has the pieces of a game, in whatever size {@code kit} has. */
  @FunctionalInterface
  interface Maker {
    PieceSet make(GameKit<?> kit);
  }
}
