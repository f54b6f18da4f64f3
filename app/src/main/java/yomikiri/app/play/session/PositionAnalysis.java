package yomikiri.app.play.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/**
 * The report of a search about one position of the game.
 *
 * @param ply the position's place in the line
 * @param seat the seat to move there; verdicts are from its view
 * @param moves the root moves, best first
 * @param line the moves expected, as text
 * @param finished whether the search has ended
 * @param source who found this out
 */
public record PositionAnalysis(
    int ply,
    int seat,
    SearchReport report,
    List<Row> moves,
    List<String> line,
    boolean finished,
    Source source) {
  /** Nanoseconds after which what a search says counts, though it goes on. */
  private static final long PATIENCE = 1_000_000_000;

  /** What a search of the position after {@code ply} steps reports, with its moves as text. */
  public static PositionAnalysis of(
      IntFunction<String> moveText, int ply, int seat, SearchReport report, boolean finished) {
    return new PositionAnalysis(
        ply,
        seat,
        report,
        report.moves().stream()
            .map(one -> new Row(one.move(), moveText.apply(one.move()), one.verdict()))
            .toList(),
        report.line().stream().map(moveText::apply).toList(),
        finished,
        Source.UNKNOWN);
  }

  /** The same found out by {@code by}. */
  PositionAnalysis from(Source by) {
    return new PositionAnalysis(ply, seat, report, moves, line, finished, by);
  }

  /** What the position is worth to its seat. */
  Optional<Verdict> worth() {
    return moves.stream()
        .findFirst()
        .map(Row::verdict)
        .map(best -> source.isBestProven() ? best : best.unproven());
  }

  /** Whether a search has ended that looked at every move. */
  public boolean isWhole() {
    return finished && !source.isStored();
  }

  /** Whether no further search can change anything of what is said here. */
  boolean isReadOut() {
    return source.isBestProven() && moves.stream().allMatch(row -> row.verdict().proven());
  }

  /** Whether its nodes were counted: else it was looked up, in a book or in a record. */
  public boolean isCounted() {
    return !report.isFromBook() && !source.isStored();
  }

  /** Whether its best move may be told. */
  public boolean isReady() {
    return finished || report.nanos() >= PATIENCE;
  }

  /**
   * Playouts made before this search, when an earlier position was searched, whose tree goes on
   * being used. Each playout tries one of the moves.
   */
  public long earlier() {
    long tries =
        moves.stream()
            .mapToLong(row -> row.verdict() instanceof Verdict.WinRate rate ? rate.visits() : 0)
            .sum();
    return Math.max(0, tries - report.nodes());
  }

  /** The same, but knowing only of the best move. */
  public PositionAnalysis bestOnly() {
    return new PositionAnalysis(ply, seat, report, moves.subList(0, 1), line, finished, source);
  }

  /** The same of a search that goes on, or does not. */
  PositionAnalysis as(boolean nowFinished) {
    return new PositionAnalysis(ply, seat, report, moves, line, nowFinished, source);
  }

  /** The same of the same position elsewhere in the game. */
  PositionAnalysis at(int otherPly) {
    return new PositionAnalysis(otherPly, seat, report, moves, line, finished, source);
  }

  /** The same with {@code more} points for the seat; empty unless all is proven, in points. */
  Optional<PositionAnalysis> shifted(int more) {
    boolean isMargin =
        source.isBestProven()
            && moves.stream()
                .allMatch(row -> row.verdict() instanceof Verdict.Points && row.verdict().proven());
    return isMargin
        ? Optional.of(
            new PositionAnalysis(
                ply,
                seat,
                report.with(report.moves().stream().map(move -> shifted(move, more)).toList()),
                moves.stream().map(row -> row.as(shifted(row.verdict(), more))).toList(),
                line,
                finished,
                source))
        : Optional.empty();
  }

  private static RankedMove shifted(RankedMove move, int more) {
    return new RankedMove(move.move(), shifted(move.verdict(), more), move.line());
  }

  private static Verdict shifted(Verdict verdict, int more) {
    return verdict instanceof Verdict.Points points
        ? new Verdict.Points(
            points.value() + more, points.bound(), points.confidence(), points.distance())
        : verdict;
  }

  /** Whether it is of all moves and {@code other} is not, or else is deeper. */
  boolean saysMoreThan(PositionAnalysis other) {
    return isWhole() == other.isWhole() ? isDeeperThan(other) : isWhole();
  }

  /** Whether more is known here than in {@code other}, which is of the same position. */
  boolean isDeeperThan(PositionAnalysis other) {
    SearchReport theirs = other.report;
    boolean isByDepth = report.depth() > 0 && theirs.depth() > 0;
    long deeper = isByDepth ? report.depth() - theirs.depth() : 0;
    long longer =
        report.depth() == theirs.depth()
            ? report.nodes() - theirs.nodes()
            : report.nanos() - theirs.nanos();
    long surer = proven() - other.proven();
    return surer != 0 ? surer > 0 : deeper != 0 ? deeper > 0 : longer > 0;
  }

  private long proven() {
    return moves.stream().filter(row -> row.verdict().proven()).count();
  }

  /**
   * Who found out what is known of a position.
   *
   * @param by the player, and the time it had
   * @param isBestProven whether no other move can be better than the first
   * @param plainLoss see {@link Judge#plainLoss}
   * @param isStored whether a record says it, which has the best move and those tried only
   */
  public record Source(
      String by, boolean isBestProven, OptionalDouble plainLoss, boolean isStored) {
    static final Source UNKNOWN = new Source("", false, OptionalDouble.empty(), false);

    /** What {@code by} reports of a position with the moves {@code legal}. */
    static Source of(String by, GameKit<?> kit, SearchReport report, int... legal) {
      return new Source(
          by,
          report.isBestProven(kit.game(), legal),
          Judge.of(kit).plainLoss(report, legal.length),
          false);
    }
  }

  /** A root move. */
  public record Row(int move, String text, Verdict verdict) {
    /** The same with another verdict. */
    Row as(Verdict now) {
      return new Row(move, text, now);
    }
  }
}
