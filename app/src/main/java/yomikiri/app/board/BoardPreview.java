package yomikiri.app.board;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Texts;

/** A board for looking only, of whatever game is shown. Its owner clears it. */
public final class BoardPreview extends StackPane {
  private final List<GameUi> gameList;
  private final Texts texts;
  private @Nullable GameUi ui;
  private @Nullable BoardView board;
  private @Nullable BoardSnapshot<?> shown;
  private IntConsumer play = move -> {};

  public BoardPreview(List<GameUi> gameList, Texts texts) {
    this.gameList = List.copyOf(gameList);
    this.texts = texts;
    getStyleClass().add("still-board");
    setMinSize(0, 0);
    setMouseTransparent(true);
    setDisable(true);
  }

  /** Reports a move chosen on the board to {@code chosen}. */
  public void onMove(IntConsumer chosen) {
    play = chosen;
  }

  /** A move typed on the board. */
  private void typed(String text) {
    BoardSnapshot<?> now = shown;
    if (now != null) {
      now.legal().stream()
          .filter(move -> now.text(move).equalsIgnoreCase(text))
          .findFirst()
          .ifPresent(move -> play.accept(move));
    }
  }

  /** A board that tells more of a cell when the mouse or the keyboard is on it. */
  public static BoardPreview toExplore(List<GameUi> gameList, Texts texts) {
    BoardPreview board = new BoardPreview(gameList, texts);
    board.setMouseTransparent(false);
    board.setDisable(false);
    return board;
  }

  public void show(BoardSnapshot<?> snapshot) {
    GameUi now = GameUi.of(snapshot.kit(), gameList);
    BoardView drawn = board;
    if (drawn == null || !now.equals(ui)) {
      clear();
      drawn =
          now.board()
              .make(
                  now.kit(),
                  BoardView.Surroundings.exploring(texts, move -> play.accept(move), this::typed));
      board = drawn;
      ui = now;
      getChildren().setAll(drawn.root());
    }
    shown = snapshot;
    drawn.show(snapshot);
  }

  /** Lets the picture go. */
  public void clear() {
    getChildren().clear();
    if (board != null) {
      board.close();
    }
    board = null;
    ui = null;
    shown = null;
  }
}
