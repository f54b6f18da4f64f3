package yomikiri.app.board.othello;

import java.util.List;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.Pick;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.othello.OthelloPosition;

/** Maps the moves of Othello to cells, and describes moves and results in words. */
final class OthelloPresenter implements MovePresenter {
  private static final String PASS = "--";

  static OthelloPosition othello(Position position) {
    if (position instanceof OthelloPosition othello) {
      return othello;
    }
    throw new IllegalArgumentException("no Othello position");
  }

  @Override
  public List<Pick> picks(Position position, int seat, int move) {
    return move == othello(position).pass() ? List.of() : List.of(new Pick.Cell(move));
  }

  @Override
  public Phrase refusal(Position position, int seat, int cell, String name) {
    return Phrase.of(
        OthelloBoard.owner(othello(position), cell) < 0
            ? "othello.refusal.nothing"
            : "othello.refusal.taken",
        name);
  }

  @Override
  public Phrase ending(Position position) {
    OthelloPosition end = othello(position);
    if (end.empties() == 0) {
      return Phrase.of("othello.ending.full");
    }
    if (end.discs(0) == 0 || end.discs(1) == 0) {
      return Phrase.of("othello.ending.wiped-out");
    }
    return Phrase.of(
        end.score(0) == end.score(1) ? "othello.ending.drawn" : "othello.ending.no-moves");
  }

  @Override
  public String measure(Texts texts) {
    return texts.get("othello.measure");
  }

  @Override
  public String points(Texts texts, int points) {
    return texts.get("othello.discs", points);
  }

  @Override
  public String shown(Texts texts, String move) {
    return spoken(texts, move);
  }

  @Override
  public String spoken(Texts texts, String move) {
    return move.equals(PASS) ? texts.get("othello.spoken.pass") : move;
  }
}
