package yomikiri.engine.think;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;

/**
 * A kind of player that can be set up for a game.
 *
 * @param name the first word of its specs
 * @param parameters what may be set
 * @param limits names of parameters of which at least one must be set; empty where none has to be
 * @param usesChance whether its players may move otherwise with another seed
 * @param shown settings with which its tree is small enough to be looked at; empty where it tells
 *     no {@link Trace}
 */
public record PlayerType<P extends Position>(
    String name,
    List<Parameter> parameters,
    List<String> limits,
    boolean usesChance,
    Builder<P> builder,
    Optional<PlayerSpec> shown) {
  /** One that uses chance and has no tree to show. */
  public PlayerType(
      String name, List<Parameter> parameters, List<String> limits, Builder<P> builder) {
    this(name, parameters, limits, true, builder, Optional.empty());
  }

  /** One that leaves nothing to chance, so it is given no seed; without a tree to show. */
  public PlayerType(
      String name,
      List<Parameter> parameters,
      List<String> limits,
      Function<PlayerSpec, Player<P>> builder) {
    this(name, parameters, limits, false, (spec, seed) -> builder.apply(spec), Optional.empty());
  }

  public PlayerType {
    parameters = List.copyOf(parameters);
    limits = List.copyOf(limits);
  }

  /** This type, its tree to be shown with these settings. */
  public PlayerType<P> shownWith(PlayerSpec spec) {
    return new PlayerType<>(name, parameters, limits, usesChance, builder, Optional.of(spec));
  }

  /** Builds a player. */
  @FunctionalInterface
  public interface Builder<P extends Position> {
    /**
     * A new player.
     *
     * @param spec one that {@link GameKit#parseSpec} gave
     * @param seed for whatever the player leaves to chance: equal seeds give equal moves
     */
    Player<P> build(PlayerSpec spec, long seed);

    /**
     * Looks whether everything that a spec names is there, its settings being well-formed.
     *
     * @throws NotationException naming the column in {@code spec}'s text
     */
    default void check(PlayerSpec spec) throws NotationException {}

    /** Whether its players are other programs, each with a process of its own. */
    default boolean isProcess() {
      return false;
    }

    /** Players of this kind that the user has set up and named. From any thread. */
    default List<PlayerSpec> offered() {
      return List.of();
    }

    /** Whether a player of a type that uses no chance does so with these settings. */
    default boolean usesChance(PlayerSpec spec) {
      return false;
    }

    /** Whether equal seeds give equal moves, clock and threads apart. */
    default boolean isRepeatable() {
      return true;
    }
  }

  /**
   * Checks that {@code spec} sets only what this type knows, to values it takes.
   *
   * @throws NotationException naming the column in {@code spec}'s text
   */
  void check(PlayerSpec spec) throws NotationException {
    spec.check(parameters);
    if (needsLimit(spec)) {
      throw new NotationException(1, spec.toString().length() + 1, "player.limit", name, limits);
    }
  }

  /** Whether {@code spec} lacks the limit without which this player would think for ever. */
  public boolean needsLimit(PlayerSpec spec) {
    return !limits.isEmpty() && limits.stream().noneMatch(spec.settings()::containsKey);
  }

  /** {@code spec} with those of {@code settings} that are limits of this type. */
  PlayerSpec limited(PlayerSpec spec, Map<String, String> settings) {
    Map<String, String> known = new LinkedHashMap<>(settings);
    known.keySet().retainAll(limits);
    return spec.with(known);
  }

  /** How a spec of this type is written, such as {@code alphabeta:depth=…,time=…}. */
  public String form() {
    return parameters.isEmpty()
        ? name
        : name
            + parameters.stream()
                .map(p -> p.name() + "=…")
                .collect(Collectors.joining(",", ":", ""));
  }
}
