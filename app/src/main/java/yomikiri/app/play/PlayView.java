package yomikiri.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.library.ExplorerPane;
import yomikiri.app.play.model.AnalysisMode;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.newgame.NewGameViewModel;
import yomikiri.app.play.session.AnalysisBoard;
import yomikiri.app.play.session.GameOpener;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.GameWords;
import yomikiri.app.play.session.PlayEvent;
import yomikiri.app.play.session.Seating;
import yomikiri.app.shell.Buttons;
import yomikiri.app.shell.Command;
import yomikiri.app.shell.Screen;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.app.tree.TreeRoom;
import yomikiri.app.tree.TreeSnapshot;
import yomikiri.app.tree.TreeSubject;
import yomikiri.app.tree.TreeViewModel;
import yomikiri.app.ui.Beside;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.LearntFileFields;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Scrolling;

/** The play screen: the board between its header and the replay bar, the panel at its side. */
public final class PlayView implements Screen {
  /** The width, at 100 %, from which the side stands beside the board, not below it. */
  private static final double BESIDE = 580;

  private final PlayViewModel game;
  private final Texts texts;
  private final BoardHost host;
  private final GameWords words;
  private final PlayCommands commands;
  private final ReadOnlyBooleanWrapper here = new ReadOnlyBooleanWrapper();

  private final PlayHeader header;
  private final GoalLine goal;
  private final AheadBoard ahead;
  private final SpectateBar spectate;
  private final ReplayBar replay;
  private final StatusLine status;
  private final StatusWords statusWords;
  private final SidePanel side;
  private final ScrollPane sideScroll = new Scrolling.Unfocused();
  private final StackPane sideHost = Controls.styled(new StackPane(), "side-host");
  private final StackPane middle = Controls.styled(new StackPane(), "play-middle");
  private final StackPane room = new StackPane();
  private final SideForms forms;
  private final Runnable bring;
  private final GameOpener opener;
  private final Notices notices;
  private final TreeRoom trees;
  private final TreeViewModel tree;
  private final BooleanBinding opened;
  private final Beside root = new Beside(BESIDE, 0, middle, sideHost, middle);

  private final ChangeListener<Object> onChange = (value, before, now) -> show();
  private final ChangeListener<Object> onNotice = (value, before, now) -> showEvent();

  /**
   * @param host shows the board; it may have done so before
   * @param notices offers back what people let go of
   * @param opener puts another game on the board
   * @param analysisBoard opens a copy of the game shown to be analysed
   * @param practising has the mistakes of a review practised
   * @param bring shows this screen, whatever screen is shown
   */
  public PlayView(
      PlayViewModel game,
      BoardHost host,
      NewGameViewModel form,
      TreeRoom trees,
      List<GameUi> gameList,
      KnownGames known,
      LearntFileFields files,
      Notices notices,
      GameOpener opener,
      Runnable analysisBoard,
      Supplier<ExplorerPane> explorer,
      ReviewCard.Practising practising,
      Runnable bring) {
    this.opener = opener;
    this.notices = notices;
    this.game = game;
    this.bring = bring;
    this.host = host;
    this.trees = trees;
    this.tree = trees.model();
    this.opened = tree.when(TreeSnapshot::opened);
    this.texts = files.texts();
    this.words = new GameWords(texts);
    this.forms =
        new SideForms(
            form,
            gameList,
            files,
            sideHost,
            sideScroll,
            middle,
            host.motion(),
            root.stacked(),
            this::start,
            this::analyse,
            host::focus,
            notices,
            bring);
    this.commands =
        new PlayCommands(
            game,
            onBoard(),
            this::newGame,
            this::setUp,
            new PlayConditions.Noting(this::writeNote, host::mark, host::arrow, this::clearMarks),
            analysisBoard,
            host::ui,
            texts);
    this.header =
        new PlayHeader(
            commands, texts, new QuickGames(form, commands, texts).items(gameList, this::quick));
    StackPane board = host.root();
    this.spectate = new SpectateBar(game, commands, texts);
    this.replay = new ReplayBar(game, commands, texts);
    this.status =
        new StatusLine(
            new Buttons(texts).of(commands.stopLooking),
            new Buttons(texts).of(commands.moveNow),
            new Buttons(texts).of(commands.pass),
            texts);
    this.statusWords = new StatusWords(game, host.prompt()::get, host::ui, commands, texts);
    new LetterKeys(commands, why -> status.setNotice(Notice.warning(why), why)).listen(board);
    new ReplayKeys(commands, game).listen(board, List.of(header, replay, status));
    this.ahead = new AheadBoard(gameList, texts);
    board.opacityProperty().bind(Bindings.when(ahead.visibleProperty()).then(0).otherwise(1));
    this.goal = new GoalLine(known, texts, root);
    this.side =
        new SidePanel(
            game,
            commands,
            trees,
            explorer,
            texts,
            new MoveMenu(game, commands.note::run, notices, texts),
            host::focus,
            sideScroll.viewportBoundsProperty(),
            this::showSoon,
            this::chooseAnalyst,
            practising,
            ahead::show);
    new GlyphKeys(game, texts, status::setNotice).listen(List.of(board, side));
    room.getChildren().addAll(ahead, new RealTimeSign(game, texts, host::focus));
    VBox centre = new VBox(header, goal, room, spectate, replay, status);
    centre.getStyleClass().add("play-centre");
    new SteeringKeys(game).listen(board, List.of(centre, side), () -> ui().presenter().steering());
    host.keepKeyboard(centre);
    VBox.setVgrow(room, Priority.ALWAYS);
    room.setMinSize(0, 0);
    sideScroll.setContent(side);
    sideScroll.setFitToHeight(true);
    sideScroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    sideHost.setMinHeight(0);
    sideHost.getChildren().setAll(sideScroll);
    root.getStyleClass().add("play");
    layOver(centre);
    root.addEventHandler(KeyEvent.KEY_PRESSED, this::stopOnEscape);
    host.prompt().addListener((value, before, now) -> showStatus());
    game.attended().bind(new BoardAttention(here, root, sideHost, opened).free(sideScroll));
  }

