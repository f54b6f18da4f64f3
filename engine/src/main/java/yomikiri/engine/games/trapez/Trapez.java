package yomikiri.engine.games.trapez;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Notation;
import yomikiri.engine.games.trapez.board.HexSymmetry;
import yomikiri.engine.learn.LearntEvaluation;
import yomikiri.engine.search.StandardPlayers;
import yomikiri.engine.think.BenchSuite;
import yomikiri.engine.think.EvaluationType;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.LossBands;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.StateSpace;
import yomikiri.engine.think.Teaching;

/**
 * Trapez: light and dark place hexagons in turn, each of which is half light, half dark. Whoever
 * surrounds a tile turns it. A group of seven tiles joined in one's colour wins; on a full board
 * the longest group does, light's if both are as long.
 */
public final class Trapez implements Game<TrapezPosition> {
  private static final int FIRST_TILE = 1; // how the tile in the centre lies
  private static final List<Parameter> PARAMETERS =
      List.of(Parameter.TIME, Parameter.NODES, Parameter.THREADS);
  private static final List<String> LIMITED =
      List.of(Parameter.TIME.name(), Parameter.NODES.name());

  private final TrapezNotation notation = new TrapezNotation();

  /**
   * The game, its players and how it is learnt.
   *
   * @param resources for learnt files
   */
  public static GameKit<TrapezPosition> kit(ResourceCache resources) {
    Trapez game = new Trapez();
    TrapezTuples tuples = new TrapezTuples();
    List<EvaluationType<TrapezPosition>> evaluations =
        List.of(
            new EvaluationType<>("groups", List.of(), spec -> new GroupsEvaluation()),
            LearntEvaluation.type(game.id(), tuples, resources));
    List<PlayerType<TrapezPosition>> players =
        new ArrayList<>(StandardPlayers.duel(game, evaluations));
    players.add(
        new PlayerType<>(
            "expert",
            PARAMETERS,
            LIMITED,
            spec -> new TrapezExpert(game, TrapezPerfectPlayer.TABLE_BITS, spec.threads())));
    players.add(
        new PlayerType<>(
            "perfect",
            PARAMETERS,
            LIMITED,
            spec -> new TrapezPerfectPlayer(TrapezPerfectPlayer.TABLE_BITS, spec.threads())));
    PlayerSpec strongest = PlayerSpec.of("expert").with("time", "1s");
    return new GameKit<>(
            game,
            players,
            List.of(
                new Level("normal", PlayerSpec.of("greedy").with("eval", "groups")),
                new Level(
                    "strong", PlayerSpec.of("alphabeta").with("depth", "2").with("eval", "groups")),
                new Level("strongest", strongest)),
            strongest,
            Optional.of(
                new Solver<>(
                    PlayerSpec.of("perfect"),
                    position ->
                        position.isOver() || position.empties() <= TrapezPerfectPlayer.READ_OUT,
                    position -> 60_000 * Math.pow(7, position.empties() - 6.0))))
        .measuredBy(
            List.of(
                new BenchSuite.Count<>(4),
                new BenchSuite.RandomPlay<>(100_000),
                new BenchSuite.Solve<>(50)))
        .taughtBy(
            Teaching.<TrapezPosition>plain()
                .judgedBy(LossBands.POINTS.scaled(new GroupsEvaluation().logisticScale()))
                .explainedBy(TrapezReasons.all()))
        .learntBy(new TrapezStates())
        .seenBy(tuples);
  }

  @Override
  public String id() {
    return "trapez";
  }

  @Override
  public int players() {
    return 2;
  }

  @Override
  public boolean onlyWinsCount() {
    return true;
  }

  /** One tile in the centre, whatever the seed. */
  @Override
  public TrapezPosition newPosition(long seed) {
    int[] tiles = new int[HexBoard.CELLS];
    tiles[HexBoard.CENTRE] = FIRST_TILE;
    return new TrapezPosition(tiles, 0);
  }

  @Override
  public boolean dealsAlike() {
    return true;
  }

  @Override
  public TrapezPosition copyOf(TrapezPosition position) {
    return new TrapezPosition(position);
  }

  @Override
  public void copy(TrapezPosition from, TrapezPosition into) {
    into.become(from);
  }

  @Override
  public int moveLimit() {
    return TrapezMove.LIMIT;
  }

  @Override
  public Notation<TrapezPosition> notation() {
    return notation;
  }

  /** The states of Trapez for learners: nothing but the tiles counts, in any of twelve images. */
  static final class TrapezStates implements StateSpace<TrapezPosition> {
    @Override
    public int symmetries() {
      return HexSymmetry.COUNT;
    }

    @Override
    public long state(TrapezPosition position, int symmetry) {
      return HexSymmetry.bits(position.tileSet(), symmetry);
    }

    @Override
    public int image(int move, int symmetry) {
      int cell = HexSymmetry.cell(symmetry, TrapezMove.cell(move));
      int tile = HexSymmetry.tile(symmetry, TrapezMove.tile(move));
      int turnedCell = TrapezMove.turnedCell(move);
      return turnedCell < 0
          ? TrapezMove.of(cell, tile)
          : TrapezMove.of(
              cell,
              tile,
              HexSymmetry.cell(symmetry, turnedCell),
              TrapezMove.isClockwise(move) != HexSymmetry.isMirrored(symmetry));
    }
  }
}
