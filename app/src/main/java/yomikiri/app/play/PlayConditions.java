package yomikiri.app.play;

import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import yomikiri.app.shell.Command;

/** When something can be asked of the play screen: what its commands are made with. */
abstract sealed class PlayConditions permits PlayCommands {
  final PlayViewModel game;
  final PlayState state;
  final ObservableBooleanValue here;
  final Runnable newGameForm;
  final PlayCommands.SetUp position;
  final ObservableValue<OptionalInt> passing;

  PlayConditions(
      PlayViewModel game,
      ObservableBooleanValue here,
      Runnable newGameForm,
      PlayCommands.SetUp position,
      ObservableValue<OptionalInt> passing) {
    this.game = game;
    this.state = game.state();
    this.here = here;
    this.newGameForm = newGameForm;
    this.position = position;
    this.passing = passing;
  }

  /**
   * A command that needs the play screen in view.
   *
   * @param able what else it needs; null if nothing
   */
  final Command here(
      String key, Ikon icon, String keys, @Nullable ObservableBooleanValue able, Runnable action) {
    return Command.of(key, icon, keys, able == null ? here : Bindings.and(here, able), action);
  }
}
