package yomikiri.engine.search;

import java.util.List;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.MultiPosition;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/**
 * Paranoid search (Sturtevant and Korf 2000): supposes that all others play together to keep the
 * thinker's reward down. That makes a game for two, which {@link AlphaBeta} searches. At the
 * horizon rewards are chances, see {@link Evaluation#logisticScale}.
 */
public final class Paranoid<P extends MultiPosition> implements Player<P> {
  private final Game<P> game;
  private final AlphaBeta<ParanoidPosition<P>> search;

  /** Counts the points on the board at the horizon. */
  public Paranoid(Game<P> game) {
    this(game, Horizon.ofPoints(), AlphaBeta.USUAL);
  }

  /** Asks {@code evaluation} at the horizon. */
  public Paranoid(Game<P> game, Evaluation<P> evaluation) {
    this(game, Horizon.of(evaluation), AlphaBeta.USUAL);
  }

  Paranoid(Game<P> game, Horizon<P> horizon, Memory memory) {
    this.game = game;
    this.search =
        new AlphaBeta<>(
            new ParanoidPosition.Rules<>(game),
            Horizon.of(new ParanoidPosition.Chances<>(horizon, game.players())),
            memory);
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    ParanoidPosition<P> root = new ParanoidPosition<>(game.copyOf(ownCopy), seat);
    return search.choose(
        root,
        0,
        new SearchContext(
            context.clock(),
            context.everyMove(),
            report -> context.report(() -> inRewards(report))));
  }

  /** The report as rewards of the thinker; moves of which only a bound is known are left out. */
  private static SearchReport inRewards(SearchReport report) {
    List<RankedMove> moves =
        report.moves().stream()
            .filter(ranked -> !RootMoveRanking.isBound(ranked.verdict()))
            .map(ranked -> new RankedMove(ranked.move(), inRewards(ranked.verdict())))
            .toList();
    return new SearchReport(report.depth(), report.nodes(), report.nanos(), moves, report.line());
  }

  /** Only a win against all the others together cannot turn out better than it was found to be. */
  private static Verdict inRewards(Verdict verdict) {
    double reward = ParanoidPosition.reward(RootMoveRanking.worth(verdict));
    return new Verdict.WinRate(reward, 0, verdict.proven() && reward == 1);
  }
}
