package yomikiri.app;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;

/**
 * Takes pictures of scenes. A scene that nobody looks at is better covered: then nothing of it is
 * painted but the pictures taken, and painting takes more time than all else a window does.
 */
public final class Camera {
  private Camera() {}

  /** Has nothing of {@code scene} painted. */
  public static void cover(Scene scene) {
    scene.getRoot().setOpacity(0);
  }

  static void uncover(Scene scene) {
    scene.getRoot().setOpacity(1);
  }

  /** What {@code scene} looks like, even if it is covered. */
  public static WritableImage picture(Scene scene) {
    return Hands.ask(
        () -> {
          double covered = scene.getRoot().getOpacity();
          uncover(scene);
          WritableImage picture = scene.snapshot(null);
          scene.getRoot().setOpacity(covered);
          return picture;
        });
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
