package yomikiri.app.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;

/** A board of the game shown: to look at, to explore, or to play on. Its owner clears it. */
public final class BoardPreview extends StackPane {
  private final List<GameUi> gameList;
  private final BoardView.Surroundings surroundings;
  private @Nullable GameUi ui;
  private @Nullable BoardView board;
  private @Nullable BoardSnapshot<?> shown;
  private IntConsumer play = move -> {};

  public BoardPreview(List<GameUi> gameList, Texts texts) {
    this(gameList, texts, new SimpleObjectProperty<>(false), why -> {}, next -> {});
    getStyleClass().add("still-board");
    setMouseTransparent(true);
    setDisable(true);
  }

  private BoardPreview(
      List<GameUi> gameList,
      Texts texts,
      ObservableValue<Boolean> motion,
      Consumer<Phrase> refuse,
      Consumer<Optional<Phrase>> prompt) {
    this.gameList = List.copyOf(gameList);
    this.surroundings =
        new BoardView.Surroundings(
            texts,
            motion,
            new SimpleObjectProperty<>(false),
            move -> play.accept(move),
            text -> typed(text, refuse),
            refuse,
            prompt,
            Optional.empty());
    setMinSize(0, 0);
  }

  /** Reports a move chosen on the board to {@code chosen}. */
  public void onMove(IntConsumer chosen) {
    play = chosen;
  }

  /** A move typed on the board. */
  private void typed(String text, Consumer<Phrase> refuse) {
    BoardSnapshot<?> now = shown;
    Optional<Integer> move =
        now == null
            ? Optional.empty()
            : now.legal().stream().filter(one -> now.text(one).equalsIgnoreCase(text)).findFirst();
    move.ifPresentOrElse(play::accept, () -> refuse.accept(Phrase.of("notice.bad-move", text)));
  }

  /** A board that tells more of a cell when the mouse or the keyboard is on it. */
  public static BoardPreview toExplore(List<GameUi> gameList, Texts texts) {
    BoardPreview board = new BoardPreview(gameList, texts);
    board.setMouseTransparent(false);
    board.setDisable(false);
    return board;
  }

  /**
   * A board on which moves are made.
   *
   * @param motion whether things may move
   * @param refuse why what was chosen is no move
   * @param prompt what is to be chosen next in a move that has been begun; empty where none has
   */
  public static BoardPreview toPlay(
      List<GameUi> gameList,
      Texts texts,
      ObservableValue<Boolean> motion,
      Consumer<Phrase> refuse,
      Consumer<Optional<Phrase>> prompt) {
    return new BoardPreview(gameList, texts, motion, refuse, prompt);
  }

  /** Another game is shown from now on. */
  public void begin() {
    if (board != null) {
      board.begin();
    }
  }

  /** Puts the keyboard on the board. */
  public void focus() {
    if (board != null) {
      board.focus();
    }
  }

  public void show(BoardSnapshot<?> snapshot) {
    GameUi now = GameUi.of(snapshot.kit(), gameList);
    BoardView drawn = board;
    if (drawn == null || !now.equals(ui)) {
      clear();
      drawn = now.board().make(now.kit(), surroundings);
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
