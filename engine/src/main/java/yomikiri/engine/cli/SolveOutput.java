package yomikiri.engine.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Position;
import yomikiri.engine.search.RootMoveRanking;
import yomikiri.engine.study.report.Json;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Verdict;

/**
 * The answer of {@code solve} about a position, from the point of view of the seat to move.
 *
 * @param value the best move's verdict; of a finished position its margin
 * @param proven whether no further search can change the value: it is exact, and it is known of
 *     every move that it is no better
 * @param moves the best one, then those with a value of their own, best first
 * @param depth plies of the last completed depth; 0 where the search does not go by depth
 * @param nodes positions visited or playouts made
 * @param nanos time taken, in nanoseconds
 */
public record SolveOutput(
    String position,
    Verdict value,
    boolean proven,
    List<Move> moves,
    int depth,
    long nodes,
    long nanos) {
  public SolveOutput {
    moves = List.copyOf(moves);
  }

  /** A move as text and its verdict. */
  record Move(String text, Verdict verdict) {}

  /** The answer to a position that is over. */
  static <P extends Position> SolveOutput finished(Game<P> game, P position) {
    Verdict margin = new Verdict.Points(position.lead(SearchResult.seat(position)), true);
    return new SolveOutput(
        game.notation().positionText(position), margin, true, List.of(), 0, 0, 0);
  }

  /** The answer that a search gave in {@code report}, with at least one move. */
  static <P extends Position> SolveOutput of(Game<P> game, P position, SearchReport report) {
    Notation<P> notation = game.notation();
    RankedMove best = report.moves().getFirst();
    Stream<RankedMove> others =
        report.moves().stream()
            .skip(1)
            .filter(ranked -> !RootMoveRanking.isBound(ranked.verdict()));
    List<Move> moves =
        Stream.concat(Stream.of(best), others)
            .map(ranked -> new Move(notation.moveText(ranked.move()), ranked.verdict()))
            .toList();
    return new SolveOutput(
        notation.positionText(position),
        best.verdict(),
        report.isBestProven(
            game, new GameSession<>(game, position).legalMoves(SearchResult.seat(position))),
        moves,
        report.depth(),
        report.nodes(),
        report.nanos());
  }

  /** The line of {@link #text} for a position of which nothing was found out. */
  static String unknownText(String position, String needed) {
    return position + "\t?\t" + needed;
  }

  /** The line of {@link #json} for a position of which nothing was found out. */
  static String unknownJson(String position, String needed) {
    Map<String, @Nullable Object> unknown = new LinkedHashMap<>(Json.object("position", position));
    unknown.put("value", null);
    unknown.putAll(Json.object("proven", false, "needed", needed));
    return Json.plain(unknown);
  }

  /** All moves as good as the best one. */
  List<String> best() {
    return moves.stream()
        .filter(move -> move.verdict().getClass().equals(value.getClass()))
        .filter(move -> isBest(move.verdict()))
        .map(Move::text)
        .toList();
  }

  private boolean isBest(Verdict verdict) {
    return verdict instanceof Verdict.Learnt learnt && value instanceof Verdict.Learnt best
        ? learnt.isWorth(best)
        : RootMoveRanking.worth(verdict) == RootMoveRanking.worth(value);
  }

  /**
   * One line for people: position, value, best moves, all moves, separated by tabs.
   *
   * @param needed what it would take to prove the value, as the last field; empty for nothing
   */
  String text(Optional<String> needed) {
    return text() + needed.map(what -> "\t" + what).orElse("");
  }

  private String text() {
    boolean isCertain = proven || value.proven() && value.bound() == Bound.AT_LEAST;
    String head = position + "\t" + text(value, isCertain) + "\t";
    if (moves.isEmpty()) {
      return head + "over";
    }
    return head
        + String.join(" ", best())
        + "\t"
        + moves.stream()
            .map(move -> move.text() + ":" + text(move.verdict(), move.verdict().proven()))
            .collect(Collectors.joining(" "));
  }

  /**
   * One line for programs: a JSON object. Its {@code bound} is left out where the value is exact,
   * its {@code confidence} (per cent) where the value does not come from a selective search, its
   * {@code distance} (plies to the end of the game) where it is unknown; {@code ms} is the time
   * taken.
   *
   * @param needed what it would take to prove the value; empty for nothing
   */
  String json(Optional<String> needed) {
    Map<String, Number> values = new LinkedHashMap<>();
    moves.forEach(move -> values.put(move.text(), number(move.verdict())));
    String bound =
        switch (value.bound()) {
          case EXACT -> null;
          case AT_MOST -> "atMost";
          case AT_LEAST -> "atLeast";
        };
    return Json.plain(
        Json.object(
            "position",
            position,
            "value",
            number(value),
            "proven",
            proven,
            "confidence",
            confidence(value),
            "kind",
            kind(value),
            "bound",
            bound,
            "distance",
            value.distance().isPresent() ? value.distance().getAsInt() : null,
            "best",
            best(),
            "moves",
            values,
            "depth",
            depth,
            "nodes",
            nodes,
            "ms",
            Math.round(nanos / 1e3) / 1e3,
            "needed",
            needed.orElse(null)));
  }

  /** How sure a selective search is of its value, in per cent; null for all else. */
  static @Nullable Integer confidence(Verdict verdict) {
    return verdict.isSelective() ? verdict.confidence() : null;
  }

  static Number number(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points -> points.value();
      case Verdict.WinRate rate -> rate.p();
      case Verdict.Estimate estimate -> estimate.value();
      case Verdict.Learnt learnt -> learnt.isMargin() ? learnt.margin() : learnt.value();
    };
  }

  /** Points, wins or learnt rewards from 0 to 1, own units of an evaluation, or learnt margins. */
  static String kind(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points -> "points";
      case Verdict.WinRate rate -> "winRate";
      case Verdict.Estimate estimate -> "estimate";
      case Verdict.Learnt learnt -> learnt.isMargin() ? "learntMargin" : "learnt";
    };
  }

  /**
   * A value, marked with {@code ~} where it is not proven, as in {@code ~4@95%} with how sure it is
   * where a selective search tells, with {@code ~~} where it does not count the game's own points
   * or wins.
   */
  static String text(Verdict verdict, boolean proven) {
    String limit =
        switch (verdict.bound()) {
          case EXACT -> "";
          case AT_MOST -> "<=";
          case AT_LEAST -> ">=";
        };
    return switch (verdict) {
      case Verdict.Points points ->
          (proven ? "" : "~")
              + limit
              + points.value()
              + (points.isSelective() ? "@" + points.confidence() + "%" : "");
      case Verdict.WinRate rate -> (proven ? "" : "~") + percent(rate.p());
      case Verdict.Estimate estimate -> "~~" + limit + estimate.value();
      case Verdict.Learnt learnt ->
          "~~" + (learnt.isMargin() ? learnt.marginText() : percent(learnt.value()));
    };
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }
}
