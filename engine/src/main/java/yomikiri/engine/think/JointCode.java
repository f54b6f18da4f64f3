package yomikiri.engine.think;

/** A joint move as one number: the seats' moves are its digits, the first seat's the highest. */
public final class JointCode {
  private JointCode() {}

  /**
   * The number of a joint move.
   *
   * @param moveLimit every move is below this
   */
  public static int of(int[] joint, int moveLimit) {
    int code = 0;
    for (int move : joint) {
      code = Math.addExact(Math.multiplyExact(code, moveLimit), move);
    }
    return code;
  }

  /** The moves by seat that {@link #of} made into {@code code}. */
  public static int[] moves(int code, int players, int moveLimit) {
    int[] joint = new int[players];
    int left = code;
    for (int seat = players - 1; seat >= 0; seat--) {
      joint[seat] = left % moveLimit;
      left /= moveLimit;
    }
    return joint;
  }
}
