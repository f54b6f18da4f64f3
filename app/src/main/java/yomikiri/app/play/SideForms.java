package yomikiri.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.editor.EditedPosition;
import yomikiri.app.play.editor.EditorPanel;
import yomikiri.app.play.newgame.GameGallery;
import yomikiri.app.play.newgame.NewGamePanel;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.app.ui.LearntFileFields;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/**
 * The forms that stand at the side of the board while they are open. In the place of the board
 * stands then what goes with them: all games, of which one is chosen, or the board on which a
 * position is set up.
 */
final class SideForms {
  private final NewGameViewModel form;
  private final List<GameUi> gameList;
  private final LearntFileFields files;
  private final StackPane host;
  private final Node usual;
  private final StackPane middle;
  private final ReadOnlyBooleanWrapper covered = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper settingUp = new ReadOnlyBooleanWrapper();
  private final Consumer<GameSetup<?>> start;
  private final Consumer<GameSetup<?>> analyse;
  private final Runnable closed;
  private final ObservableValue<Boolean> motion;
  private final ObservableValue<Boolean> small;
  private @Nullable NewGamePanel newGame;
  private @Nullable GameGallery gallery;
  private final Notices notices;
  private final Runnable bring;
  private @Nullable EditorPanel<?> arranged;
  private @Nullable Region covering;

  /**
   * @param host holds the form that is open
   * @param usual what it holds else
   * @param middle holds the board that is played on
   * @param small whether there is no room for what goes with a form but where it must be
   * @param start begins the game that a form asks for
   * @param analyse opens an analysis board for it instead
   * @param closed called when a form was closed without a game
   * @param notices offers back a position that was being set up
   */
  SideForms(
      NewGameViewModel form,
      List<GameUi> gameList,
      LearntFileFields files,
      StackPane host,
      Node usual,
      StackPane middle,
      ObservableValue<Boolean> motion,
      ObservableValue<Boolean> small,
      Consumer<GameSetup<?>> start,
      Consumer<GameSetup<?>> analyse,
      Runnable closed,
      Notices notices,
      Runnable bring) {
    this.form = form;
    this.gameList = List.copyOf(gameList);
    this.files = files;
    this.host = host;
    this.usual = usual;
    this.middle = middle;
    this.motion = motion;
    this.small = small;
    small.subscribe(now -> showGames());
    this.start = start;
    this.analyse = analyse;
    this.closed = closed;
    this.notices = notices;
    this.bring = bring;
  }

  /** Opens the form for a game like {@code played}; it proposes to begin at {@code from}. */
  void newGame(GameSetup<?> played, Optional<BoardSnapshot<?>> from) {
    NewGamePanel panel = newGame;
    if (panel == null) {
      panel = new NewGamePanel(form, gameList, files, start, analyse, this::leave);
      newGame = panel;
    }
    if (gallery == null) {
      gallery = new GameGallery(form, gameList, files.texts(), motion, panel::submit);
    }
    form.propose(played);
    from.ifPresent(
        board -> {
          form.layout().set(NewGameViewModel.Layout.TEXT);
          form.text().text().set(board.positionText());
        });
    endCovering();
    host.getChildren().setAll(panel);
    showGames();
    panel.begin();
  }

  /** Shows all games beside the form in which one is begun, where there is room. */
  private void showGames() {
    if (newGame != null && host.getChildren().contains(newGame)) {
      cover(small.getValue() ? null : gallery);
    }
  }

  /** Opens the form in which any player of a game is chosen to analyse it. */
  void chooseAnalyst(GameKit<?> kit, PlayerSpec now, Consumer<PlayerSpec> chosen) {
    endCovering();
    AnalystPanel panel =
        new AnalystPanel(
            kit,
            now,
            files,
            player -> {
              leave();
              chosen.accept(player);
            },
            this::leave);
    host.getChildren().setAll(panel);
    panel.begin();
  }

  /** Opens the form in which a position is set up, from the one shown, where the game has it. */
  <P extends Position> void setUp(GameUi shown, BoardSnapshot<P> snapshot, List<SeatSetup> seats) {
    shown
        .pieces()
        .ifPresent(
            pieces -> {
              EditedPosition<P> first =
                  EditedPosition.of(snapshot.kit(), pieces, snapshot.position());
              EditorPanel<P> panel =
                  new EditorPanel<>(
                      shown,
                      first,
                      files.texts(),
                      position -> {
                        arranged = null;
                        cover(null);
                        start.accept(new GameSetup<>(snapshot.kit(), position, seats));
                      },
                      this::leave);
              open(panel);
            });
  }

  private void open(EditorPanel<?> panel) {
    endCovering();
    host.getChildren().setAll(panel);
    arranged = panel;
    cover(panel.board());
    panel.begin();
  }

  /** Puts something in the place of the board, or the board back. */
  private void cover(@Nullable Region over) {
    if (covering != null) {
      middle.getChildren().remove(covering);
    }
    covering = over;
    if (over != null) {
      middle.getChildren().add(over);
    }
    covered.set(over != null);
    settingUp.set(arranged != null);
  }

  /** Whether a position is being set up. */
  ReadOnlyBooleanProperty settingUp() {
    return settingUp.getReadOnlyProperty();
  }

  /** Whether the board is covered. */
  ReadOnlyBooleanProperty covered() {
    return covered.getReadOnlyProperty();
  }

  private void endCovering() {
    EditorPanel<?> left = arranged;
    arranged = null;
    cover(null);
    if (left != null && left.isBegun()) {
      notices.show(
          Notice.undoable(
              Phrase.of("arrange.left"),
              this,
              () -> {
                bring.run();
                open(left);
              }));
    }
  }

  private void leave() {
    endCovering();
    host.getChildren().setAll(usual);
    closed.run();
  }

  /** Closes the form that is open, if one is, since another game is shown. */
  void leaveGame() {
    if (!host.getChildren().contains(usual)) {
      leave();
    }
  }

  /** Closes the form that is open, if one is, since a game begins. */
  void close() {
    form.fair().cancel();
    leave();
  }
}
