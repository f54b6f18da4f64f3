package yomikiri.app.play.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What was agreed besides board and players.
 *
 * @param rounds how many are played, with everybody one seat on from round to round
 * @param sameLayout whether all rounds are played on the first one's layout
 * @param handicap points given before the first move, by seat; empty for none
 */
public record Terms(int rounds, boolean sameLayout, List<Integer> handicap) {
  /** One round without a handicap. */
  public static final Terms USUAL = new Terms(1, false, List.of());

  public Terms {
    handicap = List.copyOf(handicap);
  }

  /** The same for everybody one seat on: a handicap goes with who has it. */
  public Terms seatOn() {
    return new Terms(rounds, sameLayout, seatOn(handicap));
  }

  /** What each seat has, one seat on. */
  public static <T> List<T> seatOn(List<T> bySeat) {
    List<T> moved = new ArrayList<>(bySeat);
    Collections.rotate(moved, 1);
    return moved;
  }
}
