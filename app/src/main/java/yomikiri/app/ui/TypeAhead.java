package yomikiri.app.ui;

import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * Chooses the item of a box that begins with the letters typed, as on every desktop; JavaFX does
 * not do so. A pause begins a new word, and the same letter again goes to the next such item.
 */
final class TypeAhead<T> {
  private static final long PAUSE_NANOS = 1_000_000_000;

  private final ComboBox<T> box;
  private final LongSupplier nanos;
  private String typed = "";
  private long last;

  private TypeAhead(ComboBox<T> box, LongSupplier nanos) {
    this.box = box;
    this.nanos = nanos;
  }

  /** {@code nanos} is a clock. */
  static <T> void of(ComboBox<T> box, LongSupplier nanos) {
    TypeAhead<T> ahead = new TypeAhead<>(box, nanos);
    box.addEventHandler(KeyEvent.KEY_PRESSED, ahead::pressed);
    box.addEventHandler(KeyEvent.KEY_TYPED, ahead::typed);
  }

  /** Letters are the box's: no command has them as its key while it has the keyboard. */
  private void pressed(KeyEvent event) {
    KeyCode code = event.getCode();
    boolean isInWord = code == KeyCode.SPACE && isGoingOn();
    if (isPlain(event) && (code.isLetterKey() || code.isDigitKey() || isInWord)) {
      event.consume();
    }
  }

  private void typed(KeyEvent event) {
    String letter = event.getCharacter().toLowerCase(Locale.ROOT);
    boolean isWord = letter.codePoints().allMatch(one -> Character.isLetterOrDigit(one));
    boolean isBlank = letter.isBlank() && isGoingOn();
    if (!isPlain(event) || letter.isEmpty() || !(isWord || isBlank)) {
      return;
    }
    boolean isRepeated = typed.equals(letter);
    typed = isGoingOn() && !isRepeated ? typed + letter : letter;
    last = nanos.getAsLong();
    int now = box.getSelectionModel().getSelectedIndex();
    int from = typed.length() == letter.length() ? now + 1 : Math.max(now, 0);
    List<T> items = box.getItems();
    IntStream.range(0, items.size())
        .map(step -> (from + step) % items.size())
        .filter(at -> words(items.get(at)).startsWith(typed))
        .findFirst()
        .ifPresent(box.getSelectionModel()::select);
    event.consume();
  }

  private String words(T item) {
    return box.getConverter().toString(item).toLowerCase(Locale.ROOT);
  }

  private boolean isGoingOn() {
    return !typed.isEmpty() && nanos.getAsLong() - last < PAUSE_NANOS;
  }

  private static boolean isPlain(KeyEvent event) {
    return !event.isShortcutDown() && !event.isAltDown() && !event.isMetaDown();
  }
}
