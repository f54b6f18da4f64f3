package yomikiri.app.ui;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;

/**
 * Dresses a scene: AtlantaFX below, above it the app's colours and shapes, in the size set. Where a
 * window is small for that size its root is in the state {@code narrow} or {@code low}, and the
 * sheets do with less space between things; where it is narrower still, as half of a small screen
 * is, it is in the state {@code slim} as well. Where that size is large, the root is in the state
 * {@code large}: what is as large as its place allows, such as the board, can do something for it.
 */
public final class Theme {
  private static final String PERCENT = "yomikiri.percent";
  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
  private static final PseudoClass SLIM = PseudoClass.getPseudoClass("slim");
  private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
  private static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");

  /** The sheets for boards, above the colours. */
  private static final List<String> BOARD = List.of("root", "board", "inks");

  private static final List<String> AROUND =
      List.of("shapes", "controls", "tree", "chart", "lab", "controlsfx", "small");

  private static final int LARGE_FROM = 150; // percent

  /** Of a scene at 100 %, in pixels. */
  private static final double NARROW_WIDTH = 880;

  private static final double SLIM_WIDTH = 790;

  private static final double LOW_HEIGHT = 580;

  private Theme() {}

  /** Loads the typefaces, which takes a while; it may be done ahead of time. */
  @UiThread
  @WorkerThread
  public static void prepare() {
    Fonts.load();
  }

  /** Loads the icons, before the first is made; it may be done ahead of time. */
  @UiThread
  @WorkerThread
  public static void prepareIcons() {
    Icons.load();
  }

  /**
   * Sets what text wears below the app's own sheets. Done before the first control is made, it
   * spares loading the theme that JavaFX would dress it in.
   */
  public static void begin() {
    Application.setUserAgentStylesheet(sheet("base.css", 100));
  }

  /** Dresses {@code scene} now and whenever the theme or {@code percent}, the size, changes. */
  public static void dress(
      Scene scene, ObservableValue<Boolean> dark, ObservableValue<Integer> percent) {
    prepare();
    Runnable apply =
        () -> {
          wear(dark.getValue(), percent.getValue());
          apply(scene, dark.getValue(), percent.getValue(), all());
        };
    apply.run();
    dark.addListener((value, before, now) -> apply.run());
    percent.addListener((value, before, now) -> apply.run());
    scene.widthProperty().subscribe(() -> fit(scene));
    scene.heightProperty().subscribe(() -> fit(scene));
    scene.rootProperty().subscribe(() -> fit(scene));
  }

  private static void fit(Scene scene) {
    Parent root = scene.getRoot();
    double scale = scale(root);
    root.pseudoClassStateChanged(NARROW, scene.getWidth() < NARROW_WIDTH * scale);
    root.pseudoClassStateChanged(SLIM, scene.getWidth() < SLIM_WIDTH * scale);
    root.pseudoClassStateChanged(LOW, scene.getHeight() < LOW_HEIGHT * scale);
    root.pseudoClassStateChanged(LARGE, scale * 100 >= LARGE_FROM);
  }

  /** The factor by which everything around {@code node} is enlarged. */
  public static double scale(Node node) {
    Scene scene = node.getScene();
    return scene != null && scene.getProperties().get(PERCENT) instanceof Integer percent
        ? percent / 100.0
        : 1;
  }

  /**
   * A dressed scene of that size, in pixels, which has nothing but a {@code board}. That takes less
   * time: without controls, other than labels, it needs no theme.
   */
  public static Scene ofBoard(
      Parent board, double width, double height, boolean dark, int percent) {
    prepare();
    if (hasControls(board)) {
      wear(dark, percent);
    }
    Scene scene = new Scene(new Group(), width, height);
    apply(scene, dark, percent, BOARD);
    scene.setRoot(board); // now that the sheets are there: each node is dressed but once
    fit(scene);
    return scene;
  }

  private static boolean hasControls(Parent parent) {
    return parent.getChildrenUnmodifiable().stream()
        .anyMatch(
            child ->
                child instanceof Control
                    ? !(child instanceof Label)
                    : child instanceof Parent inner && hasControls(inner));
  }

  /** Sets the theme that every control wears below the app's own sheets. */
  private static void wear(boolean dark, int percent) {
    String theme = (dark ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheet();
    Application.setUserAgentStylesheet(
        percent == 100 ? theme : StyleSheets.at(resource(theme.replace(".bss", ".css")), percent));
  }

  private static void apply(Scene scene, boolean dark, int percent, List<String> sheets) {
    scene.getProperties().put(PERCENT, percent);
    scene
        .getStylesheets()
        .setAll(
            Stream.concat(Stream.of(dark ? "dark" : "light"), sheets.stream())
                .map(name -> sheet(name + ".css", percent))
                .toList());
    fit(scene);
  }

  private static List<String> all() {
    return Stream.of(BOARD, AROUND, isOpaque() ? List.of("opaque") : List.<String>of())
        .flatMap(List::stream)
        .toList();
  }

  private static boolean isOpaque() {
    return !Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW);
  }

  private static String sheet(String name, int percent) {
    return StyleSheets.at(resource("/yomikiri/app/theme/" + name), percent);
  }

  private static URL resource(String path) {
    return Objects.requireNonNull(Theme.class.getResource(path), path);
  }
}
