package yomikiri.app.board.mattix;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.app.board.Lattice;
import yomikiri.app.board.PieceSet;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.mattix.MattixPosition;
import yomikiri.engine.think.GameKit;

/** The cross and the number tiles of a Mattix set. */
final class MattixPieces implements PieceSet {
  private static final int EMPTY = 0;
  private static final int CROSS = 1;
  private static final int TILES = 2; // where they begin

  private final int size;
  private final List<Integer> values;

  MattixPieces(GameKit<?> kit) {
    MattixPosition full = MattixPresenter.mattix(kit.game().newPosition(0));
    size = full.size();
    values =
        IntStream.range(0, size * size)
            .filter(full::hasTile)
            .map(full::tile)
            .distinct()
            .sorted()
            .boxed()
            .toList();
  }

  @Override
  public Lattice lattice() {
    return new SquareLattice(size, size);
  }

  @Override
  public List<Piece> pieces() {
    List<Piece> pieces = new ArrayList<>();
    pieces.add(new Piece("", Phrase.of("spoken.empty")));
    pieces.add(new Piece("×", Phrase.of("mattix.spoken.cross"), OptionalInt.of(EMPTY)));
    for (int value : values) {
      pieces.add(
          new Piece(Figures.plain(value), Phrase.of("mattix.piece.tile", Figures.plain(value))));
    }
    return pieces;
  }

  @Override
  public List<Entry> entries() {
    return IntStream.range(0, 2)
        .<Entry>mapToObj(
            seat -> new Entry.Amount(Phrase.of("arrange.points", Phrase.of("mattix.seat." + seat))))
        .toList();
  }

  @Override
  public Contents of(Position position) {
    MattixPosition mattix = MattixPresenter.mattix(position);
    List<Integer> pieces =
        IntStream.range(0, size * size)
            .mapToObj(
                cell ->
                    cell == mattix.cross()
                        ? CROSS
                        : mattix.hasTile(cell) ? TILES + values.indexOf(mattix.tile(cell)) : EMPTY)
            .toList();
    return new Contents(
        pieces, List.of(Figures.plain(mattix.score(0)), Figures.plain(mattix.score(1))));
  }

  @Override
  public String text(Contents contents, int seat) {
    List<Integer> pieces = contents.pieces();
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < pieces.size(); cell++) {
      text.append(cell == 0 ? "" : cell % size == 0 ? "/" : ",").append(word(pieces.get(cell)));
    }
    return text.append(seat == 0 ? " r " : " c ")
        .append(String.join(":", contents.entries()))
        .toString();
  }

  private String word(int piece) {
    return switch (piece) {
      case EMPTY -> ".";
      case CROSS -> "x";
      default -> Integer.toString(values.get(piece - TILES));
    };
  }
}
