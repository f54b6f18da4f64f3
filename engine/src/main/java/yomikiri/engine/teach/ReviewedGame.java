package yomikiri.engine.teach;

import java.time.YearMonth;
import java.util.List;
import java.util.Optional;

/**
 * One's own moves in a game, as far as a review has judged them.
 *
 * @param game its id
 * @param opponent as the record names it
 * @param layout what was dealt
 * @param month in which it was played, if that is known
 * @param length steps of the whole game
 * @param moves one's own
 */
public record ReviewedGame(
    String game,
    String opponent,
    String layout,
    Optional<YearMonth> month,
    int length,
    List<Move> moves) {
  /** A move of one's own, {@code ply} from 1; no judgement where nobody has judged it. */
  public record Move(int ply, Optional<Judgement> judgement) {}

  /** How much of a game was reviewed. */
  public enum State {
    WHOLE,
    /** Some moves are judged, others are not. */
    PART,
    NOT
  }

  public ReviewedGame {
    moves = List.copyOf(moves);
  }

  /** How much of it was reviewed; a game without moves of one's own counts as whole. */
  public State state() {
    long judged = moves.stream().filter(move -> move.judgement().isPresent()).count();
    return judged == moves.size() ? State.WHOLE : judged > 0 ? State.PART : State.NOT;
  }
}
