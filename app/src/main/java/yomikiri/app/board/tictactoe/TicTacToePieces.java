package yomikiri.app.board.tictactoe;

import java.util.List;
import java.util.stream.IntStream;
import yomikiri.app.board.Lattice;
import yomikiri.app.board.PieceSet;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tictactoe.TicTacToePosition;

/** The pieces of tic-tac-toe: crosses and rings. */
final class TicTacToePieces implements PieceSet {
  private static final int SIDE = 3;
  private static final String LETTERS = ".xo";

  @Override
  public Lattice lattice() {
    return new SquareLattice(SIDE, SIDE);
  }

  @Override
  public List<Piece> pieces() {
    return List.of(
        new Piece("", Phrase.of("spoken.empty")),
        new Piece("×", Phrase.of("tictactoe.spoken.0")),
        new Piece("○", Phrase.of("tictactoe.spoken.1")));
  }

  @Override
  public Contents of(Position position) {
    TicTacToePosition game = TicTacToePresenter.ticTacToe(position);
    return Contents.of(
        IntStream.range(0, SIDE * SIDE)
            .mapToObj(cell -> (game.cells(0) >> cell & 1) + 2 * (game.cells(1) >> cell & 1))
            .toList());
  }

  @Override
  public String text(Contents contents, int seat) {
    List<Integer> pieces = contents.pieces();
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < pieces.size(); cell++) {
      text.append(cell == 0 || cell % SIDE > 0 ? "" : "/").append(LETTERS.charAt(pieces.get(cell)));
    }
    return text.append(seat == 0 ? " x" : " o").toString();
  }
}
