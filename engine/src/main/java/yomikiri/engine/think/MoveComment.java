package yomikiri.engine.think;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The comment on a move in a record: the verdict and effort of the player that made it, such as
 * {@code +3 proven, depth 11, 140 ms}, {@code +3 at 95%, depth 24, 140 ms} or {@code 61.2%, 1000
 * playouts, 12 ms}.
 *
 * @param verdict a win rate is kept to a tenth of a per cent, a learnt margin to a tenth of a point
 * @param depth plies of the last completed depth; 0 where the search does not go by depth
 * @param millis time used, in milliseconds
 */
public record MoveComment(Verdict verdict, int depth, long millis) {
  private static final Pattern FORM =
      Pattern.compile(
          "(?:(?<estimate>estimate )?(?:at (?<bound>most|least)"
              + " )?(?<points>0|[-+\u2212][1-9]\\d{0,8})(?: at"
              + " (?<confidence>[1-9]\\d?)%)?|(?<learnt>learnt )?(?<percent>\\d{1,3}\\.\\d)%|learnt"
              + " (?<margin>0\\.0|[-+\u2212](?:0|[1-9]\\d{0,7})\\.\\d) of"
              + " (?<full>[1-9]\\d{0,8}))(?<proven> proven(?: in (?<distance>\\d{1,8})"
              + " pl(?:y|ies))?)?(?:, (?<visits>\\d{1,18}) (?<visit>playout|visit)s?)?(?:, depth"
              + " (?<depth>[1-9]\\d{0,8}))?, (?<millis>\\d{1,18}) ms");
  private static final int MILLION = 1_000_000;

  public MoveComment {
    verdict =
        switch (verdict) {
          case Verdict.Points points -> points;
          case Verdict.WinRate rate ->
              new Verdict.WinRate(rounded(rate.p()), rate.visits(), rate.proven(), rate.distance());
          case Verdict.Estimate estimate -> estimate;
          case Verdict.Learnt learnt when learnt.isMargin() ->
              learnt(tenth(learnt.margin()), learnt.visits(), learnt.fullMargin());
          case Verdict.Learnt learnt ->
              new Verdict.Learnt(rounded(learnt.value()), learnt.visits());
        };
  }

  /** The comment on {@code move} by {@code report}, if that ranks it. */
  public static Optional<MoveComment> of(SearchReport report, int move) {
    return report
        .verdictOf(move)
        .map(verdict -> new MoveComment(verdict, report.depth(), report.nanos() / MILLION));
  }

  /** Reads what {@link #text} writes; empty for any other comment. */
  public static Optional<MoveComment> parse(String comment) {
    Matcher parts = FORM.matcher(comment);
    if (!parts.matches()) {
      return Optional.empty();
    }
    String depth = parts.group("depth");
    return verdict(parts)
        .map(
            verdict ->
                new MoveComment(
                    verdict,
                    depth == null ? 0 : Integer.parseInt(depth),
                    Long.parseLong(parts.group("millis"))));
  }

  private static Optional<Verdict> verdict(Matcher parts) {
    return parts.group("percent") != null
        ? share(parts)
        : parts.group("margin") != null ? margin(parts) : value(parts);
  }

  private static Optional<Verdict> margin(Matcher parts) {
    BigDecimal margin = new BigDecimal(parts.group("margin").replace('\u2212', '-'));
    int full = Integer.parseInt(parts.group("full"));
    return parts.group("proven") != null
            || parts.group("visits") != null
            || margin.abs().compareTo(BigDecimal.valueOf(full)) > 0
        ? Optional.empty()
        : Optional.of(learnt(margin, OptionalLong.empty(), full));
  }

  private static Verdict.Learnt learnt(BigDecimal margin, OptionalLong visits, int full) {
    return new Verdict.Learnt((margin.doubleValue() / full + 1) / 2, visits, full);
  }

