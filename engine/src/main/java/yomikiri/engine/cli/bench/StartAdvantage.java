package yomikiri.engine.cli.bench;

import java.util.List;
import java.util.Locale;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.EvaluationType;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;

/**
 * Measures the advantage of the start: how often the seat wins that an evaluation puts ahead at the
 * start, when a player of a game for two meets itself.
 */
final class StartAdvantage<P extends Position> {
  private final GameKit<P> kit;
  private final Evaluation<P> evaluation;
  private final PlayerSpec player;
  private final List<Player<P>> players;
  private final Ticker ticker;

  /** {@code ahead} says who is ahead. */
  StartAdvantage(GameKit<P> kit, EvaluationType<P> ahead, PlayerSpec player, Ticker ticker) {
    this.kit = kit;
    this.evaluation = ahead.builder().build(PlayerSpec.of(player.name()));
    this.player = player;
    this.players = List.of(kit.build(player, 0), kit.build(player, 1));
    this.ticker = ticker;
  }

  /**
   * What came of some games.
   *
   * @param games the number of those in which a seat was ahead at the start
   * @param better those won by that seat
   * @param first those won by the seat that moves first
   */
  record Count(int games, int better, int first) {
    String text() {
      return "the better start won %s, the first to move %s of %s"
          .formatted(share(better), share(first), WholeNumber.counted(games, "game"));
    }

    private String share(int won) {
      double rate = (double) won / Math.max(1, games);
      Interval interval = Interval.wilson(rate, games);
      return String.format(
          Locale.ROOT,
          "%.1f%% (%.1f%% to %.1f%%)",
          100 * rate,
          100 * interval.low(),
          100 * interval.high());
    }
  }

  /** Plays a number of games from the deal {@code seed} on, only {@code fair} ones if so. */
  Count play(long seed, int games, boolean fair) {
    Game<P> game = kit.game();
    int better = 0;
    int first = 0;
    int counted = 0;
    long next = seed;
    while (counted < games) {
      long dealt = fair ? game.fairSeed(next) : next;
      next = dealt + 1;
      P start = game.newPosition(dealt);
      int lead = evaluation.evaluate(start, 0);
      if (lead != 0) {
        counted++;
        boolean isWon = isWonByFirst(start);
        first += isWon ? 1 : 0;
        better += isWon == lead > 0 ? 1 : 0;
      }
    }
    return new Count(counted, better, first);
  }

  private boolean isWonByFirst(P start) {
    GameSession<P> session = new GameSession<>(kit.game(), start);
    for (int seat = 0; seat < players.size(); seat++) {
      players.get(seat).begin(start, seat);
    }
    while (!session.isOver()) {
      P position = session.position();
      int seat = SearchResult.seat(position);
      SearchResult result =
          SearchResult.of(
              players.get(seat), kit.game(), position, seat, player.budget(), false, ticker);
      session.play(seat, result.move());
    }
    return session.reward(0) > 0.5;
  }
}
