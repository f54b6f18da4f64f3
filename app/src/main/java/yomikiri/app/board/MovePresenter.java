package yomikiri.app.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;

/** Maps a game's moves to picks on the board, and describes moves and results in words. */
public interface MovePresenter {
  /**
   * How {@code seat} chooses {@code move} on the board, pick by pick: on one cell in most games; a
   * pass has no pick. The picks of no other move are the beginning of another's.
   */
  default List<Pick> picks(Position position, int seat, int move) {
    return List.of(new Pick.Cell(move));
  }

  /** What a turn or a piece that may be picked is called. */
  default Phrase option(Pick pick) {
    throw new IllegalArgumentException("no turn or piece of this game: " + pick);
  }

  /**
   * What is to be picked next in a move that has been begun.
   *
   * @param made the picks made, at least one
   * @return empty where that is plain
   */
  default Optional<Phrase> prompt(Position position, List<Pick> made) {
    return Optional.empty();
  }

  /** In a few words what {@code move} would bring about; empty where there is no more to tell. */
  default String outlook(Texts texts, Position position, int move) {
    return "";
  }

  /** The cell from which {@code seat} moves, where there is one: the keyboard begins there. */
  default OptionalInt home(Position position, int seat) {
    return OptionalInt.empty();
  }

  /** Why {@code seat}, which is to move, cannot play on the cell called {@code name}. */
  Phrase refusal(Position position, int seat, int cell, String name);

  /** Why the game is over with {@code position}. */
  Phrase ending(Position position);

  /** The moves that the arrow keys play, as they are written; none where these lead about. */
  default Map<Lattice.Way, String> steering() {
    return Map.of();
  }

  /** What can be laid over the board; empty where there is nothing. */
  default Optional<Overlay> overlay() {
    return Optional.empty();
  }

  /** How the seats stand beyond their points, by seat; none where there is no more to tell. */
  default List<String> standing(Texts texts, Position position) {
    return List.of();
  }

  /** So many points, called by what the game counts. */
  default String points(Texts texts, int points) {
    return texts.get("points", points);
  }

  /** What the game counts, such as "discs". */
  default String measure(Texts texts) {
    return texts.get("measure.points");
  }

  /** What a point of an evaluation stands for. */
  default String evaluationPoint(Texts texts) {
    return texts.get("evaluation-point");
  }

  /** What an evaluation counts, and in what. */
  default String evaluation(Texts texts) {
    return texts.get("measure.evaluation") + "\n" + evaluationPoint(texts);
  }

  /** How {@code move} is shown in lists: as it is written, or so that it is better understood. */
  default String shown(Texts texts, String move) {
    return move;
  }

  /** How a screen reader says {@code move}. */
  default String spoken(Texts texts, String move) {
    return move;
  }
}
