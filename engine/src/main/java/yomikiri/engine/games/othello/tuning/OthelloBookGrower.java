package yomikiri.engine.games.othello.tuning;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.games.othello.board.CanonicalPosition;
import yomikiri.engine.games.othello.board.OthelloRootMove;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.search.MidgameRootSearch;
import yomikiri.engine.games.othello.search.MidgameSearch;
import yomikiri.engine.games.othello.search.ProbCut;
import yomikiri.engine.games.othello.search.SearchedBook;
import yomikiri.engine.games.othello.search.SearchedBook.Next;
import yomikiri.engine.games.othello.search.SearchedBook.Page;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.think.BookBuilder;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;

/**
 * A builder of the opening book of 8×8, which grows by games that the book plays against itself,
 * better moves more often than worse ones: the position in which a game leaves the book is searched
 * and added. Several games are played before their positions are searched, so that as many threads
 * find the same book as one.
 */
public final class OthelloBookGrower implements BookBuilder {
  private static final int SIZE = 8;
  private static final int TABLE_BITS = 20;
  private static final int GAMES = 8; // from the same book
  private static final int TRIES = 1000; // to find a game that leaves it where none did before
  private static final int MOST_PLIES = 24; // from the start; later positions are not added
  private static final int NEAR = 4; // discs behind the best move from which one is left out
  private static final double CARE = 1; // discs that make a move e times as rare

  private final DiscEvaluator evaluator;
  private final ProbCut cuts;
  private final Plan plan;

  /** A builder by searches with this estimate and these cuts. */
  public OthelloBookGrower(DiscEvaluator evaluator, ProbCut cuts, Plan plan) {
    this.evaluator = evaluator;
    this.cuts = cuts;
    this.plan = plan;
  }

  /** A position that the book does not have, and the names of the moves that lead to it. */
  private record Leaf(String path, long own, long other) {
    private CanonicalPosition position() {
      return CanonicalPosition.of(SIZE, own, other);
    }
  }

