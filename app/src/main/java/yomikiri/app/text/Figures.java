package yomikiri.app.text;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Writes figures: U+2212 for minus, a plus only where a sign is wanted. */
public final class Figures {
  private Figures() {}

  /** Such as {@code 7} or {@code −4}. */
  public static String plain(int value) {
    return value < 0 ? "\u2212" + -value : Integer.toString(value);
  }

  /** Such as {@code +7}, {@code −4} or {@code 0}. */
  public static String signed(int value) {
    return value > 0 ? "+" + value : plain(value);
  }

  /** Such as {@code 0.14}; more figures behind the point for shorter times. */
  public static String seconds(long nanos) {
    double seconds = nanos / 1e9;
    if (nanos > 0 && seconds < 0.001) {
      return "<0.001";
    }
    return String.format(
        Locale.ROOT, seconds < 0.1 ? "%.3f" : seconds < 10 ? "%.2f" : "%.1f", seconds);
  }

  /** Such as {@code 0.5} or {@code 10}, without needless noughts. */
  public static String shortSeconds(double seconds) {
    return seconds == Math.rint(seconds)
        ? String.format(Locale.ROOT, "%.0f", seconds)
        : String.format(Locale.ROOT, "%s", seconds);
  }

  /** Such as {@code 12,345}; from ten million on {@code 12.3 M}. */
  public static String count(long value) {
    return value < 10_000_000
        ? String.format(Locale.ROOT, "%,d", value)
        : String.format(Locale.ROOT, "%.1f M", value / 1e6);
  }

  /** In four letters at most, such as {@code 999}, {@code 1.2k} or {@code 34k}. */
  public static String brief(long value) {
    return value < 1_000
        ? Long.toString(value)
        : value < 9_950
            ? String.format(Locale.ROOT, "%.1fk", value / 1e3)
            : String.format(Locale.ROOT, "%.0fk", value / 1e3);
  }

  /** Such as {@code 62%}. */
  public static String share(double p) {
    return Math.round(p * 100) + "%";
  }

  /** Such as {@code 62%}, of each part of a whole: they add up to 100%, unless all are 0. */
  public static List<String> shares(List<Integer> parts) {
    long whole = parts.stream().mapToLong(Integer::longValue).sum();
    if (whole == 0) {
      return parts.stream().map(part -> share(0)).toList();
    }
    int[] percents = parts.stream().mapToInt(part -> (int) (part * 100L / whole)).toArray();
    int left = 100 - IntStream.of(percents).sum();
    IntStream.range(0, percents.length)
        .boxed()
        .sorted(Comparator.comparingLong(i -> -(parts.get(i) * 100L % whole)))
        .limit(left)
        .forEach(i -> percents[i]++);
    return IntStream.of(percents).mapToObj(percent -> percent + "%").toList();
  }

  /** Such as {@code 62.5%}. */
  public static String percent(double p) {
    return fixed(p * 100, 1) + "%";
  }

  /** Such as {@code 1.25} or {@code −0.50}, with so many digits behind the point. */
  public static String fixed(double value, int digits) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "\u221e" : "\u2212\u221e";
    }
    String figures = String.format(Locale.ROOT, "%,." + digits + "f", Math.abs(value));
    boolean isNought = figures.chars().noneMatch(c -> c > '0' && c <= '9');
    return value < 0 && !isNought ? "\u2212" + figures : figures;
  }

  /** Such as {@code +1.25}, {@code −0.50} or {@code 0.00}. */
  public static String signed(double value, int digits) {
    String figures = fixed(value, digits);
    return value > 0 && !figures.equals(fixed(0, digits)) ? "+" + figures : figures;
  }

  /** Such as {@code +100} or {@code −2.5}, without needless noughts. */
  public static String signedShort(double value) {
    String figures = signed(value, 6);
    return figures.replaceFirst("\\.?0+$", "");
  }
}
