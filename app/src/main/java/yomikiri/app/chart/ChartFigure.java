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
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Theme;

/** A chart, and beside it a table of numbers; both can be saved. */
abstract class ChartFigure extends VBox {
  private static final double HEADS = 46; // of the tabs

  private final Texts texts;
  private final ChartView chart;
  private final ChartTable table;
  private String file = "";
  private ChartData saved = new ChartData(List.of(), List.of());

  /** {@code place} begins and ends the ids of its parts; {@code titleKey} is for screen readers. */
  ChartFigure(Texts texts, Export export, String place, String titleKey) {
    this.texts = texts;
    this.chart = new ChartView(texts);
    this.table = new ChartTable(texts, "race.empty");
    chart.setId("chart-" + place);
    table.setId("numbers-" + place);
    table.accessibleTextProperty().bind(texts.of("race.numbers"));
    Label news = Controls.styled(new Label(), "picture-news");
    Presence.withWords(news);
    ExportMenu save =
        ExportMenu.toFiles(
            export,
            "lab.chart.save",
            new ExportMenu.Content(() -> file, chart::print, Optional.of(() -> saved.csv())),
            news);
    save.setId(place + "-save");
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
    tabs.accessibleTextProperty().bind(texts.of(titleKey));
    tabs.setId(place + "-tabs");
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
   * Shows a chart.
   *
   * @param name of the files it is saved in
   * @param rows of the table
   * @param renamed whether the table has other words, or figures that may be wider
   */
  void show(String name, Chart drawn, ChartData rows, boolean renamed) {
    file = name;
    saved = drawn.data();
    table.show(rows);
    if (renamed) {
      table.rename();
    }
    chart.show(drawn);
  }
}
