package yomikiri.app.board;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.think.GameKit;

/** A board that can be looked at and played on. Its owner closes it. */
public interface BoardView {
  Region root();

  /** Another game is shown from now on. */
  void begin();

  void show(BoardSnapshot<?> snapshot);

  /** Puts the keyboard on the board. */
  void focus();

  /** Draws on the cell with the keyboard what people draw on cells. */
  void mark();

  /** Begins an arrow at the cell with the keyboard or, if one has been begun, ends it there. */
  void arrow();

  /** Lets go of all that it follows; what it shows stays, as a still picture. */
  void close();

  /** Makes the board of a game, in whatever size {@code kit} has. */
  @FunctionalInterface
  interface Maker {
    BoardView make(GameKit<?> kit, Surroundings surroundings);
  }

  /** Draws marks on the board. */
  interface Marker {
    /**
     * What would be drawn.
     *
     * @param to where an arrow ends; empty for a mark on the cell
     * @param color empty for the usual one
     */
    BoardMark mark(String cell, Optional<String> to, Optional<BoardMark.Color> color);

    /** Draws a mark, or takes it away if it is there. */
    void toggle(BoardMark mark);
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
   * @param marker draws marks; empty where the board is only looked at
   */
  record Surroundings(
      Texts texts,
      ObservableValue<Boolean> motion,
      ObservableValue<Boolean> overlay,
      IntConsumer play,
      Consumer<String> playText,
      Consumer<Phrase> refuse,
      Consumer<Optional<Phrase>> prompt,
      Optional<Marker> marker) {
    /** Where the board can only be looked at, and nothing moves. */
    public static Surroundings still(Texts texts) {
      return new Surroundings(
          texts,
          new SimpleObjectProperty<>(false),
          new SimpleObjectProperty<>(false),
          move -> {},
          text -> {},
          why -> {},
          next -> {},
          Optional.empty());
    }
  }
}
