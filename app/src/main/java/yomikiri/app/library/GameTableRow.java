package yomikiri.app.library;

import java.util.function.Function;
import javafx.scene.control.TableRow;
import javafx.scene.input.MouseButton;
import org.jspecify.annotations.Nullable;

/** A line of a list of games; a double click opens its game. */
final class GameTableRow<T> extends TableRow<T> {
  private final Function<T, String> spoken;

  /**
   * @param open opens the game chosen, which the first click has made that of this line
   * @param spoken what a screen reader says of a game
   */
  GameTableRow(Runnable open, Function<T, String> spoken) {
    this.spoken = spoken;
    setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY
              && event.getClickCount() == 2
              && !isEmpty()) {
            open.run();
          }
        });
  }

  @Override
  protected void updateItem(@Nullable T game, boolean empty) {
    super.updateItem(game, empty);
    setAccessibleText(game == null ? "" : spoken.apply(game));
  }
}
