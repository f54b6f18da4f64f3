package yomikiri.app.chart;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.draw.Export;
import yomikiri.app.draw.ExportMenu;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Theme;
import yomikiri.engine.teach.LossFigures;
import yomikiri.engine.teach.StrengthEstimate;

/** A chart of one's own moves above its numbers, with buttons to copy and save them. */
public final class StatisticsChart extends VBox {
  private static final double ROW = 30; // pixels of a line of the table
  private static final double HEADS = 64; // of its headings and the bar to scroll it sideways
  private static final double MOST_ROWS = 8;
  private static final double FRAME = 10; // of the chart's edges

  private final Texts texts;
  private final String id;
  private final ChartView chart;
  private final ChartTable table;
  private @Nullable Chart drawn;
  private @Nullable Language written;

  /** {@code id} ends the ids of its parts, and names files. */
  public StatisticsChart(String id, Texts texts, Export export) {
    this.texts = texts;
    this.id = id;
    chart = Controls.id("chart-" + id, new ChartView(texts));
    table = Controls.id("numbers-" + id, new ChartTable(texts));
    getStyleClass().add("statistics-chart");
    Label news = Controls.styled(new Label(), "picture-news");
    Presence.withWords(news);
    StackPane shown = new StackPane(chart, bar(export, news));
    shown.setMinWidth(0);
    getChildren().addAll(shown, table, news);
  }

  /** Stands in the chart's right upper corner. */
  private HBox bar(Export export, Label news) {
    ExportMenu.Content content =
        new ExportMenu.Content(() -> id, chart::print, Optional.of(() -> table.data().csv()));
    ExportMenu save = ExportMenu.toFiles(export, "lab.chart.save", content, news);
    ExportMenu copy = ExportMenu.toClipboard(export, "lab.chart.copy", content, news);
    for (ExportMenu menu : List.of(save, copy)) {
      menu.getStyleClass().addAll("small", "chart-menu");
    }
    HBox bar = Controls.styled(new HBox(save, copy), "picture-bar");
    bar.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    StackPane.setAlignment(bar, Pos.TOP_RIGHT);
    return bar;
  }

  /**
   * Shows what was lost by groups.
   *
   * @param about what they are told by
   * @param areParts whether rows are parts of the same games
   */
  public void show(String about, List<Row> rows, LossFigures all, boolean areParts) {
    show(new LossChart(texts, about, rows, all, areParts));
  }

  /**
   * Shows where on a ladder one stands.
   *
   * @param game what it is called
   * @param names of the rungs
   * @param isOutcome whether only who wins counts there
   */
  public void show(String game, List<String> names, boolean isOutcome, StrengthEstimate found) {
    show(new StrengthChart(texts, game, names, isOutcome, found));
  }

  private void show(Chart now) {
    Language language = texts.language().getValue();
    if (now.equals(drawn) && language == written) {
      return;
    }
    drawn = now;
    ChartData data = now.isEmpty() ? new ChartData(List.of(), List.of()) : now.data();
    table.show(data);
    if (written != null && written != language) {
      table.rename();
    }
    written = language;
    table.setAccessibleText(now.title());
    chart.show(now);
    double scale = Theme.scale(this);
    chart.setPrefHeight((now.leastHeight() + FRAME) * scale);
    double height = HEADS + ROW * Math.min(MOST_ROWS, data.rows().size());
    table.setMinHeight(height * scale);
    table.setPrefHeight(height * scale);
  }

  /** Some of one's own games or moves, named in words and exactly for programs. */
  public record Row(String name, String exact, LossFigures figures) {}
}
