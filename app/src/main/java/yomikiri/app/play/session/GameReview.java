package yomikiri.app.play.session;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.engine.teach.Judgement;
import yomikiri.engine.teach.SeatJudgement;

/**
 * How well a game's moves were chosen, as far as that is proven or can be estimated.
 *
 * @param mistakes the moves that gave something away, in the order of play
 * @param led the seats whose mistakes the keys lead to
 * @param seats by seat, up to the highest one that moved
 */
public record GameReview(List<MoveRow> mistakes, Set<Integer> led, List<SeatJudgement> seats) {
  public static final GameReview NOTHING = new GameReview(List.of(), Set.of(), List.of());

  private static final SeatJudgement NO_MOVES = new SeatJudgement(0, List.of());

  public GameReview {
    mistakes = List.copyOf(mistakes);
    led = Set.copyOf(led);
    seats = List.copyOf(seats);
  }

  public static GameReview of(List<MoveRow> rows, Set<Integer> led) {
    return new GameReview(
        rows.stream().filter(MoveRow::isMistake).toList(),
        led,
        IntStream.rangeClosed(0, rows.stream().mapToInt(MoveRow::seat).max().orElse(-1))
            .mapToObj(
                seat ->
                    SeatJudgement.of(
                        rows.stream()
                            .filter(row -> row.seat() == seat)
                            .map(MoveRow::judgement)
                            .toList()))
            .toList());
  }

  /** All moves together. */
  public SeatJudgement all() {
    return new SeatJudgement(
        seats.stream().mapToInt(SeatJudgement::moves).sum(),
        seats.stream().flatMap(seat -> seat.judged().stream()).toList());
  }

  SeatJudgement seat(int seat) {
    return seat < seats.size() ? seats.get(seat) : NO_MOVES;
  }

  /** Whether no move of the seats led to is known to have given anything away, for certain. */
  boolean isFaultless() {
    return led.stream().allMatch(seat -> seat(seat).isFaultless());
  }

  /** The mistakes of the seats led to that are worth a lesson. */
  public List<MoveRow> lessons() {
    return ofLed().filter(row -> row.judgement().filter(Judgement::isSerious).isPresent()).toList();
  }

  /** The position from which the first mistake was made that is worth a lesson. */
  OptionalInt firstSerious() {
    return from(lessons().stream()).findFirst();
  }

  /** The position behind {@code ply} from which the next mistake was made. */
  public OptionalInt next(int ply) {
    return from(ofLed()).filter(from -> from > ply).findFirst();
  }

  /** The position before {@code ply} from which the last mistake was made. */
  public OptionalInt previous(int ply) {
    return from(ofLed()).filter(from -> from < ply).reduce((earlier, later) -> later);
  }

  private Stream<MoveRow> ofLed() {
    return mistakes.stream().filter(row -> led.contains(row.seat()));
  }

  private static IntStream from(Stream<MoveRow> mistakes) {
    return mistakes.mapToInt(row -> row.ply() - 1);
  }

  /** The mistakes made from the position after {@code ply} steps. */
  public List<MoveRow> from(int ply) {
    return mistakes.stream().filter(row -> row.ply() == ply + 1).toList();
  }
}
