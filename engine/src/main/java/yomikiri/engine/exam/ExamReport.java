package yomikiri.engine.exam;

import java.util.List;

/**
 * What an examination of one player in one game has found.
 *
 * @param game its id
 * @param player as its spec is written
 * @param seed decided everything random
 * @param isWhole whether it was not stopped before its end
 * @param diagnoses faults first, then habits; empty if none shows
 * @param basis how much the search for known faults of searches rests on, in a sentence
 * @param sections in the order of the page
 */
public record ExamReport(
    String game,
    String player,
    long seed,
    boolean isWhole,
    List<Diagnosis> diagnoses,
    String basis,
    List<ExamSection> sections) {
  public ExamReport {
    diagnoses = List.copyOf(diagnoses);
    sections = List.copyOf(sections);
  }

  /** Those that no sound player is given. */
  public List<Diagnosis> faults() {
    return diagnoses.stream().filter(Diagnosis::isFault).toList();
  }
}
