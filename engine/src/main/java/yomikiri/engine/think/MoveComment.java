package yomikiri.engine.think;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.trace.Bound;

/**
 * What a record says of a move: how the player that made it saw it, such as {@code +3 proven, depth
 * 11, 140 ms} or {@code 61.2%, 1000 playouts, 12 ms}.
 *
 * @param verdict a win rate is kept to a tenth of a per cent
 * @param depth plies of the last completed depth; 0 where the search does not go by depth
 * @param millis time used, in milliseconds
 */
public record MoveComment(Verdict verdict, int depth, long millis) {
  private static final Pattern FORM =
      Pattern.compile(
          "(?:(?<atMost>at most )?(?<points>0|[-+\u2212][1-9]\\d{0,8})"
              + "|(?<percent>\\d{1,3}\\.\\d)%)"
              + "(?<proven> proven)?"
              + "(?:, (?<visits>\\d{1,18}) playouts?)?"
              + "(?:, depth (?<depth>[1-9]\\d{0,8}))?"
              + ", (?<millis>\\d{1,18}) ms");
  private static final int MILLION = 1_000_000;

  public MoveComment {
    verdict =
        switch (verdict) {
          case Verdict.Points points -> points;
          case Verdict.WinRate(double p, long visits, boolean proven) ->
              new Verdict.WinRate(rounded(p), visits, proven);
        };
  }

  /** How {@code report} saw {@code move}, if it speaks of it. */
  public static Optional<MoveComment> of(SearchReport report, int move) {
    return report
        .verdictOf(move)
        .map(verdict -> new MoveComment(verdict, report.depth(), report.nanos() / MILLION));
  }

  /** Reads what {@link #text} writes; empty for any other comment. */
  public static Optional<MoveComment> parse(String comment) {
    Matcher parts = FORM.matcher(comment);
    if (!parts.matches() || (parts.group("percent") == null) != (parts.group("visits") == null)) {
      return Optional.empty();
    }
    boolean proven = parts.group("proven") != null;
    String depth = parts.group("depth");
    return verdict(parts, proven)
        .map(
            verdict ->
                new MoveComment(
                    verdict,
                    depth == null ? 0 : Integer.parseInt(depth),
                    Long.parseLong(parts.group("millis"))));
  }

  private static Optional<Verdict> verdict(Matcher parts, boolean proven) {
    if (parts.group("percent") == null) {
      int value = Integer.parseInt(parts.group("points").replace('\u2212', '-'));
      boolean atMost = parts.group("atMost") != null;
      return Optional.of(new Verdict.Points(value, atMost ? Bound.AT_MOST : Bound.EXACT, proven));
    }
    double p = new BigDecimal(parts.group("percent")).movePointLeft(2).doubleValue();
    return p > 1
        ? Optional.empty()
        : Optional.of(new Verdict.WinRate(p, Long.parseLong(parts.group("visits")), proven));
  }

  /** The one line that {@link #parse} reads. */
  public String text() {
    StringBuilder text = new StringBuilder(valueText(verdict));
    if (verdict.proven()) {
      text.append(" proven");
    }
    if (verdict instanceof Verdict.WinRate rate) {
      text.append(", ").append(rate.visits()).append(rate.visits() == 1 ? " playout" : " playouts");
    }
    if (depth > 0) {
      text.append(", depth ").append(depth);
    }
    return text.append(", ").append(millis).append(" ms").toString();
  }

  private static String valueText(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points(int value, Bound bound, boolean proven) ->
          (bound == Bound.AT_MOST ? "at most " : "") + (value > 0 ? "+" : "") + value;
      case Verdict.WinRate rate -> percent(rate.p()).toPlainString() + "%";
    };
  }

  private static double rounded(double p) {
    return percent(p).movePointLeft(2).doubleValue();
  }

  private static BigDecimal percent(double p) {
    return BigDecimal.valueOf(p).movePointRight(2).setScale(1, RoundingMode.HALF_UP);
  }
}
