package yomikiri.app.play;

import java.util.List;
import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import yomikiri.app.shell.Command;

/** All that can be asked of the play screen. */
public final class PlayCommands {
  final Command newGame;
  final Command again;
  final Command againSwapped;
  final Command sameLayout;
  final Command nextRound;
  final Command takeBack;
  final Command redo;
  final Command hint;
  final Command values;
  final Command pass;
  final Command setUp;
  final Command moveNow;
  final Command pause;
  final Command step;
  final Command playOn;
  final Command first;
  final Command back;
  final Command forward;
  final Command last;
  final Command live;
  final Command nextMistake;
  final Command previousMistake;

  /**
   * @param here whether the play screen is in view
   * @param newGameForm asks what game is to be played
   * @param position sets up a position, where that can be done
   * @param passing the move that is a pass, where a person may play it now
   */
  PlayCommands(
      PlayViewModel game,
      ObservableBooleanValue here,
      Runnable newGameForm,
      SetUp position,
      ObservableValue<OptionalInt> passing) {
    Maker make = new Maker(game, here, newGameForm, position, passing);
    newGame = make.newGame();
    again = make.again();
    againSwapped = make.againSwapped();
    sameLayout = make.sameLayout();
    nextRound = make.nextRound();
    takeBack = make.takeBack();
    redo = make.redo();
    hint = make.hint();
    values = make.values();
    pass = make.pass();
    setUp = make.setUp();
    moveNow = make.moveNow();
    pause = make.pause();
    step = make.step();
    playOn = make.playOn();
    first = make.first();
    back = make.back();
    forward = make.forward();
    last = make.last();
    live = make.live();
    nextMistake = make.nextMistake();
    previousMistake = make.previousMistake();
  }

  /** The commands of the menu File that concern games. */
  public List<List<Command>> file() {
    return List.of(List.of(newGame, again, againSwapped, sameLayout));
  }

  /** The commands of the menu Edit that concern moves. */
  public List<List<Command>> edit() {
    return List.of(List.of(takeBack, redo));
  }

  /** The menu Game. */
  public List<List<Command>> game() {
    return List.of(
        List.of(hint, values),
        List.of(pass, moveNow, pause, step),
        List.of(playOn, setUp, nextRound));
  }

  /** The commands of the menu View that move along the game. */
  public List<List<Command>> view() {
    return List.of(
        List.of(first, back, forward, last, live), List.of(nextMistake, previousMistake));
  }

  /** Whether a position of the game shown can be set up by hand, and what does so. */
  record SetUp(ObservableBooleanValue possible, Runnable form) {}

