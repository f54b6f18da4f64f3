package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameKind;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.teach.ExhaustiveSearch.Aim;
import yomikiri.engine.teach.PuzzleProof.Counted;
import yomikiri.engine.teach.PuzzleProof.Worth;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Teaching;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/**
 * Proves what the moves of a position are worth: by the game's solver where it reaches, by a search
 * of all play where that is small, in a room of one's own by the longest way, and else by how long
 * each move is sure to keep the seat in the game. Not thread-safe.
 */
public final class PuzzleProver<P extends Position> {
  private static final Budget SOLVING = Budget.ofNodes(2_000_000);
  private static final double CHEAP = 100_000; // nodes
  private static final int NODES = 8_000;
  private static final int LONGEST_SURVIVAL = 12; // own moves
  private static final int LARGEST_ROOM = 40; // own moves that a person may count

  private final GameKit<P> kit;
  private final Game<P> game;
  private final Optional<Teaching.PrivateRoom<P>> room;
  private final boolean canGoOut;

  public PuzzleProver(GameKit<P> kit) {
    this.kit = kit;
    this.game = kit.game();
    this.room = kit.teaching().room().map(supplier -> supplier.get());
    this.canGoOut = loserIsOut();
  }

  /** Whether seats go out in this game, as one played at random shows. */
  private boolean loserIsOut() {
    SplittableRandom random = new SplittableRandom(1);
    GameSession<P> session = new GameSession<>(game, game.newPosition(1));
    while (!session.isOver()) {
      for (int seat = 0; seat < session.players(); seat++) {
        int[] legal = session.legalMoves(seat);
        if (legal.length > 0) {
          session.play(seat, legal[random.nextInt(legal.length)]);
        }
      }
    }
    return IntStream.range(0, session.players()).anyMatch(session::isOut);
  }

  /** Whether the solver reads the position out in a moment. */
  boolean isSolved(P position) {
    return kit.solver()
        .filter(one -> one.reaches().test(position))
        .filter(one -> !(one.nodes().applyAsDouble(position) > CHEAP))
        .isPresent();
  }

  /**
   * What every move of a position that is not over is worth at the end of the game; empty if that
   * takes too long to find. In a game for one or two in turns this is exact, else what is sure.
   */
  public Optional<PuzzleProof> values(P position) {
    int seat = SearchResult.seat(position);
    return isSolved(position) ? solved(position, seat, true) : searched(position, seat);
  }

  /** What can be proven of a position that is not over: first who wins, then what is left. */
  List<PuzzleProof> proofs(P position) {
    int seat = SearchResult.seat(position);
    List<PuzzleProof> proofs = new ArrayList<>();
    (isSolved(position) ? solved(position, seat) : searched(position, seat)).ifPresent(proofs::add);
    inRoom(position, seat).ifPresent(proofs::add);
    if (proofs.isEmpty() && canGoOut) {
      survival(position, seat).ifPresent(proofs::add);
    }
    return proofs;
  }

  private Counted counted() {
    return game.kind() == GameKind.SOLO ? Counted.POINTS : Counted.MARGIN;
  }

  /** Only where one move alone is best is the play behind it asked for, too. */
  private Optional<PuzzleProof> solved(P position, int seat) {
    Optional<PuzzleProof> values = solved(position, seat, true);
    return values.filter(PuzzleProof::isUnique).isPresent()
        ? solved(position, seat, false)
        : values;
  }

  /**
   * The values by a solver that has seen nothing yet, so that it finds the same every time.
   *
   * @param atOnce whether it is stopped when it has them all
   */
  private Optional<PuzzleProof> solved(P position, int seat, boolean atOnce) {
    PlayerSpec spec = kit.solver().orElseThrow().spec();
    int legal = legal(position, seat).length;
    TimeKeeper keeper = TimeKeeper.start(SOLVING, Ticker.SYSTEM);
    return SearchResult.of(
            kit.build(spec, 0),
            game,
            position,
            seat,
            true,
            keeper,
            report -> {
              if (atOnce && isSolved(report, legal)) {
                keeper.stop();
              }
            })
        .report()
        .filter(report -> isSolved(report, legal))
        .map(
            report ->
                new PuzzleProof(
                    counted(),
                    report.moves().stream()
                        .map(one -> new Worth(one.move(), points(one.verdict())))
                        .sorted(Comparator.comparingInt(one -> -one.value()))
                        .toList(),
                    report.line()));
  }

