package yomikiri.engine.think;

import java.util.concurrent.ExecutionException;

/** A builder of a game's opening book: a text of values, from nothing or from a book begun. */
public interface BookBuilder {
  /**
   * Finds the values that are missing.
   *
   * @param known the text so far, empty at the beginning; a last line without its end does not
   *     count
   * @param threads that work at the same time
   * @throws Fault if the text is not such a text, or a value in it is wrong
   */
  void run(String known, int threads, Witness witness)
      throws Fault, InterruptedException, ExecutionException;

  /**
   * How far a book of searched openings is to grow.
   *
   * @param positions in all
   * @param plies that their moves are searched to, or one more, so that all searches end with the
   *     same side to move
   */
  record Plan(int positions, int plies, long seed) {}

  /** What is wrong with a text, in one sentence without a full stop. */
  final class Fault extends Exception {
    private static final long serialVersionUID = 1;

    public Fault(String sentence) {
      super(sentence);
    }
  }

  /** Receives progress reports. */
  interface Witness {
    /** A line to be added to the text, with its line break. */
    void line(String line);

    /** So many of the positions that are to be searched are known. */
    void done(int positions, int all);
  }
}
