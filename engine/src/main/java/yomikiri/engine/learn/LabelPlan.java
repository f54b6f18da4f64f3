package yomikiri.engine.learn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/**
 * Everything that decides labelled games: equal plans give equal files. As text it is one line for
 * each setting, its name and its value.
 *
 * @param game its id
 * @param player who plays the games, on all seats
 * @param judge who says what positions are worth
 * @param opening random plies before the first move of the player
 * @param random one in this many later moves is random, too; 0 for none
 * @param stride plies from one labelled position of a game to the next
 * @param depths a label that is not proven is the mean of what the judge says at its last so many
 *     depths: estimates swing between odd and even ones
 * @param games in all parts together
 * @param seed of all that is left to chance
 * @param shard the part of the games that is played here
 */
public record LabelPlan(
    String game,
    PlayerSpec player,
    PlayerSpec judge,
    int opening,
    int random,
    int stride,
    int depths,
    int games,
    long seed,
    Shard shard) {
  private static final int MOST = 1_000_000_000;

  /** The number of the first game that is played here. */
  int first() {
    return first(shard.index());
  }

  /** The number after that of the last game that is played here. */
  int end() {
    return first(shard.index() + 1);
  }

  /** How many games are played here. */
  public int size() {
    return end() - first();
  }

  private int first(int index) {
    return (int) ((long) games * index / shard.count());
  }

  /** The same plan for another part. */
  LabelPlan part(Shard other) {
    return new LabelPlan(game, player, judge, opening, random, stride, depths, games, seed, other);
  }

  /** The settings as text, by name. */
  SequencedMap<String, String> settings() {
    SequencedMap<String, String> settings = new LinkedHashMap<>();
    settings.put("game", game);
    settings.put("player", player.toString());
    settings.put("judge", judge.toString());
    settings.put("opening", Integer.toString(opening));
    settings.put("random", Integer.toString(random));
    settings.put("stride", Integer.toString(stride));
    if (depths > 1) { // files of before this setting stay what they were
      settings.put("depths", Integer.toString(depths));
    }
    settings.put("games", Integer.toString(games));
    settings.put("seed", Long.toString(seed));
    settings.put("shard", shard.toString());
    return settings;
  }

  /**
   * Reads a plan.
   *
   * @param kits finds a game by its id
   * @throws NotationException naming the place of what is wrong
   */
  static LabelPlan parse(List<String> text, Function<String, Optional<GameKit<?>>> kits)
      throws NotationException {
    PlanLines lines = new PlanLines(text);
    GameKit<?> kit = lines.game(kits);
    LabelPlan plan =
        new LabelPlan(
            kit.game().id(),
            PlayerSpec.parse(lines.next("player")),
            PlayerSpec.parse(lines.next("judge")),
            (int) lines.whole("opening", 0, MOST),
            (int) lines.whole("random", 0, MOST),
            (int) lines.whole("stride", 1, MOST),
            lines.isNext("depths") ? (int) lines.whole("depths", 2, MOST) : 1,
            (int) lines.whole("games", 1, MOST),
            lines.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE),
            lines.shard("shard"));
    lines.end("shard");
    return plan;
  }
}
