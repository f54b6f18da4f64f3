package yomikiri.app.board;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.game.NotationException;
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

  /**
   * The moves of each step.
   *
   * @throws NotationException if one is no move of the game
   */
  public List<List<Integer>> moves() throws NotationException {
    List<List<Integer>> all = new ArrayList<>();
    for (List<String> step : steps) {
      List<Integer> moves = new ArrayList<>();
      for (String text : step) {
        moves.add(kit.game().notation().parseMove(text));
      }
      all.add(moves);
    }
    return all;
  }
}
