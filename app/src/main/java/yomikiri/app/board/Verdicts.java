package yomikiri.app.board;

import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.Bound;

/** How a verdict is written. */
public final class Verdicts {
  private Verdicts() {}

  /** Such as {@code +3 ✓}, {@code ≤−2} or {@code 62%}. */
  public static String text(Verdict verdict) {
    return text(verdict, false);
  }

  /**
   * The same.
   *
   * @param alone whether it is of a game for one, where points are a score and no margin
   */
  public static String text(Verdict verdict, boolean alone) {
    String mark = verdict.proven() ? " ✓" : "";
    return switch (verdict) {
      case Verdict.Points(int value, Bound bound, boolean proven) ->
          (bound == Bound.AT_MOST ? "≤" : "")
              + (alone ? Figures.plain(value) : Figures.signed(value))
              + mark;
      case Verdict.WinRate(double p, long visits, boolean proven) -> Figures.share(p) + mark;
    };
  }

  /** What a screen reader says, such as "final margin plus 3, proven". */
  public static String spoken(Texts texts, Verdict verdict) {
    return spoken(texts, verdict, false);
  }

  /** The same; {@code alone} as in {@link #text(Verdict, boolean)}. */
  public static String spoken(Texts texts, Verdict verdict, boolean alone) {
    String said =
        switch (verdict) {
          case Verdict.Points(int value, Bound bound, boolean proven) ->
              texts.get(
                  alone
                      ? "spoken.score"
                      : bound == Bound.AT_MOST ? "spoken.margin-at-most" : "spoken.margin",
                  spoken(texts, value));
          case Verdict.WinRate(double p, long visits, boolean proven) ->
              texts.get("spoken.win-rate", Math.round(p * 100));
        };
    return verdict.proven() ? texts.get("spoken.proven", said) : said;
  }

  /** A figure in words, such as "minus 4". */
  public static String spoken(Texts texts, int value) {
    return value < 0 ? texts.get("spoken.minus", -value) : Integer.toString(value);
  }
}
