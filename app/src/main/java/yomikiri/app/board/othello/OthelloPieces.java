package yomikiri.app.board.othello;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import yomikiri.app.board.Lattice;
import yomikiri.app.board.PieceSet;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.text.Phrase;
import yomikiri.app.ui.Controls;
import yomikiri.engine.game.Position;

/** The pieces of Othello: black and white discs. */
record OthelloPieces(int size) implements PieceSet {
  private static final String LETTERS = "-XO";

  @Override
  public Lattice lattice() {
    return new SquareLattice(size, size);
  }

  @Override
  public List<Piece> pieces() {
    return List.of(
        new Piece("", Phrase.of("spoken.empty")),
        new Piece("", Phrase.of("othello.spoken.0")),
        new Piece("", Phrase.of("othello.spoken.1")));
  }

  @Override
  public Optional<Node> picture(int piece) {
    if (piece == 0) {
      return Optional.empty();
    }
    Region disc = Controls.styled(new Region(), "disc", piece == 1 ? "black" : "white");
    return Optional.of(disc);
  }

  @Override
  public Contents of(Position position) {
    return Contents.of(
        IntStream.range(0, size * size)
            .mapToObj(cell -> 1 + OthelloBoard.owner(OthelloPresenter.othello(position), cell))
            .toList());
  }

  @Override
  public String text(Contents contents, int seat) {
    StringBuilder text = new StringBuilder();
    contents.pieces().forEach(piece -> text.append(LETTERS.charAt(piece)));
    return text.append(seat == 0 ? " X" : " O").toString();
  }
}
