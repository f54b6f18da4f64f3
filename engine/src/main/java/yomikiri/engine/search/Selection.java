package yomikiri.engine.search;

import java.util.Arrays;
import java.util.List;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.TraceEvent;

/**
 * What a search by visits adds to the mean of a move that was visited little, so that it goes on
 * with the move where the sum is highest.
 *
 * @param exploration the factor of what is added, 1 being usual
 */
record Selection(double exploration, Rule rule) {
  /** The rules by name. */
  enum Rule {
    /** UCB1 (Auer, Cesa-Bianchi and Fischer 2002). */
    UCB1("ucb1"),
    /** UCB1-Tuned, from the same paper, which asks for the spread of the rewards. */
    TUNED("tuned"),
    /** PUCT (Rosin 2011; in the form of Silver et al. 2017), which asks for a prior. */
    PUCT("puct"),
    /** UCB1 on means mixed with those of all moves as first (RAVE: Gelly and Silver 2007). */
    RAVE("rave");

    private final String key;

    Rule(String key) {
      this.key = key;
    }
  }

  private static final String NAME = "select";
  private static final Parameter EXPLORATION = new Parameter("c", Parameter.Kind.NUMBER, 0, 100);
  private static final double EVEN_AT = 100; // visits at which both means of RAVE count the same
  private static final double WIDEST = 0.25; // variance of rewards from 0 to 1

  static List<Parameter> parameters(List<Rule> rules) {
    return List.of(
        EXPLORATION, Parameter.ofChoices(NAME, rules.stream().map(rule -> rule.key).toList()));
  }

  static Selection of(PlayerSpec spec) {
    String chosen = spec.setting(NAME).orElse("");
    return new Selection(
        spec.value(EXPLORATION).orElse(1.0),
        Arrays.stream(Rule.values())
            .filter(rule -> rule.key.equals(chosen))
            .findFirst()
            .orElse(Rule.UCB1));
  }

  boolean isTuned() {
    return rule == Rule.TUNED;
  }

  boolean isRave() {
    return rule == Rule.RAVE;
  }

  boolean isPuct() {
    return rule == Rule.PUCT;
  }

  /** What {@link #bound} asks of a node with {@code visits}. */
  static double logVisits(long visits) {
    return 2 * Math.log((double) visits);
  }

  /**
   * The upper confidence bound of a move by UCB1 or UCB1-Tuned: infinite where it was never
   * visited, so that the first of such moves is next.
   *
   * @param logVisits of the node, see {@link #logVisits}
   * @param visits of the move
   * @param rewards the sum of the rewards after the move
   * @param squares the sum of their squares; without meaning in UCB1
   */
  double bound(double logVisits, long visits, double rewards, double squares) {
    if (visits == 0) {
      return Double.POSITIVE_INFINITY;
    }
    double mean = rewards / visits;
    double each = logVisits / visits;
    if (!isTuned()) {
      return mean + exploration * Math.sqrt(each);
    }
    double spread = squares / visits - mean * mean + Math.sqrt(each);
    return mean + exploration * Math.sqrt(each / 2 * Math.min(WIDEST, spread));
  }

  /**
   * The upper confidence bound of a move by RAVE: UCB1's, but the mean is mixed with that of all
   * playouts from the node in which the one to move made the move at any time later, which weighs
   * the less the more the move is visited. A move seen nowhere is next, one seen in playouts only
   * counts as visited once.
   *
   * @param laterVisits the number of those playouts
   * @param laterRewards the sum of their rewards
   */
  double raveBound(
      double logVisits, long visits, double rewards, long laterVisits, double laterRewards) {
    if (laterVisits == 0) {
      return bound(logVisits, visits, rewards, 0);
    }
    double weight = Math.sqrt(EVEN_AT / (3 * visits + EVEN_AT));
    double mean = visits == 0 ? 0 : rewards / visits;
    double mixed = weight * laterRewards / laterVisits + (1 - weight) * mean;
    return mixed + exploration * Math.sqrt(logVisits / Math.max(1, visits));
  }

  /**
   * What PUCT adds.
   *
   * @param rootOfVisits the square root of the visits of the node
   * @param visits of the move
   * @param prior the share of the visits that the move should get before anything is known
   */
  double bonus(double rootOfVisits, long visits, float prior) {
    return exploration * prior * rootOfVisits / (1 + visits);
  }

  /** The constant of UCB1 as a trace tells it; see {@link TraceEvent.VisitsStart}. */
  double traced() {
    return rule == Rule.UCB1 ? exploration : TraceEvent.VisitsStart.OTHER_RULE;
  }
}
