package yomikiri.app.chart;

import java.util.Locale;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;

/** One value of a table, as text to be read and as text for programs. */
sealed interface DataValue {
  /** A word of {@code lab.chart.word}, the same for programs in all languages. */
  record Word(String key) implements DataValue {}

  /** What has a name of its own: {@code text} for people, {@code exact} for programs. */
  record Name(String text, String exact) implements DataValue {}

  record Count(long number) implements DataValue {}

  /** From 0 to 1. */
  record Share(double part) implements DataValue {}

  /** Points, with so many digits behind the point. */
  record Points(double value, int digits) implements DataValue {}

  /** The same where zero is in the middle. */
  record Difference(double value, int digits) implements DataValue {}

  /** No value. */
  record None() implements DataValue {}

  default boolean isText() {
    return this instanceof Word || this instanceof Name;
  }

  default String shown(Texts texts) {
    return switch (this) {
      case Word word -> texts.get("lab.chart.word." + word.key());
      case Name name -> name.text();
      case Count count -> String.format(Locale.ROOT, "%,d", count.number()).replace('-', '\u2212');
      case Share share -> Figures.percent(share.part());
      case Points points -> Figures.fixed(points.value(), points.digits());
      case Difference points -> Figures.signed(points.value(), points.digits());
      case None none -> "\u2013";
    };
  }

  /** In ASCII; shares from 0 to 1. */
  default String plain() {
    return switch (this) {
      case Word word -> word.key();
      case Name name -> name.exact();
      case Count count -> Long.toString(count.number());
      case Share share -> number(share.part());
      case Points points -> number(points.value());
      case Difference points -> number(points.value());
      case None none -> "";
    };
  }

  private static String number(double value) {
    return Double.isInfinite(value)
        ? value > 0 ? "inf" : "-inf"
        : String.format(Locale.ROOT, "%.6f", value + 0.0);
  }
}
