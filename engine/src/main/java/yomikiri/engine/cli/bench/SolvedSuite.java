package yomikiri.engine.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.Verdict;

/**
 * Solves positions whose exact scores are known, each by a new player, and compares the answers
 * with these. Making the player is not measured.
 */
final class SolvedSuite<P extends Position> {
  private static final Pattern SCORE =
      Pattern.compile("([a-h][1-8]|-+|p[as]*)\\s*:\\s*([+-]?\\d+)", Pattern.CASE_INSENSITIVE);

  private final GameKit<P> kit;
  private final PlayerSpec player;
  private final boolean everyMove;
  private final Ticker ticker;
  private int positions;
  private int wrong;
  private long nodes;
  private long nanos;

  /**
   * @param everyMove whether each move's score is found, not only the best
   */
  SolvedSuite(GameKit<P> kit, PlayerSpec player, boolean everyMove, Ticker ticker) {
    this.kit = kit;
    this.player = player;
    this.everyMove = everyMove;
    this.ticker = ticker;
  }

  boolean isRight() {
    return wrong == 0;
  }

  boolean isEmpty() {
    return positions == 0;
  }

  /**
   * Solves the position of a line of an OBF file.
   *
   * @return what came of it, in one line
   * @throws NotationException if the line cannot be read
   */
  String solve(String line) throws NotationException {
    P position = kit.game().notation().parsePosition(line);
    SortedMap<Integer, Integer> known = known(line);
    positions++;
    String text = kit.game().notation().positionText(position);
    long empties = text.chars().filter(c -> c == '-').count();
    String head = String.format(Locale.ROOT, "#%-3d %2d empties", positions, empties);
    if (position.isOver()) {
      return head + ", the game is over";
    }
    SearchResult result =
        SearchResult.of(
            kit.build(player, 0),
            kit.game(),
            position,
            SearchResult.seat(position),
            Budget.UNLIMITED,
            everyMove,
            ticker);
    SearchReport report = result.report().orElseThrow();
    nodes += result.nodes();
    nanos += result.nanos();
    String differs = differences(report, known);
    wrong += differs.isEmpty() ? 0 : 1;
    return String.format(
        Locale.ROOT,
        "%s  %+3d  %-8s %s  %s",
        head,
        value(report.moves().getFirst()),
        bestMoves(report),
        cost(result.nanos(), result.nodes()),
        known.isEmpty() ? "no scores to compare" : differs.isEmpty() ? "ok" : differs);
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
  String sums() {
    return String.format(
        Locale.ROOT,
        "%d positions  %s  %s",
        positions,
        cost(nanos, nodes),
        wrong == 0 ? "all ok" : wrong == 1 ? "1 differs" : wrong + " differ");
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
