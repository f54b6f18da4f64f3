package yomikiri.engine.search;

import java.util.List;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.TraceEvent;

/**
 * What a search by visits adds to the mean of a move that was visited little, so that it goes on
 * with the move where the sum is highest (Auer, Cesa-Bianchi and Fischer 2002).
 *
 * @param exploration the factor of what is added, 1 being usual
 * @param isTuned whether by UCB1-Tuned, which asks for the spread of the rewards, or by UCB1
 */
record Selection(double exploration, boolean isTuned) {
  private static final String TUNED = "tuned";
  private static final Parameter RULE = Parameter.ofChoices("select", List.of("ucb1", TUNED));
  private static final Parameter EXPLORATION = new Parameter("c", Parameter.Kind.NUMBER, 0, 100);
  private static final double WIDEST = 0.25; // variance of rewards from 0 to 1

  static List<Parameter> parameters() {
    return List.of(EXPLORATION, RULE);
  }

  static Selection of(PlayerSpec spec) {
    return new Selection(
        spec.value(EXPLORATION).orElse(1.0), spec.setting(RULE.name()).orElse("").equals(TUNED));
  }

  /**
   * What is added.
   *
   * @param logVisits twice the natural logarithm of the visits of the node
   * @param visits of the move, 1 or more
   * @param mean of the rewards after the move
   * @param squares the sum of their squares; without meaning in UCB1
   */
  double bonus(double logVisits, long visits, double mean, double squares) {
    double each = logVisits / visits;
    if (!isTuned) {
      return exploration * Math.sqrt(each);
    }
    double spread = squares / visits - mean * mean + Math.sqrt(each);
    return exploration * Math.sqrt(each / 2 * Math.min(WIDEST, spread));
  }

  /** The constant of UCB1 as a trace tells it; see {@link TraceEvent.VisitsStart}. */
  double traced() {
    return isTuned ? TraceEvent.VisitsStart.OTHER_RULE : exploration;
  }
}
