package yomikiri.engine.game;

import java.util.List;
import java.util.Optional;

/** How one game's moves and positions are written and read; writing then reading gives the same. */
public interface Notation<P extends Position> {
  /** A move as a short word without blanks, such as {@code c4}. */
  String moveText(int move);

  /**
   * Reads a move written by {@link #moveText}; whether it is legal is not asked here.
   *
   * @throws NotationException if the text names no move of this game
   */
  int parseMove(String text) throws NotationException;

  /** A position as one line of text. */
  String positionText(P position);

  /**
   * A position drawn for a terminal, in as many lines as it needs, without a last line break; the
   * moves the seat to move may choose stand out where that is easily drawn.
   */
  default String diagram(P position) {
    return positionText(position);
  }

  /**
   * Reads a position written by {@link #positionText}.
   *
   * @throws NotationException naming the place of the first thing wrong
   */
  P parsePosition(String text) throws NotationException;

  /**
   * Reads a game as other programs write it, and plays it; empty if {@code text} is nothing of the
   * kind.
   *
   * @throws NotationException naming the place of the first thing wrong
   */
  default Optional<GameSession<P>> parseOther(String text) throws NotationException {
    return Optional.empty();
  }

  /** The forms in which a game can be written for other programs. */
  default List<OtherForm<P>> otherForms() {
    return List.of();
  }

  /** The form of that name. */
  default Optional<OtherForm<P>> otherForm(String name) {
    return otherForms().stream().filter(form -> form.name().equals(name)).findFirst();
  }
}
