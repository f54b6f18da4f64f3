package yomikiri.app;

import java.util.List;
import yomikiri.app.board.GameUi;
import yomikiri.app.library.GameChooser;
import yomikiri.app.library.LibraryWords;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.GameOpener;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.shell.Destination;
import yomikiri.app.shell.Navigation;
import yomikiri.app.shell.Shell;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Theme;

/** What all screens stand on: the window's frame and the view models. */
record Foundation(Shell shell, AppModels models) {

  /** Makes all of it. */
  static Foundation of(AppServices services, Opening opening) {
    Theme.prepareIcons();
    Texts texts = opening.texts();
    Shell shell = new Shell(texts);
    List<GameUi> shelf = services.shelf();
    GameChooser chooser = new GameChooser(shell, texts, new LibraryWords(texts, shelf));
    GameOpener opener = new Opener(opening.game(), shell);
    opening
        .game()
        .state()
        .event()
        .addListener(
            (value, before, now) -> {
              if (now.orElse(null) instanceof PlayEvent.AnotherGame another) {
                shell.show(notice(another, opening.game(), shelf, shell));
              }
            });
    return new Foundation(shell, AppModels.of(services, opening, opener, chooser::ask, shell));
  }

  /** That another game is on the board; the one before is offered back. */
  private static Notice notice(
      PlayEvent.AnotherGame event, PlayViewModel game, List<GameUi> shelf, Navigation navigation) {
    GameUi ui = GameUi.of(game.state().board().get().kit(), shelf);
    Phrase words = event.words(ui::name);
    boolean isUndoable =
        !(event instanceof PlayEvent.BroughtBack) && game.state().canBringBack().get();
    return isUndoable
        ? Notice.undoable(
            words,
            game,
            () -> {
              game.bringBack();
              navigation.show(Destination.PLAY);
            })
        : Notice.of(words);
  }

  /** Changes the game first, so that the screen shows the new one at once. */
  private record Opener(PlayViewModel game, Navigation navigation) implements GameOpener {
    @Override
    public void start(GameSetup<?> setup) {
      game.newGame(setup);
      navigation.show(Destination.PLAY);
    }

    @Override
    public void open(RestoredGame<?> restored) {
      game.open(restored);
      navigation.show(Destination.PLAY);
    }
  }
}