  private static boolean isSolved(SearchReport report, int legal) {
    return report.moves().size() == legal
        && report.moves().stream().allMatch(PuzzleProver::isExact);
  }

  private static boolean isExact(RankedMove move) {
    Verdict verdict = move.verdict();
    return verdict instanceof Verdict.Points && verdict.proven() && verdict.bound() == Bound.EXACT;
  }

  private static int points(Verdict verdict) {
    return verdict instanceof Verdict.Points points ? points.value() : 0;
  }

  private Optional<PuzzleProof> searched(P position, int seat) {
    ExhaustiveSearch<P> search =
        new ExhaustiveSearch<>(game, position, seat, Aim.LEAD, Integer.MAX_VALUE, NODES);
    return search
        .moves()
        .map(moves -> new PuzzleProof(counted(), moves, search.line(moves.getFirst().move())));
  }

  /** As many moves as can be looked ahead, if one move alone survives them all. */
  private Optional<PuzzleProof> survival(P position, int seat) {
    Optional<PuzzleProof> found = Optional.empty();
    for (int moves = 2; moves <= LONGEST_SURVIVAL; moves++) {
      ExhaustiveSearch<P> search =
          new ExhaustiveSearch<>(game, position, seat, Aim.SURVIVAL, moves, NODES);
      Optional<List<Worth>> worths = search.moves();
      if (worths.isEmpty() || worths.get().getFirst().value() < moves) {
        return found;
      }
      found =
          worths.map(
              all -> new PuzzleProof(Counted.SURVIVAL, all, search.line(all.getFirst().move())));
    }
    return found;
  }

  /** A move that looks best for some moves, drawn by lot where several do. */
  int glance(P position, int seat, int moves, SplittableRandom random) {
    Aim aim = canGoOut ? Aim.SURVIVAL : Aim.LEAD;
    List<Worth> worths =
        new ExhaustiveSearch<>(game, position, seat, aim, moves, NODES)
            .moves()
            .orElseGet(() -> alike(position, seat));
    int most = worths.getFirst().value();
    List<Worth> best = worths.stream().filter(one -> one.value() == most).toList();
    return best.get(random.nextInt(best.size())).move();
  }

  private List<Worth> alike(P position, int seat) {
    return IntStream.of(legal(position, seat)).mapToObj(move -> new Worth(move, 0)).toList();
  }

  private Optional<PuzzleProof> inRoom(P position, int seat) {
    if (room.isEmpty()) {
      return Optional.empty();
    }
    List<List<Integer>> ways = ways(position, seat);
    if (ways.isEmpty() || ways.getFirst().size() > LARGEST_ROOM) {
      return Optional.empty();
    }
    PuzzleProof proof =
        new PuzzleProof(
            Counted.ROOM,
            ways.stream().map(way -> new Worth(way.getFirst(), way.size())).toList(),
            together(position, seat, ways.getFirst()));
    return Optional.of(proof).filter(PuzzleProver::matters);
  }

  /** Whether the other goes on for as long as any move but the answer does. */
  private static boolean matters(PuzzleProof room) {
    return room.moves().size() > 1 && room.line().size() >= 2 * room.second();
  }

  /** The longest way by each move, the longest first; empty where one is not known. */
  private List<List<Integer>> ways(P position, int seat) {
    List<List<Integer>> ways = new ArrayList<>();
    for (int move : legal(position, seat)) {
      Optional<List<Integer>> way = room.orElseThrow().longest(position, seat, move);
      if (way.isEmpty() || way.get().isEmpty()) {
        return List.of();
      }
      ways.add(way.get());
    }
    ways.sort(Comparator.comparingInt(way -> -way.size()));
    return ways;
  }

  /** The seat's way and the other's longest one, as far as both go. */
  private List<Integer> together(P position, int seat, List<Integer> way) {
    GameSession<P> session = new GameSession<>(game, position);
    List<Integer> line = new ArrayList<>();
    List<Integer> otherWay = List.of();
    for (int i = 0; i < way.size() && (i == 0 || i < otherWay.size()); i++) {
      line.add(way.get(i));
      session.play(seat, way.get(i));
      if (i == 0) {
        otherWay = ways(session.position(), 1 - seat).stream().findFirst().orElse(List.of());
      }
      if (i < otherWay.size()) {
        line.add(otherWay.get(i));
        session.play(1 - seat, otherWay.get(i));
      }
    }
    return line;
  }

  private int[] legal(P position, int seat) {
    Moves legal = new Moves();
    position.legalMoves(seat, legal);
    return legal.toArray();
  }
}
