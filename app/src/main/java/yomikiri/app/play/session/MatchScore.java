package yomikiri.app.play.session;

import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.engine.game.GameSession;

/**
 * The score of a match before one of its rounds.
 *
 * @param agreed how many rounds are played in all
 * @param round the one that follows, from 0
 * @param points of those before, by the seat where each player sits in that one
 */
public record MatchScore(int agreed, int round, List<Integer> points) {
  public MatchScore {
    points = List.copyOf(points);
  }

  /** A game that begins. */
  static MatchScore begin(int rounds, int seats) {
    return new MatchScore(rounds, 0, Collections.nCopies(seats, 0));
  }

  /** The same with one more round played, and everybody one seat on. */
  MatchScore after(GameSession<?> session) {
    List<Integer> scores = IntStream.range(0, session.players()).mapToObj(session::score).toList();
    return new MatchScore(agreed, round + 1, MatchTerms.seatOn(with(scores)));
  }

  public boolean isLastRound() {
    return round + 1 >= agreed;
  }

  /** The points of all rounds by seat, with {@code scores} those of the present one. */
  public List<Integer> with(List<Integer> scores) {
    return IntStream.range(0, scores.size())
        .mapToObj(seat -> points.get(seat) + scores.get(seat))
        .toList();
  }

  /** How the game stands when the present round has ended with {@code scores}. */
  PlayStatus.Standing standing(List<Integer> scores) {
    List<Integer> totals = with(scores);
    int most = Collections.max(totals);
    int[] best = IntStream.range(0, totals.size()).filter(s -> totals.get(s) == most).toArray();
    return new PlayStatus.Standing(
        round, agreed, totals, best.length == 1 ? OptionalInt.of(best[0]) : OptionalInt.empty());
  }
}
