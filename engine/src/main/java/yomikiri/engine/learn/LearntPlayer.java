package yomikiri.engine.learn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.SplitMix64;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** Plays the move of the highest learnt value, looking no further; among equals any. */
public final class LearntPlayer<P extends DuelPosition> implements Player<P> {
  private final MoveValues<P> values;
  private final SplitMix64 random;

  /**
   * @param values used by nobody else
   */
  public LearntPlayer(MoveValues<P> values, long seed) {
    this.values = values;
    this.random = new SplitMix64(seed);
  }

  /** A move and what is learnt about it. */
  private record Valued(int move, Verdict.Learnt learnt) {
    RankedMove told() {
      return new RankedMove(move, learnt);
    }
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    List<Valued> valued = valued(ownCopy, values);
    double best = valued.getFirst().learnt.value();
    int ties = 1;
    while (ties < valued.size() && valued.get(ties).learnt.value() == best) {
      ties++;
    }
    Valued chosen = valued.remove(random.below(ties));
    valued.addFirst(chosen);
    context.report(
        () ->
            new SearchReport(
                0,
                valued.size(),
                context.clock().elapsedNanos(),
                valued.stream().map(Valued::told).toList(),
                List.of(chosen.move)));
    return chosen.move;
  }

  private static <P extends DuelPosition> List<Valued> valued(P position, MoveValues<P> values) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    List<Valued> valued = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      valued.add(new Valued(moves.get(i), values.of(position, moves.get(i))));
    }
    valued.sort(Comparator.<Valued>comparingDouble(one -> one.learnt.value()).reversed());
    return valued;
  }

  /** All moves of a position, which is not over, with what is learnt about them, the best first. */
  public static <P extends DuelPosition> List<RankedMove> ranked(P position, MoveValues<P> values) {
    return valued(position, values).stream().map(Valued::told).toList();
  }
}
