package yomikiri.engine.teach;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.Reason;

/**
 * How well the moves of one line were chosen.
 *
 * @param moves in the order of play; of moves made at once, by seat
 * @param seats how well each moved, by seat
 * @param length steps of the line
 */
public record LineReview(List<Move> moves, List<SeatJudgement> seats, int length) {
  public LineReview {
    moves = List.copyOf(moves);
    seats = List.copyOf(seats);
  }

  /**
   * One move.
   *
   * @param ply steps played with it, from 1
   * @param text as it is written
   * @param judgement empty where it cannot be judged
   * @param best the best move as far as the search saw; empty if it said nothing
   * @param reasons why it was a mistake, if it was one
   */
  public record Move(
      int ply,
      int seat,
      String text,
      Optional<Judgement> judgement,
      Optional<RankedMove> best,
      List<Reason> reasons) {
    public Move {
      reasons = List.copyOf(reasons);
    }

    /** Whether it is known, or estimated, to have given something away. */
    public boolean isMistake() {
      return judgement.filter(Judgement::isMistake).isPresent();
    }
  }

  static LineReview of(List<Move> moves, int players, int length) {
    return new LineReview(
        moves,
        IntStream.range(0, players)
            .mapToObj(
                seat ->
                    SeatJudgement.of(
                        moves.stream()
                            .filter(move -> move.seat() == seat)
                            .map(Move::judgement)
                            .toList()))
            .toList(),
        length);
  }

  /**
   * The part of the game in which a seat lost most; empty where not all its moves are judged.
   *
   * @param inPoints whether losses are counted in points, or else in mistakes
   */
  public Optional<Lesson> lesson(int seat, boolean inPoints) {
    SeatJudgement all = seats.get(seat);
    boolean isCounted = !inPoints || all.judged().stream().noneMatch(Judgement::isChance);
    return isCounted && all.isWhole()
        ? Lesson.of(
            moves.stream()
                .filter(move -> move.seat() == seat && move.isMistake())
                .map(
                    move ->
                        new Lesson.Loss(
                            move.ply(), inPoints ? move.judgement().orElseThrow().loss() : 1))
                .toList(),
            length)
        : Optional.empty();
  }
}
