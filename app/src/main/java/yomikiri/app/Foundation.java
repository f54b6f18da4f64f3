package yomikiri.app;

import java.util.List;
import yomikiri.app.board.GameUi;
import yomikiri.app.library.GameChooser;
import yomikiri.app.library.LibraryWords;
import yomikiri.app.play.record.GameNotices;
import yomikiri.app.shell.Shell;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Theme;

/** What all screens stand on: the window's frame, the notices in it, and the view models. */
record Foundation(Shell shell, GameNotices notices, ViewModels models) {

  /** Makes all of it. */
  static Foundation of(World world, Opening opening) {
    Theme.prepareIcons();
    Texts texts = opening.texts();
    Shell shell = new Shell(texts);
    List<GameUi> shelf = world.shelf();
    GameChooser chooser = new GameChooser(shell, texts, new LibraryWords(texts, shelf));
    GameNotices notices = new GameNotices(shelf, texts, shell.notices(), chooser::ask);
    return new Foundation(shell, notices, ViewModels.of(world, opening, notices, shell.notices()));
  }
}
