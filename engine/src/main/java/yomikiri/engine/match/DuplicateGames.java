package yomikiri.engine.match;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Position;

/**
 * Finds duplicate games among those of players who meet: where nobody leaves anything to chance or
 * to the clock, a game equal to an earlier one was bound to be so, and is not further evidence.
 * Where somebody does, equal games are equal by accident, and none is a copy.
 */
public final class DuplicateGames {
  private final Game<?> game;
  private final boolean possible;
  private final Set<Long> seen = new HashSet<>();
  private int distinct;

  /** {@code possible} if nobody leaves anything to chance or to the clock. */
  public DuplicateGames(Game<?> game, boolean possible) {
    this.game = game;
    this.possible = possible;
  }

  /**
   * Takes in a game.
   *
   * @param moves its moves as text, asked only if need be
   * @return whether it is not a copy
   */
  public boolean isNew(Schedule.Fixture fixture, Supplier<String> moves) {
    boolean isNew = !possible || seen.add(key(start(game, fixture) + " " + moves.get()));
    distinct += isNew ? 1 : 0;
    return isNew;
  }

  private static <P extends Position> String start(Game<P> game, Schedule.Fixture fixture) {
    return game.notation().positionText(fixture.start(game));
  }

  private static long key(String text) {
    long key = 0;
    for (int i = 0; i < text.length(); i++) {
      key = Hashing.mixed(key + text.charAt(i));
    }
    return key;
  }

  /** The games that were not copies. */
  public int distinct() {
    return distinct;
  }
}
