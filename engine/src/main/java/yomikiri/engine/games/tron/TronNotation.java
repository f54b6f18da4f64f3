package yomikiri.engine.games.tron;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;

/**
 * Tron as text. A move is {@code U}, {@code D}, {@code L} or {@code R}. A position is the rows from
 * the top joined by {@code /}: {@code .} free, {@code a} to {@code d} the trails of the seats,
 * {@code A} to {@code D} their heads; then the seat to move from {@code 1} on, {@code -} where all
 * move at once; then the seats that are out, in the order they went, {@code =} between those that
 * went at once, {@code -} for none: {@code aA../..bB 1 -}.
 */
final class TronNotation<P extends TronPosition & Position> implements Notation<P> {
  private static final String MOVES = "UDLR";

  private final Arena arena;
  private final TronPosition.Kind<P> kind;

  TronNotation(Arena arena, TronPosition.Kind<P> kind) {
    this.arena = arena;
    this.kind = kind;
  }

  @Override
  public String moveText(int move) {
    return MOVES.substring(move, move + 1);
  }

  @Override
  public int readMove(String text) throws NotationException {
    int move = text.length() == 1 ? MOVES.indexOf(text.toUpperCase(Locale.ROOT)) : -1;
    if (move < 0) {
      throw new NotationException(1, 1, "tron.move", FoundToken.shortened(text));
    }
    return move;
  }

  @Override
  public String positionText(P position) {
    return rows(position, "/")
        + " "
        + (position.isJoint() ? "-" : Integer.toString(position.turn() + 1))
        + " "
        + exits(position);
  }

  /** The rows, each cell two characters wide, so that the arena keeps its shape. */
  @Override
  public String diagram(P position) {
    return rows(position, "\n").replaceAll("(?m)(.)(?!$)", "$1 ");
  }

  private static String rows(TronPosition position, String between) {
    Arena arena = position.arena();
    StringBuilder text = new StringBuilder();
    for (int index = 0; index < arena.size(); index++) {
      text.append(index > 0 && index % arena.width() == 0 ? between : "");
      text.append(letter(position, arena.cell(index)));
    }
    return text.toString();
  }

  private static char letter(TronPosition position, int cell) {
    for (int seat = 0; seat < position.players(); seat++) {
      if (GridCellSet.isIn(position.trail(seat), cell)) {
        return (char) ((position.head(seat) == cell ? 'A' : 'a') + seat);
      }
    }
    return '.';
  }

  private static String exits(TronPosition position) {
    List<String> exits = new ArrayList<>();
    for (int exit = 1; exit <= position.players(); exit++) {
      List<String> together = new ArrayList<>();
      for (int seat = 0; seat < position.players(); seat++) {
        if (position.exit(seat) == exit) {
          together.add(Integer.toString(seat + 1));
        }
      }
      exits.add(String.join("=", together));
    }
    String text = String.join("", exits);
    return text.isEmpty() ? "-" : text;
  }

  @Override
  public P readPosition(String text) throws NotationException {
    P position = kind.empty(arena);
    new TronScanner(text, arena, position).read();
    return position;
  }
}
