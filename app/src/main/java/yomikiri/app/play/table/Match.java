package yomikiri.app.play.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;

/**
 * The rounds of a game that were played before the one on the table.
 *
 * @param agreed how many rounds are played in all
 * @param points of those rounds, by the seat where each player sits in the present one
 */
public record Match<P extends Position>(
    int agreed, List<GameRecord.Round<P>> earlier, List<Integer> points) {
  public Match {
    earlier = List.copyOf(earlier);
    points = List.copyOf(points);
  }

  /** A game that begins. */
  public static <P extends Position> Match<P> begin(int rounds, int seats) {
    return new Match<>(rounds, List.of(), Collections.nCopies(seats, 0));
  }

  /** The same with one more round played, and everybody one seat on. */
  public Match<P> after(GameRecord.Round<P> round, GameSession<P> session) {
    List<GameRecord.Round<P>> rounds = new ArrayList<>(earlier);
    rounds.add(round);
    return new Match<>(agreed, rounds, Terms.seatOn(with(scores(session))));
  }

  /** The round on the table, from 0. */
  public int round() {
    return earlier.size();
  }

  public boolean isLastRound() {
    return round() + 1 >= agreed;
  }

  /** The points of all rounds by seat, with {@code scores} those of the present one. */
  public List<Integer> with(List<Integer> scores) {
    return IntStream.range(0, scores.size())
        .mapToObj(seat -> points.get(seat) + scores.get(seat))
        .toList();
  }

  /** How the game stands when the present round has ended with {@code scores}. */
  Status.Standing standing(List<Integer> scores) {
    List<Integer> totals = with(scores);
    int most = Collections.max(totals);
    int[] best = IntStream.range(0, totals.size()).filter(s -> totals.get(s) == most).toArray();
    return new Status.Standing(
        round(), agreed, totals, best.length == 1 ? OptionalInt.of(best[0]) : OptionalInt.empty());
  }

  private static List<Integer> scores(GameSession<?> session) {
    return IntStream.range(0, session.players()).mapToObj(session::score).toList();
  }
}
