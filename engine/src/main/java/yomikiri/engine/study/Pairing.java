package yomikiri.engine.study;

import java.util.List;

/**
 * A meeting: players who play each other, as many as the game has seats; a player may meet itself.
 *
 * @param index the pairing's place in its study, from 0
 * @param players their places among the study's players, in the order in which they sit in the
 *     first game on a layout
 */
public record Pairing(int index, List<Integer> players) {
  public Pairing {
    players = List.copyOf(players);
  }

  /** The player who sits first in the first game on a layout. */
  public int first() {
    return players.get(0);
  }

  /** The player who sits second there. */
  public int second() {
    return players.get(1);
  }
}
