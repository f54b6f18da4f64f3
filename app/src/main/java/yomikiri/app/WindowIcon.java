package yomikiri.app;

import java.util.List;
import java.util.Objects;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/** The app's picture on its window. */
final class WindowIcon {
  private static final List<Integer> SIZES = List.of(32, 64, 128);

  private WindowIcon() {}

  /** Gives {@code stage} the picture once it is read, which nothing waits for. */
  static void give(Stage stage) {
    for (int size : SIZES) {
      String path = "/yomikiri/app/icons/yomikiri-" + size + ".png";
      String url =
          Objects.requireNonNull(WindowIcon.class.getResource(path), path).toExternalForm();
      Image image = new Image(url, true);
      image
          .progressProperty()
          .addListener(
              (value, before, now) -> {
                if (now.doubleValue() >= 1 && !image.isError()) {
                  stage.getIcons().add(image);
                }
              });
    }
  }
}
