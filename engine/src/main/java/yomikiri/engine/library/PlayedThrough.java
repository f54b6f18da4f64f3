package yomikiri.engine.library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Entry;
import yomikiri.engine.record.GameRecord.Round;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * A game played through, with what an index holds of it.
 *
 * @param tags at the head of its record, the game's id first
 * @param rewards of each seat, round by round; NaN where a round has no result
 * @param players how many seats the game has
 * @param winner 0 for none yet, 1 for a draw, else 2 + the player's number
 * @param plies of all rounds
 * @param keys of all positions of the main line, canonical, with {@link #BREAK} between rounds
 * @param block games of one block are no independent evidence: those on one layout, and copies
 * @param identity the same for duplicates: equal moves, players and date
 */
record PlayedThrough(
    List<Tag> tags,
    List<Double> rewards,
    int players,
    int winner,
    int plies,
    List<Long> keys,
    long block,
    long identity) {
  PlayedThrough {
    tags = List.copyOf(tags);
    rewards = List.copyOf(rewards);
    keys = List.copyOf(keys);
  }

  /** Stands between two rounds. */
  static final long BREAK = 0;

  static final int UNFINISHED = 0;
  static final int DRAWN = 1;
  static final int FIRST_WON = 2;

  /** Plays a record through. */
  static <P extends Position> PlayedThrough of(GameRecord<P> record) {
    Game<P> game = record.game();
    int players = game.players();
    List<Long> keys = new ArrayList<>();
    List<Double> rewards = new ArrayList<>();
    long[] totals = new long[players];
    for (int round = 0; round < record.rounds().size(); round++) {
      if (round > 0) {
        keys.add(BREAK);
      }
      P end = play(game, record.rounds().get(round), keys);
      boolean isLast = round == record.agreedRounds() - 1;
      for (int seat = 0; seat < players; seat++) {
        int player = GameRecord.player(seat, round, players);
        totals[player] += end.score(seat);
        rewards.add(
            end.isOver() ? end.reward(seat) : isLast ? conceded(record, player) : Double.NaN);
      }
    }
    List<Tag> tags = new ArrayList<>(List.of(new Tag("Game", game.id())));
    tags.addAll(record.tags());
    long line = keys.size();
    for (long key : keys) {
      line = Hashing.mixed(line ^ key);
    }
    return new PlayedThrough(
        tags,
        rewards,
        players,
        winner(rewards, totals, record.agreedRounds()),
        record.rounds().stream().mapToInt(round -> round.entries().size()).sum(),
        keys,
        game.dealsAlike() ? line : keys.getFirst(),
        identity(tags, line));
  }

  /** Adds the keys of a round; its last position. */
  private static <P extends Position> P play(Game<P> game, Round<P> round, List<Long> keys) {
    P position = game.copyOf(round.start());
    keys.add(position.canonicalKey());
    for (Entry entry : round.entries()) {
      entry.step().advance(game, position);
      keys.add(position.canonicalKey());
    }
    return position;
  }

  private static double conceded(GameRecord<?> record, int player) {
    return record.game().players() == 2
        ? record.concession().map(lost -> lost.seat() == player ? 0.0 : 1.0).orElse(Double.NaN)
        : Double.NaN;
  }

  private static int winner(List<Double> rewards, long[] totals, int rounds) {
    int players = totals.length;
    if (rewards.size() < players * rounds || rewards.getLast().isNaN()) {
      return UNFINISHED;
    }
    double[] points =
        rounds == 1
            ? rewards.stream().mapToDouble(Double::doubleValue).toArray()
            : Arrays.stream(totals).mapToDouble(total -> total).toArray();
    double most = Arrays.stream(points).max().orElseThrow();
    int[] first = IntStream.range(0, players).filter(one -> points[one] == most).toArray();
    return first.length == 1 ? FIRST_WON + first[0] : DRAWN;
  }

  private static long identity(List<Tag> tags, long line) {
    long identity = line;
    for (Tag tag : tags) {
      if (tag.name().startsWith("Player")
          || tag.name().equals("Game")
          || tag.name().equals(Tag.DATE)) {
        identity = Hashing.mixed(identity ^ hash(tag.name()) ^ 31 * hash(tag.value()));
      }
    }
    return identity;
  }

  private static long hash(String text) {
    long hash = text.length();
    for (int i = 0; i < text.length(); i++) {
      hash = Hashing.mixed(hash ^ text.charAt(i));
    }
    return hash;
  }
}
