package yomikiri.app.play;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Focus;

/** The place of the board on the play screen: it shows the game and passes on what people play. */
public final class BoardHost {
  private final PlayViewModel game;
  private final List<GameUi> gameList;
  private final Texts texts;
  private final ObservableValue<Boolean> motion;
  private final StackPane root = Controls.styled(new StackPane(), "board-stand");
  private final ReadOnlyObjectWrapper<Optional<Phrase>> prompt =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private @Nullable BoardView board;
  private @Nullable GameUi ui;
  private @Nullable PlaySession<?> session;
  private @Nullable Shown shown;

  /** What is shown: the board is drawn anew only when something of it changes. */
  private record Shown(BoardSnapshot<?> board, boolean overlay) {}

  /** {@code motion} says whether things may move. */
  public BoardHost(
      PlayViewModel game, List<GameUi> gameList, Texts texts, ObservableValue<Boolean> motion) {
    this.game = game;
    this.gameList = List.copyOf(gameList);
    this.texts = texts;
    this.motion = motion;
    root.setMinSize(0, 0);
  }

  public StackPane root() {
    return root;
  }

  /** Whether things may move. */
  ObservableValue<Boolean> motion() {
    return motion;
  }

  /** The game shown. */
  GameUi ui() {
    return GameUi.of(game.now().board().kit(), gameList);
  }

  /** What is to be chosen next in a move that has been begun. */
  ReadOnlyObjectProperty<Optional<Phrase>> prompt() {
    return prompt.getReadOnlyProperty();
  }

  /**
   * Shows how things are.
   *
   * @return whether this is another game than before, not only another round
   */
  public boolean show() {
    PlaySnapshot snapshot = game.now();
    BoardView picture = picture();
    PlaySession<?> before = session;
    if (before == null || !snapshot.shown().isSameRound(before)) {
      session = snapshot.shown();
      picture.begin();
      shown = null;
    }
    Shown now = new Shown(snapshot.board(), game.overlayShown().get());
    if (!now.equals(shown)) {
      shown = now;
      picture.show(now.board());
    }
    return before == null || !snapshot.live().rounds().contains(before);
  }

  private BoardView picture() {
    BoardView before = board;
    GameUi now = ui();
    if (before != null && now.equals(ui)) {
      return before;
    }
    if (before != null) {
      before.close();
    }
    BoardView made = now.board().make(now.kit(), surroundings());
    boolean focus = ui == null || hasKeyboard();
    board = made;
    ui = now;
    shown = null;
    root.getChildren().setAll(made.root());
    if (focus) {
      made.focus();
    }
    return made;
  }

  private BoardView.Surroundings surroundings() {
    return new BoardView.Surroundings(
        texts,
        motion,
        game.overlayShown(),
        game::play,
        game::playText,
        game::refuse,
        prompt::set,
        Optional.of(game.notes()));
  }

  /** Whether the board has the keyboard, or gets it as soon as the window has it. */
  private boolean hasKeyboard() {
    Scene scene = root.getScene();
    Node owner = scene == null ? null : scene.getFocusOwner();
    return owner != null && Focus.isWithin(owner, root);
  }

  /** Gives the board the keyboard back after a click on a button of {@code bars}. */
  void keepKeyboard(Node bars) {
    EventHandler<Event> clicked = event -> Platform.runLater(() -> takeBackFrom(bars));
    bars.addEventFilter(MouseEvent.MOUSE_RELEASED, clicked);
    bars.addEventHandler(MenuButton.ON_HIDDEN, clicked);
  }

  /** Leaves the keyboard on a button to which it was led, or whose menu is open. */
  private void takeBackFrom(Node bars) {
    Scene scene = bars.getScene();
    if (scene != null
        && scene.getFocusOwner() instanceof ButtonBase button
        && Focus.isWithin(button, bars)
        && !button.isFocusVisible()
        && !(button instanceof MenuButton menu && menu.isShowing())) {
      focus();
    }
  }

  /** Draws on the cell with the keyboard. */
  void mark() {
    if (board != null) {
      board.mark();
    }
  }

  /** Begins or ends an arrow at the cell with the keyboard. */
  void arrow() {
    if (board != null) {
      board.arrow();
    }
  }

  /** Puts the keyboard on the board. */
  public void focus() {
    if (board != null) {
      board.focus();
    }
  }
}
