package yomikiri.engine.search;

import java.util.List;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerType;

/** The players that every game of a kind has without further work. */
public final class Toolbox {
  private Toolbox() {}

  /** For a zero-sum game for two. */
  public static <P extends DuelPosition> List<PlayerType<P>> duel(Game<P> game) {
    return List.of(
        new PlayerType<>("random", List.of(), List.of(), (spec, seed) -> new RandomPlayer<>(seed)),
        new PlayerType<>("greedy", List.of(), List.of(), (spec, seed) -> new Greedy<>(game)),
        new PlayerType<>(
            "minimax",
            List.of(Parameter.DEPTH, Parameter.TIME, Parameter.NODES),
            List.of("depth", "time", "nodes"),
            (spec, seed) -> new Minimax<>(game)),
        new PlayerType<>(
            "alphabeta",
            List.of(Parameter.DEPTH, Parameter.TIME, Parameter.NODES),
            List.of("depth", "time", "nodes"),
            (spec, seed) -> new AlphaBeta<>(game)));
  }
}
