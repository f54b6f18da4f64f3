package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudySchedule;
import yomikiri.engine.study.report.ReportTable.Column;

/**
 * The final file with what moves cost, one line per player; times are in milliseconds. It is the
 * only one that differs when the same games are played again.
 */
final class TimesCsv {
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
    List<Column<Integer>> columns =
        List.of(
            new Column<>("player", names::get),
            new Column<>("moves", player -> times.get(player).moves()),
            new Column<>("mean_ms", player -> millis(times.get(player).mean())),
            new Column<>("longest_ms", player -> millis((double) times.get(player).longest())));
    return new ReportTable<>(1, columns, IntStream.range(0, names.size()).boxed().toList()).csv();
  }

  private static String millis(double nanos) {
    return StudyTables.number(nanos / NANOS_PER_MILLI, 4);
  }
}
