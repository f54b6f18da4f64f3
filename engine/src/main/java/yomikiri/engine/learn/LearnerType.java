package yomikiri.engine.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/**
 * A kind of learner. Written down it looks like a player: {@code
 * qlearning:episodes=1000000,alpha=0.5}.
 *
 * @param usual all settings with their default values, in the order in which they are written
 * @param parameters the same settings
 * @param learnsFromFiles whether it needs files in the training's folder, see {@link
 *     Learner#prepare}
 */
public record LearnerType(
    PlayerSpec usual, List<Parameter> parameters, boolean learnsFromFiles, Start start) {
  /** How many games a training has; every learner has this setting. */
  public static final Parameter EPISODES = new Parameter("episodes", Parameter.Kind.COUNT, 1, 1e12);

  public LearnerType {
    parameters = List.copyOf(parameters);
  }

  /** Makes a learner that has learnt nothing yet. */
  @FunctionalInterface
  public interface Start {
    /**
     * A new learner.
     *
     * @param kit of a game that has this learner
     * @param start where its games begin; not over
     * @param settings all that the type knows
     * @param seed for whatever is left to chance
     */
    <P extends DuelPosition> Learner<P> of(GameKit<P> kit, P start, PlayerSpec settings, long seed);
  }

  /** The first word of its specs. */
  public String name() {
    return usual.name();
  }

  /** Whether it keeps a table of the positions it has seen, and knows of no others. */
  public boolean isTable() {
    return name().equals(QLearning.TYPE.name());
  }

  /** {@code spec} with all that it leaves open set to its default, in the usual order. */
  PlayerSpec complete(PlayerSpec spec) {
    return usual.with(spec.settings());
  }

  /** What learners there are for a game; none if it cannot be learnt. */
  public static List<LearnerType> of(GameKit<?> kit) {
    List<LearnerType> types = new ArrayList<>();
    if (kit.asDuel().isPresent()) {
      kit.space().ifPresent(table -> types.add(QLearning.TYPE));
      kit.tuples().ifPresent(network -> types.addAll(List.of(TdLearning.TYPE, Regression.TYPE)));
    }
    return types;
  }

  /**
   * Reads a learner for a game.
   *
   * @return its spec with all settings written out
   * @throws NotationException naming the column of what is wrong
   */
  public static PlayerSpec parse(GameKit<?> kit, String text) throws NotationException {
    int colon = text.indexOf(':');
    LearnerType type = named(kit, colon < 0 ? text : text.substring(0, colon));
    PlayerSpec spec = PlayerSpec.parse(text);
    spec.check(type.parameters);
    return type.complete(spec);
  }

  /**
   * The learner of this name.
   *
   * @throws NotationException if a game has none
   */
  public static LearnerType named(GameKit<?> kit, String name) throws NotationException {
    List<LearnerType> types = of(kit);
    String id = kit.game().id();
    if (types.isEmpty()) {
      throw new NotationException(1, 1, "learner.none", id);
    }
    return types.stream()
        .filter(type -> type.name().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(id, name, types));
  }

  private static NotationException unknown(String game, String name, List<LearnerType> types) {
    Stream<String> names = types.stream().map(LearnerType::name);
    String known = String.join(", ", names.toList());
    return new NotationException(1, 1, "learner.unknown", FoundToken.shortened(name), game, known);
  }
}
