package yomikiri.engine.study.report;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Tally;

/** The final file for programs of a study for more than two; numbers as in {@link ReportJson}. */
record PlacesJson(
    Map<String, String> study,
    int games,
    int distinctGames,
    boolean finished,
    List<Player> players,
    List<Standing> seats,
    List<Before> endedBefore) {
  static String text(PlaceFindings findings) {
    List<String> names = findings.study().names();
    List<Before> before = new ArrayList<>();
    for (int first = 0; first < names.size(); first++) {
      for (int second = first + 1; second < names.size(); second++) {
        String one = names.get(first);
        String other = names.get(second);
        findings
            .before()
            .rows()
            .get(first)
            .get(second)
            .ifPresent(cell -> before.add(Before.of(one, other, cell)));
      }
    }
    return ReportJson.written(
        new PlacesJson(
            ReportJson.settings(findings.study()),
            findings.games(),
            findings.distinct(),
            findings.isDone(),
            IntStream.range(0, names.size())
                .mapToObj(i -> Player.of(names.get(i), findings.players().get(i)))
                .toList(),
            findings.seats().stream().map(Standing::of).toList(),
            before));
  }

  private static List<Double> ends(Interval interval) {
    return List.of(interval.low(), interval.high());
  }

  private record Standing(
      int games,
      double meanReward,
      double meanPlace,
      List<Double> placeInterval,
      int firstPlaces,
      double firstShare,
      List<Double> firstInterval) {
    static Standing of(PlaceFindings.Standing standing) {
      return new Standing(
          standing.games(),
          standing.estimate().rate(),
          standing.place(),
          ends(standing.placeInterval()),
          standing.firstPlaces(),
          standing.first().rate(),
          ends(standing.first().interval()));
    }
  }

  private record Player(
      String player, @JsonUnwrapped Standing standing, int forfeits, List<Double> placeBySeat) {
    static Player of(String name, PlaceFindings.Standing standing) {
      return new Player(name, Standing.of(standing), standing.forfeits(), standing.placeBySeat());
    }
  }

  private record Before(
      String first,
      String second,
      int games,
      int before,
      int equal,
      int after,
      double rate,
      List<Double> interval,
      double elo,
      List<Double> eloInterval,
      double superiority) {
    static Before of(String first, String second, CrossTable.Cell cell) {
      Tally tally = cell.tally();
      Estimate estimate = cell.estimate();
      return new Before(
          first,
          second,
          tally.games(),
          tally.wins(),
          tally.draws(),
          tally.losses(),
          estimate.rate(),
          ends(estimate.interval()),
          estimate.elo(),
          ends(estimate.eloInterval()),
          estimate.superiority());
    }
  }
}
