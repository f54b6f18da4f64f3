package yomikiri.engine.exam;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import yomikiri.engine.exam.ExamReport.Section.Table;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.study.report.HtmlPage;
import yomikiri.engine.study.report.Json;
import yomikiri.engine.study.report.ReportTable;
import yomikiri.engine.study.report.ReportTable.Column;

/** Writes examinations of one player: a page for people, and a text for programs. */
public final class ExamPage {
  private ExamPage() {}

  /** One page that needs nothing else. */
  public static String html(List<ExamReport> reports) {
    String sections = reports.stream().map(ExamPage::sections).collect(Collectors.joining());
    return HtmlPage.text(
        "Examination of " + reports.getFirst().player(),
        reports.stream().map(ExamReport::game).collect(Collectors.joining(", "))
            + "; seed "
            + reports.getFirst().seed()
            + (reports.stream().allMatch(ExamReport::isWhole) ? "" : "; stopped before its end"),
        sections);
  }

  private static String sections(ExamReport report) {
    StringBuilder page = new StringBuilder();
    List<String> parts = new ArrayList<>();
    for (Diagnosis one : report.diagnoses()) {
      String what = HtmlPage.escaped((one.isFault() ? "" : "A habit: ") + one.sentence());
      parts.add(
          "<p>%s</p>\n<p class=\"quiet\">%s</p>\n"
              .formatted(
                  one.isFault() ? "<strong>" + what + "</strong>" : what,
                  HtmlPage.escaped(one.evidence())));
    }
    if (report.faults().isEmpty()) {
      parts.addFirst("<p>No known fault shows.</p>\n");
    }
    parts.add(
        "<p class=\"quiet\">" + HtmlPage.escaped(report.basis() + " " + caution()) + "</p>\n");
    page.append(HtmlPage.section(report.game() + ": diagnosis", parts.toArray(String[]::new)));
    for (ExamReport.Section section : report.sections()) {
      page.append(HtmlPage.section(section.title(), html(section)));
    }
    return page.toString();
  }

  /** How far diagnoses can be trusted. */
  private static String caution() {
    return String.format(
        Locale.ROOT,
        "A fault that rests on counts is named only if chance would show it less often than once in"
            + " %,.0f examinations, over all %d checks together. What shows no fault need not be"
            + " free of faults.",
        1 / Diagnosis.RISK,
        Diagnosis.checks());
  }

  private static String html(ExamReport.Section section) {
    StringBuilder parts = new StringBuilder();
    section.sentences().forEach(s -> parts.append("<p>" + HtmlPage.escaped(s) + "</p>\n"));
    section.tables().forEach(table -> parts.append(table(table).html()));
    return parts.toString();
  }

  private static ReportTable<?> table(Table table) {
    List<Column<List<Object>>> columns = new ArrayList<>();
    for (int i = 0; i < table.heads().size(); i++) {
      int column = i;
      columns.add(new Column<>(table.heads().get(i), row -> text(row.get(column))));
    }
    return new ReportTable<>(words(table), columns, table.rows());
  }

  /** How many columns from the left are words. */
  private static int words(Table table) {
    int words = 0;
    while (words < table.heads().size() && areWords(table, words)) {
      words++;
    }
    return words;
  }

  private static boolean areWords(Table table, int column) {
    return table.rows().stream().allMatch(row -> row.get(column) instanceof String);
  }

  private static String text(Object cell) {
    return switch (cell) {
      case Double number -> String.format(Locale.ROOT, "%.3f", number);
      case Interval range -> String.format(Locale.ROOT, "%.3f to %.3f", range.low(), range.high());
      default -> cell.toString();
    };
  }

  /** The same for the terminal: what was found, without the figures. */
  public static String text(ExamReport report) {
    StringBuilder text = new StringBuilder();
    text.append(report.game()).append(": ").append(report.player()).append('\n');
    if (report.faults().isEmpty()) {
      text.append("no known fault shows\n");
    }
    for (Diagnosis one : report.diagnoses()) {
      text.append(one.isFault() ? "fault: " : "habit: ").append(one.sentence()).append('\n');
      if (!one.evidence().isEmpty()) {
        text.append("  ").append(one.evidence()).append('\n');
      }
    }
    text.append(report.basis()).append('\n');
    for (ExamReport.Section section : report.sections()) {
      text.append('\n').append(section.title()).append('\n');
      section.sentences().forEach(sentence -> text.append(sentence).append('\n'));
      section.tables().forEach(table -> text.append(table(table).text()));
    }
    return text.toString();
  }

  /** For programs: the reports with all figures. */
  public static String json(List<ExamReport> reports) {
    return Json.page(reports.stream().map(ExamPage::json).toList()) + "\n";
  }

  private static Map<String, Object> json(ExamReport report) {
    return Json.object(
        "game",
        report.game(),
        "player",
        report.player(),
        "seed",
        report.seed(),
        "whole",
        report.isWhole(),
        "diagnoses",
        report.diagnoses().stream()
            .map(
                one ->
                    Json.object(
                        "key",
                        one.key(),
                        "fault",
                        one.isFault(),
                        "sentence",
                        one.sentence(),
                        "evidence",
                        one.evidence()))
            .toList(),
        "basis",
        report.basis(),
        "sections",
        report.sections().stream()
            .map(
                section ->
                    Json.object(
                        "key",
                        section.key(),
                        "title",
                        section.title(),
                        "sentences",
                        section.sentences(),
                        "tables",
                        section.tables().stream().map(ExamPage::rows).toList()))
            .toList());
  }

  private static List<Map<String, Object>> rows(Table table) {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (List<Object> row : table.rows()) {
      Map<String, Object> cells = new LinkedHashMap<>();
      for (int i = 0; i < row.size(); i++) {
        cells.put(table.heads().get(i), row.get(i));
      }
      rows.add(cells);
    }
    return rows;
  }
}
