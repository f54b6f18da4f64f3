package yomikiri.app.board;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.GameKit;

/** A board that can be looked at and played on. Whoever made it closes it. */
public interface BoardView {
  Region root();

  /** Another game is shown from now on. */
  void begin();

  void show(BoardSnapshot<?> snapshot);

  /** Puts the keyboard on the board. */
  void focus();

  /** Lets go of all that it follows; what it shows stays, as a still picture. */
  void close();

  /** Makes the board of a game, in whatever size {@code kit} has. */
  @FunctionalInterface
  interface Maker {
    BoardView make(GameKit<?> kit, Surroundings surroundings);
  }

  /**
   * What a board needs of the app.
   *
   * @param motion whether things may move
   * @param overlay whether the game's {@link Overlay} is shown
   * @param play a move chosen on the board
   * @param playText a move typed on the board
   * @param refuse why what was chosen on the board is no move
   * @param prompt what is to be chosen next in a move that has been begun; empty where none has
   */
  record Surroundings(
      Texts texts,
      ObservableValue<Boolean> motion,
      ObservableValue<Boolean> overlay,
      IntConsumer play,
      Consumer<String> playText,
      Consumer<Phrase> refuse,
      Consumer<Optional<Phrase>> prompt) {
    /** Where the board can only be looked at, and nothing moves. */
    public static Surroundings still(Texts texts) {
      return exploring(texts, move -> {}, text -> {});
    }

    /** Where moves are chosen to see what comes after them. */
    static Surroundings exploring(Texts texts, IntConsumer play, Consumer<String> playText) {
      return new Surroundings(
          texts,
          new SimpleObjectProperty<>(false),
          new SimpleObjectProperty<>(false),
          play,
          playText,
          why -> {},
          next -> {});
    }
  }
}
