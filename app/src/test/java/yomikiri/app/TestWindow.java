package yomikiri.app;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Dimension2D;
import javafx.scene.Group;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.testfx.api.FxToolkit;
import yomikiri.app.ui.Theme;

/** A window with one part of the app, dressed as the app's own. */
public final class TestWindow {
  private TestWindow() {}

  /** A scene of this size; to be asked on the toolkit's thread. */
  public static Scene scene(Parent root, double width, double height) {
    Scene scene = new Scene(root, width, height);
    Theme.dress(scene, new SimpleObjectProperty<>(false), new SimpleObjectProperty<>(100));
    return scene;
  }

  /** Has {@code root} made on the toolkit's thread, and opens a window of this size on it. */
  public static void open(Callable<? extends Parent> root, double width, double height)
      throws TimeoutException {
    Theme.prepareIcons();
    show(() -> scene(root.call(), width, height));
  }

  /**
   * Has a scene made on the toolkit's thread and shows it, in the size it was made in, in a window
   * of its own: the toolkit's first window has the least size that the tests before gave it.
   */
  public static void show(Callable<Scene> made) throws TimeoutException {
    Stage stage = FxToolkit.registerPrimaryStage();
    Scene scene = Hands.ask(made);
    Dimension2D size = Hands.ask(() -> new Dimension2D(scene.getWidth(), scene.getHeight()));
    new Hands()
        .interact(
            () -> {
              leave(stage.getScene());
              stage.setScene(scene);
              stage.setOnHiding(closing -> leave(scene));
              stage.setMaximized(false);
              stage.setMinWidth(0);
              stage.setMinHeight(0);
              stage.setX(0);
              stage.setY(0);
              stage.show();
              stage.sizeToScene();
            });
    new Hands()
        .await(() -> scene.getWidth() == size.getWidth() && scene.getHeight() == size.getHeight());
  }

  /** Nothing is laid out any more in a scene that loses its window, and its styles with it. */
  private static void leave(@Nullable Scene scene) {
    if (scene != null) {
      scene.setRoot(new Group());
    }
  }
}
