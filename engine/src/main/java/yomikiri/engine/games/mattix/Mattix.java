package yomikiri.engine.games.mattix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Game.Handicap;
import yomikiri.engine.game.Notation;
import yomikiri.engine.search.StandardPlayers;
import yomikiri.engine.think.BenchSuite;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.StateSpace;
import yomikiri.engine.think.Teaching;

/**
 * Mattix on a square board: the first player takes a number tile in the cross's row, the second in
 * its column, and the cross moves there; the game ends when the side to move has no tile in its
 * line, and the higher total wins. A move is the cell of the tile, counted along the rows from the
 * top left.
 */
public final class Mattix implements Game<MattixPosition> {
  private static final int SMALL = 6; // the largest board that is solved from the first move
  private static final List<Parameter> LIMITS =
      List.of(Parameter.TIME, Parameter.NODES, Parameter.DEPTH);
  private static final List<Parameter> PARAMETERS =
      Stream.concat(LIMITS.stream(), Stream.of(Parameter.THREADS)).toList();
  private static final int MOST_HANDICAP = 50; // more than any play can make up for

  private final int size;
  private final MattixNotation notation;

  private Mattix(int size) {
    this.size = size;
    this.notation = new MattixNotation(size);
  }

  /** The game on a board with edge {@code size}, 4, 6 or 8. */
  public static Mattix ofSize(int size) {
    if (size != 4 && size != 6 && size != 8) {
      throw new IllegalArgumentException("Mattix is played on 4×4, 6×6 or 8×8, not " + size);
    }
    return new Mattix(size);
  }

  /**
   * The game, its players and, up to 6×6, how it is learnt; the levels are those of the original,
   * each within a second.
   */
  public static GameKit<MattixPosition> kit(int size) {
    Mattix game = ofSize(size);
    boolean isLarge = size > SMALL;
    PlayerSpec perfect = PlayerSpec.of("perfect");
    PlayerSpec strongest = (isLarge ? PlayerSpec.of("expert") : perfect).with("time", "1s");
    List<PlayerType<MattixPosition>> players = new ArrayList<>(StandardPlayers.duel(game));
    players.add(reader(size, "perfect", List.of()));
    if (isLarge) {
      players.add(reader(size, "expert", LIMITS.stream().map(Parameter::name).toList()));
    }
    GameKit<MattixPosition> kit =
        new GameKit<>(
            game,
            players,
            List.of(
                new Level("normal", alphaBeta(1)),
                new Level("strong", alphaBeta(3)),
                new Level("strongest", strongest)),
            isLarge ? strongest : perfect,
            Optional.of(
                new Solver<>(
                    perfect,
                    position -> MattixMemory.reaches(size, Long.bitCount(position.tiles())),
                    position -> isLarge ? nodes(Long.bitCount(position.tiles())) : Double.NaN)));
    return (isLarge ? kit : kit.learntBy(new MattixStates()))
        .measuredBy(
            List.of(
                new BenchSuite.Solve<>(20),
                new BenchSuite.Search<>("mcts:playouts=10000", "playouts/s", 40),
                new BenchSuite.Search<>("alphabeta:depth=8", "nodes/s", 20)))
        .taughtBy(Teaching.<MattixPosition>plain().explainedBy(MattixReasons.all()));
  }

  /** About how many nodes every move of 8×8 takes with so many tiles. */
  private static double nodes(int tiles) {
    return 300_000 * Math.pow(1.53, tiles - 36.0);
  }

  /** A player that looks ahead and solves what it can. */
  private static PlayerType<MattixPosition> reader(int size, String name, List<String> limits) {
    return new PlayerType<>(
        name, PARAMETERS, limits, spec -> new MattixPerfectPlayer(size, spec.threads()));
  }

  private static PlayerSpec alphaBeta(int depth) {
    return PlayerSpec.of("alphabeta").with("depth", Integer.toString(depth)).with("time", "1s");
  }

  @Override
  public String id() {
    return "mattix-" + size;
  }

  @Override
  public int players() {
    return 2;
  }

  @Override
  public MattixPosition newPosition(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] cells = new byte[size * size];
    byte[] tiles = MattixTileSet.of(size);
    System.arraycopy(tiles, 0, cells, 1, tiles.length);
    int cross = 0;
    for (int i = cells.length - 1; i > 0; i--) {
      int j = (int) Math.unsignedMultiplyHigh(random.nextLong(), i + 1L);
      byte cell = cells[i];
      cells[i] = cells[j];
      cells[j] = cell;
      cross = cross == i ? j : cross == j ? i : cross;
    }
    long all = -1L >>> Long.SIZE - cells.length;
    return new MattixPosition(size, cells, all & ~(1L << cross), cross, 0, 0, 0);
  }

  @Override
  public MattixPosition copyOf(MattixPosition position) {
    return new MattixPosition(position);
  }

  @Override
  public void copy(MattixPosition from, MattixPosition into) {
    into.become(from);
  }

  @Override
  public int moveLimit() {
    return size * size;
  }

  @Override
  public Notation<MattixPosition> notation() {
    return notation;
  }

  @Override
  public Optional<Handicap<MattixPosition>> handicap() {
    return Optional.of(
        new Handicap<>(
            MOST_HANDICAP, (start, points) -> start.withPoints(points.get(0), points.get(1))));
  }

  /**
   * The states of Mattix for learners: what is left of one layout, the line to move in, and who is
   * ahead by how much.
   */
  static final class MattixStates implements StateSpace<MattixPosition> {
    private static final int LINE_BITS = 3;
    private static final int LEAD_BITS = 17; // scores have four digits at most

    @Override
    public long state(MattixPosition position, int symmetry) {
      long place = position.tiles() << LINE_BITS | position.line();
      return (place << 1 | position.turn()) << LEAD_BITS | position.lead(0) & (1L << LEAD_BITS) - 1;
    }
  }

  /** The number tiles: the official ones, for 8×8 as many more of each. */
  static final class MattixTileSet {
    private MattixTileSet() {}

    /** The tiles of a board with edge {@code size}: one fewer than it has cells. */
    static byte[] of(int size) {
      return switch (size) {
        case 4 -> new byte[] {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8};
        case 6 ->
            new byte[] {
              1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, -1, -1, -2, -2, -3,
              -3, -4, -5, -6, -7, -8, -9, -10
            };
        default -> // those of 6×6, 63 for its 35
            new byte[] {
              1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7,
              7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, -1, -1, -1, -2, -2, -2, -3, -3, -3, -4, -4, -5, -5,
              -6, -6, -7, -7, -8, -8, -9, -9, -10, -10
            };
      };
    }

    /** How many tiles of {@code value} there are. */
    static int count(int size, int value) {
      int count = 0;
      for (byte tile : of(size)) {
        count += tile == value ? 1 : 0;
      }
      return count;
    }
  }
}
