package yomikiri.app.board;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Position;

/** What positions of a game are set up from by hand. */
public interface PieceBox {
  Lattice lattice();

  /** All that may lie on a cell; the first is nothing. */
  List<Piece> pieces();

  /** By cell, the number of the piece that lies there. */
  List<Integer> of(Position position);

  /**
   * Writes what lies on the cells the way the game writes a position, whether or not it is one.
   *
   * @param pieces by cell
   * @param seat to move
   */
  String text(List<Integer> pieces, int seat);

  /** A picture of a piece by its number, anew each time; empty where its sign stands for it. */
  default Optional<Node> picture(int piece) {
    return Optional.empty();
  }

  /**
   * A piece.
   *
   * @param sign stands for it on a cell
   * @param name says it
   */
  record Piece(String sign, Phrase name) {}
}
