package yomikiri.engine.study.report;

/** Small pieces of a page. */
final class Html {
  private Html() {}

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** A table that is shown when asked for. */
  static String folded(String name, ReportTable<?> table) {
    return "<details><summary>" + escaped(name) + "</summary>\n" + table.html() + "</details>\n";
  }

  static String section(String title, String... parts) {
    return "<section><h2>" + escaped(title) + "</h2>\n" + String.join("", parts) + "</section>\n";
  }

  /** With its sign, the minus as long as the plus. */
  static String signed(double value, int digits) {
    return StudyTables.signed(value, digits).replace('-', '−');
  }
}
