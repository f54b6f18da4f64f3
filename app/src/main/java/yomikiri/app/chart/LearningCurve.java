package yomikiri.app.chart;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import yomikiri.app.draw.Export;
import yomikiri.app.draw.ExportMenu;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.engine.learn.CurvePoint;
import yomikiri.engine.think.PlayerSpec;

/** The learning curve of a training, or those of several, which can be saved. */
public final class LearningCurve extends VBox {
  /** So many curves can be shown in one chart. */
  public static final int MOST = Marker.values().length;

  private static final String FILE = "learning-curve";

  private final Texts texts;
  private final ChartView chart;
  private final Label news = Controls.styled(new Label(), "picture-news");
  private Chart drawn;

  public LearningCurve(Texts texts, Export export) {
    this.texts = texts;
    this.chart = Controls.id("chart-learning", new ChartView(texts));
    this.drawn = new LearningChart(texts, "", "", 0, List.of());
    Presence.withWords(news);
    ExportMenu save =
        ExportMenu.toFiles(
            export,
            "lab.chart.save",
            new ExportMenu.Content(() -> FILE, chart::print, Optional.of(() -> drawn.data().csv())),
            news);
    save.setId("learning-save");
    save.getStyleClass().addAll("small", "chart-menu");
    StackPane.setAlignment(save, Pos.TOP_RIGHT);
    StackPane shown = new StackPane(chart, save);
    shown.setMinWidth(0);
    VBox.setVgrow(shown, Priority.ALWAYS);
    getChildren().addAll(shown, news);
  }

  /** What the start is worth at a point of a curve, in words. */
  public static String worth(Texts texts, CurvePoint point, int fullMargin) {
    return fullMargin == 0
        ? Figures.percent(point.value())
        : texts.get("lab.chart.margin", Figures.signed(point.margin(fullMargin), 1));
  }

  /**
   * Shows a curve, if it is anything new.
   *
   * @param name what the training is called
   * @param opponent what the opponent is called
   * @param fullMargin where values are margins; 0 where they are rewards
   */
  public void show(String name, String opponent, int fullMargin, List<CurvePoint> points) {
    show(new LearningChart(texts, name, opponent, fullMargin, points));
  }

  /** Shows several curves of a game, at most {@link #MOST}, if they are anything new. */
  public void show(String game, List<Named> curves) {
    show(new ComparedChart(texts, game, curves));
  }

  private void show(Chart now) {
    if (!now.equals(drawn) || now.isEmpty()) {
      drawn = now;
      chart.show(now);
    }
  }

  /**
   * A learning curve among others.
   *
   * @param name what the training is called; no two curves of a chart have the same
   * @param opponent against whom the learner was measured
   * @param fullMargin where values are margins; 0 where they are rewards
   */
  public record Named(String name, PlayerSpec opponent, int fullMargin, List<CurvePoint> points) {
    public Named {
      points = List.copyOf(points);
    }
  }
}
