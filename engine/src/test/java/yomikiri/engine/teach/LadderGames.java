package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.teach.StrengthProbe.ProbedMove;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/** Games of a rung of a ladder against others, with what all rungs would have lost in its place. */
final class LadderGames {
  private final GameKit<DuelPosition> kit;
  private final Budget budget;
  private final SplittableRandom random;

  /**
   * @param budget of the values of each position
   */
  LadderGames(GameKit<DuelPosition> kit, Budget budget, long seed) {
    this.kit = kit;
    this.budget = budget;
    this.random = new SplittableRandom(seed);
  }

  /** The rung's moves in so many games, by game; each has a layout of its own. */
  List<List<ProbedMove>> of(int rung, int games) {
    List<List<ProbedMove>> all = new ArrayList<>();
    StrengthProbe<DuelPosition> probe =
        new StrengthProbe<>(kit, budget, Ticker.SYSTEM, random.nextLong());
    for (int game = 0; game < games; game++) {
      all.add(game(probe, rung, game % 2));
    }
    return all;
  }

  private List<ProbedMove> game(StrengthProbe<DuelPosition> probe, int rung, int seat) {
    List<Level> ladder = kit.teaching().ladder();
    Level own = ladder.get(rung - 1);
    Level other = ladder.get(random.nextInt(ladder.size()));
    List<Player<DuelPosition>> players =
        List.of(
            kit.build((seat == 0 ? own : other).spec(), random.nextLong()),
            kit.build((seat == 0 ? other : own).spec(), random.nextLong()));
    List<Budget> budgets =
        List.of(
            (seat == 0 ? own : other).spec().budget(), (seat == 0 ? other : own).spec().budget());
    List<ProbedMove> moves = new ArrayList<>();
    DuelPosition position = kit.game().newPosition(random.nextLong());
    OptionalInt last = OptionalInt.empty();
    while (!position.isOver()) {
      int turn = position.turn();
      SearchContext context =
          SearchContext.silent(TimeKeeper.start(budgets.get(turn), Ticker.SYSTEM));
      int move = players.get(turn).choose(kit.game().copyOf(position), turn, context);
      if (turn == seat) {
        probe.look(position, seat, move, last).ifPresent(moves::add);
      }
      position.play(move);
      last = OptionalInt.of(move);
    }
    return moves;
  }
}
