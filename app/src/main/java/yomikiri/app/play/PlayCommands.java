package yomikiri.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Texts;

/** All commands of the play screen. */
public final class PlayCommands extends WayCommands {
  final Command newGame =
      Command.of(
          "command.new-game",
          MaterialDesignP.PLUS,
          "Shortcut+N",
          () -> newGameForm.accept(Optional.empty()));

  /** On an analysis board, where nobody plays: a game from the position shown. */
  final Command again =
      here("command.again", MaterialDesignR.REFRESH, "Shortcut+R", null, this::playAgain)
          .called(
              game.snapshot()
                  .map(now -> now.mode().analysing() ? "command.play-here" : "command.again"));

  final Command againSwapped =
      here(
          "command.again-swapped",
          MaterialDesignS.SWAP_VERTICAL,
          "Shortcut+Shift+R",
          game.can(PlayAction.SWAP),
          game.dealing()::againSwapped);

  final Command sameLayout =
      here(
          "command.same-layout",
          MaterialDesignR.REPEAT,
          "Shortcut+D",
          game.can(PlayAction.REPEAT_LAYOUT),
          game.dealing()::sameLayoutAgain);

  /** Offered beside what it stops; Esc does the same. */
  final Command stopLooking =
      Command.of(
          "command.stop-looking",
          MaterialDesignC.CLOSE,
          "",
          Bindings.and(
              here,
              Bindings.createBooleanBinding(
                  () -> game.dealing().looking().get().isPresent(), game.dealing().looking())),
          game.dealing()::stop);

  final Command nextRound =
      here(
          "command.next-round",
          MaterialDesignS.SKIP_NEXT,
          "Shortcut+Shift+N",
          game.can(PlayAction.BEGIN_ROUND),
          game::nextRound);

  final Command takeBack =
      here(
          "command.take-back",
          MaterialDesignU.UNDO,
          "Shortcut+Z",
          game.can(PlayAction.TAKE_BACK),
          game::takeBack);

  final Command redo =
      here(
          "command.redo",
          MaterialDesignR.REDO,
          "Shortcut+Shift+Z",
          game.can(PlayAction.REDO),
          game::redo);

  final Command resign =
      here(
          "command.resign",
          MaterialDesignF.FLAG_OUTLINE,
          "Shortcut+G",
          game.can(PlayAction.RESIGN),
          game.resigning()::ask);

  final Command hint =
      lettered(
          'H',
          keys ->
              here(
                  "command.hint",
                  MaterialDesignL.LIGHTBULB_ON_OUTLINE,
                  keys,
                  game.can(PlayAction.HINT),
                  game::hint));

  final Command teach =
      lettered(
          'L',
          keys ->
              Command.toggle(
                  "command.teach",
                  MaterialDesignS.SCHOOL_OUTLINE,
                  keys,
                  Bindings.and(here, game.can(PlayAction.TEACH)),
                  game.when(now -> now.lessons().on()),
                  game.tutor()::toggle));

  final Command goOn =
      lettered(
          'G',
          keys ->
              here(
                  "command.go-on",
                  MaterialDesignA.ARROW_RIGHT,
                  keys,
                  game.can(PlayAction.GO_ON),
                  game.tutor()::goOn));

  final Command why =
      lettered(
          'W',
          keys ->
              here(
                  "command.why",
                  MaterialDesignH.HELP_CIRCLE_OUTLINE,
                  keys,
                  game.can(PlayAction.WHY),
                  game.tutor()::explain));

  final Command values =
      lettered(
          'V',
          keys ->
              Command.toggle(
                  "command.values",
                  MaterialDesignC.CHART_BAR,
                  keys,
                  here,
                  game.when(now -> now.mode().valuesShown()),
                  () -> game.setValuesShown(!game.now().mode().valuesShown())));

  final Command overlay =
      lettered(
          'T',
          keys ->
              Command.toggle(
                      "command.overlay",
                      MaterialDesignL.LAYERS_OUTLINE,
                      keys,
                      Bindings.and(here, hasOverlay()),
                      game.overlayShown(),
                      () -> game.overlayShown().set(!game.overlayShown().get()))
                  .shownWhere(hasOverlay())
                  .called(game.snapshot().map(now -> ui.get().key(texts, "command.overlay"))));

  final Command pass =
      lettered(
          'P',
          keys ->
              here(
                  "command.pass",
                  MaterialDesignD.DEBUG_STEP_OVER,
                  keys,
                  game.can(PlayAction.PASS),
                  () -> game.now().board().pass().ifPresent(game::play)));

  final Command setUp =
      here(
          "command.set-up",
          MaterialDesignP.PENCIL_OUTLINE,
          "Shortcut+P",
          game.when(now -> ui.get().setting().isPresent()),
          setUpForm);

  final Command moveNow =
      lettered(
          'M',
          keys ->
              here(
                  "command.move-now",
                  MaterialDesignF.FAST_FORWARD,
                  keys,
                  game.can(PlayAction.MOVE_NOW),
                  game::moveNow));

  final Command note =
      lettered(
          'C',
          keys ->
              here(
                  "command.note",
                  MaterialDesignC.COMMENT_EDIT_OUTLINE,
                  keys,
                  isCalm(),
                  noting.write()));

  final Command mark =
      lettered(
          'X',
          keys ->
              here("command.mark", MaterialDesignC.CIRCLE_OUTLINE, keys, isCalm(), noting.mark()));

  final Command arrow =
      lettered(
          'A',
          keys ->
              here(
                  "command.arrow",
                  MaterialDesignA.ARROW_TOP_RIGHT_THICK,
                  keys,
                  isCalm(),
                  noting.arrow()));

  final Command clearMarks =
      here(
          "command.clear-marks",
          MaterialDesignE.ERASER,
          "Shortcut+Shift+X",
          game.when(now -> !now.board().marks().isEmpty()),
          noting.clear());

  final Command pause =
      Command.toggle(
          "command.pause",
          MaterialDesignP.PAUSE,
          "Space",
          Bindings.and(here, game.can(PlayAction.PAUSE)),
          game.when(now -> now.mode().paused()),
          game::togglePause);

  final Command step =
      lettered(
          'N',
          keys ->
              here(
                  "command.step",
                  MaterialDesignS.STEP_FORWARD,
                  keys,
                  game.can(PlayAction.STEP),
                  game::singleStep));

  final Command analyse =
      here(
          "command.analyse",
          MaterialDesignM.MAGNIFY_SCAN,
          "Shortcut+Shift+A",
          game.can(PlayAction.ANALYSE),
          analysisBoard);

  final Command run =
      lettered(
          'R',
          keys ->
              here(
                      "command.run",
                      MaterialDesignP.PLAY_PAUSE,
                      keys,
                      game.can(PlayAction.RUN),
                      game.analysis()::toggle)
                  .called(
                      game.snapshot()
                          .map(now -> now.mode().running() ? "command.halt" : "command.run")));

  final Command backToGame =
      here(
          "command.back-to-game",
          MaterialDesignA.ARROW_U_LEFT_TOP,
          "Shortcut+Shift+L",
          game.when(now -> now.mode().analysing() && now.can(PlayAction.BRING_BACK)),
          game::bringBack);

  final Command playOn =
      here(
          "command.play-on",
          MaterialDesignP.PLAY_CIRCLE_OUTLINE,
          "Shortcut+Enter",
          game.can(PlayAction.PLAY_ON),
          game::playOnFromHere);

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
}
