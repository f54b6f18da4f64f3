package yomikiri.app.board;

import java.util.function.IntFunction;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Verdict;

/** Writes verdicts as text. */
public final class VerdictFormat {
  private VerdictFormat() {}

  /**
   * Such as {@code +3 ✓}, {@code +3 (95%)} of a selective search, {@code ≤−2} or {@code 62%}. A
   * limit bears no ✓: the value is open.
   */
  public static String text(Verdict verdict) {
    return text(verdict, false);
  }

  /** The same; {@code alone} in a game for one, where points are a score and no margin. */
  public static String text(Verdict verdict, boolean alone) {
    String mark = mark(verdict);
    return switch (verdict) {
      case Verdict.Points points -> {
        String value = alone ? Figures.plain(points.value()) : Figures.signed(points.value());
        yield points.bound() == Bound.EXACT ? value + mark : sign(points.bound()) + value;
      }
      case Verdict.WinRate rate -> Figures.share(rate.p()) + mark;
      case Verdict.Estimate estimate -> sign(estimate.bound()) + Figures.signed(estimate.value());
      case Verdict.Learnt learnt when learnt.isMargin() -> Figures.signed(learnt.margin(), 1);
      case Verdict.Learnt learnt -> Figures.share(learnt.value());
    };
  }

  /**
   * How sure a value is: {@code " ✓"} if it is proven, {@code " (95%)"} if nearly, else nothing.
   */
  static String mark(Verdict verdict) {
    return verdict.proven() ? " ✓" : verdict.isSelective() ? " (" + level(verdict) + ")" : "";
  }

  /** How sure a selective search is, such as {@code 95%}. */
  public static String level(Verdict selective) {
    return selective.confidence() + "%";
  }

  private static String sign(Bound bound) {
    return switch (bound) {
      case EXACT -> "";
      case AT_MOST -> "≤";
      case AT_LEAST -> "≥";
    };
  }

  /** A lead with its unit, such as {@code +3 discs}. */
  public static String lead(Texts texts, MovePresenter presenter, int points) {
    String sign = points > 0 ? "+" : points < 0 ? "\u2212" : "";
    return sign + presenter.points(texts, Math.abs(points));
  }

  /** What a screen reader says, such as "final margin 3, proven". */
  public static String spoken(Texts texts, Verdict verdict) {
    return spoken(texts, verdict, false, points -> spoken(texts, points));
  }

  /** The same with what points are, such as "final margin 3 discs, proven". */
  public static String spoken(Texts texts, MovePresenter presenter, Verdict verdict, Judge judge) {
    return spoken(
        texts,
        verdict,
        judge.alone(),
        points ->
            judge.onlyWinsCount()
                ? spoken(texts, points)
                : points < 0
                    ? texts.get("spoken.minus", presenter.points(texts, -points))
                    : presenter.points(texts, points));
  }

  private static String spoken(
      Texts texts, Verdict verdict, boolean alone, IntFunction<String> counted) {
    String said =
        switch (verdict) {
          case Verdict.Points points when alone ->
              limited(
                  texts, points.bound(), texts.get("spoken.score", counted.apply(points.value())));
          case Verdict.Points points ->
              limited(
                  texts,
                  points.bound(),
                  texts.get(
                      points.proven() ? "spoken.margin" : "spoken.margin-expected",
                      counted.apply(points.value())));
          case Verdict.WinRate rate -> texts.get("spoken.win-rate", Math.round(rate.p() * 100));
          case Verdict.Estimate estimate ->
              limited(
                  texts,
                  estimate.bound(),
                  texts.get("spoken.estimate", spoken(texts, estimate.value())));
          case Verdict.Learnt learnt when learnt.isMargin() ->
              texts.get("spoken.learnt-margin", spoken(texts, learnt.margin()));
          case Verdict.Learnt learnt ->
              texts.get("spoken.learnt", Math.round(learnt.value() * 100));
        };
    return verdict.proven()
        ? texts.get("spoken.proven", said)
        : verdict.isSelective() ? texts.get("spoken.selective", said, verdict.confidence()) : said;
  }

  private static String limited(Texts texts, Bound bound, String said) {
    return switch (bound) {
      case EXACT -> said;
      case AT_MOST -> texts.get("spoken.at-most", said);
      case AT_LEAST -> texts.get("spoken.at-least", said);
    };
  }

  /** A figure in words, such as "minus 4". */
  public static String spoken(Texts texts, int value) {
    return value < 0 ? texts.get("spoken.minus", -value) : Integer.toString(value);
  }

  private static String spoken(Texts texts, double margin) {
    String figure = Figures.fixed(margin, 1);
    return figure.startsWith("\u2212")
        ? texts.get("spoken.minus", Figures.fixed(-margin, 1))
        : figure;
  }
}
