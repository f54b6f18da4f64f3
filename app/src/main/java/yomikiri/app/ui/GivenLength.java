package yomikiri.app.ui;

/** A length of the window that grows while more is needed and then goes back to what it was. */
final class GivenLength {
  private static final double SAME = 1;

  private double wanted;
  private double given = Double.NaN;

  /**
   * What it is to be.
   *
   * @param now what it is; where that is not what was given last, it is what somebody wants
   * @param least what is needed
   */
  double from(double now, double least) {
    if (!(Math.abs(now - given) <= SAME)) {
      wanted = now;
    }
    given = Math.max(wanted, least);
    return given;
  }
}
