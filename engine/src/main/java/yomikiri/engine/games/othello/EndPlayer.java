package yomikiri.engine.games.othello;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.othello.end.EndSearch;
import yomikiri.engine.games.othello.end.EndTable;
import yomikiri.engine.search.Ranking;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.Thinking;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;
import yomikiri.engine.trace.Bound;

/**
 * Reads a game out to its end and plays perfectly from there. Where the budget does not reach that
 * far, it plays the move that leaves the other side the fewest. What it finds out serves the later
 * moves of the same game.
 */
final class EndPlayer implements Player<OthelloPosition> {
  private static final int TABLE_BITS = 20;

  private final Othello game;
  private final EndTable table = new EndTable(TABLE_BITS);
  private final int size;

  EndPlayer(int size) {
    this.game = new Othello(size);
    this.size = size;
  }

  /** A root move and the position after it. */
  private record Candidate(int move, OthelloPosition after, int replies) {}

  @Override
  public int choose(OthelloPosition ownCopy, int seat, Thinking thinking) {
    TimeKeeper clock = thinking.clock();
    EndSearch search = new EndSearch(size, table, clock.meter());
    List<Candidate> candidates = candidates(ownCopy);
    try {
      List<RankedMove> ranked = ranked(search, candidates, seat, thinking.everyMove());
      int value = ((Verdict.Points) ranked.getFirst().verdict()).value();
      thinking.tell(() -> report(ownCopy, clock, ranked, List.of(ranked.getFirst().move())));
      List<Integer> line = line(search, ownCopy, ranked.getFirst().move(), value, seat);
      thinking.tell(() -> report(ownCopy, clock, ranked, line));
      return ranked.getFirst().move();
    } catch (SearchStopped budgetSpent) {
      thinking.tellStopped();
      return candidates.getFirst().move();
    }
  }

  private static SearchReport report(
      OthelloPosition from, TimeKeeper clock, List<RankedMove> ranked, List<Integer> line) {
    return new SearchReport(
        from.empties(), clock.meter().nodes(), clock.elapsedNanos(), ranked, line);
  }

  /** The moves, those first that leave the other side few squares to play on. */
  private List<Candidate> candidates(OthelloPosition position) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    List<Candidate> candidates = new ArrayList<>();
    Moves replies = new Moves();
    for (int i = 0; i < legal.size(); i++) {
      OthelloPosition after = game.copyOf(position);
      after.play(legal.get(i));
      after.legalMoves(replies);
      candidates.add(new Candidate(legal.get(i), after, replies.size()));
    }
    candidates.sort(Comparator.comparingInt(Candidate::replies));
    return candidates;
  }

  /** The moves with their values, or with bounds that the best move settles. */
  private static List<RankedMove> ranked(
      EndSearch search, List<Candidate> candidates, int seat, boolean everyMove) {
    int cells = candidates.getFirst().after().pass();
    int best = -cells - 1;
    int bestMove = Integer.MAX_VALUE;
    List<RankedMove> ranked = new ArrayList<>();
    for (Candidate candidate : candidates) {
      int alpha = everyMove ? -cells - 1 : candidate.move() < bestMove ? best - 1 : best;
      int value = value(search, candidate.after(), seat, alpha, cells + 1);
      Bound bound = value > alpha ? Bound.EXACT : Bound.AT_MOST;
      ranked.add(new RankedMove(candidate.move(), new Verdict.Points(value, bound, true)));
      if (value > best || value == best && bound == Bound.EXACT && candidate.move() < bestMove) {
        best = value;
        bestMove = candidate.move();
      }
    }
    Ranking.sort(ranked);
    return ranked;
  }

  /** What a position is worth to {@code seat}, within a window. */
  private static int value(
      EndSearch search, OthelloPosition position, int seat, int alpha, int beta) {
    int turn = position.turn();
    long own = position.discs(turn);
    long other = position.discs(1 - turn);
    return turn == seat
        ? search.search(own, other, alpha, beta)
        : -search.search(own, other, -beta, -alpha);
  }

  /** The best play of both sides to the end of the game. */
  private List<Integer> line(
      EndSearch search, OthelloPosition from, int first, int value, int seat) {
    List<Integer> line = new ArrayList<>(List.of(first));
    OthelloPosition position = game.copyOf(from);
    position.play(first);
    while (!position.isOver()) {
      Candidate next = best(search, position, value, seat);
      line.add(next.move());
      position.become(next.after());
    }
    return line;
  }

  private Candidate best(EndSearch search, OthelloPosition position, int value, int seat) {
    List<Candidate> candidates = candidates(position);
    for (Candidate candidate : candidates) {
      if (value(search, candidate.after(), seat, value - 1, value + 1) == value) {
        return candidate;
      }
    }
    throw new IllegalStateException("no move keeps the value " + value + " of a position read out");
  }
}
