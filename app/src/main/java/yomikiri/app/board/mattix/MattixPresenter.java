package yomikiri.app.board.mattix;

import java.util.stream.IntStream;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.mattix.MattixPosition;

/** Describes the moves and results of Mattix in words. */
final class MattixPresenter implements MovePresenter {
  static MattixPosition mattix(Position position) {
    if (position instanceof MattixPosition mattix) {
      return mattix;
    }
    throw new IllegalArgumentException("no Mattix position");
  }

  @Override
  public Phrase refusal(Position position, int seat, int cell, String name) {
    MattixPosition mattix = mattix(position);
    if (cell == mattix.cross()) {
      return Phrase.of("mattix.refusal.cross", name);
    }
    if (!mattix.hasTile(cell)) {
      return Phrase.of("mattix.refusal.empty", name);
    }
    return seat == 0
        ? Phrase.of("mattix.refusal.row", name, row(mattix))
        : Phrase.of("mattix.refusal.column", name, column(mattix));
  }

  @Override
  public Phrase ending(Position position) {
    MattixPosition mattix = mattix(position);
    boolean empty = IntStream.range(0, mattix.size() * mattix.size()).noneMatch(mattix::hasTile);
    if (empty) {
      return Phrase.of("mattix.ending.all");
    }
    return mattix.turn() == 0
        ? Phrase.of("mattix.ending.row", row(mattix))
        : Phrase.of("mattix.ending.column", column(mattix));
  }

  private static int row(MattixPosition mattix) {
    return 1 + mattix.cross() / mattix.size();
  }

  private static String column(MattixPosition mattix) {
    return SquareLattice.columnName(mattix.cross() % mattix.size());
  }
}
