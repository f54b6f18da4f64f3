package yomikiri.app;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

/**
 * Takes pictures of scenes. A window that nobody looks at is better put away: then nothing of it is
 * painted but the pictures taken, and painting takes more time than all else a window does.
 */
public final class Camera {
  private Camera() {}

  /**
   * Has nothing of a window painted; it keeps the keyboard and goes on as if it were seen. Once its
   * size has been set it is painted again, though it still says that it is minimised.
   */
  public static void putAway(Stage stage) {
    stage.setIconified(false);
    stage.setIconified(true);
    stage.requestFocus();
  }

  /** Puts a window away, and again whenever it is given another size while it shows this scene. */
  static void keepAway(Stage stage) {
    putAway(stage);
    Scene scene = stage.getScene();
    Runnable again =
        () -> {
          if (stage.isShowing() && scene.equals(stage.getScene())) {
            putAway(stage);
          }
        };
    scene.widthProperty().addListener(size -> Platform.runLater(again));
    scene.heightProperty().addListener(size -> Platform.runLater(again));
  }

  /** What {@code scene} looks like, even if its window is put away. */
  public static WritableImage picture(Scene scene) {
    return Hands.ask(
        () -> scene.getWindow() instanceof PopupWindow popup ? above(popup) : scene.snapshot(null));
  }

  /** A list or menu above a window: asked for its picture, its scene would shrink to nothing. */
  private static WritableImage above(PopupWindow popup) {
    SnapshotParameters seen = new SnapshotParameters();
    seen.setViewport(new Rectangle2D(0, 0, popup.getWidth(), popup.getHeight()));
    return popup.getScene().getRoot().snapshot(seen, null);
  }

  /** Saves what {@code scene} looks like. */
  public static void take(Scene scene, Path file) throws IOException {
    WritableImage seen = picture(scene);
    int width = (int) seen.getWidth();
    int height = (int) seen.getHeight();
    PixelReader pixels = seen.getPixelReader();
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        image.setRGB(x, y, pixels.getArgb(x, y));
      }
    }
    Files.createDirectories(Objects.requireNonNull(file.toAbsolutePath().getParent()));
    ImageIO.write(image, "png", file.toFile());
  }
}
