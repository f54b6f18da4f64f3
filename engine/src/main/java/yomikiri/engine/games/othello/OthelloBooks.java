package yomikiri.engine.games.othello;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import yomikiri.engine.games.othello.board.OthelloRootMove;
import yomikiri.engine.games.othello.search.OpeningBook;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Verdict;

/** What a player knows of a position without a search. */
final class OthelloBooks {
  private final Othello game;
  private final OpeningBook exact;

  /**
   * @param exact scores that are known for certain
   */
  OthelloBooks(Othello game, OpeningBook exact) {
    this.game = game;
    this.exact = exact;
  }

  /** The moves of a position, the best first, if the score of each is known; else none. */
  List<RankedMove> moves(OthelloPosition position) {
    List<RankedMove> ranked = new ArrayList<>();
    for (OthelloRootMove move : game.rootMoves(position)) {
      OptionalInt reply = exact.score(move.own(), move.other());
      if (reply.isEmpty()) {
        return List.of();
      }
      ranked.add(new RankedMove(move.move(), new Verdict.Points(-reply.getAsInt(), true)));
    }
    ranked.sort(Comparator.comparingInt(move -> -((Verdict.Points) move.verdict()).value()));
    return ranked;
  }

  /** The best play of both sides from a position on, beginning with {@code first}. */
  List<Integer> line(OthelloPosition from, RankedMove first) {
    List<Integer> line = new ArrayList<>(List.of(first.move()));
    OthelloPosition position = game.copyOf(from);
    position.play(first.move());
    for (var known = moves(position); !known.isEmpty(); known = moves(position)) {
      line.add(known.getFirst().move());
      position.play(known.getFirst().move());
    }
    return line;
  }
}
