package yomikiri.engine.think;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;

/**
 * A game and who can play it.
 *
 * @param levels the strengths offered to people, weakest first
 * @param solver the player that reads any position out to its end in about a second, if there is
 *     one; see {@link ExactValue}
 */
public record GameKit<P extends Position>(
    Game<P> game, List<PlayerType<P>> players, List<Level> levels, Optional<PlayerSpec> solver) {
  public GameKit {
    players = List.copyOf(players);
    levels = List.copyOf(levels);
  }

  /** A game that no player reads out. */
  public GameKit(Game<P> game, List<PlayerType<P>> players, List<Level> levels) {
    this(game, players, levels, Optional.empty());
  }

  /**
   * Reads a spec of one of this game's players.
   *
   * @throws NotationException naming the column of what is wrong
   */
  public PlayerSpec parseSpec(String text) throws NotationException {
    PlayerSpec spec = PlayerSpec.parse(text);
    PlayerType<P> type =
        players.stream().filter(t -> t.name().equals(spec.name())).findFirst().orElse(null);
    if (type == null) {
      String known = players.stream().map(PlayerType::name).collect(Collectors.joining(", "));
      throw new NotationException(
          1,
          1,
          "player.unknown",
          List.of(spec.name(), game.id(), known),
          game.id() + " has no player \"" + spec.name() + "\", only " + known);
    }
    type.check(spec);
    return spec;
  }

  /**
   * A new player.
   *
   * @param spec one that {@link #parseSpec} accepts
   * @param seed see {@link PlayerType.Builder}
   */
  public Player<P> build(PlayerSpec spec, long seed) {
    return type(spec).builder().build(spec, seed);
  }

  /**
   * Whether a player is bound to choose the same move in the same game every time: it leaves
   * nothing to chance, nor to the clock.
   *
   * @param spec one that {@link #parseSpec} accepts
   */
  public boolean isDeterministic(PlayerSpec spec) {
    return !type(spec).usesChance() && !spec.budget().hasTimeLimit();
  }

  private PlayerType<P> type(PlayerSpec spec) {
    return players.stream()
        .filter(t -> t.name().equals(spec.name()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no player " + spec.name()));
  }
}
