package yomikiri.app.play;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameFace;
import yomikiri.app.play.arrange.ArrangePanel;
import yomikiri.app.play.arrange.Arrangement;
import yomikiri.app.play.newgame.NewGamePanel;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.play.seat.SeatSetup;
import yomikiri.app.play.table.Setup;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;

/**
 * The forms that stand at the side of the board while they are open. One of them, in which a
 * position is set up, has a board of its own, which then takes the place of the other.
 */
final class SideForms {
  private final NewGameViewModel form;
  private final List<GameFace> shelf;
  private final Texts texts;
  private final StackPane host;
  private final Node usual;
  private final StackPane middle;
  private final ReadOnlyBooleanWrapper settingUp = new ReadOnlyBooleanWrapper();
  private final Consumer<Setup<?>> start;
  private final Runnable closed;
  private @Nullable NewGamePanel newGame;
  private @Nullable Node arranged; // the board on which a position is being set up

  /**
   * @param host holds the form that is open
   * @param usual what it holds else
   * @param middle holds the board that is played on
   * @param start begins the game that a form asks for
   * @param closed called when a form was closed without a game
   */
  SideForms(
      NewGameViewModel form,
      List<GameFace> shelf,
      Texts texts,
      StackPane host,
      Node usual,
      StackPane middle,
      Consumer<Setup<?>> start,
      Runnable closed) {
    this.form = form;
    this.shelf = List.copyOf(shelf);
    this.texts = texts;
    this.host = host;
    this.usual = usual;
    this.middle = middle;
    this.start = start;
    this.closed = closed;
  }

  /** Opens the form for a game like the one that is {@code played}. */
  void newGame(Setup<?> played) {
    NewGamePanel panel = newGame;
    if (panel == null) {
      panel = new NewGamePanel(form, shelf, texts, start, this::leave);
      newGame = panel;
    }
    form.propose(played);
    endSettingUp();
    host.getChildren().setAll(panel);
    panel.begin();
  }

  /** Opens the form in which a position is set up, from the one shown, where the game has it. */
  <P extends Position> void setUp(
      GameFace shown, BoardSnapshot<P> snapshot, List<SeatSetup> seats) {
    shown
        .pieces()
        .ifPresent(
            box -> {
              Arrangement<P> first = Arrangement.of(snapshot.kit(), box, snapshot.position());
              ArrangePanel<P> panel =
                  new ArrangePanel<>(
                      shown,
                      first,
                      texts,
                      position -> start.accept(new Setup<>(snapshot.kit(), position, seats)),
                      this::leave);
              endSettingUp();
              host.getChildren().setAll(panel);
              middle.getChildren().add(panel.board());
              arranged = panel.board();
              settingUp.set(true);
              panel.begin();
            });
  }

  /** Whether a position is being set up. */
  ReadOnlyBooleanProperty settingUp() {
    return settingUp.getReadOnlyProperty();
  }

  private void endSettingUp() {
    middle.getChildren().remove(arranged);
    arranged = null;
    settingUp.set(false);
  }

  private void leave() {
    endSettingUp();
    host.getChildren().setAll(usual);
    closed.run();
  }

  /** Closes the form in which a position is set up, if it is open, since another game is shown. */
  void leaveSettingUp() {
    if (settingUp.get()) {
      leave();
    }
  }

  /** Closes the form that is open, if one is, since a game begins. */
  void close() {
    form.fair().cancel();
    leave();
  }
}
