package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.csv.CSVFormat;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudySchedule;

/**
 * The final file with what moves cost, one line per player; times are in milliseconds. It is the
 * only one that differs when the same games are played again.
 */
final class TimesCsv {
  private static final CSVFormat CSV = CSVFormat.DEFAULT;
  private static final double NANOS_PER_MILLI = 1e6;

  private final StudySchedule schedule;
  private final List<String> names;
  private final List<MoveTimes> times = new ArrayList<>();

  TimesCsv(Study study) {
    this.schedule = new StudySchedule(study);
    this.names = study.names();
    names.forEach(name -> times.add(MoveTimes.NONE));
  }

  void add(PlayedGame game) {
    List<Integer> seating = schedule.fixture(game.number()).seating();
    for (int seat = 0; seat < seating.size(); seat++) {
      int player = seating.get(seat);
      times.set(player, times.get(player).plus(game.times().get(seat)));
    }
  }

  String text() {
    StringBuilder text = new StringBuilder("player,moves,mean_ms,longest_ms\n");
    for (int player = 0; player < names.size(); player++) {
      MoveTimes all = times.get(player);
      text.append(
              CSV.format(
                  names.get(player),
                  all.moves(),
                  millis(all.mean()),
                  millis((double) all.longest())))
          .append('\n');
    }
    return text.toString();
  }

  private static String millis(double nanos) {
    return String.format(Locale.ROOT, "%.4f", nanos / NANOS_PER_MILLI);
  }
}
