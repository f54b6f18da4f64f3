package yomikiri.app.shell;

import java.util.List;
import java.util.Objects;
import javafx.scene.image.Image;

/** The icon of the app's window. */
public final class WindowIcon {
  private static final List<Integer> SIZES = List.of(32, 64, 128);

  private WindowIcon() {}

  /** Reads the picture in all its sizes. */
  public static List<Image> read() {
    return SIZES.stream().map(WindowIcon::read).toList();
  }

  private static Image read(int size) {
    String path = "/yomikiri/app/icons/yomikiri-" + size + ".png";
    return new Image(
        Objects.requireNonNull(WindowIcon.class.getResource(path), path).toExternalForm());
  }
}
