package yomikiri.engine.exam;

import java.util.List;

/**
 * A part of an examination.
 *
 * @param key a word for programs
 * @param title for people
 * @param sentences what was found, and how; at least one
 */
public record ExamSection(String key, String title, List<String> sentences, List<Table> tables) {
  public ExamSection {
    sentences = List.copyOf(sentences);
    tables = List.copyOf(tables);
  }

  /** One that has nothing but sentences. */
  public ExamSection(String key, String title, List<String> sentences) {
    this(key, title, sentences, List.of());
  }

  /**
   * Figures.
   *
   * @param rows texts, whole numbers, numbers and {@link yomikiri.engine.stats.Interval intervals},
   *     as many in each as there are heads; an empty text where nothing is known
   */
  public record Table(List<String> heads, List<List<Object>> rows) {
    public Table {
      heads = List.copyOf(heads);
      rows = rows.stream().map(List::copyOf).toList();
    }
  }
}
