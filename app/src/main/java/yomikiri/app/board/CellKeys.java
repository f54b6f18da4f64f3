package yomikiri.app.board;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import yomikiri.app.board.Lattice.Way;

/**
 * The keys of a board. Enter behind a name that has been typed and played belongs to the name: it
 * plays nothing else.
 */
final class CellKeys {
  private final Lattice lattice;
  private final Led led;
  private final TypedInput typing;
  private boolean playable;
  private boolean typed;
  private boolean namesAreTyped = true;
  private String letters = "";

  /** The board that the keys lead about. */
  interface Led {
    int current();

    /** Puts the keyboard on a cell. */
    void moveTo(int cell);

    void choose(int cell);

    /** Whether the cell with the keyboard is not marked, since the mouse was used last. */
    boolean isUnmarked();

    void typed(String text);
  }

  CellKeys(Lattice lattice, Node board, Led led) {
    this.lattice = lattice;
    this.led = led;
    this.typing =
        new TypedInput(IntStream.range(0, lattice.cells()).mapToObj(lattice::name).toList());
    board.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    board.addEventHandler(KeyEvent.KEY_TYPED, this::letter);
  }

  void setPlayable(boolean now) {
    playable = now;
  }

  void setMoves(List<String> texts) {
    typing.setMoves(texts);
  }

  void typeLetters(String words) {
    letters = words;
  }

  /** Lets nothing be typed but these letters. */
  void typeOnly(String words) {
    letters = words;
    namesAreTyped = false;
  }

  private void pressed(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    boolean closesName = typed && event.getCode() == KeyCode.ENTER;
    typed = false;
    if (closesName) {
      event.consume();
      return;
    }
    switch (event.getCode()) {
      case LEFT -> lead(Way.LEFT);
      case RIGHT -> lead(Way.RIGHT);
      case UP -> lead(Way.UP);
      case DOWN -> lead(Way.DOWN);
      case HOME -> lead(Way.ROW_START);
      case END -> lead(Way.ROW_END);
      case ENTER -> choose();
      case SPACE -> {
        if (!playable) {
          return;
        }
        choose();
      }
      default -> {
        return;
      }
    }
    event.consume();
  }

  /** Chooses the cell with the keyboard; one that is not marked yet is only marked. */
  private void choose() {
    if (led.isUnmarked()) {
      led.moveTo(led.current());
    } else {
      led.choose(led.current());
    }
  }

  private void lead(Way way) {
    led.moveTo(lattice.next(led.current(), way));
  }

  /** Takes what is typed, unless it means nothing here. */
  private void letter(KeyEvent event) {
    String text = event.getCharacter().toLowerCase(Locale.ROOT);
    if (text.length() != 1 || event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    boolean known = letters.contains(text) || namesAreTyped && typing.begins(text.charAt(0));
    if (!known) {
      typing.forget();
      return;
    }
    event.consume();
    if (letters.contains(text)) {
      typing.forget();
      led.typed(text);
      return;
    }
    switch (typing.type(text.charAt(0))) {
      case TypedInput.Found.Nothing() -> {}
      case TypedInput.Found.Move(String move) -> {
        led.typed(move);
        typed = true;
      }
      case TypedInput.Found.Off(String name) -> led.typed(name);
      case TypedInput.Found.Cell(int index, boolean whole) -> {
        led.moveTo(index);
        if (whole) {
          led.choose(index);
          typed = true;
        }
      }
    }
  }
}
