package yomikiri.app;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
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
    Stage stage = FxToolkit.registerPrimaryStage();
    Theme.prepareIcons();
    Hands.ask(
        () -> {
          stage.setScene(scene(root.call(), width, height));
          stage.setX(0);
          stage.setY(0);
          stage.show();
          return true;
        });
  }
}
