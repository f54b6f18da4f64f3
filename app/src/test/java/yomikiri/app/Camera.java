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
import org.testfx.util.WaitForAsyncUtils;

/** Takes pictures of scenes. */
final class Camera {
  private Camera() {}

  static void take(Scene scene, Path file) throws IOException {
    WritableImage seen = WaitForAsyncUtils.waitForAsyncFx(10_000, () -> scene.snapshot(null));
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
