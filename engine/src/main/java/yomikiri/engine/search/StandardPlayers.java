package yomikiri.engine.search;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.MultiPosition;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.SoloPosition;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.think.EvaluationType;
import yomikiri.engine.think.Habits;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/** The players that every game of a kind has without further work. */
public final class StandardPlayers {
  private static final String KEEP = "keep";
  private static final Parameter TWINS = Parameter.ofChoices("twins", List.of("drop", KEEP));
  private static final Parameter WIDTH = new Parameter("width", Parameter.Kind.COUNT, 1, 1_000_000);
  private static final Parameter ROUNDS = new Parameter("rounds", Parameter.Kind.COUNT, 1, 1e9);
  private static final List<Parameter> DEPTH_LIMITS =
      List.of(Parameter.DEPTH, Parameter.TIME, Parameter.NODES);
  private static final List<Parameter> TABLE_PARAMETERS =
      List.of(Parameter.DEPTH, Parameter.TIME, Parameter.NODES, Parameter.MEMORY);
  private static final List<String> PLAYOUT_LIMITS = List.of("playouts", "time", "nodes");

  private StandardPlayers() {}

  /** For a game for one. */
  public static <P extends SoloPosition> List<PlayerType<P>> solo(Game<P> game) {
    return solo(game, List.of());
  }

  /** The same for a game whose searches may ask evaluations. */
  public static <P extends SoloPosition> List<PlayerType<P>> solo(
      Game<P> game, List<EvaluationType<P>> evaluations) {
    EvaluationSetting<P> eval = new EvaluationSetting<>(evaluations);
    return eval.checked(
        List.of(
            random(),
            greedy(game, eval),
            new PlayerType<P>(
                    "beam",
                    eval.with(
                        List.of(
                            WIDTH,
                            TWINS,
                            Parameter.DEPTH,
                            Parameter.TIME,
                            Parameter.NODES,
                            Parameter.MEMORY)),
                    List.of("width"),
                    spec ->
                        new Beam<>(
                            game,
                            (int) value(spec, WIDTH, 1),
                            spec.setting(TWINS.name()).orElse("").equals(KEEP),
                            eval.horizon(spec),
                            Memory.of(spec, Memory.USUAL)))
                .shownWith(PlayerSpec.of("beam").with("width", "4").with("depth", "6")),
            new PlayerType<P>(
                    "chokudai",
                    eval.with(
                        List.of(
                            WIDTH,
                            Parameter.DEPTH,
                            ROUNDS,
                            Parameter.TIME,
                            Parameter.NODES,
                            Parameter.MEMORY)),
                    List.of("rounds", "time", "nodes"),
                    spec ->
                        new Chokudai<>(
                            game,
                            (int) value(spec, WIDTH, 1),
                            spec.value(ROUNDS).map(Double::longValue).orElse(Long.MAX_VALUE),
                            eval.horizon(spec),
                            Memory.of(spec, Memory.USUAL)))
                .shownWith(
                    PlayerSpec.of("chokudai")
                        .with("width", "1")
                        .with("depth", "6")
                        .with("rounds", "4")),
            mcts(game, EvaluationSetting.byPoints()),
            fallible(game, eval, Optional.empty())));
  }

  /** For a zero-sum game for two. */
  public static <P extends DuelPosition> List<PlayerType<P>> duel(Game<P> game) {
    return duel(game, List.of());
  }

  /** The same for a game whose searches may ask evaluations. */
  public static <P extends DuelPosition> List<PlayerType<P>> duel(
      Game<P> game, List<EvaluationType<P>> evaluations) {
    return duel(game, evaluations, Optional.empty());
  }

  /** The same for a game of which it is known what people like and shun. */
  public static <P extends DuelPosition> List<PlayerType<P>> duel(
      Game<P> game, List<EvaluationType<P>> evaluations, Optional<Habits<P>> habits) {
    EvaluationSetting<P> eval = new EvaluationSetting<>(evaluations);
    return eval.checked(
        List.of(
            random(),
            greedy(game, eval),
            new PlayerType<P>(
                    "minimax",
                    eval.with(DEPTH_LIMITS),
                    names(DEPTH_LIMITS),
                    spec -> new Minimax<>(game, eval.horizon(spec)))
                .shownWith(eval.first(PlayerSpec.of("minimax").with("depth", "2"))),
            new PlayerType<P>(
                    "alphabeta",
                    eval.with(TABLE_PARAMETERS),
                    names(DEPTH_LIMITS),
                    spec ->
                        new AlphaBeta<>(game, eval.horizon(spec), Memory.of(spec, AlphaBeta.USUAL)))
                .shownWith(eval.first(PlayerSpec.of("alphabeta").with("depth", "3"))),
            new PlayerType<P>(
                    "pvs",
                    eval.with(withThreads(TABLE_PARAMETERS)),
                    names(DEPTH_LIMITS),
                    spec ->
                        new Pvs<>(
                            game,
                            () -> eval.horizon(spec),
                            Memory.of(spec, AlphaBeta.USUAL),
                            spec.threads(),
                            Pvs.ALONE))
                .shownWith(eval.first(PlayerSpec.of("pvs").with("depth", "4"))),
            monteCarlo(game),
            mcts(game, eval),
            fallible(game, eval, habits)));
  }

