package yomikiri.app.play;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import org.kordamp.ikonli.Ikon;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Texts;

/** The conditions under which the commands of the play screen are enabled. */
abstract sealed class PlayConditions permits PlayCommands {
  final PlayViewModel game;
  final ObservableBooleanValue here;
  final Consumer<Optional<BoardSnapshot<?>>> newGameForm;
  final Runnable setUpForm;
  final Noting noting;
  final Runnable analysisBoard;
  final Supplier<GameUi> ui;
  final Texts texts;
  private final Map<String, Command> lettered = new HashMap<>();

  /**
   * What people note by command.
   *
   * @param write words of the move shown
   * @param mark on the cell with the keyboard
   * @param arrow begins or ends at that cell
   */
  record Noting(Runnable write, Runnable mark, Runnable arrow, Runnable clear) {}

  PlayConditions(
      PlayViewModel game,
      ObservableBooleanValue here,
      Consumer<Optional<BoardSnapshot<?>>> newGameForm,
      Runnable setUpForm,
      Noting noting,
      Runnable analysisBoard,
      Supplier<GameUi> ui,
      Texts texts) {
    this.game = game;
    this.here = here;
    this.newGameForm = newGameForm;
    this.setUpForm = setUpForm;
    this.noting = noting;
    this.analysisBoard = analysisBoard;
    this.ui = ui;
    this.texts = texts;
  }

  /** A command whose key is a letter with Shift, since letters alone are typed on the board. */
  final Command lettered(Command command) {
    lettered.put(command.keysName(), command);
    return command;
  }

  /** The command that has {@code letter}, in either case. */
  final Optional<Command> lettered(String letter) {
    return Optional.ofNullable(lettered.get("Shift+" + letter.toUpperCase(Locale.ROOT)));
  }

  /** A command that needs the play screen in view, and the game to allow {@code allowed}. */
  final Command here(String key, Ikon icon, String keys, PlayAction allowed, Runnable action) {
    return here(key, icon, keys, game.can(allowed), action);
  }

  /** A command that needs the play screen in view, and {@code able}. */
  final Command here(
      String key, Ikon icon, String keys, ObservableBooleanValue able, Runnable action) {
    return Command.of(key, icon, keys, Bindings.and(here, able), action);
  }
}
