package yomikiri.engine.games.mattix;

import yomikiri.engine.search.AlphaBeta;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.Thinking;

/** Placeholder until the solver lands in this very branch of work. */
final class PerfectPlayer implements Player<MattixPosition> {
  private final AlphaBeta<MattixPosition> search;

  PerfectPlayer(int size) {
    search = new AlphaBeta<>(Mattix.ofSize(size));
  }

  @Override
  public int choose(MattixPosition ownCopy, int seat, Thinking thinking) {
    return search.choose(ownCopy, seat, thinking);
  }
}
