package yomikiri.app.chart;

import java.util.List;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import yomikiri.app.files.Export;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.learn.CurvePoint;

/** The learning curve of a training, or those of several, which can be saved. */
public final class LearningCurve extends VBox {
  /** So many curves can be shown in one picture. */
  public static final int MOST = Marker.values().length;

  private static final String FILE = "learning-curve";

  private final Texts texts;
  private final Export export;
  private final ChartView chart;
  private final Label news = new Label();
  private Picture picture;

  public LearningCurve(Texts texts, Export export) {
    this.texts = texts;
    this.export = export;
    this.chart = new ChartView(texts);
    this.picture = new LearningPicture(texts, "", "", 0, List.of());
    chart.setId("chart-learning");
    news.getStyleClass().add("picture-news");
    news.managedProperty().bind(news.textProperty().isNotEmpty());
    MenuButton save = new MenuButton();
    save.setId("learning-save");
    save.setGraphic(new FontIcon(MaterialDesignC.CONTENT_SAVE_OUTLINE));
    save.accessibleTextProperty().bind(texts.of("lab.chart.save"));
    save.getStyleClass().addAll("small", "chart-menu");
    save.getItems()
        .addAll(
            item(
                "lab.chart.png",
                () -> export.savePicture(window(), FILE, chart.print(), this::tell)),
            item(
                "lab.chart.svg",
                () -> export.saveDrawing(window(), FILE, chart.print(), this::tell)),
            item("lab.chart.csv", this::saveNumbers));
    save.setMinWidth(Region.USE_PREF_SIZE);
    StackPane.setAlignment(save, Pos.TOP_RIGHT);
    StackPane shown = new StackPane(chart, save);
    shown.setMinSize(0, 0);
    VBox.setVgrow(shown, Priority.ALWAYS);
    getChildren().addAll(shown, news);
  }

  /** What the start is worth at a point of a curve, in words. */
  public static String worth(Texts texts, CurvePoint point, int fullMargin) {
    return fullMargin == 0
        ? Figures.percent(point.value())
        : texts.get("lab.chart.margin", Figures.signed(point.margin(fullMargin), 1));
  }

  private void saveNumbers() {
    export.saveNumbers(window(), FILE, picture.sheet().csv(), this::tell);
  }

  private MenuItem item(String key, Runnable action) {
    MenuItem item = new MenuItem();
    item.textProperty().bind(texts.of(key));
    item.setOnAction(event -> action.run());
    return item;
  }

  private Window window() {
    return Objects.requireNonNull(getScene()).getWindow();
  }

  private void tell(Export.News told) {
    news.setText(told.words());
  }

  /**
   * Shows a curve, if it is anything new.
   *
   * @param name what the training is called
   * @param opponent what the opponent is called
   * @param fullMargin where values are margins; 0 where they are rewards
   */
  public void show(String name, String opponent, int fullMargin, List<CurvePoint> points) {
    show(new LearningPicture(texts, name, opponent, fullMargin, points));
  }

  /**
   * Shows several curves, if they are anything new.
   *
   * @param game what it is called
   * @param curves at most {@link #MOST}, which can be told apart
   */
  public void show(String game, List<NamedCurve> curves) {
    show(new ComparedPicture(texts, game, curves));
  }

  private void show(Picture now) {
    if (!now.equals(picture) || now.isEmpty()) {
      picture = now;
      chart.show(now);
    }
  }
}
