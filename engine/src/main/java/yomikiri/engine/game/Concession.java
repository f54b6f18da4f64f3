package yomikiri.engine.game;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The loss of a game before it was over by the rules. A game of several rounds ends with it.
 *
 * @param seat who lost; in a record the player, which is its seat in the first round
 */
public record Concession(int seat, Reason reason) {
  /** The reason of a concession. */
  public enum Reason {
    RESIGNED("resigned"),
    LOST_ON_TIME("lost on time");

    private final String words;

    Reason(String words) {
      this.words = words;
    }
  }

  private static final Pattern SENTENCE = Pattern.compile("player ([1-9]) (.+)");

  /** The value of the tag {@code Termination}, such as {@code player 2 resigned}. */
  public String sentence() {
    return "player " + (seat + 1) + " " + reason.words;
  }

  /** What the value of a tag {@code Termination} says; empty if it tells of no such end. */
  public static Optional<Concession> read(String termination) {
    Matcher sentence = SENTENCE.matcher(termination);
    if (sentence.matches()) {
      for (Reason reason : Reason.values()) {
        if (reason.words.equals(sentence.group(2))) {
          return Optional.of(new Concession(Integer.parseInt(sentence.group(1)) - 1, reason));
        }
      }
    }
    return Optional.empty();
  }
}
