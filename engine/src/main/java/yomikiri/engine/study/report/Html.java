package yomikiri.engine.study.report;

import java.util.List;
import java.util.Locale;
import yomikiri.engine.stats.Interval;

/** Small pieces of a page. */
final class Html {
  private Html() {}

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** A table whose first column is words and the others numbers. */
  static String table(List<String> head, List<List<String>> rows) {
    StringBuilder table = new StringBuilder("<div class=\"scroll\"><table>\n<tr>");
    for (String cell : head) {
      table.append("<th scope=\"col\">").append(escaped(cell)).append("</th>");
    }
    table.append("</tr>\n");
    for (List<String> row : rows) {
      table.append("<tr><th scope=\"row\">").append(escaped(row.getFirst())).append("</th>");
      for (String cell : row.subList(1, row.size())) {
        table.append("<td>").append(escaped(cell)).append("</td>");
      }
      table.append("</tr>\n");
    }
    return table.append("</table></div>\n").toString();
  }

  /** A table that is shown when asked for. */
  static String folded(String name, String table) {
    return "<details><summary>" + escaped(name) + "</summary>\n" + table + "</details>\n";
  }

  static String section(String title, String... parts) {
    return "<section><h2>" + escaped(title) + "</h2>\n" + String.join("", parts) + "</section>\n";
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  static String percents(Interval interval) {
    return percent(interval.low()) + " – " + percent(interval.high());
  }

  /** With its sign, the minus as long as the plus. */
  static String signed(double value, int digits) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "+∞" : "−∞";
    }
    return String.format(Locale.ROOT, "%+." + digits + "f", value + 0.0).replace('-', '−');
  }

  static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value + 0.0).replace('-', '−');
  }
}
