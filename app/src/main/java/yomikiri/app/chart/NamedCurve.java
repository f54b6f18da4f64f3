package yomikiri.app.chart;

import java.util.List;
import yomikiri.engine.learn.CurvePoint;
import yomikiri.engine.think.PlayerSpec;

/**
 * A learning curve among others.
 *
 * @param name what the training is called; no two curves of a picture have the same
 * @param opponent against whom the learner was measured
 */
public record NamedCurve(String name, PlayerSpec opponent, List<CurvePoint> points) {
  public NamedCurve {
    points = List.copyOf(points);
  }
}
