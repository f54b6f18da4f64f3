package yomikiri.app.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;
import yomikiri.app.Picked;
import yomikiri.app.TestWindow;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.player.TestLearntFiles;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Language;
import yomikiri.app.text.TestNotices;
import yomikiri.app.text.Texts;
import yomikiri.app.tree.TreeRoom;
import yomikiri.app.tree.TreeViewModel;
import yomikiri.app.ui.LearntFileFields;

/** A window with the play screen alone. */
public final class PlayWindow {
  private PlayWindow() {}

  /**
   * Opens it on {@code model}.
   *
   * @param gameList the games there are; their words are those of the first
   */
  public static void open(PlayViewModel model, List<GameUi> gameList) throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    PlayView view = Hands.ask(() -> view(model, gameList));
    TestWindow.open(view::root, 1000, 800);
    Hands.ask(
        () -> {
          view.takeBoard();
          view.shown();
          return true;
        });
  }

  private static PlayView view(PlayViewModel model, List<GameUi> gameList) {
    Texts texts =
        new Texts(
            List.of("/yomikiri/app/text", gameList.getFirst().words()),
            new SimpleObjectProperty<>(Language.ENGLISH));
    AvailableGames availableGames = AvailableGames.of(gameList);
    return new PlayView(
        model,
        new BoardHost(model, gameList, texts, new SimpleObjectProperty<>(false)),
        new NewGameViewModel(
            availableGames.kits(), availableGames.sizes(), () -> 1, new DirectBackground()),
        new TreeRoom(
            new TreeViewModel(new DirectSearchExecutor(() -> 0), new ManualUiScheduler()),
            PlayWindow::unused,
            PlayWindow::unused),
        gameList,
        new KnownGames(Set.of()),
        new LearntFileFields(new TestLearntFiles(), new Picked(Path.of("")), texts),
        new TestNotices(),
        new DirectOpener(model),
        () -> {},
        () -> {
          throw new AssertionError("not looked at here");
        },
        new ReviewCard.Practising(practise(), practise()),
        () -> {});
  }

  private static Command practise() {
    return Command.of(
        "command.practise", MaterialDesignD.DUMBBELL, "", new SimpleBooleanProperty(), () -> {});
  }

  private static Region unused() {
    throw new AssertionError("not looked at here");
  }
}
