package yomikiri.app.board;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** Makes the sign of each seat: its piece as it lies on the board, or what it does. */
@FunctionalInterface
public interface SeatSigns {
  /** The sign of a seat, anew each time. */
  Node of(int seat);

  /** Icons in the seats' colours, by seat; not loaded before somebody looks at them. */
  static SeatSigns icons(Supplier<List<Ikon>> icons) {
    return seat -> new FontIcon(icons.get().get(seat));
  }
}
