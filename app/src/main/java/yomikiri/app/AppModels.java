package yomikiri.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.lab.LabViewModel;
import yomikiri.app.lab.LabWords;
import yomikiri.app.lab.PresetStudies;
import yomikiri.app.library.CollectionFilter;
import yomikiri.app.library.CollectionsViewModel;
import yomikiri.app.library.LibraryViewModel;
import yomikiri.app.library.LibraryWords;
import yomikiri.app.play.model.AfterGame;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.play.record.GameAutosaver;
import yomikiri.app.play.record.RecordsViewModel;
import yomikiri.app.play.record.RecordsViewModel.GameChoice;
import yomikiri.app.play.session.GameOpener;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.play.session.SeatTakeover;
import yomikiri.app.practice.ExerciseSnapshot;
import yomikiri.app.practice.PracticeViewModel;
import yomikiri.app.settings.EnginesViewModel;
import yomikiri.app.settings.SettingsViewModel;
import yomikiri.app.shell.Destination;
import yomikiri.app.shell.Navigation;
import yomikiri.app.statistics.StatisticsViewModel;
import yomikiri.app.store.Setting;
import yomikiri.app.store.SettingsStore;
import yomikiri.app.store.Store;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.training.ProvenValueFinder;
import yomikiri.app.training.TrainingViewModel;
import yomikiri.app.training.TrainingWords;
import yomikiri.app.tree.TreeSnapshot.View;
import yomikiri.app.tree.TreeViewModel;
import yomikiri.app.ui.Sounds;
import yomikiri.engine.teach.ShippedPuzzles;

/**
 * All view models, made in two steps: {@link First} for the first board, the rest once that is
 * seen.
 *
 * @param form for a new game
 * @param finder of the positions that a training is looked at with
 * @param autosaver saves the game on the board
 * @param opener puts games on the board from anywhere in the app
 */