  /**
   * What lies over the board while it is open: the tree, over the side too if it is to be wide, or
   * the board on which a position is set up.
   */
  private void layOver(VBox centre) {
    middle.getChildren().add(centre);
    centre.setMinWidth(0);
    centre.visibleProperty().bind(opened.or(forms.covered()).not());
    Presence.when(sideHost, tree.when(now -> now.opened() && now.wide()).not());
    opened.addListener(
        (value, before, now) -> {
          if (!now) {
            host.focus();
          } else if (middle.getChildren().size() == 1) {
            Region pane = trees.pane().get();
            middle.getChildren().add(pane);
            pane.requestFocus();
          }
        });
    middle.setMinWidth(0);
  }

  /** Gives the board its place on this screen; until then it may stand elsewhere. */
  public void takeBoard() {
    room.getChildren().addFirst(host.root());
  }

  public PlayCommands commands() {
    return commands;
  }

  /** The game shown. */
  public GameUi ui() {
    return host.ui();
  }

  /** Whether the game on the board is in view: this screen, with no position being set up. */
  public BooleanBinding onBoard() {
    return here.and(forms.settingUp().not());
  }

  /** Takes the keys of {@code others} too, and those of the board, from an open form. */
  public void shield(List<Command> others) {
    List<Command> beneath = Stream.concat(commands.ofBoard(), others.stream()).toList();
    sideHost.addEventHandler(KeyEvent.KEY_PRESSED, event -> shield(event, beneath));
    middle.addEventHandler(KeyEvent.KEY_PRESSED, event -> shield(event, beneath));
  }

  private void shield(KeyEvent event, List<Command> beneath) {
    if (!sideHost.getChildren().contains(sideScroll)
        && beneath.stream().anyMatch(command -> command.has(event))) {
      event.consume();
    }
  }

  @Override
  public Region root() {
    return root;
  }

  @Override
  public void shown() {
    here.set(true);
    watched().forEach(each -> each.addListener(onChange));
    game.event().addListener(onNotice);
    show();
  }

  @Override
  public void hidden() {
    here.set(false);
    watched().forEach(each -> each.removeListener(onChange));
    game.event().removeListener(onNotice);
    side.rest();
    status.rest();
  }

  private List<ObservableValue<?>> watched() {
    return List.of(
        game.snapshot(), game.dealing().looking(), game.overlayShown(), texts.language());
  }

  /** Shows all again once the sizes that have just changed are laid out. */
  private void showSoon() {
    Platform.runLater(
        () -> {
          if (here.get()) {
            show();
          }
        });
  }

  private void show() {
    PlaySnapshot now = game.now();
    GameUi ui = ui();
    if (host.show()) {
      forms.leaveGame();
    }
    goal.show(ui, now);
    header.setTitle(
        ui.name(texts),
        now.mode().analysing() ? texts.get("analysis") : words.round(now.shown().score()));
    header.setSeed(words.seed(now.shown().setup()));
    tree.setSubject(TreeSubject.of(now.board()));
    replay.show(now.shownPly(), now.length());
    spectate.show();
    side.show(ui);
    status.setBusy(statusWords.canHurry(now));
    showStatus();
  }

  private void writeNote() {
    side.writeNote();
  }

  private void clearMarks() {
    Runnable back = game.notes().clearMarks();
    notices.show(Notice.undoable(Phrase.of("notice.marks-cleared"), game.notes(), back));
  }

  private void showStatus() {
    PlaySnapshot now = game.now();
    status.setStatus(statusWords.of(now), statusWords.isForced(now));
  }

  private void showEvent() {
    game.event()
        .get()
        .ifPresentOrElse(
            event -> {
              switch (event) {
                case PlayEvent.Ended ended -> {} // stands in the status already
                case PlayEvent.AnotherGame other -> { // a notice
                  status.clearNotice();
                  host.focus();
                }
                default ->
                    status.setNotice(
                        GameWords.notice(event, seating()), GameWords.spoken(event, seating()));
              }
            },
            status::clearNotice);
  }

  private Seating seating() {
    return game.now().live().seating(ui());
  }

  private void newGame(Optional<BoardSnapshot<?>> from) {
    bring.run();
    tree.close();
    forms.newGame(game.now().shown().setup(), from);
  }

  private void setUp() {
    PlaySnapshot now = game.now();
    tree.close();
    forms.setUp(ui(), now.board(), now.live().setup().seats());
  }

  @Override
  public boolean focusFirst() {
    host.focus();
    return true;
  }

  private void start(GameSetup<?> setup) {
    leaveForms();
    opener.start(setup);
  }

  private void analyse(GameSetup<?> setup) {
    leaveForms();
    opener.open(AnalysisBoard.begun(setup));
  }

  private void chooseAnalyst() {
    AnalysisMode mode = game.analysis();
    forms.chooseAnalyst(game.now().live().setup().kit(), mode.player(), mode::setPlayer);
  }

  private void quick(GameSetup<?> setup) {
    leaveForms();
    game.dealing().even(setup);
    host.focus();
  }

  private void leaveForms() {
    forms.close();
    tree.close();
  }

  private void stopOnEscape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && commands.stopLooking.enabled().get()) {
      commands.stopLooking.run();
      event.consume();
    }
  }
}
