package yomikiri.engine.learn;

import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Verdict;

/**
 * The move values of a Q-learning table. About a move that was never tried it gives the reward if
 * the move ends the game, otherwise the worth of the state it leads to if something is known about
 * that, otherwise that of a draw.
 */
final class TableValues<P extends DuelPosition> implements MoveValues<P> {
  private final Game<P> game;
  private final CanonicalStates<P> states;
  private final StateTable table;
  private final P after;
  private final double gamma;

  TableValues(GameKit<P> kit, P start, StateTable table, double gamma) {
    this.game = kit.game();
    this.states = new CanonicalStates<>(kit.space().orElseThrow(), start);
    this.table = table;
    this.after = game.copyOf(start);
    this.gamma = gamma;
  }

  @Override
  public Verdict.Learnt of(P position, int move) {
    int state = table.find(states.of(position));
    int entry = state == StateTable.NONE ? StateTable.NONE : table.find(state, states.image(move));
    return entry == StateTable.NONE
        ? new Verdict.Learnt(untried(position, move), 0)
        : new Verdict.Learnt(share(table.value(entry)), table.visits(entry));
  }

  private double untried(P position, int move) {
    int mover = position.turn();
    game.copy(position, after);
    after.play(move);
    if (after.isOver()) {
      return after.reward(mover);
    }
    int next = table.find(states.of(after));
    if (next == StateTable.NONE) {
      return share(0);
    }
    double best = gamma * table.best(next);
    return share(after.turn() == mover ? best : -best);
  }

  private static double share(double worth) {
    return (worth / QLearning.WIN + 1) / 2;
  }
}
