package yomikiri.app.play.session;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.Judgement;
import yomikiri.engine.teach.Lesson;
import yomikiri.engine.teach.PointsBalance;
import yomikiri.engine.teach.SeatJudgement;

/**
 * How well a game's moves were chosen, as far as that is proven or can be estimated.
 *
 * @param mistakes the moves that gave something away, in the order of play
 * @param led the seats whose mistakes the keys lead to
 * @param seats by seat, up to the highest one that moved
 * @param viewpoint the seat whose view is told: the first of the people against CPUs
 * @param balance where the final difference came from, from that view
 * @param length steps of the line
 */
public record GameReview(
    List<MoveRow> mistakes,
    Set<Integer> led,
    List<SeatJudgement> seats,
    int viewpoint,
    Optional<PointsBalance> balance,
    int length) {
  public static final GameReview NOTHING =
      new GameReview(List.of(), Set.of(), List.of(), 0, Optional.empty(), 0);

  private static final SeatJudgement NO_MOVES = new SeatJudgement(0, List.of());

  public GameReview {
    mistakes = List.copyOf(mistakes);
    led = Set.copyOf(led);
    seats = List.copyOf(seats);
  }

  /** The review of a line; {@code ownOnly} if only people's mistakes against CPUs count. */
  public static GameReview of(PlaySession<?> session, boolean ownOnly) {
    GameReview found = of(session.rows(), session.setup().reviewed(ownOnly));
    int seat = Collections.min(session.setup().reviewed(true));
    return new GameReview(
        found.mistakes(),
        found.led(),
        found.seats(),
        seat,
        balance(session, found.seats(), seat),
        found.length());
  }

  private static Optional<PointsBalance> balance(
      PlaySession<?> session, List<SeatJudgement> seats, int seat) {
    List<Integer> scores = scores(session);
    return session.rows().stream()
        .findFirst()
        .filter(first -> scores.size() == seats.size() && seats.size() <= 2)
        .flatMap(
            first ->
                first
                    .judgement()
                    .flatMap(
                        start ->
                            PointsBalance.of(
                                seat,
                                first.seat(),
                                start,
                                seats,
                                scores.get(seat)
                                    - (seats.size() == 2 ? scores.get(1 - seat) : 0))));
  }

  /** By seat, where the line ends by the rules. */
  private static List<Integer> scores(PlaySession<?> session) {
    Position end = session.session().positionAt(session.session().length());
    return end.isOver() && session.conceded().isEmpty()
        ? IntStream.range(0, end.players()).mapToObj(end::score).toList()
        : List.of();
  }

  public static GameReview of(List<MoveRow> rows, Set<Integer> led) {
    return new GameReview(
        rows.stream().filter(MoveRow::isMistake).toList(),
        led,
        seats(rows),
        0,
        Optional.empty(),
        rows.isEmpty() ? 0 : rows.getLast().ply());
  }

  private static List<SeatJudgement> seats(List<MoveRow> rows) {
    return IntStream.rangeClosed(0, rows.stream().mapToInt(MoveRow::seat).max().orElse(-1))
        .mapToObj(
            seat ->
                SeatJudgement.of(
                    rows.stream()
                        .filter(row -> row.seat() == seat)
                        .map(MoveRow::judgement)
                        .toList()))
        .toList();
  }

  /**
   * In which part of the game most was lost by the seat whose view is told, in points or else in
   * mistakes; empty where not all its moves are judged.
   */
  Optional<Lesson> lesson(boolean inPoints) {
    List<Lesson.Loss> losses =
        ofViewpoint()
            .map(
                row ->
                    new Lesson.Loss(row.ply(), inPoints ? row.judgement().orElseThrow().loss() : 1))
            .toList();
    boolean isCounted =
        !inPoints || seat(viewpoint).judged().stream().noneMatch(Judgement::isChance);
    return isCounted && seat(viewpoint).isWhole() ? Lesson.of(losses, length) : Optional.empty();
  }

  /** The mistakes made in that part; none where there is none. */
  public List<MoveRow> lessonMistakes(boolean inPoints) {
    return lesson(inPoints).stream()
        .flatMap(
            lesson ->
                ofViewpoint().filter(row -> Lesson.Phase.of(row.ply(), length) == lesson.phase()))
        .toList();
  }

  /** The mistakes of the seat whose view is told. */
  private Stream<MoveRow> ofViewpoint() {
    return mistakes.stream().filter(row -> row.seat() == viewpoint);
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

  /** The mistakes made from the position after {@code ply} steps, those led to first. */
  public List<MoveRow> from(int ply) {
    return mistakes.stream()
        .filter(row -> row.ply() == ply + 1)
        .sorted(Comparator.comparing(row -> !led.contains(row.seat())))
        .toList();
  }
}
