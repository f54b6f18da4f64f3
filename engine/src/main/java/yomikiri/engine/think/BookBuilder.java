package yomikiri.engine.think;

import java.util.concurrent.ExecutionException;

/**
 * A builder of a game's opening book: the text of exact values of its first plies, from nothing or
 * from a book begun.
 */
public interface BookBuilder {
  /**
   * Finds the values that are missing.
   *
   * @param known the text so far, empty at the beginning; a last line without its end does not
   *     count
   * @param plies from the start up to which values are wanted
   * @param threads that work at the same time
   * @throws Fault if the text is not such a text, or a value in it is wrong
   */
  void run(String known, int plies, int threads, Witness witness)
      throws Fault, InterruptedException, ExecutionException;

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

    /** So many of the positions of the last ply are known. */
    void done(int positions, int all);
  }
}
