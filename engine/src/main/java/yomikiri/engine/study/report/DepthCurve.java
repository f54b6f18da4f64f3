package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Study;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/**
 * The results of players that differ in their depth alone.
 *
 * @param family what they have in common: their spec without its depth
 * @param opponent whom they met; empty for all others together
 * @param points ascending in depth, two or more
 */
public record DepthCurve(PlayerSpec family, Optional<PlayerSpec> opponent, List<Point> points) {
  public DepthCurve {
    points = List.copyOf(points);
  }

  /** The results of the player with this depth. */
  public record Point(int depth, Tally tally, EloEstimate estimate) {}

  static List<DepthCurve> of(Study study, CrossTable table) {
    SequencedMap<PlayerSpec, Map<Integer, Integer>> families = new LinkedHashMap<>();
    for (int player = 0; player < study.players().size(); player++) {
      PlayerSpec spec = study.players().get(player);
      Optional<Double> depth = spec.value(Parameter.DEPTH);
      if (depth.isPresent()) {
        PlayerSpec family = spec.without(Parameter.DEPTH.name());
        families.computeIfAbsent(family, f -> new TreeMap<>()).put(depth.get().intValue(), player);
      }
    }
    List<DepthCurve> curves = new ArrayList<>();
    families.forEach(
        (family, players) -> {
          List<Point> points = points(study, table, players);
          if (points.size() > 1) {
            curves.add(new DepthCurve(family, study.gauntlet(), points));
          }
        });
    return curves;
  }

  private static List<Point> points(Study study, CrossTable table, Map<Integer, Integer> players) {
    List<Point> points = new ArrayList<>();
    players.forEach(
        (depth, player) -> {
          Optional<CrossTable.Cell> cell =
              study
                  .gauntlet()
                  .map(champion -> table.rows().get(player).get(study.players().indexOf(champion)))
                  .orElse(Optional.of(table.totals().get(player)));
          cell.ifPresent(c -> points.add(new Point(depth, c.tally(), c.estimate())));
        });
    return points;
  }
}
