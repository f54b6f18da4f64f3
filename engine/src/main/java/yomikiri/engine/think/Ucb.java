package yomikiri.engine.think;

/**
 * The terms of UCB1 (Auer, Cesa-Bianchi and Fischer 2002), by which a search by visits selects a
 * move, from the view of the seat that makes it.
 *
 * @param mean reward of the visits; the exact reward where it is decided
 * @param bonus what is added for a move that was visited little
 * @param visits of the move
 * @param before visits of the position before it
 * @param decided whether the reward is proven, so that no visit is wanted to find it out
 */
public record Ucb(double mean, double bonus, int visits, int before, boolean decided) {
  public static Ucb decided(double reward, int visits, int before) {
    return new Ucb(reward, 0, visits, before, true);
  }

  public static Ucb open(double mean, int visits, int before, double exploration) {
    double bonus = exploration * Math.sqrt(2 * Math.log(before) / visits);
    return new Ucb(mean, bonus, visits, before, false);
  }

  /** The move where this is highest is visited next. */
  public double sum() {
    return mean + bonus;
  }
}
