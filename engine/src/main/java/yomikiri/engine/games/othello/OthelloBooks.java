package yomikiri.engine.games.othello;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import yomikiri.engine.games.othello.board.Bitboards;
import yomikiri.engine.games.othello.board.CanonicalPosition;
import yomikiri.engine.games.othello.board.OthelloRootMove;
import yomikiri.engine.games.othello.search.OpeningBook;
import yomikiri.engine.games.othello.search.SearchedBook;
import yomikiri.engine.games.othello.search.SearchedBook.Next;
import yomikiri.engine.games.othello.search.SearchedBook.Page;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.Verdict;

/** What a player knows of a position without a search. */
final class OthelloBooks {
  private static final int SIZE = 8; // rows of the board that openings are for

  /** Nodes that a thread is taken to visit in a nanosecond, more than the 7 M/s seen in 2026. */
  private static final double SPEED = 1e-2;

  private static final Comparator<RankedMove> BY_VALUE =
      Comparator.comparingInt(move -> -((Verdict.Points) move.verdict()).value());

  private final Othello game;
  private final OpeningBook exact;
  private final SearchedBook searched;
  private long seed;

  /**
   * @param exact scores that are known for certain
   * @param searched openings of 8×8, empty on other boards
   * @param seed for the choice among openings worth the same number of discs
   */
  OthelloBooks(Othello game, OpeningBook exact, SearchedBook searched, long seed) {
    this.game = game;
    this.exact = exact;
    this.searched = searched;
    this.seed = seed;
  }

  /** Openings of this game are chosen by that seed. */
  void begin(long ofGame) {
    seed = ofGame;
  }

  /**
   * What a book has of a position.
   *
   * @param depth plies that its moves were searched to
   * @param moves the first one to be played
   */
  record Found(int depth, List<RankedMove> moves) {}

  /**
   * What the books have of a position, if a search would not find more.
   *
   * @param threads that would search
   */
  Optional<Found> find(OthelloPosition position, SearchContext context, int threads) {
    List<RankedMove> certain = certain(position);
    if (!certain.isEmpty()) {
      return Optional.of(new Found(position.empties(), certain));
    }
    Budget budget = context.clock().budget();
    return page(position)
        .filter(_ -> !context.everyMove()) // openings have values of good moves alone
        .filter(page -> !finds(budget, threads, page.plies(), searched.nodes(canonical(position))))
        .map(page -> new Found(page.plies(), shuffled(openings(position, page), position)));
  }

  /**
   * Whether a search may find more: it may look deeper and, in its usual time, at more positions.
   */
  private static boolean finds(Budget budget, int threads, int plies, long nodes) {
    double inTime =
        budget.hasTimeLimit() ? (double) budget.nanos() * SPEED * threads : Double.MAX_VALUE;
    return budget.depth() > plies && budget.nodes() > nodes && inTime > (double) nodes;
  }

  private static CanonicalPosition canonical(OthelloPosition position) {
    int turn = position.turn();
    return CanonicalPosition.of(SIZE, position.discs(turn), position.discs(1 - turn));
  }

  private Optional<Page> page(OthelloPosition position) {
    return position.size() == SIZE
        ? searched.page(canonical(position)).filter(Page::hasBest)
        : Optional.empty();
  }

  /** The moves of a position, the best first. */
  private List<RankedMove> openings(OthelloPosition position, Page page) {
    List<RankedMove> ranked = new ArrayList<>();
    for (OthelloRootMove move : game.rootMoves(position)) {
      Double value = page.moves().get(Next.after(move).position());
      Verdict verdict =
          value == null
              ? new Verdict.Points((int) Math.ceil(page.rest()), Bound.AT_MOST, false)
              : new Verdict.Points((int) Math.round(value), false);
      ranked.add(new RankedMove(move.move(), verdict));
    }
    ranked.sort(BY_VALUE.thenComparingInt(move -> move.verdict().bound() == Bound.EXACT ? 0 : 1));
    return ranked;
  }

  /** With one of the best moves first, the same whenever the game comes to this position. */
  private List<RankedMove> shuffled(List<RankedMove> ranked, OthelloPosition position) {
    Verdict best = ranked.getFirst().verdict();
    int equal = (int) ranked.stream().filter(move -> move.verdict().equals(best)).count();
    long key = Bitboards.key(position.discs(0), position.discs(1));
    List<RankedMove> shuffled = new ArrayList<>(ranked);
    shuffled.addFirst(shuffled.remove(new SplittableRandom(seed ^ key).nextInt(equal)));
    return shuffled;
  }

  /** The moves of a position, the best first, if the score of each is known; else none. */
  private List<RankedMove> certain(OthelloPosition position) {
    List<RankedMove> ranked = new ArrayList<>();
    for (OthelloRootMove move : game.rootMoves(position)) {
      OptionalInt reply = exact.score(move.own(), move.other());
      if (reply.isEmpty()) {
        return List.of();
      }
      ranked.add(new RankedMove(move.move(), new Verdict.Points(-reply.getAsInt(), true)));
    }
    ranked.sort(BY_VALUE);
    return ranked;
  }

  /** The best play of both sides from a position on, beginning with {@code first}. */
  List<Integer> line(OthelloPosition from, RankedMove first) {
    List<Integer> line = new ArrayList<>(List.of(first.move()));
    OthelloPosition position = game.copyOf(from);
    position.play(first.move());
    for (var known = known(position); !known.isEmpty(); known = known(position)) {
      line.add(known.getFirst().move());
      position.play(known.getFirst().move());
    }
    return line;
  }

  private List<RankedMove> known(OthelloPosition position) {
    List<RankedMove> certain = certain(position);
    return certain.isEmpty()
        ? page(position).map(page -> openings(position, page)).orElse(List.of())
        : certain;
  }
}
