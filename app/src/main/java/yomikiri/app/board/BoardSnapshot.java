package yomikiri.app.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Verdict;

/**
 * All that a board shows at one moment.
 *
 * @param position the position shown; not to be changed
 * @param mover the seat to move there; empty when the game is over
 * @param legal the moves the rules allow the mover, ascending
 * @param playable whether a person may play one of them now
 * @param past the positions that led here, as far as boards show them, the latest last
 * @param lastMove the move that led here; empty where several seats moved at once
 * @param replies by legal move, the moves the opponent would then have
 * @param verdicts by legal move, what is to be shown on the board of it; empty when values are off
 * @param best the legal moves known to be best among {@code verdicts}
 * @param hint the move to be pointed at
 */
public record BoardSnapshot<P extends Position>(
    GameKit<P> kit,
    P position,
    OptionalInt mover,
    List<Integer> legal,
    boolean playable,
    List<P> past,
    OptionalInt lastMove,
    Map<Integer, List<Integer>> replies,
    Map<Integer, Verdict> verdicts,
    List<Integer> best,
    OptionalInt hint) {
  /** The same position, of whose moves other things are known. */
  public BoardSnapshot<P> with(
      Map<Integer, Verdict> values, List<Integer> bestOfThem, OptionalInt pointedAt) {
    return new BoardSnapshot<>(
        kit,
        position,
        mover,
        legal,
        playable,
        past,
        lastMove,
        replies,
        values,
        bestOfThem,
        pointedAt);
  }

  /** The legal moves by the cells on which they are chosen. */
  public Map<Integer, Integer> moves(Manner manner) {
    Map<Integer, Integer> moves = new HashMap<>();
    mover.ifPresent(
        seat -> legal.forEach(move -> moves.put(manner.cell(position, seat, move), move)));
    return moves;
  }
}
