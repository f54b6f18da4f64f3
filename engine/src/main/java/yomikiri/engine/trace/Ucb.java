package yomikiri.engine.trace;

/**
 * The terms by which a search by visits goes on to a move or not (UCB1: Auer, Cesa-Bianchi and
 * Fischer 2002), from the view of the seat that makes it.
 *
 * @param mean reward of the visits; where it is decided, the exact reward
 * @param bonus what is added for moves that were visited little; 0 where it is decided
 * @param visits of the move
 * @param before visits of the position before it
 * @param exploration the constant
 */
public record Ucb(double mean, double bonus, int visits, int before, double exploration) {
  /** Of a move whose reward is known. */
  static Ucb decided(double reward, int visits, int before, double exploration) {
    return new Ucb(reward, 0, visits, before, exploration);
  }

  static Ucb open(double mean, int visits, int before, double exploration) {
    double bonus = exploration * Math.sqrt(2 * Math.log(before) / visits);
    return new Ucb(mean, bonus, visits, before, exploration);
  }

  /** The move where this is highest is visited next. */
  public double sum() {
    return mean + bonus;
  }
}
