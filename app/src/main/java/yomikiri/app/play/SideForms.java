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
import yomikiri.app.play.editor.ArrangePanel;
import yomikiri.app.play.editor.Arrangement;
import yomikiri.app.play.newgame.NewGamePanel;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.play.session.Setup;
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
  private final Net net;
  private @Nullable ArrangePanel<?> arranged;

  /**
   * @param host holds the form that is open
   * @param usual what it holds else
   * @param middle holds the board that is played on
   * @param start begins the game that a form asks for
   * @param closed called when a form was closed without a game
   * @param net offers back a position that was being set up
   */
  SideForms(
      NewGameViewModel form,
      List<GameFace> shelf,
      Texts texts,
      StackPane host,
      Node usual,
      StackPane middle,
      Consumer<Setup<?>> start,
      Runnable closed,
      Net net) {
    this.form = form;
    this.shelf = List.copyOf(shelf);
    this.texts = texts;
    this.host = host;
    this.usual = usual;
    this.middle = middle;
    this.start = start;
    this.closed = closed;
    this.net = net;
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
                      position -> {
                        put(null);
                        start.accept(new Setup<>(snapshot.kit(), position, seats));
                      },
                      this::leave);
              open(panel);
            });
  }

  private void open(ArrangePanel<?> panel) {
    endSettingUp();
    host.getChildren().setAll(panel);
    put(panel);
    panel.begin();
  }

  /** Puts the board on which a position is set up in the place of the other, or away. */
  private void put(@Nullable ArrangePanel<?> panel) {
    if (arranged != null) {
      middle.getChildren().remove(arranged.board());
    }
    arranged = panel;
    if (panel != null) {
      middle.getChildren().add(panel.board());
    }
    settingUp.set(panel != null);
  }

  /** Whether a position is being set up. */
  ReadOnlyBooleanProperty settingUp() {
    return settingUp.getReadOnlyProperty();
  }

  private void endSettingUp() {
    ArrangePanel<?> left = arranged;
    put(null);
    if (left != null && left.isBegun()) {
      net.offer(this, texts.get("arrange.left"), () -> open(left));
    }
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