record AppModels(
    First first,
    NewGameViewModel form,
    RecordsViewModel records,
    LibraryViewModel library,
    CollectionsViewModel collections,
    PracticeViewModel practice,
    StatisticsViewModel statistics,
    TreeViewModel tree,
    LabViewModel lab,
    TrainingViewModel training,
    EnginesViewModel engines,
    ProvenValueFinder finder,
    GameAutosaver autosaver,
    GameOpener opener) {
  private static final Duration ONCE_AT_REST = Duration.ofMillis(500);

  /** What the first board cannot do without. */
  record First(SettingsViewModel settings, Texts texts, PlayViewModel play) {
    /** Makes them and saves what is set from now on; {@code last} was on the board on leaving. */
    static First of(AppServices services, Optional<RestoredGame<?>> last) {
      SettingsStore store = services.store().settings();
      SettingsViewModel settings =
          new SettingsViewModel(store.now(), services.system(), store::change);
      List<String> words = new ArrayList<>();
      services.gameList().forEach(ui -> words.add(ui.words())); // the first board needs no others
      words.add("/yomikiri/app/text");
      words.add(PresetStudies.PLACE);
      PlayViewModel play =
          new PlayViewModel(
              GameSetup.first(services.gameList().getFirst().kit(), services.seeds().getAsLong()),
              services.thinkers(),
              services.scheduler(),
              services.ticker(),
              services.seeds(),
              services.background());
      last.ifPresent(play::open);
      return new First(settings, new Texts(words, settings.language()), play);
    }
  }

  /**
   * Makes the rest; the game on the board is saved from now on, and the background jobs go on soon.
   *
   * @param ask asks which of several games is wanted
   */
  static AppModels of(
      AppServices services,
      First first,
      Navigation navigation,
      Notices notices,
      Consumer<? super GameChoice> ask) {
    List<GameUi> gameList = services.gameList();
    AvailableGames availableGames = AvailableGames.of(gameList);
    PlayViewModel game = first.play();
    Store store = services.store();
    GameOpener opener = new Opener(game, navigation);
    NewGameViewModel form =
        new NewGameViewModel(
            availableGames.kits(), availableGames.sizes(), services.seeds(), services.background());
    form.take(game.now().shown().setup());
    LibraryViewModel library =
        new LibraryViewModel(
            store.library(),
            availableGames,
            opener,
            new LibraryWords(first.texts(), gameList),
            notices);
    List<String> gameIds = gameList.stream().map(GameUi::id).toList();
    AppModels made =
        new AppModels(
            first,
            form,
            new RecordsViewModel(
                game,
                opener,
                availableGames,
                store.userFiles(),
                new FileExecutor(services.reading(), services.answers()),
                services.clock(),
                ask,
                notices),
            library,
            new CollectionsViewModel(
                store.collections(),
                store.moves(),
                library,
                availableGames,
                opener,
                () -> CollectionFilter.BoardPosition.of(game.now().board()),
                services.ticker(),
                notices),
            new PracticeViewModel(
                availableGames,
                new PracticeViewModel.Material(
                    store.practice(),
                    () ->
                        gameIds.stream()
                            .flatMap(id -> ShippedPuzzles.of(id, availableGames).stream())
                            .toList(),
                    new FileExecutor(services.reading(), services.answers())),
                services.thinkers().get(),
                services.background(),
                services.clock(),
                new SplittableRandom(services.seeds().getAsLong()),
                notices),
            new StatisticsViewModel(
                store.library(),
                availableGames,
                services.thinkers().get(),
                services.background(),
                services.clock(),
                services.ticker(),
                () -> game.now().live().origin().libraryRef().name(),
                notices),
            new TreeViewModel(services.thinkers().get(), services.scheduler()),
            new LabViewModel(
                services.lab(),
                services.cores(),
                availableGames,
                services.ticker(),
                services.scheduler(),
                study -> texts -> new LabWords(texts, gameList).title(study),
                notices),
            new TrainingViewModel(
                services.training(),
                availableGames,
                services.ticker(),
                services.scheduler(),
                training -> texts -> new TrainingWords(texts, gameList).title(training),
                notices),
            new EnginesViewModel(
                services.engines(),
                availableGames,
                new FileExecutor(services.reading(), services.answers()),
                services.background(),
                services.ticker(),
                notices),
            new ProvenValueFinder(services.thinkers().get()),
            new GameAutosaver(game, store.autosave(), store.library(), services.clock()),
            opener);
    made.begin(services, navigation, notices);
    return made;
  }

  private void begin(AppServices services, Navigation navigation, Notices notices) {
    PlayViewModel game = first.play();
    first
        .settings()
        .of(Setting.ANSWERING)
        .subscribe(now -> game.setPace(game.now().mode().pace().withAnswering(now)));
    first
        .settings()
        .of(Setting.KEEP_TAKEN_BACK)
        .subscribe(now -> game.keepsTakenBack().set(now == Setting.Switch.ON));
    SettingsStore store = services.store().settings();
    game.analysis().count().set(store.now().get(Setting.ANALYSIS_LINES));
    game.analysis().chosen().set(store.now().get(Setting.ANALYSTS));
    game.analysis().chosen().subscribe(now -> store.change(all -> all.with(Setting.ANALYSTS, now)));
    game.analysis()
        .count()
        .subscribe(now -> store.change(all -> all.with(Setting.ANALYSIS_LINES, now.intValue())));
    form.levels().names().set(store.now().get(Setting.LEVELS));
    form.levels().names().subscribe(now -> store.change(all -> all.with(Setting.LEVELS, now)));
    form.taught().ids().bindBidirectional(game.tutor().games().ids());
    game.tutor().games().ids().set(store.now().get(Setting.TAUGHT));
    game.tutor().games().ids().subscribe(now -> store.change(all -> all.with(Setting.TAUGHT, now)));
    game.strength().rungs().set(store.now().get(Setting.STRENGTH));
    game.strength().rungs().subscribe(now -> store.change(all -> all.with(Setting.STRENGTH, now)));
    game.offers().results().set(store.now().get(Setting.RESULTS));
    game.offers().results().subscribe(now -> store.change(all -> all.with(Setting.RESULTS, now)));
    new AfterGame(game, notices, () -> navigation.show(Destination.PLAY)).begin();
    Notice silence = Notice.warning(Phrase.of("sound.none"));
    Sounds sounds =
        services.sounds().apply(() -> services.answers().execute(() -> notices.show(silence)));
    game.snapshot().addListener((value, before, now) -> playSound(sounds, before, now));
    game.event()
        .addListener(
            (value, before, now) -> {
              if (now.orElse(null) instanceof PlayEvent.AnotherGame another) {
                notices.show(notice(another, services.gameList(), navigation));
              } else if (now.orElse(null) instanceof PlayEvent.EngineFailed failed
                  && failed.isPaused()) {
                notices.show(
                    Notice.offering(
                        failed.words(), Phrase.of("command.take-over"), () -> takeOver(game)));
              }
            });
    services.store().library().whenNoticed(() -> listAnew(navigation));
    autosaver.begin();
    engines.refresh();
    services
        .scheduler()
        .after(
            ONCE_AT_REST,
            () -> {
              lab.jobs().resume();
              training.jobs().resume();
            });
  }

  /** A person takes the seat of the CPU that is to move. */
  static void takeOver(PlayViewModel game) {
    SeatTakeover.seat(game.now().status(), game.now().live())
        .ifPresent(seat -> game.open(SeatTakeover.of(game.now().live(), seat)));
  }

  /** Plays the sound of a step forward in the same game if sounds are on. */
  private void playSound(Sounds sounds, PlaySnapshot before, PlaySnapshot now) {
    if (first.settings().of(Setting.SOUND).getValue() == Setting.Switch.ON
        && now.isStepAfter(before)) {
      sounds.move();
    }
  }

  /** Games of the library could not be saved, or can be again: its list says so. */
  private void listAnew(Navigation navigation) {
    if (navigation.destination().get() == Destination.LIBRARY) {
      library.refresh();
    }
  }

  /** That another game is on the board; the one before is offered back. */
  private Notice notice(PlayEvent.AnotherGame event, List<GameUi> gameList, Navigation navigation) {
    PlayViewModel game = first.play();
    Phrase words = event.words(GameUi.of(game.now().board().kit(), gameList)::name);
    if (event instanceof PlayEvent.BroughtBack || !game.now().can(PlayAction.BRING_BACK)) {
      return Notice.of(words);
    }
    return Notice.undoable(
        words,
        game,
        () -> {
          game.bringBack();
          navigation.show(Destination.PLAY);
        });
  }

  /** Puts a game on the board, then shows the board: the screen never shows the game before. */
  private record Opener(PlayViewModel game, Navigation navigation) implements GameOpener {
    @Override
    public void start(GameSetup<?> setup) {
      game.newGame(setup);
      navigation.show(Destination.PLAY);
    }

    @Override
    public void open(RestoredGame<?> restored) {
      game.open(restored);
      game.analysis().start();
      navigation.show(Destination.PLAY);
    }
  }

  /** Ends all that works; the game itself goes on. */
  void close() {
    engines.stop();
    lab.jobs().close();
    training.jobs().close();
    practice.close();
    statistics.close();
    finder.close();
    tree.end();
    autosaver.end();
  }

  /**
   * The position in view that is not the game's: on another screen, or in a large tree.
   *
   * @param shown the screen in view
   */
  ObservableValue<Optional<BoardSnapshot<?>>> elsewhere(
      ObservableValue<@Nullable Destination> shown) {
    ObservableValue<Optional<BoardSnapshot<?>>> stored = library.board();
    ObservableValue<Optional<BoardSnapshot<?>>> practised =
        practice.snapshot().map(now -> now.exercise().map(ExerciseSnapshot::board));
    ObservableValue<Optional<BoardSnapshot<?>>> searched =
        tree.snapshot().map(now -> now.view().filter(view -> now.opened()).map(View::board));
    return Bindings.createObjectBinding(
        () ->
            switch (shown.getValue()) {
              case PLAY -> searched.getValue();
              case LIBRARY ->
                  stored.getValue().filter(board -> collections.current().get().isEmpty());
              case PRACTICE -> practised.getValue();
              case null, default -> Optional.empty();
            },
        shown,
        stored,
        collections.current(),
        practised,
        searched);
  }
}
