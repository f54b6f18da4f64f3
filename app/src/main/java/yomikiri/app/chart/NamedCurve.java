package yomikiri.app.chart;

import java.util.List;
import yomikiri.engine.learn.CurvePoint;
import yomikiri.engine.think.PlayerSpec;

/**
 * A learning curve among others.
 *
 * @param name what the training is called; no two curves of a chart have the same
 * @param opponent against whom the learner was measured
 * @param fullMargin where values are margins; 0 where they are rewards
 */
public record NamedCurve(
    String name, PlayerSpec opponent, int fullMargin, List<CurvePoint> points) {
  public NamedCurve {
    points = List.copyOf(points);
  }
}
