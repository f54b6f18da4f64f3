package yomikiri.app;

import java.util.List;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.concurrent.FileWorker;
import yomikiri.app.library.LibraryNotices;
import yomikiri.app.library.LibraryViewModel;
import yomikiri.app.library.LibraryWords;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.play.record.GameAutosaver;
import yomikiri.app.play.record.GameNotices;
import yomikiri.app.play.record.RecordsViewModel;
import yomikiri.app.play.session.GameOpener;
import yomikiri.app.shell.NoticeBar;
import yomikiri.app.store.Store;
import yomikiri.app.text.Texts;
import yomikiri.app.training.ProvenValueFinder;
import yomikiri.app.tree.TreeViewModel;

/**
 * What works behind the screens, beside the game on the table and the settings.
 *
 * @param form for a new game
 * @param finder of the positions that a training is looked at with
 * @param gameKeeper keeps the game on the table
 * @param opener puts games on the board from anywhere in the app
 */
record ViewModels(
    NewGameViewModel form,
    RecordsViewModel records,
    LibraryViewModel library,
    TreeViewModel tree,
    Workshop work,
    ProvenValueFinder finder,
    GameAutosaver gameKeeper,
    GameOpener opener) {

  /**
   * Makes all of them; the game on the table is kept from now on.
   *
   * @param notices tells of games that are opened and saved
   * @param bar tells of the rest
   */
  static ViewModels of(
      World world, Opening opening, GameOpener opener, GameNotices notices, NoticeBar bar) {
    List<GameUi> shelf = world.shelf();
    AvailableGames availableGames = AvailableGames.of(shelf);
    PlayViewModel game = opening.game();
    Texts texts = opening.texts();
    Store store = world.store();
    NewGameViewModel form =
        new NewGameViewModel(
            availableGames.kits(), availableGames.sizes(), world.seeds(), world.background());
    form.take(game.state().seen().get().setup());
    LibraryNotices ofLibrary = new LibraryNotices(texts, bar);
    ViewModels made =
        new ViewModels(
            form,
            new RecordsViewModel(
                game,
                opener,
                availableGames,
                store.userFiles(),
                new FileWorker(world.reading(), world.answers()),
                world.clock(),
                notices::tell),
            new LibraryViewModel(
                store.library(),
                availableGames,
                opener,
                new LibraryWords(texts, shelf),
                ofLibrary::tell),
            new TreeViewModel(world.thinkers().get(), world.scheduler()),
            Workshop.of(world, texts, bar),
            new ProvenValueFinder(world.thinkers().get()),
            new GameAutosaver(game, store.autosave(), store.library(), world.clock()),
            opener);
    made.gameKeeper.begin();
    return made;
  }

  /** Ends all that works; the game itself goes on. */
  void close() {
    work.close();
    finder.close();
    tree.end();
    gameKeeper.end();
  }
}
