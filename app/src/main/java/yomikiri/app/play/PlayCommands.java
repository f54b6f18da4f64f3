package yomikiri.app.play;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.value.ObservableBooleanValue;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import yomikiri.app.shell.Command;

/** All that can be asked of the play screen. */
public final class PlayCommands {
  private final ObservableBooleanValue here;

  final Command newGame;
  final Command again;
  final Command againSwapped;
  final Command sameLayout;
  final Command takeBack;
  final Command redo;
  final Command copy;
  final Command paste;
  final Command hint;
  final Command values;
  final Command moveNow;
  final Command pause;
  final Command step;
  final Command playOn;
  final Command first;
  final Command back;
  final Command forward;
  final Command last;
  final Command live;

  /**
   * @param here whether the play screen is in view
   * @param view does what is the view's own affair
   */
  PlayCommands(PlayViewModel game, ObservableBooleanValue here, Asked view) {
    this.here = here;
    PlayState state = game.state();
    newGame =
        Command.of(
            "command.new-game",
            MaterialDesignP.PLUS,
            "Shortcut+N",
            Bindings.createBooleanBinding(() -> true),
            view::newGame);
    again = here("command.again", MaterialDesignR.REFRESH, "", null, game::again);
    againSwapped =
        here("command.again-swapped", MaterialDesignS.SWAP_VERTICAL, "", null, game::againSwapped);
    sameLayout =
        here("command.same-layout", MaterialDesignR.REPEAT, "", null, game::sameLayoutAgain);
    takeBack =
        here(
            "command.take-back",
            MaterialDesignU.UNDO,
            "Shortcut+Z",
            state.canTakeBack(),
            game::takeBack);
    redo =
        here("command.redo", MaterialDesignR.REDO, "Shortcut+Shift+Z", state.canRedo(), game::redo);
    copy = here("command.copy", MaterialDesignC.CONTENT_COPY, "Shortcut+C", null, view::copy);
    paste = here("command.paste", MaterialDesignC.CONTENT_PASTE, "Shortcut+V", null, view::paste);
    hint =
        here(
            "command.hint", MaterialDesignL.LIGHTBULB_ON_OUTLINE, "H", state.canHint(), game::hint);
    values =
        Command.toggle(
            "command.values",
            MaterialDesignC.CHART_BAR,
            "V",
            here,
            state.valuesShown(),
            () -> game.setValuesShown(!state.valuesShown().get()));
    moveNow =
        here(
            "command.move-now",
            MaterialDesignF.FAST_FORWARD,
            "M",
            state.canMoveNow(),
            game::moveNow);
    pause =
        Command.toggle(
            "command.pause",
            MaterialDesignP.PAUSE,
            "Space",
            Bindings.and(here, state.spectating()),
            state.paused(),
            game::togglePause);
    step =
        here(
            "command.step",
            MaterialDesignS.STEP_FORWARD,
            "N",
            state.spectating(),
            game::singleStep);
    playOn =
        here(
            "command.play-on",
            MaterialDesignP.PLAY_CIRCLE_OUTLINE,
            "Shortcut+Enter",
            state.canPlayOn(),
            game::playOnFromHere);
    ReadOnlyIntegerProperty shown = state.shownPly();
    BooleanBinding notFirst = shown.greaterThan(0);
    BooleanBinding notLast = shown.lessThan(state.length());
    first =
        here("command.first", MaterialDesignP.PAGE_FIRST, "Alt+Home", notFirst, () -> game.show(0));
    back =
        here(
            "command.back",
            MaterialDesignC.CHEVRON_LEFT,
            "Alt+Left",
            notFirst,
            () -> game.show(shown.get() - 1));
    forward =
        here(
            "command.forward",
            MaterialDesignC.CHEVRON_RIGHT,
            "Alt+Right",
            notLast,
            () -> game.show(shown.get() + 1));
    last =
        here(
            "command.last",
            MaterialDesignP.PAGE_LAST,
            "Alt+End",
            notLast,
            () -> game.show(state.length().get()));
    live =
        here(
            "command.live",
            MaterialDesignA.ARROW_U_LEFT_TOP,
            "Shortcut+L",
            state.canPlayOn(),
            game::showLive);
  }

  private Command here(
      String key, Ikon icon, String keys, @Nullable ObservableBooleanValue able, Runnable action) {
    return Command.of(key, icon, keys, able == null ? here : Bindings.and(here, able), action);
  }

  /** The commands of the menu File that concern games. */
  public List<List<Command>> file() {
    return List.of(List.of(newGame, again, againSwapped, sameLayout));
  }

  /** The menu Edit. */
  public List<List<Command>> edit() {
    return List.of(List.of(takeBack, redo), List.of(copy, paste));
  }

  /** The menu Game. */
  public List<List<Command>> game() {
    return List.of(List.of(hint, values), List.of(moveNow, pause, step), List.of(playOn));
  }

  /** The commands of the menu View that move along the game. */
  public List<List<Command>> view() {
    return List.of(List.of(first, back, forward, last, live));
  }

  /** What the screen does itself. */
  interface Asked {
    void newGame();

    void copy();

    void paste();
  }
}
