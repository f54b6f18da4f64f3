package yomikiri.app.board;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.GameKit;

/** A board that can be looked at and played on. */
public interface BoardView {
  Region root();

  void show(BoardSnapshot<?> snapshot);

  /** Puts the keyboard on the board. */
  void focus();

  /** Makes the board of a game, in whatever size {@code kit} has. */
  @FunctionalInterface
  interface Maker {
    BoardView make(GameKit<?> kit, Surroundings surroundings);
  }

  /**
   * What a board needs of the app.
   *
   * @param motion whether things may move
   * @param play a move chosen on the board
   * @param playText a move typed on the board
   */
  record Surroundings(
      Texts texts, ObservableValue<Boolean> motion, IntConsumer play, Consumer<String> playText) {}
}
