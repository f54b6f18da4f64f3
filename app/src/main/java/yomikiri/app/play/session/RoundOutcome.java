package yomikiri.app.play.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Places;

/** Who has won a round that is over, by the rules or because somebody lost it before. */
final class RoundOutcome {
  private final GameSession<?> session;
  private final MatchScore score;
  private final Optional<Concession> conceded;

  /**
   * @param conceded by seat
   */
  RoundOutcome(GameSession<?> session, MatchScore score, Optional<Concession> conceded) {
    this.session = session;
    this.score = score;
    this.conceded = conceded;
  }

  PlayStatus.Over over() {
    List<Integer> scores = IntStream.range(0, players()).map(session::score).boxed().toList();
    OptionalInt winner = winner();
    PlayStatus.Standing standing = score.standing(scores);
    return new PlayStatus.Over(
        winner,
        scores,
        players() == 1 ? List.of() : Places.of(rewards()).bySeat(),
        conceded.isPresent() ? standing.broken(winner) : standing,
        conceded);
  }

  private OptionalInt winner() {
    List<Double> rewards = rewards();
    int[] first = IntStream.range(0, players()).filter(seat -> rewards.get(seat) == 1).toArray();
    boolean shared = conceded.isPresent() && first.length > 1;
    return first.length == 0 || shared ? OptionalInt.empty() : OptionalInt.of(first[0]);
  }

  /** By seat; of a game that was conceded the others share the first place. */
  private List<Double> rewards() {
    return IntStream.range(0, players())
        .mapToObj(
            seat ->
                conceded.isEmpty()
                    ? session.reward(seat)
                    : conceded.get().seat() == seat ? 0.0 : 1.0)
        .toList();
  }

  private int players() {
    return session.players();
  }
}
