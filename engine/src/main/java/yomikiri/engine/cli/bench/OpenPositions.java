package yomikiri.engine.cli.bench;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * Positions from the middle of games that begin with random plies and continue between weak
 * players.
 */
final class OpenPositions {
  static final int FIRST_PLY = 10;
  static final int LAST_PLY = 60;

  private static final int OPENING = 8; // random plies

  private OpenPositions() {}

  /**
   * Positions that are open, evenly spread over the middle of each game.
   *
   * @param seed chooses the games
   */
  static <P extends Position> List<P> of(
      GameKit<P> kit, Predicate<P> isOpen, long seed, int games, int perGame) {
    Schedule schedule = Schedule.of(seed, games, false).withOpening(OPENING);
    Iterator<Schedule.Fixture> fixtures = schedule.fixtures(kit.game().players());
    List<P> chosen = new ArrayList<>();
    while (fixtures.hasNext()) {
      List<P> open = middle(kit, fixtures.next()).stream().filter(isOpen).toList();
      int count = Math.min(perGame, open.size());
      for (int i = 0; i < count; i++) {
        chosen.add(open.get((2 * i + 1) * open.size() / (2 * count)));
      }
    }
    return chosen;
  }

  private static <P extends Position> List<P> middle(GameKit<P> kit, Schedule.Fixture fixture) {
    PlayerSpec weakest = kit.levels().getFirst().spec();
    List<Player<P>> players =
        fixture.playerSeeds().stream().map(seed -> kit.build(weakest, seed)).toList();
    GameSession<P> session = new GameSession<>(kit.game(), fixture.start(kit.game()));
    List<P> middle = new ArrayList<>();
    for (int ply = OPENING; ply <= LAST_PLY && !session.isOver(); ply++) {
      P position = session.position();
      if (ply >= FIRST_PLY) {
        middle.add(kit.game().copyOf(position));
      }
      int seat = SearchResult.seat(position);
      TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM);
      session.play(seat, players.get(seat).choose(position, seat, SearchContext.silent(keeper)));
    }
    return middle;
  }
}
