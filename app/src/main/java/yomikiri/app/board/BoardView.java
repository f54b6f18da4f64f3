package yomikiri.app.board;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.GameKit;

/**
 * A board that can be looked at and played on: a game's picture on a {@link GridBoard}, drawn anew
 * when the language changes.
 */
public final class BoardView {
  private final Region root;
  private final GridBoard grid;
  private final Consumer<BoardSnapshot<?>> picture;
  private @Nullable BoardSnapshot<?> shown;

  /** A board that is its grid and nothing else; see below. */
  public BoardView(GridBoard grid, Texts texts, Consumer<BoardSnapshot<?>> picture) {
    this(grid, grid, texts, picture);
  }

  /**
   * @param root what holds the grid
   * @param picture draws what is to be shown
   */
  public BoardView(Region root, GridBoard grid, Texts texts, Consumer<BoardSnapshot<?>> picture) {
    this.root = root;
    this.grid = grid;
    this.picture = picture;
    texts
        .language()
        .addListener(
            (value, before, now) -> {
              if (shown != null) {
                show(shown);
              }
            });
  }

  public Region root() {
    return root;
  }

  public void show(BoardSnapshot<?> snapshot) {
    shown = snapshot;
    grid.setPlayable(snapshot.playable());
    picture.accept(snapshot);
  }

  /** Puts the keyboard on the board. */
  public void focus() {
    grid.focusCurrent();
  }

  /** Makes the board of a game, in whatever size {@code kit} has. */
  @FunctionalInterface
  public interface Maker {
    BoardView make(GameKit<?> kit, Surroundings surroundings);
  }

  /**
   * What a board needs of the app.
   *
   * @param motion whether things may move
   * @param play a move chosen on the board
   * @param playText a move typed on the board
   */
  public record Surroundings(
      Texts texts, ObservableValue<Boolean> motion, IntConsumer play, Consumer<String> playText) {}
}
