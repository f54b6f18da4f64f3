package yomikiri.engine.exam;

import java.util.List;

/**
 * What an examination of one player in one game has found.
 *
 * @param game its id
 * @param player as its spec is written
 * @param seed decided everything random
 * @param isWhole whether it was not stopped before its end
 * @param answers how many of its answers were looked at, apart from those in games for its place
 * @param diagnoses faults first, then habits; empty if none shows
 * @param basis how much the search for known faults of searches rests on, in a sentence
 * @param sections in the order of the page
 */
public record ExamReport(
    String game,
    String player,
    long seed,
    boolean isWhole,
    int answers,
    List<Diagnosis> diagnoses,
    String basis,
    List<Section> sections) {
  public ExamReport {
    diagnoses = List.copyOf(diagnoses);
    sections = List.copyOf(sections);
  }

  /** Those that no sound player is given. */
  public List<Diagnosis> faults() {
    return diagnoses.stream().filter(Diagnosis::isFault).toList();
  }

  /**
   * A part of an examination.
   *
   * @param key a word for programs
   * @param title for people
   * @param sentences what was found, and how; at least one
   */
  public record Section(String key, String title, List<String> sentences, List<Table> tables) {
    public Section {
      sentences = List.copyOf(sentences);
      tables = List.copyOf(tables);
    }

    /** One that has nothing but sentences. */
    public Section(String key, String title, List<String> sentences) {
      this(key, title, sentences, List.of());
    }

    /**
     * Figures.
     *
     * @param rows texts, whole numbers, numbers and {@link yomikiri.engine.stats.Interval
     *     intervals}, as many in each as there are heads; an empty text where nothing is known
     */
    public record Table(List<String> heads, List<List<Object>> rows) {
      public Table {
        heads = List.copyOf(heads);
        rows = rows.stream().map(List::copyOf).toList();
      }
    }
  }
}
