package yomikiri.engine.game;

import java.util.ArrayList;
import java.util.List;

/**
 * Counts the positions that can be reached in a number of plies, once for each way there; a game
 * that ends earlier counts as one. A pass is a ply. For games in turns.
 */
public final class Perft<P extends Position> {
  private final Game<P> game;
  private final boolean playsLastPly;
  private final List<P> positions = new ArrayList<>(); // by plies left
  private final List<Moves> moves = new ArrayList<>();

  /** {@code playsLastPly} if the moves of the last ply are played, not only counted. */
  public Perft(Game<P> game, boolean playsLastPly) {
    this.game = game;
    this.playsLastPly = playsLastPly;
  }

  /** Positions after that many plies from {@code start}. */
  public long count(P start, int depth) {
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
