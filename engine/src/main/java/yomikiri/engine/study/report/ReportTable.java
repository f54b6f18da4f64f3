package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.commons.csv.CSVFormat;

/**
 * Rows of a report and what stands in their columns, to be written as plain text, CSV or HTML.
 *
 * @param words how many columns from the left are words; numbers stand in the others
 */
public record ReportTable<R>(int words, List<Column<R>> columns, List<R> rows) {
  public ReportTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /** A column with its heading. */
  public record Column<R>(String head, Function<? super R, ?> cell) {}

  private List<String> heads() {
    return columns.stream().map(Column::head).toList();
  }

  private List<List<String>> cells() {
    return rows.stream().map(this::cells).toList();
  }

  private List<String> cells(R row) {
    return columns.stream().map(column -> column.cell.apply(row).toString()).toList();
  }

  /** Lines of plain text in columns of one width each: words begin alike, numbers end alike. */
  public String text() {
    List<List<String>> lines = new ArrayList<>(List.of(heads()));
    lines.addAll(cells());
    int[] widths = new int[columns.size()];
    for (List<String> line : lines) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], line.get(i).length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (List<String> line : lines) {
      StringBuilder row = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        String space = " ".repeat(widths[i] - line.get(i).length());
        row.append(i == 0 ? "" : "  ")
            .append(i < words ? line.get(i) + space : space + line.get(i));
      }
      text.append(row.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** The headings and all rows, each with a line break. */
  public String csv() {
    return csvHead() + String.join("", rows.stream().map(this::csvLine).toList());
  }

  /** The headings with a line break. */
  String csvHead() {
    return String.join(",", heads()) + "\n";
  }

  /** A row with a line break; it need not be one of {@link #rows}. */
  String csvLine(R row) {
    return CSVFormat.DEFAULT.format(cells(row).toArray()) + "\n";
  }

  /** Its minus signs are as long as plus signs. */
  public String html() {
    StringBuilder table = new StringBuilder("<div class=\"scroll\"><table>\n<tr>");
    for (int i = 0; i < columns.size(); i++) {
      String tag = i < words ? "th scope=\"col\" class=\"word\"" : "th scope=\"col\"";
      table.append(cell(tag, columns.get(i).head));
    }
    table.append("</tr>\n");
    for (List<String> row : cells()) {
      table.append("<tr>");
      for (int i = 0; i < row.size(); i++) {
        table.append(
            i < words
                ? cell("th scope=\"row\" class=\"word\"", row.get(i))
                : cell("td", row.get(i).replaceAll("-(?=[\\d∞])", "−")));
      }
      table.append("</tr>\n");
    }
    return table.append("</table></div>\n").toString();
  }

  private static String cell(String tag, String text) {
    return "<" + tag + ">" + HtmlPage.escaped(text) + "</" + tag.substring(0, 2) + ">";
  }
}
