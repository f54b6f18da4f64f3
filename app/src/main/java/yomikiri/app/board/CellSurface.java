package yomikiri.app.board;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.geometry.Point2D;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.BoardMark;

/**
 * The cells of a board as mouse and keyboard find them. They are one stop of the Tab key: arrows
 * move among the cells, Enter or Space chooses one, and a cell's name can be typed; a name that is
 * the beginning of another is chosen with Enter.
 */
public sealed interface CellSurface permits SizedBoard {
  Lattice lattice();

  /** What a screen reader says of a cell. */
  String words(int cell);

  /** The cell at a place of the board, in its own coordinates; none between cells. */
  OptionalInt cellAt(Point2D place);

  /** The cell under the pointer, or else the one with the keyboard. */
  ReadOnlyObjectProperty<OptionalInt> pointed();

  /** Shows what people have drawn on the board, and says it of the cells. */
  void setMarks(List<BoardMark> marks, Texts texts);

  /** Shows and says of these cells that the best move begins on one of them. */
  void setRegion(Set<String> cells);

  /** Sets the listener to what is done on the board. */
  void hand(Hand hand);

  /** Sets the moves that can be typed besides the names of cells. */
  void setMoves(List<String> texts);

  /** Whether Space chooses a cell; where nobody may move, it is left to others. */
  void setPlayable(boolean playable);

  /** The cell that has the keyboard, or gets it when the board is next reached. */
  int current();

  void setCurrent(int cell);

  /** Puts the keyboard on the cell it was on last. */
  void focusCurrent();

  /** A listener to what is done on a board. */
  interface Hand {
    /**
     * The mouse, with its right button down, leads to another cell.
     *
     * @param to empty where there is no cell
     * @param color the one its keys stand for
     */
    default void dragged(int from, OptionalInt to, Optional<BoardMark.Color> color) {}

    /** The right button was clicked on a cell, or let go on another one. */
    default void marked(int from, int to, Optional<BoardMark.Color> color) {}

    /** A cell was clicked, chosen by key or typed. */
    void chose(int cell);

    /** What was typed is a move, or the name of no cell. */
    void typed(String text);
  }
}
