package yomikiri.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Texts;

/** The commands that lead along the positions of a game, and from mistake to mistake. */
abstract sealed class WayCommands extends PlayConditions permits PlayCommands {
  final Command first =
      here(
          "command.first",
          MaterialDesignP.PAGE_FIRST,
          "Alt+Home",
          game.can(PlayAction.GO_BACK),
          game.replay()::first);

  final Command back =
      here(
          "command.back",
          MaterialDesignC.CHEVRON_LEFT,
          "Alt+Left",
          game.can(PlayAction.GO_BACK),
          game.replay()::back);

  final Command forward =
      here(
          "command.forward",
          MaterialDesignC.CHEVRON_RIGHT,
          "Alt+Right",
          game.can(PlayAction.GO_FORWARD),
          game.replay()::forward);

  final Command last =
      here(
          "command.last",
          MaterialDesignP.PAGE_LAST,
          "Alt+End",
          game.can(PlayAction.GO_FORWARD),
          game.replay()::last);

  final Command live =
      here(
          "command.live",
          MaterialDesignA.ARROW_U_LEFT_TOP,
          "Shortcut+L",
          game.can(PlayAction.GO_LIVE),
          game.replay()::live);

  final Command nextMistake =
      here(
          "command.next-mistake",
          MaterialDesignC.CHEVRON_DOUBLE_RIGHT,
          "Alt+Page Down",
          game.can(PlayAction.NEXT_MISTAKE),
          game.reviewer()::next);

  final Command previousMistake =
      here(
          "command.previous-mistake",
          MaterialDesignC.CHEVRON_DOUBLE_LEFT,
          "Alt+Page Up",
          game.can(PlayAction.PREVIOUS_MISTAKE),
          game.reviewer()::previous);

  final Command ownMistakes =
      Command.toggle(
          "command.own-mistakes",
          MaterialDesignA.ACCOUNT_OUTLINE,
          "Alt+O",
          Bindings.and(here, game.when(now -> now.canLeadToOwn())),
          game.when(now -> now.leadsToOwn()),
          game.reviewer()::toggleOwnOnly);

  WayCommands(
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

  /** The commands of the menu View that move along the game. */
  public final List<List<Command>> view() {
    return List.of(List.of(first, back, forward, last, nextMistake, previousMistake));
  }
}
