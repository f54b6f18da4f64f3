package yomikiri.engine.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The text form of one game's moves and positions; writing then reading gives the same. What is
 * read may come from anywhere: see {@link PlainText}.
 */
public interface Notation<P extends Position> {
  /** A move as a short word without blanks, such as {@code c4}. */
  String moveText(int move);

  /**
   * Reads a move written by {@link #moveText}, blanks around it apart; whether it is legal is not
   * asked here.
   *
   * @throws NotationException if the text names no move of this game
   */
  default int parseMove(String text) throws NotationException {
    return readMove(PlainText.of(text).strip());
  }

  /** {@link #parseMove} of a plain text without blanks around it. */
  int readMove(String text) throws NotationException;

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
   * Reads a position written by {@link #positionText}, blanks around it apart.
   *
   * @throws NotationException naming the place of the first thing wrong
   */
  default P parsePosition(String text) throws NotationException {
    String plain = PlainText.of(text);
    int blanks = plain.length() - plain.stripLeading().length();
    try {
      return readPosition(plain.strip());
    } catch (NotationException e) {
      throw e.behind(plain.substring(0, blanks));
    }
  }

  /** {@link #parsePosition} of a plain text without blanks around it. */
  P readPosition(String text) throws NotationException;

  /**
   * Reads a game as other programs write it, and plays it; empty if {@code text} is nothing of the
   * kind.
   *
   * @throws NotationException naming the place of the first thing wrong
   */
  default Optional<GameSession<P>> parseOther(String text) throws NotationException {
    return readOther(PlainText.of(text));
  }

  /** {@link #parseOther} of a plain text. */
  default Optional<GameSession<P>> readOther(String text) throws NotationException {
    return Optional.empty();
  }

  /**
   * Whether a game as other programs write it may begin with {@code line}, a plain text: with a
   * first move that is allowed, or with a position.
   */
  default boolean beginsOther(String line) {
    return false;
  }

  /** The forms in which a game can be written for other programs. */
  default List<ExportFormat<P>> otherForms() {
    return List.of();
  }

  /** The form of that name. */
  default Optional<ExportFormat<P>> otherForm(String name) {
    return otherForms().stream().filter(form -> form.name().equals(name)).findFirst();
  }

  /**
   * A form in which other programs write a game, or one of its positions.
   *
   * @param name a short word such as {@code transcript}
   * @param hasMoves whether it holds the moves played; else just one position
   */
  record ExportFormat<P extends Position>(String name, boolean hasMoves, Writer<P> writer) {
    /** Writes a game in this form. */
    @FunctionalInterface
    public interface Writer<P extends Position> {
      /**
       * The text of a game, or of its position, after so many steps.
       *
       * @param ply from 0 to the length of the game
       * @param scores what is proven of moves of that position: by move, the points by which the
       *     side to move will be ahead; written by forms that have a place for it, in this order
       */
      String text(GameSession<P> game, int ply, Map<Integer, Integer> scores);
    }
  }
}
