package yomikiri.app.board;

import java.util.List;
import yomikiri.engine.think.GameKit;

/**
 * A few steps that show how a game is played. The words for the picture after step {@code n} stand
 * under {@code <family>.example.<n>}, those for the start under {@code 0}.
 *
 * @param kit the game in a small size
 * @param start its layout as text
 * @param steps by step, the moves as text: one, or where all seats move at once one a seat
 */
public record RulesExample(GameKit<?> kit, String start, List<List<String>> steps) {
  public RulesExample {
    steps = steps.stream().map(List::copyOf).toList();
  }
}
