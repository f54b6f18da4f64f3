package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Continuation;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Mistake;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.Verdict;

/**
 * Searches what follows a move, by the game's adviser and limited by nodes: the same answer
 * everywhere. Where all move at once it looks no further than the move.
 */
record LineSearch<P extends Position>(GameKit<P> kit) {
  private static final long NODES = 8_000;

  /** Both moves with what follows them. */
  Contrast<P> contrast(Mistake<P> mistake) {
    return new Contrast<>(
        mistake,
        continued(mistake, mistake.playedStep()),
        continued(mistake, mistake.betterStep()));
  }

  private Continuation<P> continued(Mistake<P> mistake, Step step) {
    Game<P> game = kit.game();
    P after = game.copyOf(mistake.before());
    step.advance(game, after);
    List<Step> line = new ArrayList<>(List.of(step));
    Optional<Verdict> verdict = Optional.empty();
    if (after.isOver()) {
      verdict = Optional.of(new Verdict.Points(after.lead(mistake.seat()), true));
    } else if (after instanceof TurnPosition turn) {
      Optional<RankedMove> best = search(after, turn.turn(), false).flatMap(SearchReport::best);
      best.ifPresent(move -> follow(after, move.line(), line));
      verdict = best.map(RankedMove::verdict);
      if (turn.turn() != mistake.seat()) {
        verdict = verdict.filter(known -> after instanceof DuelPosition).map(Verdict::turned);
      }
    }
    return new Continuation<>(after, line, verdict);
  }

  /** What a search reports of a position; {@code everyMove} if each needs its own value. */
  Optional<SearchReport> search(P position, int seat, boolean everyMove) {
    return SearchResult.of(
            kit.build(kit.adviser(), 0),
            kit.game(),
            kit.game().copyOf(position),
            seat,
            Budget.ofNodes(NODES),
            everyMove,
            Ticker.SYSTEM)
        .report();
  }

  /** Adds moves of a line as steps, as far as they are legal. */
  private void follow(P from, List<Integer> moves, List<Step> into) {
    P position = kit.game().copyOf(from);
    Moves legal = new Moves();
    for (int move : moves) {
      if (position.isOver() || !(position instanceof TurnPosition turn)) {
        return;
      }
      turn.legalMoves(legal);
      if (!legal.contains(move)) {
        return;
      }
      into.add(new Step.Single(turn.turn(), move));
      turn.play(move);
    }
  }
}
