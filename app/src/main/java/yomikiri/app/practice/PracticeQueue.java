package yomikiri.app.practice;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import yomikiri.engine.teach.PracticeLog;

/**
 * When the mistakes are to be asked.
 *
 * @param due may be asked now
 * @param lesson those of them that are practised before all others
 * @param laterToday how many more are due before midnight
 * @param next how many are due on later days, by day
 * @param lost those that cannot be asked any more
 */
record PracticeQueue(
    List<PracticeLog.Item> due,
    List<PracticeLog.Item> lesson,
    int laterToday,
    SequencedMap<LocalDate, Integer> next,
    List<PracticeLog.Item> lost) {
  PracticeQueue {
    due = List.copyOf(due);
    lesson = List.copyOf(lesson);
    lost = List.copyOf(lost);
  }

  /**
   * The queue of all that is in the log.
   *
   * @param isFound whether a mistake can be asked
   * @param isOfLesson whether it is practised before all others
   */
  static PracticeQueue of(
      PracticeLog log,
      Instant now,
      ZoneId zone,
      Predicate<PracticeLog.Item> isFound,
      Predicate<PracticeLog.Item> isOfLesson) {
    List<PracticeLog.Item> lost = new ArrayList<>(log.lost());
    List<PracticeLog.Item> due = new ArrayList<>();
    LocalDate today = LocalDate.ofInstant(now, zone);
    int later = 0;
    TreeMap<LocalDate, Integer> next = new TreeMap<>();
    for (PracticeLog.Item item : log.items()) {
      LocalDate date = LocalDate.ofInstant(item.due(), zone);
      if (!isFound.test(item)) {
        lost.add(item);
      } else if (date.isAfter(today)) {
        next.merge(date, 1, Integer::sum);
      } else if (item.isDue(now)) {
        due.add(item);
      } else {
        later++;
      }
    }
    return new PracticeQueue(due, due.stream().filter(isOfLesson).toList(), later, next, lost);
  }

  /** What is asked next, in this order. */
  List<PracticeLog.Item> first() {
    return lesson.isEmpty() ? due : lesson;
  }

  /** All mistakes that are practised and can be. */
  int size() {
    return due.size() + laterToday + next.values().stream().mapToInt(Integer::intValue).sum();
  }
}
