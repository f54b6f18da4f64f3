package yomikiri.app;

import java.util.List;
import java.util.function.Consumer;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.concurrent.FileWorker;
import yomikiri.app.library.LibraryViewModel;
import yomikiri.app.library.LibraryWords;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.play.record.GameAutosaver;
import yomikiri.app.play.record.GameChoice;
import yomikiri.app.play.record.RecordsViewModel;
import yomikiri.app.play.session.GameOpener;
import yomikiri.app.store.Store;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Texts;
import yomikiri.app.training.ProvenValueFinder;
import yomikiri.app.tree.TreeViewModel;

/**
 * What works behind the screens, beside the game on the board and the settings.
 *
 * @param form for a new game
 * @param finder of the positions that a training is looked at with
 * @param gameKeeper keeps the game on the board
 * @param opener puts games on the board from anywhere in the app
 */
record AppModels(
    NewGameViewModel form,
    RecordsViewModel records,
    LibraryViewModel library,
    TreeViewModel tree,
    Workshop work,
    ProvenValueFinder finder,
    GameAutosaver gameKeeper,
    GameOpener opener) {

  /**
   * Makes all of them; the game on the board is kept from now on.
   *
   * @param ask asks which of several games is wanted
   */
  static AppModels of(
      AppServices services,
      Opening opening,
      GameOpener opener,
      Consumer<? super GameChoice> ask,
      Notices notices) {
    List<GameUi> shelf = services.shelf();
    AvailableGames availableGames = AvailableGames.of(shelf);
    PlayViewModel game = opening.game();
    Texts texts = opening.texts();
    Store store = services.store();
    NewGameViewModel form =
        new NewGameViewModel(
            availableGames.kits(), availableGames.sizes(), services.seeds(), services.background());
    form.take(game.state().seen().get().setup());
    AppModels made =
        new AppModels(
            form,
            new RecordsViewModel(
                game,
                opener,
                availableGames,
                store.userFiles(),
                new FileWorker(services.reading(), services.answers()),
                services.clock(),
                ask,
                notices),
            new LibraryViewModel(
                store.library(), availableGames, opener, new LibraryWords(texts, shelf), notices),
            new TreeViewModel(services.thinkers().get(), services.scheduler()),
            Workshop.of(services, notices),
            new ProvenValueFinder(services.thinkers().get()),
            new GameAutosaver(game, store.autosave(), store.library(), services.clock()),
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
