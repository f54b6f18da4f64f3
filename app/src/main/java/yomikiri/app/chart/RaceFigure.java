package yomikiri.app.chart;

import yomikiri.app.draw.Export;
import yomikiri.app.text.Texts;
import yomikiri.engine.race.Race.Standing;
import yomikiri.engine.race.Race.State;
import yomikiri.engine.think.GameKit;

/** The chart and the numbers of a race, which can be saved. */
public final class RaceFigure extends ChartFigure {
  private final Texts texts;
  private String written = "";

  public RaceFigure(Texts texts, Export export) {
    super(texts, export, "race", "race.title");
    this.texts = texts;
  }

  /**
   * Shows a race as it stands.
   *
   * @param game what it is called
   * @param byNodes whether the chart goes by nodes, not by time
   * @return in words for those who do not see it
   */
  public String show(String game, GameKit<?> kit, Standing standing, boolean byNodes) {
    RaceChart drawn = new RaceChart(texts, game, kit, standing, byNodes);
    long ended = standing.racers().stream().filter(racer -> racer.state() == State.DONE).count();
    String now = ended + " " + standing.isOver() + " " + texts.language().getValue();
    show(kit.game().id() + "-race", drawn, drawn.summary(), !now.equals(written));
    written = now;
    return drawn.gist();
  }
}
