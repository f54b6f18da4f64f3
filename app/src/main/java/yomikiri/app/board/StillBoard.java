package yomikiri.app.board;

import java.util.List;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;

/** A board that is only looked at, of whatever game is shown. Whoever made it clears it. */
public final class StillBoard extends StackPane {
  private final List<GameFace> shelf;
  private final Texts texts;
  private @Nullable GameFace face;
  private @Nullable BoardView board;

  public StillBoard(List<GameFace> shelf, Texts texts) {
    this.shelf = List.copyOf(shelf);
    this.texts = texts;
    getStyleClass().add("still-board");
    setMinSize(0, 0);
    setMouseTransparent(true);
    setDisable(true);
  }

  /** A board that tells more of a cell when the mouse or the keyboard is on it. */
  public static StillBoard toExplore(List<GameFace> shelf, Texts texts) {
    StillBoard board = new StillBoard(shelf, texts);
    board.setMouseTransparent(false);
    board.setDisable(false);
    return board;
  }

  public void show(BoardSnapshot<?> snapshot) {
    GameFace now = GameFace.of(snapshot.kit(), shelf);
    BoardView drawn = board;
    if (drawn == null || !now.equals(face)) {
      clear();
      drawn = now.board().make(now.kit(), BoardView.Surroundings.still(texts));
      board = drawn;
      face = now;
      getChildren().setAll(drawn.root());
    }
    drawn.show(snapshot);
  }

  /** Lets the picture go. */
  public void clear() {
    getChildren().clear();
    if (board != null) {
      board.close();
    }
    board = null;
    face = null;
  }
}
