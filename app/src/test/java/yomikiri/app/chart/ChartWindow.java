package yomikiri.app.chart;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;
import javafx.scene.layout.BorderPane;
import org.testfx.api.FxToolkit;
import yomikiri.app.Camera;
import yomikiri.app.Hands;
import yomikiri.app.Picked;
import yomikiri.app.TestWindow;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.store.UserFiles;
import yomikiri.app.store.Workers;
import yomikiri.app.text.Language;
import yomikiri.app.ui.Theme;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.study.report.Findings;

/** The pictures of a study in a window, and hands to use them. Saves to one place, at once. */
final class ChartWindow extends Hands implements AutoCloseable {
  private static final double RAIL = 84; // what the app's window needs beside and above them
  private static final double HEADER = 72;

  private final SimpleObjectProperty<Language> language =
      new SimpleObjectProperty<>(Language.ENGLISH);
  private final SimpleObjectProperty<Boolean> dark = new SimpleObjectProperty<>(false);
  private final SimpleObjectProperty<Integer> percent = new SimpleObjectProperty<>(100);
  private final SimpleObjectProperty<Findings> findings;
  private final ManualUiScheduler delays = new ManualUiScheduler();

  private ChartWindow(Findings first) {
    findings = new SimpleObjectProperty<>(first);
  }

  /**
   * Opens them in a window of the app of this size.
   *
   * @param place where everything is saved
   */
  static ChartWindow open(double width, double height, Findings first, Path place)
      throws TimeoutException {
    ChartWindow window = new ChartWindow(first);
    TestWindow.show(
        () -> {
          Picked picked = new Picked(place);
          picked.pick(place);
          StudyCharts pictures =
              new StudyCharts(
                  window.names(),
                  window.findings,
                  window.delays,
                  new UserFiles(
                      new Workers(
                          Runnable::run, Runnable::run, later -> {}, late -> {}, Runnable::run),
                      new WholeFile(Disk.REAL),
                      id -> Optional.empty()),
                  picked);
          Scene scene = new Scene(new BorderPane(pictures), width - RAIL, height - HEADER);
          Theme.dress(scene, window.dark, window.percent);
          return scene;
        });
    window.interact(() -> Camera.putAway(FxToolkit.toolkitContext().getRegisteredStage()));
    return window;
  }

  StudyNames names() {
    return Studied.names(language);
  }

  ManualUiScheduler delays() {
    return delays;
  }

  void look(Language chosen, boolean night) {
    interact(
        () -> {
          language.set(chosen);
          dark.set(night);
        });
  }

  /** Makes everything larger. */
  void enlarge(int size) {
    interact(() -> percent.set(size));
  }

  /** Makes something known. */
  void show(Findings now) {
    interact(() -> findings.set(now));
  }

  /** Lets the pause between two pictures pass. */
  void pass() {
    interact(delays::pass);
  }

  void select(ChartKind kind) {
    interact(() -> lookup("#show-" + kind.id()).queryAs(ToggleButton.class).fire());
  }

  /** The least height that all of it needs, in pixels. */
  double leastHeight() {
    return ask(() -> lookup(".study-pictures").queryAs(StudyCharts.class).minHeight(-1));
  }

  /** The pictures that can be chosen. */
  List<ChartKind> kinds() {
    return ask(
        () ->
            Arrays.stream(ChartKind.values())
                .filter(kind -> lookup("#show-" + kind.id()).query().isVisible())
                .toList());
  }

  ChartView chart(ChartKind kind) {
    return lookup("#chart-" + kind.id()).queryAs(ChartView.class);
  }

  TableView<?> table(ChartKind kind) {
    return lookup("#numbers-" + kind.id()).queryAs(TableView.class);
  }

  /** Chooses an item of a menu of the picture selected, by its words. */
  void press(String menu, String item) {
    interact(
        () ->
            lookup(".picture-section .menu-button").queryAll().stream()
                .filter(node -> menu.equals(node.getAccessibleText()))
                .flatMap(node -> ((MenuButton) node).getItems().stream())
                .filter(each -> each.getText().equals(item))
                .findFirst()
                .orElseThrow()
                .fire());
  }

  String news() {
    return lookup(".picture-news").queryLabeled().getText();
  }

  Image seen() {
    return Camera.picture(scene());
  }

  void take(Path file) throws IOException {
    Camera.take(scene(), file);
  }

  private Scene scene() {
    return lookup(".study-pictures").query().getScene();
  }

  /** How many colours {@code image} has, about. */
  static int colours(Image image) {
    Set<Integer> colours = new HashSet<>();
    PixelReader pixels = image.getPixelReader();
    for (int y = 0; y < image.getHeight(); y += 3) {
      for (int x = 0; x < image.getWidth(); x += 3) {
        colours.add(pixels.getArgb(x, y));
      }
    }
    return colours.size();
  }

  @Override
  public void close() throws TimeoutException {
    FxToolkit.cleanupStages();
  }
}
