package yomikiri.app.chart;

import java.util.List;
import yomikiri.app.draw.Export;
import yomikiri.engine.race.RegretStudy.Point;

/** The chart and the numbers of what searches give away, which can be saved. */
public final class RegretFigure extends ChartFigure {
  private final StudyNames names;

  public RegretFigure(StudyNames names, Export export) {
    super(names.texts(), export, "regret", "regret.title");
    this.names = names;
  }

  /** Shows what was measured in the game of that id, by nodes or else by time. */
  public void show(String game, List<Point> points, boolean byNodes) {
    RegretChart drawn = new RegretChart(names, game, points, byNodes);
    show(game + "-regret", drawn, drawn.data(), true);
  }
}
