package yomikiri.app.chart;

import java.util.List;
import org.apache.commons.csv.CSVFormat;

/** A chart's numbers; {@code columns} are the keys of their headings. */
record ChartData(List<String> columns, List<List<DataValue>> rows) {
  private static final CSVFormat CSV = CSVFormat.DEFAULT;

  ChartData {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /** A heading and a line a row. */
  String csv() {
    StringBuilder text = new StringBuilder(CSV.format(columns.toArray())).append('\n');
    for (List<DataValue> row : rows) {
      text.append(CSV.format(row.stream().map(DataValue::plain).toArray())).append('\n');
    }
    return text.toString();
  }
}
