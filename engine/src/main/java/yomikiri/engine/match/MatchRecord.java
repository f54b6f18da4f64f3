package yomikiri.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * One game of a match; all lists are by seat.
 *
 * @param scores points when the game ended
 * @param rewards see {@link Position#reward}; who forfeits is last, and if that ends the game the
 *     others share the places before
 */
public record MatchRecord<P extends Position>(
    Schedule.Fixture fixture,
    Ending ending,
    List<Integer> scores,
    List<Double> rewards,
    List<MoveTimes> times,
    GameRecord<P> game) {
  public MatchRecord {
    scores = List.copyOf(scores);
    rewards = List.copyOf(rewards);
    times = List.copyOf(times);
  }

  /** Tag of a record: the number of the game in its match, from 1. */
  public static final String GAME_NUMBER = "Round";

  /** The tags of a match game's record: its number {@code index} from 0, its seats' names. */
  public static List<Tag> tags(int index, List<String> names, Tag result, Ending ending) {
    List<Tag> tags = new ArrayList<>();
    tags.add(new Tag(GAME_NUMBER, Integer.toString(index + 1)));
    for (int seat = 0; seat < names.size(); seat++) {
      tags.add(new Tag(Tag.player(seat), names.get(seat)));
    }
    tags.add(result);
    tags.add(new Tag(Tag.TERMINATION, ending.sentence()));
    return tags;
  }

  /** The number of the game in its match, from 0. */
  public int index() {
    return fixture.index();
  }

  /** The seat with the highest reward; empty if several share it, or in a game for one. */
  public OptionalInt winner() {
    double most = rewards.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    int[] best = IntStream.range(0, rewards.size()).filter(s -> rewards.get(s) == most).toArray();
    return best.length == 1 && rewards.size() > 1 ? OptionalInt.of(best[0]) : OptionalInt.empty();
  }

  public int plies() {
    return game.entries().size();
  }
}
