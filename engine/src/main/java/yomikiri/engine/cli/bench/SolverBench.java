package yomikiri.engine.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.PositionLines;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Solver;
import yomikiri.engine.think.Verdict;

/**
 * Solves positions, each by a new player, and compares the answers with the scores that are known.
 * Making the player is not measured.
 */
final class SolverBench<P extends Position> {
  private static final int DIFFERENT = 1; // exit status
  private static final Pattern SCORE =
      Pattern.compile("([a-h][1-8]|-+|p[as]*)\\s*:\\s*([+-]?\\d+)", Pattern.CASE_INSENSITIVE);

  private final Console console;
  private final GameKit<P> kit;
  private final Solver<P> solver;
  private final PlayerSpec player;
  private final boolean everyMove;
  private final List<SearchResult> results = new ArrayList<>();
  private int positions;
  private int compared;
  private int wrong;

  /** {@code everyMove} if each move's score is found, not only the best. */
  SolverBench(
      Console console, GameKit<P> kit, Solver<P> solver, PlayerSpec player, boolean everyMove) {
    this.console = console;
    this.kit = kit;
    this.solver = solver;
    this.player = player;
    this.everyMove = everyMove;
  }

  /** Reports on {@code count} deals, solved {@code repeat} times after a pass to warm up. */
  void deals(int count, int repeat, long seed) {
    List<P> ends = LongStream.range(seed, seed + count).mapToObj(this::end).toList();
    ends.forEach(this::solved);
    for (int pass = 0; pass < repeat; pass++) {
      ends.forEach(end -> results.add(solved(end)));
    }
    positions = results.size();
    console.line(sums());
  }

  /** A deal played on at random until it is in the solver's reach. */
  private P end(long deal) {
    SplittableRandom random = new SplittableRandom(deal);
    Moves moves = new Moves();
    P end;
    do {
      end = kit.game().newPosition(deal);
      int _ = RandomGames.playOn(end, random, moves, solver.reaches());
    } while (end.isOver());
    return end;
  }

  private SearchResult solved(P position) {
    return SearchResult.of(
        kit.build(player, 0),
        kit.game(),
        position,
        SearchResult.seat(position),
        Budget.UNLIMITED,
        everyMove,
        console.ticker());
  }

  /** Reports on the positions of a file and returns the exit status. */
  int file(String name) {
    int status =
        PositionLines.each(
            console,
            name,
            (place, text) -> {
              console.line(solve(text));
              return 0;
            });
    if (positions == 0 && status == 0) {
      throw new UserError(name + ": expected at least one position");
    }
    console.line(sums());
    return Math.max(status, wrong == 0 ? 0 : DIFFERENT);
  }

  /**
   * Solves the position of a line of a file.
   *
   * @return what came of it, in one line
   * @throws NotationException if the line cannot be read
   */
  private String solve(String line) throws NotationException {
    P position = kit.game().notation().parsePosition(line);
    SortedMap<Integer, Integer> known = known(line);
    positions++;
    if (position.isOver()) {
      return String.format(Locale.ROOT, "#%-3d the game is over", positions);
    }
    SearchResult result = solved(position);
    SearchReport report = result.report().orElseThrow();
    results.add(result);
    String differs = differences(report, known);
    compared += known.isEmpty() ? 0 : 1;
    wrong += differs.isEmpty() ? 0 : 1;
    return String.format(
        Locale.ROOT,
        "#%-3d %+3d  %-8s %s%s",
        positions,
        value(report.moves().getFirst()),
        bestMoves(report),
        cost(result.nanos(), result.nodes()),
        known.isEmpty() ? "" : differs.isEmpty() ? "  ok" : "  " + differs);
  }

  /** The scores on the line, by move. */
  private SortedMap<Integer, Integer> known(String line) throws NotationException {
    SortedMap<Integer, Integer> known = new TreeMap<>();
    Game<P> game = kit.game();
    Matcher matcher = SCORE.matcher(line);
    while (matcher.find()) {
      String move = matcher.group(1);
      boolean passes = !Character.isDigit(move.charAt(move.length() - 1));
      known.put(
          game.notation().parseMove(passes ? "--" : move), Integer.parseInt(matcher.group(2)));
    }
    return known;
  }

  /** Where the search disagrees with the file; empty where they agree. */
  private String differences(SearchReport report, SortedMap<Integer, Integer> known) {
    if (known.isEmpty()) {
      return "";
    }
    int best = known.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    List<String> differ = new ArrayList<>();
    for (RankedMove ranked : report.moves()) {
      Integer score = known.get(ranked.move());
      boolean isBest = ranked.equals(report.moves().getFirst());
      if (score == null) {
        differ.add(text(ranked.move()) + " has no score in the file");
      } else if (isBest && score != best) {
        differ.add("the best in the file is " + signed(best));
      } else if (!agrees(ranked, score)) {
        differ.add(text(ranked.move()) + " is " + signed(score) + " in the file");
      }
    }
    return String.join(", ", differ);
  }

  /** Whether a score may be what the search says of a move, an exact value or a bound. */
  private static boolean agrees(RankedMove ranked, int score) {
    int value = value(ranked);
    return switch (bound(ranked)) {
      case EXACT -> score == value;
      case AT_MOST -> score <= value;
      case AT_LEAST -> score >= value;
    };
  }

  private static int value(RankedMove ranked) {
    return points(ranked).value();
  }

  private static Bound bound(RankedMove ranked) {
    return points(ranked).bound();
  }

  private static Verdict.Points points(RankedMove ranked) {
    if (ranked.verdict() instanceof Verdict.Points points && points.proven()) {
      return points;
    }
    throw new IllegalStateException("a position solved only in part: " + ranked);
  }

  /** The moves with the best score, as far as the search has told them apart. */
  private String bestMoves(SearchReport report) {
    RankedMove best = report.moves().getFirst();
    return report.moves().stream()
        .filter(one -> value(one) == value(best) && bound(one) == bound(best))
        .map(one -> text(one.move()))
        .collect(Collectors.joining(","));
  }

  private String text(int move) {
    return kit.game().notation().moveText(move);
  }

  private static String signed(int score) {
    return String.format(Locale.ROOT, "%+d", score);
  }

  /** All positions together. */
  private String sums() {
    double[] millis = results.stream().mapToDouble(one -> one.nanos() / 1e6).sorted().toArray();
    int count = millis.length;
    String sums =
        positions
            + " positions"
            + cost(
                results.stream().mapToLong(SearchResult::nanos).sum(),
                results.stream().mapToLong(SearchResult::nodes).sum());
    return count == 0
        ? sums
        : String.format(
            Locale.ROOT,
            "%s  median %.1f ms  p90 %.1f ms  max %.1f ms%s",
            sums,
            millis[count / 2],
            millis[count * 9 / 10],
            millis[count - 1],
            compared == 0
                ? ""
                : wrong == 0 ? "  all ok" : wrong == 1 ? "  1 differs" : "  " + wrong + " differ");
  }

  private static String cost(long nanos, long nodes) {
    return String.format(
        Locale.ROOT,
        "%8.1f ms  %,13d nodes  %5.1f M nodes/s",
        nanos / 1e6,
        nodes,
        nodes * 1e3 / Math.max(1, nanos));
  }
}
