package yomikiri.app.practice;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import yomikiri.engine.teach.PracticeLog;

/**
 * When the mistakes are to be asked.
 *
 * @param due may be asked now
 * @param laterToday how many more are due before midnight
 * @param next how many are due on later days, by day
 */
record PracticeQueue(
    List<PracticeLog.Item> due, int laterToday, SequencedMap<LocalDate, Integer> next) {
  PracticeQueue {
    due = List.copyOf(due);
  }

  static PracticeQueue of(List<PracticeLog.Item> items, Instant now, ZoneId zone) {
    LocalDate today = LocalDate.ofInstant(now, zone);
    int later = 0;
    TreeMap<LocalDate, Integer> next = new TreeMap<>();
    for (PracticeLog.Item item : items) {
      LocalDate date = LocalDate.ofInstant(item.due(), zone);
      if (date.isAfter(today)) {
        next.merge(date, 1, Integer::sum);
      } else {
        later += item.isDue(now) ? 0 : 1;
      }
    }
    return new PracticeQueue(items.stream().filter(item -> item.isDue(now)).toList(), later, next);
  }

  /** All mistakes that are practised. */
  int size() {
    return due.size() + laterToday + next.values().stream().mapToInt(Integer::intValue).sum();
  }
}
