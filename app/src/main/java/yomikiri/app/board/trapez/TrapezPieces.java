package yomikiri.app.board.trapez;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Node;
import yomikiri.app.board.Lattice;
import yomikiri.app.board.PieceSet;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.trapez.HexBoard;

/** The pieces of Trapez: the tile in its six directions. */
final class TrapezPieces implements PieceSet {
  @Override
  public Lattice lattice() {
    return TrapezBoard.LATTICE;
  }

  @Override
  public List<Piece> pieces() {
    List<Piece> pieces = new ArrayList<>();
    pieces.add(new Piece("", Phrase.of("spoken.empty")));
    for (int tile = 1; tile <= HexBoard.DIRECTIONS; tile++) {
      pieces.add(new Piece(Integer.toString(tile), Phrase.of("trapez.tile." + tile)));
    }
    return pieces;
  }

  @Override
  public Optional<Node> picture(int piece) {
    return piece == 0 ? Optional.empty() : Optional.of(TileSign.of(piece));
  }

  @Override
  public Contents of(Position position) {
    return Contents.of(
        IntStream.range(0, HexBoard.CELLS)
            .mapToObj(TrapezPresenter.trapez(position)::tile)
            .toList());
  }

  @Override
  public String text(Contents contents, int seat) {
    List<Integer> pieces = contents.pieces();
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < HexBoard.CELLS; cell++) {
      text.append(cell > 0 && HexBoard.column(cell) == 0 ? "/" : "")
          .append(pieces.get(cell) == 0 ? "." : pieces.get(cell).toString());
    }
    return text.append(seat == 0 ? " l" : " d").toString();
  }
}