  @Override
  public void run(String known, int threads, Witness witness)
      throws Fault, InterruptedException, ExecutionException {
    List<String> lines = lines(known, witness);
    SearchedBook book = new SearchedBook();
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      witness.done(Math.min(lines.size(), plan.positions()), plan.positions());
      int done = 0;
      while (done < plan.positions()) {
        done +=
            round(
                book, lines.subList(Math.min(done, lines.size()), lines.size()), workers, witness);
      }
    } finally {
      workers.shutdownNow();
    }
  }

  private String head() {
    return "# yomikiri bench book --game othello-8 --plies %d --seed %d\n"
        .formatted(plan.plies(), plan.seed());
  }

  /** The lines of a book begun that have their end. */
  private List<String> lines(String known, Witness witness) throws Fault {
    String whole = known.substring(0, known.lastIndexOf('\n') + 1);
    String head = head();
    if (known.isEmpty()) {
      witness.line(head);
    } else if (!whole.startsWith(head) && !head.startsWith(known)) {
      String found = FoundToken.quoted(known.lines().findFirst().orElse(""));
      throw new Fault("line 1: expected \"" + head.strip() + "\", found " + found);
    } else if (whole.isEmpty()) {
      witness.line(head);
    }
    return whole.lines().skip(1).toList();
  }

  /**
   * Adds the positions of a few games.
   *
   * @param known lines that follow in a book begun
   * @return how many there are
   */
  private int round(SearchedBook book, List<String> known, ExecutorService workers, Witness witness)
      throws Fault, InterruptedException, ExecutionException {
    int before = book.size();
    List<Leaf> leaves = leaves(book).stream().limit(plan.positions() - before).toList();
    List<Future<String>> searching =
        leaves.stream()
            .skip(known.size())
            .map(leaf -> workers.submit(() -> searched(leaf)))
            .toList();
    for (int i = 0; i < leaves.size(); i++) {
      boolean isKnown = i < known.size();
      String line = isKnown ? known.get(i) : searching.get(i - known.size()).get();
      if (!line.startsWith(leaves.get(i).path() + " ") || !book.add(line.strip())) {
        throw new Fault(
            "line %d: expected the position after %s with its values, found \"%s\""
                .formatted(before + i + 2, leaves.get(i).path(), line.strip()));
      }
      if (!isKnown) {
        witness.line(line);
        witness.done(before + i + 1, plan.positions());
      }
    }
    return leaves.size();
  }

  /** Where games leave the book, each somewhere else. */
  private List<Leaf> leaves(SearchedBook book) throws Fault {
    Map<CanonicalPosition, Leaf> leaves = new LinkedHashMap<>();
    SplittableRandom random = new SplittableRandom(plan.seed() + book.size());
    for (int tries = 0; leaves.size() < GAMES && tries < TRIES; tries++) {
      game(book, random.split()).ifPresent(leaf -> leaves.putIfAbsent(leaf.position(), leaf));
    }
    if (leaves.isEmpty()) {
      throw new Fault(
          "found no position to add to %d: no game leaves the book before ply %d"
              .formatted(book.size(), MOST_PLIES));
    }
    return List.copyOf(leaves.values());
  }

  /** The first position of a game that the book does not have; nothing if it comes too late. */
  private Optional<Leaf> game(SearchedBook book, SplittableRandom random) {
    StringBuilder path = new StringBuilder();
    Next at = Next.START;
    for (int ply = 0; ply < MOST_PLIES; ply++) {
      Optional<Page> page = book.page(at.position());
      List<Next> moves = Next.all(at.own(), at.other());
      if (page.isEmpty() || moves.isEmpty()) {
        String names = path.isEmpty() ? "-" : path.toString();
        return moves.isEmpty()
            ? Optional.empty()
            : Optional.of(new Leaf(names, at.own(), at.other()));
      }
      at = chosen(moves, page.get(), random);
      path.append(SearchedBook.name(at.square()));
    }
    return Optional.empty();
  }

  /** A move that the book has, chosen by the values with noise of Gumbel's distribution. */
  private static Next chosen(List<Next> moves, Page page, SplittableRandom random) {
    Next chosen = moves.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (Next next : moves) {
      double noise = -CARE * Math.log(-Math.log(random.nextDouble(Double.MIN_VALUE, 1)));
      double value = page.moves().getOrDefault(next.position(), Double.NEGATIVE_INFINITY) + noise;
      if (value > most) {
        most = value;
        chosen = next;
      }
    }
    return chosen;
  }

  /** The line of a position, which is searched for it. */
  private String searched(Leaf leaf) {
    TimeKeeper clock = TimeKeeper.start(Budget.UNLIMITED, Ticker.SYSTEM);
    MidgameSearch search =
        new MidgameSearch(SIZE, evaluator, new TranspositionTable(TABLE_BITS), cuts, clock.meter());
    MidgameRootSearch root =
        new MidgameRootSearch(
            search,
            Next.all(leaf.own(), leaf.other()).stream().map(Next::rootMove).toList(),
            /* everyMove= */ false);
    int plies = plan.plies() + (Long.bitCount(leaf.own() | leaf.other()) + plan.plies()) % 2;
    for (int depth = 1; depth <= plies; depth++) {
      root.to(depth);
    }
    int best = -DiscEvaluator.LIMIT;
    int rest = -SIZE * SIZE * DiscEvaluator.UNIT;
    Map<String, Double> values = new LinkedHashMap<>();
    for (OthelloRootMove move : root.order()) {
      int floor = Math.max(-DiscEvaluator.LIMIT, best - NEAR * DiscEvaluator.UNIT);
      int value = -search.search(move.own(), move.other(), plies - 1, -DiscEvaluator.LIMIT, -floor);
      if (value > floor) {
        values.put(SearchedBook.name(move.move()), (double) value / DiscEvaluator.UNIT);
        best = Math.max(best, value);
      } else {
        rest = Math.max(rest, value);
      }
    }
    return SearchedBook.line(
        leaf.path(), plies, clock.meter().nodes(), (double) rest / DiscEvaluator.UNIT, values);
  }
}
