package yomikiri.engine.study.report;

import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyText;

/** The frame of a page of results: it needs nothing else, and is light or dark as people prefer. */
public final class HtmlPage {
  private static final String MARKS =
      """
      <svg class="marks" aria-hidden="true"><defs>
      <pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" class="ground-draw"/><circle cx="3" cy="3" r="1.3" class="ink"/></pattern>
      <pattern id="lines" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" class="ground-loss"/><rect width="1.6" height="6" class="ink"/></pattern>
      </defs></svg>
      """;
  private static final String STYLE =
      """
      :root{color-scheme:light dark;--ground:#f7f5f0;--panel:#fff;--line:#dcd7cb;--text:#22303c;--quiet:#5f6871;--accent:#2b3a67;--win:#3f73c4;--draw:#c9c4b8;--loss:#dd8a3c}
      @media(prefers-color-scheme:dark){:root{--ground:#15191e;--panel:#1d2329;--line:#303841;--text:#e8eaed;--quiet:#98a2ad;--accent:#9db4ff;--win:#5d8fe0;--draw:#59626c;--loss:#b9651d}}
      *{box-sizing:border-box}body{margin:0 auto;max-width:1120px;padding:24px 16px;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,"Noto Sans JP",sans-serif}
      h1{font-size:24px;margin:0 0 4px}h2{font-size:18px;margin:0 0 8px}section{background:var(--panel);border-radius:12px;padding:16px 18px;margin:16px 0}
      .quiet,summary{color:var(--quiet)}.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:8px 0}
      th,td{padding:3px 10px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap;font-weight:400}th.word{text-align:left}tr:first-child th{color:var(--quiet);font-size:13px}
      svg{width:100%;display:block;margin:6px 0}svg text{fill:var(--text);font-size:12px}svg .quiet{fill:var(--quiet)}.mid{text-anchor:middle}.end{text-anchor:end}
      .legend svg{display:inline-block;width:14px;margin:0 2px 0 10px;vertical-align:-2px}.marks{position:absolute;width:0;height:0}
      .win{fill:var(--win)}.draw{fill:url(#dots)}.loss{fill:url(#lines)}.ground-draw{fill:var(--draw)}.ground-loss{fill:var(--loss)}.ink{fill:var(--panel)}
      .above{fill:var(--win);stroke:var(--line)}.below{fill:var(--loss);stroke:var(--line)}
      .grid{stroke:var(--line)}.level{stroke:var(--quiet);stroke-dasharray:4 3}.line{fill:none;stroke:var(--accent);stroke-width:2}.point{fill:var(--accent)}.band{fill:var(--accent);fill-opacity:.18}
      """;

  private HtmlPage() {}

  /** A study's page; {@code layouts} says how often each was played. */
  static String text(Findings findings, String layouts, String sections) {
    Study study = findings.study();
    return text(
        "Study of " + study.game(),
        subtitle(findings, layouts),
        sections + section("The study", "<pre>" + escaped(StudyText.write(study)) + "</pre>\n"));
  }

  /** A whole page; title and subtitle are plain text, {@code sections} its contents. */
  public static String text(String title, String subtitle, String sections) {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        + "<title>"
        + escaped(title)
        + "</title>\n<style>\n"
        + STYLE
        + "</style>\n</head>\n<body>\n"
        + MARKS
        + "<h1>"
        + escaped(title)
        + "</h1>\n<p class=\"quiet\">"
        + escaped(subtitle)
        + "</p>\n"
        + sections
        + "</body>\n</html>\n";
  }

  private static String subtitle(Findings findings, String layouts) {
    Study study = findings.study();
    return games(findings.games(), findings.distinct())
        + ", seed "
        + study.seed()
        + ", "
        + layouts
        + (study.fair() ? ", fair layouts" : "")
        + (study.opening() > 0 ? ", random plies at the start: " + study.opening() : "")
        + (findings.isDone() ? "" : "; not finished");
  }

  /** Such as {@code 1000 games, 1 distinct}. */
  private static String games(int games, int distinct) {
    return games + " games" + (distinct < games ? ", " + distinct + " distinct" : "");
  }

  public static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** A table that is shown when asked for. */
  static String folded(String name, ReportTable<?> table) {
    return "<details><summary>" + escaped(name) + "</summary>\n" + table.html() + "</details>\n";
  }

  public static String section(String title, String... parts) {
    return "<section><h2>" + escaped(title) + "</h2>\n" + String.join("", parts) + "</section>\n";
  }

  /** With its sign, the minus as long as the plus. */
  static String signed(double value, int digits) {
    return StudyTables.signed(value, digits).replace('-', '−');
  }
}