  /**
   * For a game in which each of several seats maximises its own reward, whose searches may ask
   * evaluations.
   */
  public static <P extends MultiPosition> List<PlayerType<P>> multi(
      Game<P> game, List<EvaluationType<P>> evaluations) {
    EvaluationSetting<P> eval = new EvaluationSetting<>(evaluations);
    return eval.checked(
        List.of(
            random(),
            greedy(game, eval),
            new PlayerType<>(
                "paranoid",
                eval.with(TABLE_PARAMETERS),
                names(DEPTH_LIMITS),
                spec -> new Paranoid<>(game, eval.horizon(spec), Memory.of(spec, AlphaBeta.USUAL))),
            new PlayerType<>(
                "maxn",
                eval.with(DEPTH_LIMITS),
                names(DEPTH_LIMITS),
                spec -> new MaxN<>(game, eval.horizon(spec))),
            mcts(game, eval),
            fallible(game, eval, Optional.empty())));
  }

  /** For a game of simultaneous moves. */
  public static <P extends JointPosition> List<PlayerType<P>> joint(Game<P> game) {
    return joint(game, List.of());
  }

  /** The same for a game whose searches may ask evaluations. */
  public static <P extends JointPosition> List<PlayerType<P>> joint(
      Game<P> game, List<EvaluationType<P>> evaluations) {
    EvaluationSetting<P> eval = new EvaluationSetting<>(evaluations);
    return eval.checked(
        List.of(
            random(),
            monteCarlo(game),
            new PlayerType<P>(
                    "duct",
                    PlayoutSettings.parameters(eval, Selection.Rule.UCB1, Selection.Rule.TUNED),
                    PLAYOUT_LIMITS,
                    (spec, seed) -> new Duct<>(game, PlayoutSettings.of(spec, 5, eval), seed))
                .shownWith(visits("duct")),
            fallible(game, eval, Optional.empty())));
  }

  private static <P extends Position> PlayerType<P> random() {
    return new PlayerType<>(
        "random", List.of(), List.of(), (spec, seed) -> new RandomPlayer<>(seed));
  }

  private static <P extends TurnPosition> PlayerType<P> greedy(
      Game<P> game, EvaluationSetting<P> eval) {
    return new PlayerType<>(
        "greedy", eval.with(List.of()), List.of(), spec -> new Greedy<>(game, eval.horizon(spec)));
  }

  private static <P extends Position> PlayerType<P> fallible(
      Game<P> game, EvaluationSetting<P> eval, Optional<Habits<P>> habits) {
    return new PlayerType<>(
        "fallible",
        eval.with(Fallible.Traits.parameters(habits.isPresent())),
        List.of(),
        (spec, seed) ->
            new Fallible<>(game, eval.horizon(spec), Fallible.Traits.of(spec), habits, seed));
  }

  private static <P extends Position> PlayerType<P> monteCarlo(Game<P> game) {
    return new PlayerType<>(
        "montecarlo",
        List.of(Parameter.PLAYOUTS, Parameter.TIME, Parameter.NODES),
        PLAYOUT_LIMITS,
        (spec, seed) -> new MonteCarlo<>(game, seed));
  }

  private static <P extends TurnPosition> PlayerType<P> mcts(
      Game<P> game, EvaluationSetting<P> eval) {
    return new PlayerType<P>(
            "mcts",
            PlayoutSettings.parameters(eval, Selection.Rule.values()),
            PLAYOUT_LIMITS,
            (spec, seed) -> new Mcts<>(game, PlayoutSettings.of(spec, 10, eval), seed))
        .shownWith(visits("mcts"));
  }

  /** Few playouts, each making the tree grow. */
  private static PlayerSpec visits(String name) {
    return PlayerSpec.of(name).with("playouts", "200").with("c", "1").with("expand", "2");
  }

  private static List<Parameter> withThreads(List<Parameter> parameters) {
    return Stream.concat(parameters.stream(), Stream.of(Parameter.THREADS)).toList();
  }

  private static List<String> names(List<Parameter> parameters) {
    return parameters.stream().map(Parameter::name).toList();
  }

  private static double value(PlayerSpec spec, Parameter parameter, double otherwise) {
    return spec.value(parameter).orElse(otherwise);
  }
}
