package yomikiri.app.play.session;

import java.util.List;
import java.util.OptionalInt;

/**
 * How well a game's moves were chosen, as far as that is proven.
 *
 * @param mistakes the moves that gave points away, in the order of play
 * @param judged moves of which it is known whether they did
 * @param looked moves behind which the position has been looked at
 * @param moves all there are
 */
public record GameReview(List<MoveRow> mistakes, int judged, int looked, int moves) {
  public static final GameReview NOTHING = new GameReview(List.of(), 0, 0, 0);

  public GameReview {
    mistakes = List.copyOf(mistakes);
  }

  public static GameReview of(List<MoveRow> rows) {
    return new GameReview(
        rows.stream().filter(MoveRow::isMistake).toList(),
        (int) rows.stream().filter(row -> row.loss().isPresent()).count(),
        (int) rows.stream().filter(row -> row.reached().isPresent()).count(),
        rows.size());
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

  /** The points that a seat gave away. */
  int lost(int seat) {
    return of(seat).stream().mapToInt(row -> row.loss().orElse(0)).sum();
  }
}
