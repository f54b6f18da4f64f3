package yomikiri.app.play;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Phrase;

/**
 * Letters on the board. With Shift they are commands in every game and no part of what is typed
 * there; a letter that begins nothing on this board is its command without Shift too. Keys that
 * mean nothing are answered with a sentence. {@code report} gets a sentence on a key that does
 * nothing.
 */
record LetterKeys(PlayCommands commands, Consumer<Phrase> report) {
  /** Follows the keys pressed wherever {@code board} has the keyboard. */
  void listen(Node board) {
    board.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    board.addEventFilter(KeyEvent.KEY_TYPED, this::shifted);
    board.addEventHandler(KeyEvent.KEY_TYPED, this::unused);
  }

  /** The menu does the command, unless it cannot be done. */
  private void pressed(KeyEvent event) {
    boolean isLetter = event.getCode().isLetterKey();
    if (isLetter && event.isShiftDown() && !event.isShortcutDown() && !event.isAltDown()) {
      String letter = event.getCode().getChar();
      commands
          .lettered(letter)
          .filter(command -> !command.enabled().get())
          .ifPresent(command -> reportUnable(command, letter));
    }
  }

  private void shifted(KeyEvent event) {
    if (event.isShiftDown() && commands.lettered(event.getCharacter()).isPresent()) {
      event.consume();
    }
  }

  /** A key that the board has not taken. */
  private void unused(KeyEvent event) {
    String letter = event.getCharacter();
    if (event.isShortcutDown() || event.isAltDown() || letter.isBlank() || isControl(letter)) {
      return;
    }
    Optional<Command> command = commands.lettered(letter);
    if (command.isEmpty()) {
      report.accept(Phrase.of("notice.bad-key", letter));
    } else if (command.get().enabled().get()) {
      command.get().run();
    } else {
      reportUnable(command.get(), letter);
    }
    event.consume();
  }

  private static boolean isControl(String letter) {
    return letter.codePoints().anyMatch(Character::isISOControl);
  }

  private void reportUnable(Command command, String letter) {
    report.accept(
        command.shown().get()
            ? Phrase.of("notice.unable", (Phrase) texts -> command.words(texts).getValue())
            : Phrase.of("notice.bad-key", letter));
  }
}
