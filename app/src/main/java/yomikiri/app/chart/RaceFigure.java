package yomikiri.app.chart;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import yomikiri.app.draw.Export;
import yomikiri.app.draw.ExportMenu;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Theme;
import yomikiri.engine.race.Race.Standing;
import yomikiri.engine.race.Race.State;
import yomikiri.engine.think.GameKit;

/** The chart and the numbers of a race, which can be saved. */
public final class RaceFigure extends VBox {
  private static final double HEADS = 46; // of the tabs

  private final Texts texts;
  private final ChartView chart;
  private final ChartTable table;
  private String file = "race";
  private String written = "";
  private ChartData reports = new ChartData(List.of(), List.of());

  public RaceFigure(Texts texts, Export export) {
    this.texts = texts;
    this.chart = new ChartView(texts);
    this.table = new ChartTable(texts, "race.empty");
    chart.setId("chart-race");
    table.setId("numbers-race");
    table.accessibleTextProperty().bind(texts.of("race.numbers"));
    Label news = new Label();
    news.getStyleClass().add("picture-news");
    Presence.withWords(news);
    ExportMenu save =
        ExportMenu.toFiles(
            export,
            "lab.chart.save",
            new ExportMenu.Content(() -> file, chart::print, Optional.of(() -> reports.csv())),
            news);
    save.setId("race-save");
    save.getStyleClass().addAll("small", "chart-menu");
    StackPane.setAlignment(save, Pos.TOP_RIGHT);
    StackPane picture = new StackPane(chart, save);
    picture.setMinWidth(0);
    TabPane tabs =
        new TabPane(tab("race.picture", picture), tab("race.numbers", table)) {
          @Override
          public Orientation getContentBias() {
            return Orientation.HORIZONTAL; // the legend of the chart wraps
          }

          @Override
          protected double computeMinHeight(double width) {
            return chart.minHeight(width) + HEADS * Theme.scale(this);
          }
        };
    tabs.accessibleTextProperty().bind(texts.of("race.title"));
    tabs.setId("race-tabs");
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    VBox.setVgrow(tabs, Priority.ALWAYS);
    getStyleClass().add("picture-section");
    getChildren().addAll(tabs, news);
  }

  private Tab tab(String key, Node content) {
    Tab tab = new Tab();
    tab.textProperty().bind(texts.of(key));
    tab.setContent(content);
    return tab;
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
    file = kit.game().id() + "-race";
    reports = drawn.data();
    table.show(drawn.summary());
    long ended = standing.racers().stream().filter(racer -> racer.state() == State.DONE).count();
    String now = ended + " " + standing.isOver() + " " + texts.language().getValue();
    if (!now.equals(written)) { // other words, or figures that may be wider
      written = now;
      table.rename();
    }
    chart.show(drawn);
    return drawn.gist();
  }
}
