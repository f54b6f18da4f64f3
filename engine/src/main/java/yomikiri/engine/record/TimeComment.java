package yomikiri.engine.record;

import java.util.regex.Pattern;

/**
 * Comments that only tell the time: seconds with their unit, such as {@code 0.5 s}, those that GGF
 * writes behind a move, {@code [/0.5]}, and the clock tags of PGN, {@code [%emt 0:00:05]}. Without
 * unit or tag it might be anything, such as a result of 13:51.
 */
public final class TimeComment {
  private static final String NUMBER = "\\d{1,9}(?:[.,]\\d{1,9})?";
  private static final String SECONDS = NUMBER + " ?(?:ms|seconds?|secs?|s|\u79d2)\\.?";
  private static final String BEHIND = "\\[?//?" + NUMBER + "\\]?";
  private static final String TAG = "\\[%(?:emt|clk|egt|mct) (?:\\d{1,4}:){0,2}" + NUMBER + "\\]";
  private static final Pattern TIME =
      Pattern.compile("\\s*(?:(?:" + SECONDS + "|" + BEHIND + "|" + TAG + ")\\s*)++");

  private TimeComment() {}

  /** Whether a comment says nothing else. */
  public static boolean isTime(String comment) {
    return TIME.matcher(comment).matches();
  }
}
