package yomikiri.app;

import java.util.List;
import yomikiri.app.board.GameUi;
import yomikiri.app.library.GameChooser;
import yomikiri.app.library.LibraryWords;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.record.GameNotices;
import yomikiri.app.play.session.GameOpener;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.shell.Destination;
import yomikiri.app.shell.Navigation;
import yomikiri.app.shell.Shell;
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
    GameNotices notices = new GameNotices(shelf, texts, shell.notices(), chooser::ask);
    GameOpener opener = new Opener(opening.game(), shell);
    notices.follow(opening.game(), opener);
    return new Foundation(shell, AppModels.of(services, opening, opener, notices, shell.notices()));
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

    @Override
    public void bringBack() {
      game.bringBack();
      navigation.show(Destination.PLAY);
    }
  }
}
