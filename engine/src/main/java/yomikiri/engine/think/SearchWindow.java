package yomikiri.engine.think;

/**
 * The window of a depth-first search at one node, from the view of the seat that thinks: a value
 * outside it changes nothing above.
 *
 * @param alpha what that seat is sure of elsewhere; {@link Integer#MIN_VALUE} is nothing yet
 * @param beta what the others can hold it down to elsewhere; {@link Integer#MAX_VALUE} is nothing
 *     yet
 */
public record SearchWindow(int alpha, int beta) {
  /** Every value matters. */
  public static final SearchWindow OPEN = new SearchWindow(Integer.MIN_VALUE, Integer.MAX_VALUE);

  public boolean hasAlpha() {
    return alpha != Integer.MIN_VALUE;
  }

  public boolean hasBeta() {
    return beta != Integer.MAX_VALUE;
  }
}
