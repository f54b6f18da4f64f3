package yomikiri.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.Lattice.Way;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.text.Phrase;

/**
 * The keys with which people steer: in real time the first has the arrows, the others letters or
 * the keypad; one person alone has them all, and Space pauses and resumes the game.
 */
record SteeringKeys(PlayViewModel game) {
  private static final List<Map<KeyCode, Way>> KEYS =
      List.of(
          ways(KeyCode.UP, KeyCode.LEFT, KeyCode.DOWN, KeyCode.RIGHT),
          ways(KeyCode.W, KeyCode.A, KeyCode.S, KeyCode.D),
          ways(KeyCode.I, KeyCode.J, KeyCode.K, KeyCode.L),
          ways(KeyCode.NUMPAD8, KeyCode.NUMPAD4, KeyCode.NUMPAD5, KeyCode.NUMPAD6));

  private static final PseudoClass STEERED = PseudoClass.getPseudoClass("steered");
  private static final PseudoClass BEATING = PseudoClass.getPseudoClass("beating");

  /**
   * Has people steer wherever {@code board} has the keyboard, in real time wherever one of {@code
   * around} has it. In real time no key leads about the board, so where several steer it can hide
   * where the keyboard stands, and what is said of that cell.
   *
   * @param steering the moves by direction, as text
   */
  void listen(Node board, List<? extends Node> around, Supplier<Map<Way, String>> steering) {
    board.addEventFilter(KeyEvent.KEY_PRESSED, event -> pressed(event, steering.get()));
    board.addEventFilter(KeyEvent.KEY_TYPED, event -> typed(event, steering.get()));
    for (Node each : around) {
      each.addEventFilter(
          KeyEvent.KEY_PRESSED,
          event -> {
            if (isRidden(event.getCode()) && !needs(event.getTarget(), event.getCode())) {
              pressed(event, steering.get());
            }
          });
    }
    game.snapshot()
        .subscribe(
            now -> {
              board.pseudoClassStateChanged(STEERED, now.mode().realTime() && people().size() != 1);
              board.pseudoClassStateChanged(BEATING, now.mode().beating());
            });
  }

  /**
   * Whether a key is for those who ride in real time, with no other position shown and nothing
   * asked, the countdown included. While they rest that is only the one to go on with.
   */
  private boolean isRidden(KeyCode key) {
    PlaySnapshot now = game.now();
    return now.mode().realTime()
        && !now.isOnlyLookedAt()
        && !now.mode().resigning()
        && (!now.mode().paused() || now.mode().countdown().isPresent() || key == KeyCode.SPACE);
  }

  /** Whether a key is part of a text, or works the button to which the keyboard was led. */
  private static boolean needs(EventTarget target, KeyCode key) {
    return target instanceof TextInputControl
        || key == KeyCode.SPACE && target instanceof ButtonBase button && button.isFocusVisible();
  }

  private static Map<KeyCode, Way> ways(KeyCode up, KeyCode left, KeyCode down, KeyCode right) {
    return Map.of(up, Way.UP, left, Way.LEFT, down, Way.DOWN, right, Way.RIGHT);
  }

  /**
   * Steers, and takes the key, if it is one of these. A game that waits is steered with the arrows,
   * by whoever is to move or will be after a CPU; with Shift they lead about the board.
   *
   * @param steering the moves by direction, as text
   */
  void pressed(KeyEvent event, Map<Way, String> steering) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    if (game.now().mode().realTime()) {
      inRealTime(event, steering);
    } else if (!event.isShiftDown()) {
      Way way = KEYS.getFirst().get(event.getCode());
      String move = way == null ? null : steering.get(way);
      if (move != null && (step(move) || game.steerAhead(move))) {
        event.consume();
      }
    }
  }

  /** Steps that way, or says that there is none, if a person is to move. */
  private boolean step(String text) {
    BoardSnapshot<?> board = game.now().board();
    boolean isTurn = game.now().can(PlayAction.PLAY);
    if (isTurn && board.legal().stream().anyMatch(move -> board.text(move).equals(text))) {
      game.playText(text);
    } else if (isTurn) {
      game.refuse(Phrase.of("notice.no-way"));
    }
    return isTurn;
  }

  /** The seats of people. */
  private List<Integer> people() {
    return game.now().seats().stream()
        .filter(seat -> seat.setup().isHuman())
        .map(seat -> seat.seat())
        .toList();
  }

  private void inRealTime(KeyEvent event, Map<Way, String> steering) {
    if (event.getCode() == KeyCode.SPACE) {
      game.togglePause();
      event.consume();
      return;
    }
    List<Integer> people = people();
    for (int hand = 0; hand < KEYS.size() && !people.isEmpty(); hand++) {
      Way way = KEYS.get(hand).get(event.getCode());
      if (way != null && (people.size() == 1 || hand < people.size())) {
        int person = people.size() == 1 ? 0 : hand;
        String move = steering.get(way);
        if (move != null) {
          game.steer(people.get(person), move);
        }
        event.consume();
      }
    }
  }

  /**
   * Takes what is typed: in real time letters steer and are no part of a cell's name; those that
   * are steps are noted while a CPU thinks.
   */
  void typed(KeyEvent event, Map<Way, String> steering) {
    String letter = event.getCharacter().toUpperCase(Locale.ROOT);
    boolean isStep = steering.containsValue(letter) && !event.isShiftDown();
    if (game.now().mode().realTime() || isStep && game.steerAhead(letter)) {
      event.consume();
    }
  }
}
