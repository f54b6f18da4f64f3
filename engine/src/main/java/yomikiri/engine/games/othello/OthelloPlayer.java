package yomikiri.engine.games.othello;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.games.othello.board.OthelloRootMove;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.search.EndgameRootSearch;
import yomikiri.engine.games.othello.search.EndgameSearch;
import yomikiri.engine.games.othello.search.EndgameTable;
import yomikiri.engine.games.othello.search.MidgameRootSearch;
import yomikiri.engine.games.othello.search.MidgameSearch;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.search.EndgameSwitch;
import yomikiri.engine.search.RootSolver;
import yomikiri.engine.search.SearchHelpers;
import yomikiri.engine.search.ThinkingTime;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.search.YbwcPool;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Verdict;

/**
 * The player of a midgame search that changes to the endgame search as soon as the budget allows
 * it. Results are reused for later moves of the same game.
 */
final class OthelloPlayer implements Player<OthelloPosition> {
  /**
   * The ends of the FFO suite with 20 empty squares take 6 million nodes on average, and the nodes
   * of the look-ahead, which ask for an estimate, four times as long as theirs.
   */
  private static final EndgameSwitch.Effort END =
      new EndgameSwitch.Effort(7.5e6, 20, 2.3, 4, 4, 0.8);

  private static final int UNPREPARED = 10; // empty squares that need hardly any preparation

  /** By selectivity, the empty squares from which such a search comes before an exact one. */
  private static final int[] SELECTIVE = {0, 32, 30, 28, 27, 24, 21};

  private static final int LEAST = 2; // plies to prepare any end, so that there is an answer
  private static final int ENOUGH = 12; // plies that are enough to prepare
  private static final int ALONE = 20_000; // nodes looked ahead before other threads help

  private final Othello game;
  private final int size;
  private final DiscEvaluator evaluator;
  private final ProbCut cuts;
  private final OthelloBooks books;
  private final boolean reportsEstimates;
  private final int threads;
  private final TranspositionTable middleTable;
  private final TranspositionTable sharedEndTable;
  private final EndgameTable endTable;

  /**
   * A player that knows nothing yet.
   *
   * @param cuts what it leaves out where it looks ahead
   * @param books what it knows without a search
   * @param reportsEstimates whether it reports what is not proven
   * @param threads that search together
   * @param memory for what it finds out: a ninth for looking ahead, the rest for the end
   */
  OthelloPlayer(
      int size,
      DiscEvaluator evaluator,
      ProbCut cuts,
      OthelloBooks books,
      boolean reportsEstimates,
      int threads,
      Memory memory) {
    this.game = new Othello(size);
    this.size = size;
    this.evaluator = evaluator;
    this.cuts = cuts;
    this.books = books;
    this.reportsEstimates = reportsEstimates;
    this.threads = threads;
    Memory ninth = memory.part(9);
    this.middleTable = new TranspositionTable(ninth.bits(TranspositionTable.ENTRY_BYTES));
    this.sharedEndTable =
        new TranspositionTable(ninth.times(8).bits(TranspositionTable.ENTRY_BYTES));
    this.endTable = new EndgameTable(sharedEndTable);
  }

  @Override
  public boolean begin(OthelloPosition start, long seed) {
    middleTable.clear();
    sharedEndTable.clear();
    endTable.clear();
    books.begin(seed);
    return true;
  }

  @Override
  public int choose(OthelloPosition ownCopy, int seat, SearchContext context) {
    return new MoveSearch(ownCopy, context).choose();
  }

  /** One search about one position. */
  private final class MoveSearch {
    private final OthelloPosition from;
    private final SearchContext context;
    private final Meter meter;
    private final EndgameSwitch reach;
    private final MidgameSearch middle;
    private final MidgameRootSearch lookAhead;
    private final EndgameSearch end;
    private final EndgameRootSearch readOut;
    private int reached; // plies looked ahead

    MoveSearch(OthelloPosition from, SearchContext context) {
      this.from = from;
      this.context = context;
      this.meter = context.clock().meter();
      this.reach = new EndgameSwitch(END, context, threads);
      middleTable.beginSearch();
      sharedEndTable.beginSearch();
      this.middle = middleSearch(meter);
      List<OthelloRootMove> moves = game.rootMoves(from);
      this.lookAhead = new MidgameRootSearch(middle, moves, context.everyMove());
      this.end = endSearch(meter, endTable);
      this.readOut = new EndgameRootSearch(end, moves, size * size);
    }

    int choose() {
      Optional<OthelloBooks.Found> found = books.find(from, context, threads);
      if (found.isPresent()) {
        List<RankedMove> known = found.get().moves();
        context.report(
            () ->
                new SearchReport(
                    found.get().depth(),
                    meter.nodes(),
                    context.clock().elapsedNanos(),
                    withLines(known, move -> books.line(from, move)),
                    true));
        return known.getFirst().move();
      }
      try {
        if (lookAhead()) {
          readOut();
        }
      } catch (SearchStopped budgetSpent) {
        context.reportStopped();
        return stopped();
      }
      return readOut.isDone()
          ? readOut.ranked().getFirst().move()
          : lookAhead.order().getFirst().move();
    }

