package yomikiri.engine.study;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Ending;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * A finished game of a study, as its log keeps it; all lists are by seat.
 *
 * @param number of the game in the {@link StudySchedule}, from 0
 * @param moves as {@link GameRecord#moveText} writes them
 * @param rewards see {@link MatchRecord}
 * @param account if the study asks for it
 */
public record PlayedGame(
    int number,
    String moves,
    List<Integer> scores,
    List<Double> rewards,
    Ending ending,
    List<MoveTimes> times,
    Optional<PlayQuality> account) {
  public PlayedGame {
    scores = List.copyOf(scores);
    rewards = List.copyOf(rewards);
    times = List.copyOf(times);
  }

  public static PlayedGame of(MatchRecord<?> game, Optional<PlayQuality> quality) {
    return new PlayedGame(
        game.index(),
        game.game().moveText(),
        game.scores(),
        game.rewards(),
        game.ending(),
        game.times(),
        quality);
  }

  public int plies() {
    return moves.isEmpty() ? 0 : 1 + (int) moves.chars().filter(c -> c == ' ').count();
  }

  /** In a game for two, points of the first seat minus those of the second. */
  public int difference() {
    return scores.get(0) - scores.get(1);
  }

  /** The seat that came in first; empty where several share that place, as in a draw. */
  public OptionalInt winner() {
    double best = Collections.max(rewards);
    return Collections.frequency(rewards, best) == 1
        ? OptionalInt.of(rewards.indexOf(best))
        : OptionalInt.empty();
  }

  /**
   * The game for replay, the same as {@link MatchRecord#game}.
   *
   * @param names of the study's players
   * @throws NotationException if the moves are not those of such a game
   */
  public <P extends Position> GameRecord<P> record(
      Game<P> game, Schedule.Fixture fixture, List<String> names) throws NotationException {
    P start = fixture.start(game);
    List<Tag> tags =
        MatchRecord.tags(
            number,
            fixture.seating().stream().map(names::get).toList(),
            new Tag(
                Tag.RESULT, scores.stream().map(String::valueOf).collect(Collectors.joining(":"))),
            ending);
    String head = new GameRecord<>(game, start, tags, List.of()).text();
    GameRecord<?> read = GameRecord.parse(head + moves + "\n", id -> Optional.<Game<?>>of(game));
    return new GameRecord<>(game, start, tags, read.entries());
  }
}
