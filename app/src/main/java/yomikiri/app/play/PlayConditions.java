package yomikiri.app.play;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import yomikiri.app.play.course.PlayState;
import yomikiri.app.play.course.PlayViewModel;
import yomikiri.app.shell.Command;

/** When something can be asked of the play screen: what its commands are made with. */
abstract sealed class PlayConditions permits PlayCommands {
  final PlayViewModel game;
  final PlayState state;
  final ObservableBooleanValue here;
  final Runnable newGameForm;
  final Runnable setUpForm;
  final Offers offers;
  private final Set<String> shifted = new HashSet<>();

  PlayConditions(
      PlayViewModel game,
      ObservableBooleanValue here,
      Runnable newGameForm,
      Runnable setUpForm,
      Offers offers) {
    this.game = game;
    this.state = game.state();
    this.here = here;
    this.newGameForm = newGameForm;
    this.setUpForm = setUpForm;
    this.offers = offers;
  }

  /** A letter; with Shift where the letter alone begins what is typed on the board. */
  final ObservableValue<String> unlessTyped(String letter) {
    shifted.add(letter);
    return offers.letters.map(letters -> isTyped(letter, letters) ? "Shift+" + letter : letter);
  }

  /** Whether {@code letter}, typed with Shift, is a command's and does not concern the board. */
  final boolean isShifted(String letter) {
    String capital = letter.toUpperCase(Locale.ROOT);
    return shifted.contains(capital) && isTyped(capital, offers.letters.get());
  }

  private static boolean isTyped(String letter, String letters) {
    return letters.contains(letter.toLowerCase(Locale.ROOT));
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
