package yomikiri.app.play;

import static org.kordamp.ikonli.materialdesign2.MaterialDesignA.ACCOUNT_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignA.ARROW_RIGHT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignA.ARROW_TOP_RIGHT_THICK;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignA.ARROW_U_LEFT_TOP;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.CHART_BAR;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.CHEVRON_DOUBLE_LEFT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.CHEVRON_DOUBLE_RIGHT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.CHEVRON_LEFT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.CHEVRON_RIGHT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.CIRCLE_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.CLOSE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignC.COMMENT_EDIT_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignD.DEBUG_STEP_OVER;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignE.ERASER;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignF.FAST_FORWARD;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignF.FLAG_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignH.HELP_CIRCLE_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignL.LAYERS_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignL.LIGHTBULB_ON_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignM.MAGNIFY_SCAN;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PAGE_FIRST;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PAGE_LAST;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PAUSE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PENCIL_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PLAY_CIRCLE_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PLAY_PAUSE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignP.PLUS;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignR.REDO;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignR.REFRESH;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignR.REPEAT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignS.SCHOOL_OUTLINE;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignS.SKIP_NEXT;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignS.STEP_FORWARD;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignS.SWAP_VERTICAL;
import static org.kordamp.ikonli.materialdesign2.MaterialDesignU.UNDO;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Texts;

/** All commands of the play screen. */
public final class PlayCommands extends PlayConditions {
  final Command newGame =
      Command.of(
          "command.new-game", PLUS, "Shortcut+N", () -> newGameForm.accept(Optional.empty()));

  /** On an analysis board, where nobody plays: a game from the position shown. */
  final Command again =
      Command.of("command.again", REFRESH, "Shortcut+R", here, this::playAgain)
          .called(
              game.snapshot()
                  .map(now -> now.mode().analysing() ? "command.play-here" : "command.again"));

  final Command againSwapped =
      here(
          "command.again-swapped",
          SWAP_VERTICAL,
          "Shortcut+Shift+R",
          PlayAction.SWAP,
          game.dealing()::againSwapped);

  final Command sameLayout =
      here(
          "command.same-layout",
          REPEAT,
          "Shortcut+D",
          PlayAction.REPEAT_LAYOUT,
          game.dealing()::sameLayoutAgain);

  /** Offered beside what it stops; Esc does the same. */
  final Command stopLooking =
      Command.of(
          "command.stop-looking",
          CLOSE,
          "",
          Bindings.and(
              here,
              Bindings.createBooleanBinding(
                  () -> game.dealing().looking().get().isPresent(), game.dealing().looking())),
          game.dealing()::stop);

  final Command nextRound =
      here(
          "command.next-round",
          SKIP_NEXT,
          "Shortcut+Shift+N",
          PlayAction.BEGIN_ROUND,
          game::nextRound);

  final Command takeBack =
      here("command.take-back", UNDO, "Shortcut+Z", PlayAction.TAKE_BACK, game::takeBack);

  final Command redo = here("command.redo", REDO, "Shortcut+Shift+Z", PlayAction.REDO, game::redo);

  final Command resign =
      here("command.resign", FLAG_OUTLINE, "Shortcut+G", PlayAction.RESIGN, game.resigning()::ask);

  final Command hint =
      lettered(here("command.hint", LIGHTBULB_ON_OUTLINE, "Shift+H", PlayAction.HINT, game::hint));

  final Command teach =
      lettered(
          Command.toggle(
              "command.teach",
              SCHOOL_OUTLINE,
              "Shift+L",
              Bindings.and(here, game.can(PlayAction.TEACH)),
              game.when(now -> now.lessons().on()),
              game.tutor()::toggle));

  final Command goOn =
      lettered(here("command.go-on", ARROW_RIGHT, "Shift+G", PlayAction.GO_ON, game.tutor()::goOn));

  final Command why =
      lettered(
          here(
              "command.why",
              HELP_CIRCLE_OUTLINE,
              "Shift+W",
              PlayAction.WHY,
              game.tutor()::explain));

  final Command values =
      lettered(
          Command.toggle(
              "command.values",
              CHART_BAR,
              "Shift+V",
              here,
              game.when(now -> now.mode().valuesShown()),
              () -> game.setValuesShown(!game.now().mode().valuesShown())));

  final Command overlay =
      lettered(
          Command.toggle(
                  "command.overlay",
                  LAYERS_OUTLINE,
                  "Shift+T",
                  Bindings.and(here, hasOverlay()),
                  game.overlayShown(),
                  () -> game.overlayShown().set(!game.overlayShown().get()))
              .shownWhere(hasOverlay())
              .called(game.snapshot().map(now -> ui.get().key(texts, "command.overlay"))));

  final Command pass =
      lettered(
          here(
              "command.pass",
              DEBUG_STEP_OVER,
              "Shift+P",
              PlayAction.PASS,
              () -> game.now().board().pass().ifPresent(game::play)));

  final Command setUp =
      here(
          "command.set-up",
          PENCIL_OUTLINE,
          "Shortcut+P",
          game.when(now -> ui.get().setting().isPresent()),
          setUpForm);

  final Command moveNow =
      lettered(
          here("command.move-now", FAST_FORWARD, "Shift+M", PlayAction.MOVE_NOW, game::moveNow));

  final Command note =
      lettered(here("command.note", COMMENT_EDIT_OUTLINE, "Shift+C", isCalm(), noting.write()));

  final Command mark =
      lettered(here("command.mark", CIRCLE_OUTLINE, "Shift+X", isCalm(), noting.mark()));

