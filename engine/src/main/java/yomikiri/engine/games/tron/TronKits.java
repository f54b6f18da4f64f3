package yomikiri.engine.games.tron;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.ReferenceTerritory;
import yomikiri.engine.games.tron.board.Territory;
import yomikiri.engine.games.tron.search.Separation;
import yomikiri.engine.search.Paranoid;
import yomikiri.engine.search.StandardPlayers;
import yomikiri.engine.think.BenchSuite;
import yomikiri.engine.think.Evaluation;
import yomikiri.engine.think.EvaluationType;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.LossBands;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.Teaching;

/** The kits of Tron: its players, levels and evaluations. */
public final class TronKits {
  private static final Parameter REACH =
      new Parameter("reach", Parameter.Kind.COUNT, 1, 600).onlyWith("eval=voronoi");
  private static final PlayerSpec GREEDY = PlayerSpec.of("greedy").with("eval", "voronoi");
  private static final PlayerSpec HUNTER = PlayerSpec.of("hunter");
  private static final PlayerSpec STRONGEST = HUNTER.with("time", "100ms");

  private TronKits() {}

  /** Two, in turns. */
  public static GameKit<TronPosition.Duel> duel() {
    Tron<TronPosition.Duel> game = Tron.duel(Tron.ARENA);
    List<PlayerType<TronPosition.Duel>> players =
        new ArrayList<>(StandardPlayers.duel(game, evaluations()));
    players.add(hunter(Optional::empty));
    return new GameKit<>(
            game,
            players,
            levels(fourPlies("alphabeta"), STRONGEST),
            STRONGEST,
            Optional.of(new Solver<>(HUNTER, Hunter::reaches)))
        .taughtBy(TronKits.<TronPosition.Duel>teaching().withRoom(TronRoom::new))
        .measuredBy(
            List.of(
                new BenchSuite.Evaluate<>(
                    50,
                    TronKits::canMeet,
                    evaluations(),
                    new EvaluationType<>(
                        "plain", List.of(), spec -> new PlainVoronoiEvaluation<>()))));
  }

  private static boolean canMeet(TronPosition position) {
    return !new Separation().isApart(position.free(), position.head(0), position.head(1));
  }

  /** Three or four, in turns. */
  public static GameKit<TronPosition.Several> several(int players) {
    Tron<TronPosition.Several> game = Tron.several(Tron.ARENA, players);
    List<PlayerType<TronPosition.Several>> all =
        new ArrayList<>(StandardPlayers.multi(game, evaluations()));
    all.add(hunter(() -> Optional.of(new Paranoid<>(game, new ChamberEvaluation<>()))));
    return new GameKit<>(game, all, levels(fourPlies("paranoid"), STRONGEST), STRONGEST)
        .taughtBy(teaching());
  }

  private static <P extends TronPosition & Position> Teaching<P> teaching() {
    return Teaching.<P>plain()
        .judgedBy(LossBands.POINTS.scaled(new ChamberEvaluation<P>().logisticScale()))
        .explainedBy(new TronReasons<P>().all());
  }

  /** Two at once. */
  public static GameKit<TronPosition.Joint> joint() {
    Tron<TronPosition.Joint> game = Tron.joint(Tron.ARENA);
    PlayerSpec duct = PlayerSpec.of("duct").with("eval", "voronoi");
    List<PlayerType<TronPosition.Joint>> players =
        new ArrayList<>(StandardPlayers.joint(game, evaluations()));
    players.add(hunter(Optional::empty));
    return new GameKit<>(
            game,
            players,
            List.of(
                new Level("normal", duct.with("playouts", "50")),
                new Level("strong", duct.with("playouts", "500")),
                new Level("strongest", STRONGEST)),
            STRONGEST)
        .taughtBy(TronKits.<TronPosition.Joint>teaching().withRoom(TronRoom::new));
  }

  /**
   * @param amongSeveral makes who is asked among more than two, in games for so many
   */
  private static <P extends TronPosition & Position> PlayerType<P> hunter(
      Supplier<Optional<Player<P>>> amongSeveral) {
    List<Parameter> limits = List.of(Parameter.DEPTH, Parameter.TIME, Parameter.NODES);
    return new PlayerType<>(
        "hunter",
        Stream.concat(limits.stream(), Stream.of(Parameter.THREADS)).toList(),
        limits.stream().map(Parameter::name).toList(),
        spec -> new Hunter<>(amongSeveral.get(), spec.threads()));
  }

  private static List<Level> levels(PlayerSpec strong, PlayerSpec strongest) {
    return List.of(
        new Level("normal", GREEDY),
        new Level("strong", strong),
        new Level("strongest", strongest));
  }

  private static PlayerSpec fourPlies(String search) {
    return PlayerSpec.of(search).with("depth", "4").with("eval", "voronoi");
  }

  private static <P extends TronPosition & Position> List<EvaluationType<P>> evaluations() {
    return List.of(
        new EvaluationType<>(
            "voronoi",
            List.of(REACH),
            spec ->
                new VoronoiEvaluation<>(
                    spec.value(REACH).map(Double::intValue).orElse(Territory.UNLIMITED))),
        new EvaluationType<>("chambers", List.of(), spec -> new ChamberEvaluation<>()));
  }

  /**
   * The same as {@link VoronoiEvaluation} without a limit, by {@link ReferenceTerritory}. For one
   * thread at a time.
   */
  static final class PlainVoronoiEvaluation<P extends TronPosition & Position>
      implements Evaluation<P> {
    private final ReferenceTerritory flood = new ReferenceTerritory();

    @Override
    public int unit() {
      return VoronoiEvaluation.UNIT;
    }

    @Override
    public int evaluate(P position, int seat) {
      return position.isOver()
          ? 0
          : flood.lead(position.free(), position.heads(), position.turn(), seat);
    }
  }
}
