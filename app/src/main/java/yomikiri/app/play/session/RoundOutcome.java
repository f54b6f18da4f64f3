package yomikiri.app.play.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Places;

/**
 * The outcome of a finished round, by the rules or by a concession. {@code conceded} is by seat.
 */
record RoundOutcome(GameSession<?> session, MatchScore score, Optional<Concession> conceded) {
  PlayStatus.Over over() {
    List<Integer> scores = IntStream.range(0, players()).map(session::score).boxed().toList();
    List<Double> rewards = rewards();
    OptionalInt winner =
        IntStream.range(0, players()).filter(seat -> rewards.get(seat) == 1).findFirst();
    PlayStatus.Standing standing = score.standing(scores);
    return new PlayStatus.Over(
        winner,
        scores,
        players() == 1 ? List.of() : Places.of(rewards).bySeat(),
        conceded.isPresent() ? standing.broken(winner) : standing,
        conceded);
  }

  /** By seat; of a game that was conceded those still in it share the first place. */
  private List<Double> rewards() {
    IntStream seats = IntStream.range(0, players());
    if (conceded.isEmpty()) {
      return seats.mapToObj(session::reward).toList();
    }
    int loser = conceded.get().seat();
    Places places = Places.of(seats.mapToObj(seat -> lasted(seat, seat == loser)).toList());
    return IntStream.range(0, players()).mapToObj(places::reward).toList();
  }

  /** How many steps a seat was in the game that was conceded. */
  private double lasted(int seat, boolean isLoser) {
    int end = session.ply();
    return isLoser
        ? end + 0.5
        : IntStream.rangeClosed(0, end)
            .filter(ply -> session.positionAt(ply).isOut(seat))
            .findFirst()
            .orElse(end + 1);
  }

  private int players() {
    return session.players();
  }
}