  private static Optional<Verdict> value(Matcher parts) {
    boolean proven = parts.group("proven") != null;
    boolean estimate = parts.group("estimate") != null;
    String level = parts.group("confidence");
    int confidence = proven ? Verdict.PROVEN : level == null ? 0 : Integer.parseInt(level);
    if (parts.group("visits") != null || estimate && confidence > 0 || proven && level != null) {
      return Optional.empty();
    }
    int value = Integer.parseInt(parts.group("points").replace('\u2212', '-'));
    Bound bound =
        switch (parts.group("bound")) {
          case "most" -> Bound.AT_MOST;
          case "least" -> Bound.AT_LEAST;
          case null, default -> Bound.EXACT;
        };
    return Optional.of(
        estimate
            ? new Verdict.Estimate(value, bound)
            : new Verdict.Points(value, bound, confidence, distance(parts)));
  }

  private static Optional<Verdict> share(Matcher parts) {
    boolean proven = parts.group("proven") != null;
    boolean learnt = parts.group("learnt") != null;
    double p = new BigDecimal(parts.group("percent")).movePointLeft(2).doubleValue();
    Optional<String> counted = Optional.ofNullable(parts.group("visit"));
    if (p > 1
        || learnt && proven
        || !counted.orElse("visit").equals(learnt ? "visit" : "playout")) {
      return Optional.empty();
    }
    if (counted.isEmpty()) {
      return Optional.of(new Verdict.Learnt(p, OptionalLong.empty()));
    }
    long visits = Long.parseLong(parts.group("visits"));
    return Optional.of(
        learnt
            ? new Verdict.Learnt(p, visits)
            : new Verdict.WinRate(p, visits, proven, distance(parts)));
  }

  private static OptionalInt distance(Matcher parts) {
    String plies = parts.group("distance");
    return plies == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(plies));
  }

  /** The one line that {@link #parse} reads. */
  public String text() {
    StringBuilder text = new StringBuilder(valueText(verdict));
    if (verdict.proven()) {
      text.append(" proven");
      verdict
          .distance()
          .ifPresent(plies -> text.append(" in ").append(counted(plies, "pl", "y", "ies")));
    }
    switch (verdict) {
      case Verdict.WinRate rate ->
          text.append(", ").append(counted(rate.visits(), "playout", "", "s"));
      case Verdict.Learnt learnt ->
          learnt
              .visits()
              .ifPresent(visits -> text.append(", ").append(counted(visits, "visit", "", "s")));
      case Verdict.Points points -> {}
      case Verdict.Estimate estimate -> {}
    }
    if (depth > 0) {
      text.append(", depth ").append(depth);
    }
    return text.append(", ").append(millis).append(" ms").toString();
  }

  private static String counted(long count, String stem, String one, String many) {
    return count + " " + stem + (count == 1 ? one : many);
  }

  private static String valueText(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points ->
          bounded(points.value(), points.bound())
              + (points.isSelective() ? " at " + points.confidence() + "%" : "");
      case Verdict.Estimate estimate -> "estimate " + bounded(estimate.value(), estimate.bound());
      case Verdict.WinRate rate -> percent(rate.p()).toPlainString() + "%";
      case Verdict.Learnt learnt when learnt.isMargin() ->
          "learnt " + learnt.marginText() + " of " + learnt.fullMargin();
      case Verdict.Learnt learnt -> "learnt " + percent(learnt.value()).toPlainString() + "%";
    };
  }

  private static String bounded(int value, Bound bound) {
    String limit =
        switch (bound) {
          case EXACT -> "";
          case AT_MOST -> "at most ";
          case AT_LEAST -> "at least ";
        };
    return limit + (value > 0 ? "+" : "") + value;
  }

  private static BigDecimal tenth(double figure) {
    return BigDecimal.valueOf(figure).setScale(1, RoundingMode.HALF_UP);
  }

  private static double rounded(double p) {
    return percent(p).movePointLeft(2).doubleValue();
  }

  private static BigDecimal percent(double p) {
    return BigDecimal.valueOf(p).movePointRight(2).setScale(1, RoundingMode.HALF_UP);
  }
}