  /** Makes the commands, each in a method of its own. */
  private record Maker(
      PlayViewModel game,
      ObservableBooleanValue here,
      Runnable newGameForm,
      SetUp position,
      ObservableValue<OptionalInt> passing) {
    Command newGame() {
      return Command.of(
          "command.new-game",
          MaterialDesignP.PLUS,
          "Shortcut+N",
          Bindings.createBooleanBinding(() -> true),
          newGameForm);
    }

    Command again() {
      return here("command.again", MaterialDesignR.REFRESH, "Shortcut+R", null, game::again);
    }

    Command againSwapped() {
      return here(
          "command.again-swapped",
          MaterialDesignS.SWAP_VERTICAL,
          "Shortcut+Shift+R",
          game.state().canSwap(),
          game::againSwapped);
    }

    Command sameLayout() {
      return here(
          "command.same-layout",
          MaterialDesignR.REPEAT,
          "Shortcut+D",
          game.state().canRepeatLayout(),
          game::sameLayoutAgain);
    }

    Command nextRound() {
      return here(
          "command.next-round",
          MaterialDesignS.SKIP_NEXT,
          "Shortcut+Shift+N",
          game.state().canBeginRound(),
          game::nextRound);
    }

    Command takeBack() {
      return here(
          "command.take-back",
          MaterialDesignU.UNDO,
          "Shortcut+Z",
          game.state().canTakeBack(),
          game::takeBack);
    }

    Command redo() {
      return here(
          "command.redo",
          MaterialDesignR.REDO,
          "Shortcut+Shift+Z",
          game.state().canRedo(),
          game::redo);
    }

    Command hint() {
      return here(
          "command.hint",
          MaterialDesignL.LIGHTBULB_ON_OUTLINE,
          "H",
          game.state().canHint(),
          game::hint);
    }

    Command values() {
      return Command.toggle(
          "command.values",
          MaterialDesignC.CHART_BAR,
          "V",
          here,
          game.state().valuesShown(),
          () -> game.setValuesShown(!game.state().valuesShown().get()));
    }

    Command pass() {
      return here(
          "command.pass",
          MaterialDesignD.DEBUG_STEP_OVER,
          "P",
          Bindings.createBooleanBinding(() -> passing.getValue().isPresent(), passing),
          () -> passing.getValue().ifPresent(game::play));
    }

    Command setUp() {
      return here(
          "command.set-up",
          MaterialDesignP.PENCIL_OUTLINE,
          "Shortcut+P",
          position.possible(),
          position.form());
    }

    Command moveNow() {
      return here(
          "command.move-now",
          MaterialDesignF.FAST_FORWARD,
          "M",
          game.state().canMoveNow(),
          game::moveNow);
    }

    Command pause() {
      return Command.toggle(
          "command.pause",
          MaterialDesignP.PAUSE,
          "Space",
          Bindings.and(here, game.state().canPause()),
          game.state().paused(),
          game::togglePause);
    }

    Command step() {
      return here(
          "command.step",
          MaterialDesignS.STEP_FORWARD,
          "N",
          Bindings.and(game.state().spectating(), game.state().canPause()),
          game::singleStep);
    }

    Command playOn() {
      return here(
          "command.play-on",
          MaterialDesignP.PLAY_CIRCLE_OUTLINE,
          "Shortcut+Enter",
          game.state().canPlayOn(),
          game::playOnFromHere);
    }

    Command first() {
      return here(
          "command.first", MaterialDesignP.PAGE_FIRST, "Alt+Home", notFirst(), () -> game.show(0));
    }

    Command back() {
      return here(
          "command.back",
          MaterialDesignC.CHEVRON_LEFT,
          "Alt+Left",
          notFirst(),
          () -> game.show(game.state().shownPly().get() - 1));
    }

    Command forward() {
      return here(
          "command.forward",
          MaterialDesignC.CHEVRON_RIGHT,
          "Alt+Right",
          notLast(),
          () -> game.show(game.state().shownPly().get() + 1));
    }

    Command last() {
      return here(
          "command.last",
          MaterialDesignP.PAGE_LAST,
          "Alt+End",
          notLast(),
          () -> game.show(game.state().length().get()));
    }

    Command live() {
      return here(
          "command.live",
          MaterialDesignA.ARROW_U_LEFT_TOP,
          "Shortcut+L",
          game.state().canPlayOn(),
          () -> game.show(game.state().livePly().get()));
    }

    Command nextMistake() {
      return here(
          "command.next-mistake",
          MaterialDesignC.CHEVRON_DOUBLE_RIGHT,
          "Alt+Page Down",
          game.state().hasNextMistake(),
          game.reviewer()::next);
    }

    Command previousMistake() {
      return here(
          "command.previous-mistake",
          MaterialDesignC.CHEVRON_DOUBLE_LEFT,
          "Alt+Page Up",
          game.state().hasPreviousMistake(),
          game.reviewer()::previous);
    }

    private BooleanBinding notFirst() {
      return game.state().shownPly().greaterThan(0);
    }

    private BooleanBinding notLast() {
      return game.state().shownPly().lessThan(game.state().length());
    }

    private Command here(
        String key,
        Ikon icon,
        String keys,
        @Nullable ObservableBooleanValue able,
        Runnable action) {
      return Command.of(key, icon, keys, able == null ? here : Bindings.and(here, able), action);
    }
  }
}