  final Command arrow =
      lettered(here("command.arrow", ARROW_TOP_RIGHT_THICK, "Shift+A", isCalm(), noting.arrow()));

  final Command clearMarks =
      here(
          "command.clear-marks",
          ERASER,
          "Shortcut+Shift+X",
          game.when(now -> !now.board().marks().isEmpty()),
          noting.clear());

  final Command pause =
      Command.toggle(
          "command.pause",
          PAUSE,
          "Space",
          Bindings.and(here, game.can(PlayAction.PAUSE)),
          game.when(now -> now.mode().paused()),
          game::togglePause);

  final Command step =
      lettered(here("command.step", STEP_FORWARD, "Shift+N", PlayAction.STEP, game::singleStep));

  final Command analyse =
      here("command.analyse", MAGNIFY_SCAN, "Shortcut+Shift+A", PlayAction.ANALYSE, analysisBoard);

  final Command run =
      lettered(
          here("command.run", PLAY_PAUSE, "Shift+R", PlayAction.RUN, game.analysis()::toggle)
              .called(
                  game.snapshot()
                      .map(now -> now.mode().running() ? "command.halt" : "command.run")));

  final Command backToGame =
      here(
          "command.back-to-game",
          ARROW_U_LEFT_TOP,
          "Shortcut+Shift+L",
          game.when(now -> now.mode().analysing() && now.can(PlayAction.BRING_BACK)),
          game::bringBack);

  final Command playOn =
      here(
          "command.play-on",
          PLAY_CIRCLE_OUTLINE,
          "Shortcut+Enter",
          PlayAction.PLAY_ON,
          game::playOnFromHere);

  final Command first =
      here("command.first", PAGE_FIRST, "Alt+Home", PlayAction.GO_BACK, game.replay()::first);

  final Command back =
      here("command.back", CHEVRON_LEFT, "Alt+Left", PlayAction.GO_BACK, game.replay()::back);

  final Command forward =
      here(
          "command.forward",
          CHEVRON_RIGHT,
          "Alt+Right",
          PlayAction.GO_FORWARD,
          game.replay()::forward);

  final Command last =
      here("command.last", PAGE_LAST, "Alt+End", PlayAction.GO_FORWARD, game.replay()::last);

  final Command live =
      here("command.live", ARROW_U_LEFT_TOP, "Shortcut+L", PlayAction.GO_LIVE, game.replay()::live);

  final Command nextMistake =
      here(
          "command.next-mistake",
          CHEVRON_DOUBLE_RIGHT,
          "Alt+Page Down",
          PlayAction.NEXT_MISTAKE,
          game.reviewer()::next);

  final Command previousMistake =
      here(
          "command.previous-mistake",
          CHEVRON_DOUBLE_LEFT,
          "Alt+Page Up",
          PlayAction.PREVIOUS_MISTAKE,
          game.reviewer()::previous);

  final Command ownMistakes =
      Command.toggle(
          "command.own-mistakes",
          ACCOUNT_OUTLINE,
          "Alt+O",
          Bindings.and(here, game.when(now -> now.canLeadToOwn())),
          game.when(now -> now.leadsToOwn()),
          game.reviewer()::toggleOwnOnly);

  /**
   * @param here whether the play screen is in view
   * @param newGameForm asks what game is to be played
   * @param setUpForm opens the form in which a position is set up
   * @param noting writes of moves and draws on the board
   * @param analysisBoard opens a copy of the game shown to be analysed
   */
  PlayCommands(
      PlayViewModel game,
      ObservableBooleanValue here,
      Consumer<Optional<BoardSnapshot<?>>> newGameForm,
      Runnable setUpForm,
      Noting noting,
      Runnable analysisBoard,
      Supplier<GameUi> ui,
      Texts texts) {
    super(game, here, newGameForm, setUpForm, noting, analysisBoard, ui, texts);
  }

  private void playAgain() {
    if (game.now().mode().analysing()) {
      newGameForm.accept(Optional.of(game.now().board()));
    } else {
      game.dealing().again();
    }
  }

  private ObservableBooleanValue isCalm() { // no keys are needed for steering
    return game.when(now -> !now.mode().beating());
  }

  private ObservableBooleanValue hasOverlay() {
    return game.when(now -> ui.get().presenter().overlay().isPresent());
  }

  /** All that concern the game on the board; two open another form instead. */
  Stream<Command> ofBoard() {
    return Stream.of(file(), edit(), game(), view())
        .flatMap(List::stream)
        .flatMap(List::stream)
        .filter(command -> !command.equals(newGame) && !command.equals(setUp));
  }

  /** The commands of the menu File that concern games. */
  public List<List<Command>> file() {
    return List.of(List.of(newGame, again, againSwapped, sameLayout));
  }

  /** The commands of the menu Edit that concern moves, and what is noted of them. */
  public List<List<Command>> edit() {
    return List.of(List.of(takeBack, redo), List.of(note, mark, arrow, clearMarks));
  }

  /** The commands of the menu Learn that concern a game being played. */
  public List<List<Command>> learn() {
    return List.of(List.of(teach, goOn, why));
  }

  /** The menu Game. */
  public List<List<Command>> game() {
    return List.of(
        List.of(hint, values, overlay, ownMistakes),
        List.of(pass, moveNow, pause, step),
        List.of(resign),
        List.of(analyse, run, backToGame),
        List.of(live, playOn, setUp, nextRound));
  }

  /** The commands of the menu View that move along the game. */
  public final List<List<Command>> view() {
    return List.of(List.of(first, back, forward, last, nextMistake, previousMistake));
  }
}
