package yomikiri.app.play.session;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * How well a game's moves were chosen, as far as that is proven.
 *
 * @param mistakes the moves that gave points away, in the order of play
 * @param looked moves behind which the position has been looked at
 * @param seats by seat, up to the highest one that moved
 */
public record GameReview(List<MoveRow> mistakes, int looked, List<Share> seats) {
  public static final GameReview NOTHING = new GameReview(List.of(), 0, List.of());

  /**
   * Some moves of a game: how many there are, and how many of them are judged.
   *
   * @param moves all there are
   */
  public record Share(int judged, int moves) {
    private static Share of(List<MoveRow> rows) {
      return new Share(
          (int) rows.stream().filter(row -> row.loss().isPresent()).count(), rows.size());
    }

    boolean isWhole() {
      return judged == moves;
    }
  }

  public GameReview {
    mistakes = List.copyOf(mistakes);
    seats = List.copyOf(seats);
  }

  public static GameReview of(List<MoveRow> rows) {
    return new GameReview(
        rows.stream().filter(MoveRow::isMistake).toList(),
        (int) rows.stream().filter(row -> row.reached().isPresent()).count(),
        IntStream.rangeClosed(0, rows.stream().mapToInt(MoveRow::seat).max().orElse(-1))
            .mapToObj(seat -> Share.of(rows.stream().filter(row -> row.seat() == seat).toList()))
            .toList());
  }

  /** Moves of which it is known whether they gave points away. */
  public int judged() {
    return seats.stream().mapToInt(Share::judged).sum();
  }

  /** All there are. */
  public int moves() {
    return seats.stream().mapToInt(Share::moves).sum();
  }

  Share share(int seat) {
    return seat < seats.size() ? seats.get(seat) : new Share(0, 0);
  }

  /** The position behind {@code ply} from which the next mistake was made. */
  public OptionalInt next(int ply) {
    return mistakes.stream().mapToInt(row -> row.ply() - 1).filter(from -> from > ply).findFirst();
  }

  /** The position before {@code ply} from which the last mistake was made. */
  public OptionalInt previous(int ply) {
    return mistakes.stream()
        .mapToInt(row -> row.ply() - 1)
        .filter(from -> from < ply)
        .reduce((earlier, later) -> later);
  }

  /** The mistakes made from the position after {@code ply} steps. */
  public List<MoveRow> from(int ply) {
    return mistakes.stream().filter(row -> row.ply() == ply + 1).toList();
  }

  public List<MoveRow> of(int seat) {
    return mistakes.stream().filter(row -> row.seat() == seat).toList();
  }

  /** The points that such mistakes gave away. */
  static int lost(List<MoveRow> mistakes) {
    return mistakes.stream().mapToInt(row -> row.loss().orElse(0)).sum();
  }
}
