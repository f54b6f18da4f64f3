package yomikiri.engine.think;

/**
 * A tuner of the numbers that a game's evaluation ships with, from games it plays against itself:
 * equal seeds give equal numbers.
 */
public interface Tuner {
  /** With fewer games there is nothing to tell from. */
  int FEWEST_GAMES = 10;

  /**
   * The text of the file that the game loads.
   *
   * @param games how many are played, {@value #FEWEST_GAMES} or more
   */
  String run(int games, long seed, Witness witness);

  /** Receives progress reports. */
  interface Witness {
    /** Something found out. */
    void line(String text);

    /**
     * The progress; called often.
     *
     * @param share of the whole, from 0 to 1
     */
    void done(double share);
  }
}
