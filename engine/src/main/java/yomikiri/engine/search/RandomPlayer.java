package yomikiri.engine.search;

import java.util.SplittableRandom;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;

/** Plays any legal move, each equally likely. */
public final class RandomPlayer<P extends Position> implements Player<P> {
  private SplittableRandom random;
  private final Moves moves = new Moves();

  public RandomPlayer(long seed) {
    this.random = new SplittableRandom(seed);
  }

  @Override
  public boolean begin(P start, long seed) {
    random = new SplittableRandom(seed);
    return true;
  }

  @Override
  public int choose(P ownCopy, int seat, SearchContext context) {
    ownCopy.legalMoves(seat, moves);
    return moves.get(random.nextInt(moves.size()));
  }
}
