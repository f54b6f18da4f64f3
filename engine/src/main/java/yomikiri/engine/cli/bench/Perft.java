package yomikiri.engine.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;

/**
 * Counts the positions that can be reached in a number of plies, once for each way there; a game
 * that ends earlier counts as one. A pass is a ply.
 */
final class Perft<P extends Position> {
  private final Game<P> game;
  private final boolean playsLastPly;
  private final List<P> positions = new ArrayList<>(); // by plies left
  private final List<Moves> moves = new ArrayList<>();

  /**
   * @param playsLastPly whether the moves of the last ply are played; otherwise they are only
   *     counted
   */
  Perft(Game<P> game, boolean playsLastPly) {
    this.game = game;
    this.playsLastPly = playsLastPly;
  }

  /**
   * Reports counts and speed from the start of a game, for every depth up to {@code depth}.
   *
   * @param playsLastPly see the constructor
   */
  static <P extends Position> void report(
      Console console, Game<P> game, int depth, boolean playsLastPly) {
    Perft<P> perft = new Perft<>(game, playsLastPly);
    P start = game.newPosition(0);
    for (int plies = 1; plies <= depth; plies++) {
      long begin = console.ticker().nanos();
      long positions = perft.count(start, plies);
      long nanos = console.ticker().nanos() - begin;
      console
          .out()
          .line(
              String.format(
                  Locale.ROOT,
                  "depth %-2d %,15d positions %10.1f ms %6.1f M positions/s",
                  plies,
                  positions,
                  nanos / 1e6,
                  positions * 1e3 / Math.max(1, nanos)));
    }
    console
        .out()
        .line(
            playsLastPly
                ? "Every move was played."
                : "The moves of the last ply were counted, not played; see --play-all.");
  }

  long count(P start, int depth) {
    while (positions.size() <= depth) {
      positions.add(game.copyOf(start));
      moves.add(new Moves());
    }
    game.copy(start, positions.get(depth));
    return count(depth);
  }

  private long count(int depth) {
    TurnPosition position = at(depth);
    if (depth == 0 || position.isOver()) {
      return 1;
    }
    Moves legal = moves.get(depth);
    position.legalMoves(legal);
    if (depth == 1 && !playsLastPly) {
      return legal.size();
    }
    long count = 0;
    for (int i = 0; i < legal.size(); i++) {
      game.copy(positions.get(depth), positions.get(depth - 1));
      at(depth - 1).play(legal.get(i));
      count += count(depth - 1);
    }
    return count;
  }

  private TurnPosition at(int depth) {
    return (TurnPosition) positions.get(depth);
  }
}