    /** The best move of the endgame search, and where that cannot decide, of the midgame search. */
    private int stopped() {
      boolean wantsValues = context.everyMove() && reportsEstimates;
      List<RankedMove> expected = readOut.selective(lookAhead.ranked());
      if (readOut.isEmpty()) {
        return expected.getFirst().move();
      }
      if (readOut.isDone() || readOut.isSettled() && !wantsValues) {
        List<RankedMove> known = readOut.ranked();
        context.report(() -> report(from.empties(), known));
        return known.getFirst().move();
      }
      List<RankedMove> all = readOut.with(expected, context.everyMove());
      if (reportsEstimates || all.stream().allMatch(move -> move.verdict().proven())) {
        context.report(() -> report(reached, all));
      }
      return all.getFirst().move();
    }

    /**
     * The moves with what is expected after each of which the score is known; where not every move
     * needs its own value, after the first alone.
     */
    private List<RankedMove> withLines(
        List<RankedMove> ranked, Function<RankedMove, List<Integer>> line) {
      List<RankedMove> with = new ArrayList<>(ranked);
      for (int i = 0; i < (context.everyMove() ? with.size() : 1); i++) {
        RankedMove move = with.get(i);
        with.set(i, move.verdict().bound() == Bound.EXACT ? move.withLine(line.apply(move)) : move);
      }
      return with;
    }

    private MidgameSearch middleSearch(Meter counter) {
      return new MidgameSearch(size, evaluator, middleTable, cuts, counter);
    }

    private MidgameSearch middleHelper() {
      return middleSearch(context.clock().meterOfHelper());
    }

    /**
     * Looks ahead until the end is near, as deep as may be or as is worth its time; tells whether
     * the end is near.
     */
    private boolean lookAhead() {
      try (SearchHelpers<?> helpers =
          new SearchHelpers<>(middle, threads - 1, ALONE, this::middleHelper)) {
        ThinkingTime time = new ThinkingTime(context.clock());
        while (!isEndNear(reached)) {
          if (reached == context.clock().budget().depth()
              || reached > 0 && !time.goesOn(lookAhead.order().getFirst().move())) {
            return false;
          }
          helpers.beginIfWorthwhile();
          lookAhead.to(reached + 1);
          reached++;
          if (reportsEstimates) {
            context.report(() -> report(reached, withLines(lookAhead.ranked(), this::expected)));
          }
        }
        return true;
      }
    }

    /** What the look-ahead expects after a move, as far as its table still has it. */
    private List<Integer> expected(RankedMove first) {
      List<Integer> line = new ArrayList<>(List.of(first.move()));
      for (int square : lookAhead.line(first.move())) {
        line.add(square < 0 ? from.pass() : from.cell(square));
      }
      return line;
    }

    private boolean isEndNear(int depth) {
      int empties = from.empties();
      boolean isPrepared = depth >= Math.clamp((empties - UNPREPARED) * 2 / 3, LEAST, ENOUGH);
      return isPrepared && reach.covers(empties) || depth >= empties;
    }

    private EndgameSearch endSearch(Meter counter, EndgameTable table) {
      return new EndgameSearch(size, table, evaluator, middleTable, cuts, counter);
    }

    private void readOut() {
      readOut.expect(lookAhead.ranked());
      try (YbwcPool<?> _ = new YbwcPool<>(end, threads - 1, this::endHelper)) {
        if (end.canSelect()) {
          searchSelectively();
        }
        readOut.solve(context.everyMove(), context.clock().budget().isLimited());
      }
      List<RankedMove> ranked = readOut.ranked();
      context.report(() -> report(from.empties(), ranked));
      context.report(() -> report(from.empties(), withLines(ranked, this::line)));
    }

    private EndgameSearch endHelper() {
      return endSearch(context.clock().meterOfHelper(), new EndgameTable(sharedEndTable));
    }

    /** Selective searches, which find the move and the value around which to read the end. */
    private void searchSelectively() {
      for (int selectivity = EndgameSearch.MOST_SELECTIVE; selectivity > 0; selectivity--) {
        if (from.empties() < SELECTIVE[selectivity]) {
          continue;
        }
        readOut.searchSelectively(selectivity);
        if (reportsEstimates) {
          context.report(
              () ->
                  report(
                      from.empties(),
                      withLines(readOut.selective(lookAhead.ranked()), this::expected)));
        }
      }
    }

    private SearchReport report(int depth, List<RankedMove> ranked) {
      return new SearchReport(depth, meter.nodes(), context.clock().elapsedNanos(), ranked);
    }

    /** The best play of both sides to the end of the game. */
    private List<Integer> line(RankedMove first) {
      int value = ((Verdict.Points) first.verdict()).value();
      List<Integer> line = new ArrayList<>(List.of(first.move()));
      OthelloPosition position = game.copyOf(from);
      position.play(first.move());
      while (!position.isOver()) {
        int move = keeping(position, value);
        line.add(move);
        position.play(move);
      }
      return line;
    }

    /** A move with which the side that has to move now keeps what a position is worth. */
    private int keeping(OthelloPosition position, int value) {
      int worth = position.turn() == from.turn() ? value : -value;
      int turn = position.turn();
      int best = end.bestSquare(position.discs(turn), position.discs(1 - turn));
      List<OthelloRootMove> moves = game.rootMoves(position);
      moves.sort(Comparator.comparing(move -> best < 0 || move.move() != from.cell(best)));
      RootSolver bounds =
          new RootSolver(
              moves.stream().mapToInt(OthelloRootMove::move).toArray(),
              -size * size,
              size * size,
              (i, least) ->
                  -end.search(moves.get(i).own(), moves.get(i).other(), -least - 1, 1 - least));
      int kept = bounds.firstAtLeast(worth);
      if (kept < 0) {
        throw new IllegalStateException("no move keeps the value " + value + " of a position");
      }
      return bounds.move(kept);
    }
  }
}
