package yomikiri.engine.cli;

import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.match.Forfeits;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.study.report.CrossTable.Cell;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.PairingResult;
import yomikiri.engine.study.report.StudyTables;

/** The result of a duel as text; {@code sample} decides what the seats are called. */
record DuelReport(Findings findings, Forfeits forfeits, Position sample) {
  private static final double NANOS_A_MILLISECOND = 1e6;

  /** Tables of several lines. */
  String text() {
    Formatter text = new Formatter(Locale.ROOT);
    text.format("%s\n\n", StudySummary.head(findings, "interrupted"));
    if (findings.duel().isPresent()) {
      addTwo(text, findings.pairings().getFirst());
    } else {
      StudyTables tables = new StudyTables(findings, names());
      text.format("%s\n%s\n", tables.places().text(), tables.comparisons().text());
    }
    addTimes(text);
    forfeits.first().ifPresent(first -> addForfeits(text, first));
    if (findings.distinct() < findings.games()) {
      text.format(
          "\n"
              + "Duplicate games count once: no player plays with any randomness or a time limit,"
              + " so a repeated game tells nothing new.\n");
    }
    return text.toString();
  }

  private List<String> names() {
    List<String> names = findings.study().names();
    return IntStream.range(0, names.size()).mapToObj(i -> (i + 1) + "  " + names.get(i)).toList();
  }

  private void addTwo(Formatter text, PairingResult result) {
    List<StudyTables.Row> rows = new ArrayList<>();
    Cell all = result.score();
    for (int who = 0; who < 2; who++) {
      rows.add(new StudyTables.Row(names().get(who), who == 0 ? all : all.reversed()));
      for (int seat = 0; seat < 2; seat++) {
        Cell first = result.bySeat().get(who == 0 ? seat : 1 - seat);
        rows.add(new StudyTables.Row("     " + place(seat), who == 0 ? first : first.reversed()));
      }
    }
    EloEstimate estimate = all.estimate();
    text.format("%s\n", StudyTables.results("player", rows).text());
    text.format("ahead                  %s\n", ahead(estimate));
    text.format(
        "Elo, 1 above 2         %s (95%%: %s)\n",
        StudyTables.signed(estimate.elo(), 1), StudyTables.elo(estimate.eloInterval(), 1));
    text.format(
        "score difference, 1-2  mean %s, standard error %s\n",
        StudyTables.signed(result.distinctDifference(), 3),
        result.differenceError().isPresent()
            ? String.format(Locale.ROOT, "%.3f", result.differenceError().getAsDouble())
            : "unknown (fewer than two layouts)");
  }

  private static String ahead(EloEstimate first) {
    if (first.interval().isAbove(0.5)) {
      return "1: its 95% interval lies above 50%";
    }
    return first.reversed().interval().isAbove(0.5)
        ? "2: its 95% interval lies above 50%"
        : "not decided: the 95% interval includes 50%";
  }

  private String place(int seat) {
    return switch (sample) {
      case TurnPosition turn when findings.study().opening() == 0 ->
          turn.turn() == seat ? "moving first" : "moving second";
      case TurnPosition turn -> "in seat " + (seat + 1);
      case JointPosition joint -> "in seat " + (seat + 1);
    };
  }

  private void addTimes(Formatter text) {
    for (int who = 0; who < findings.players().size(); who++) {
      MoveTimes times = findings.players().get(who).times();
      text.format(
          "time per move, %d       mean %.3f ms, max %.3f ms\n",
          who + 1, times.mean() / NANOS_A_MILLISECOND, times.longest() / NANOS_A_MILLISECOND);
      if (times.over().moves() > 0) {
        text.format(
            "over its limit, %d      p50 %.3f ms, p99 %.3f ms\n",
            who + 1,
            times.over().within(0.5) / NANOS_A_MILLISECOND,
            times.over().within(0.99) / NANOS_A_MILLISECOND);
      }
    }
  }

  private void addForfeits(Formatter text, Forfeits.First first) {
    String counts =
        IntStream.range(0, findings.players().size())
            .mapToObj(who -> forfeits.of(who) + " by " + (who + 1))
            .collect(Collectors.joining(", "));
    text.format(
        "forfeits               %s; the first in game %d: %s\n",
        counts, first.index() + 1, Console.masked(first.reason()));
  }
}
