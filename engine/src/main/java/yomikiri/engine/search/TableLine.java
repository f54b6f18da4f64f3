package yomikiri.engine.search;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;

/** Root moves with what a search by depth has found of them, and the lines that this rests on. */
record TableLine<P extends DuelPosition>(
    Game<P> game, Horizon<P> horizon, TranspositionTable table) {
  /**
   * A root move that was searched to a depth.
   *
   * @param value for who makes it, in units; at most that if it is not above {@code alpha}
   * @param solved whether the value rests on finished games alone
   */
  RankedMove ranked(P root, int move, int depth, int value, int alpha, boolean solved) {
    Bound bound = value > alpha ? Bound.EXACT : Bound.AT_MOST;
    boolean isCertain = solved || horizon.isForced(game, value, bound);
    RankedMove found = new RankedMove(move, horizon.verdict(value, bound, isCertain));
    return bound == Bound.EXACT ? found.withLine(line(root, move, depth, value)) : found;
  }

  /**
   * Whether going deeper changes nothing that is asked for: every move is proven, or else only the
   * best one is asked for and it wins where only that counts.
   *
   * @param best its value, in units
   */
  boolean isSettled(List<RankedMove> ranked, int best, boolean everyMove) {
    return ranked.stream().allMatch(move -> move.verdict().proven())
        || !everyMove && horizon.isForced(game, best, Bound.AT_LEAST);
  }

  /**
   * The moves that a value rests on, as far as the table still has them.
   *
   * @param value of the first move, for who makes it
   */
  private List<Integer> line(P root, int firstMove, int depth, int value) {
    List<Integer> line = new ArrayList<>(List.of(firstMove));
    P position = game.copyOf(root);
    position.play(firstMove);
    Moves legal = new Moves();
    while (line.size() < depth && !position.isOver()) {
      long known = table.probe(position.key());
      int toCome = value - horizon.units(position.margin(root.turn()));
      if (known == TranspositionTable.NONE
          || !isExactly(
              known, depth - line.size(), position.turn() == root.turn() ? toCome : -toCome)) {
        break;
      }
      int move = ValueEntry.moveOf(known);
      position.legalMoves(legal);
      if (!legal.contains(move)) {
        break;
      }
      line.add(move);
      position.play(move);
    }
    return line;
  }

  private static boolean isExactly(long known, int depth, int value) {
    int knownDepth = TranspositionTable.depthOf(known);
    return ValueEntry.boundOf(known) == Bound.EXACT
        && ValueEntry.valueOf(known) == value
        && (knownDepth == depth || knownDepth == TranspositionTable.SOLVED);
  }
}
