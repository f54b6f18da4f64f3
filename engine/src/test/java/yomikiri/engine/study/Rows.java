package yomikiri.engine.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The rows of a study's tables, each by the names of its columns. */
public final class Rows {
  private Rows() {}

  /** All rows of the table {@code name} in {@code folder}. */
  public static List<Map<String, String>> of(Path folder, String name) {
    List<String> lines = Studies.lines(folder, name);
    String[] head = lines.getFirst().split(",", -1);
    List<Map<String, String>> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      Map<String, String> row = new TreeMap<>();
      for (int i = 0; i < head.length; i++) {
        row.put(head[i], cells[i]);
      }
      rows.add(row);
    }
    return rows;
  }

  public static String text(Map<String, String> row, String column) {
    return Objects.requireNonNull(row.get(column));
  }

  public static double number(Map<String, String> row, String column) {
    return Double.parseDouble(text(row, column));
  }
}
