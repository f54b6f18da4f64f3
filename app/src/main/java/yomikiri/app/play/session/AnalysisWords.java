package yomikiri.app.play.session;

import java.util.Optional;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** Describes analyses in words. */
public final class AnalysisWords {
  private final Texts texts;
  private final SeatWords seatWords;

  public AnalysisWords(Texts texts) {
    this.texts = texts;
    this.seatWords = new SeatWords(texts);
  }

  /**
   * Such as "Best: c2, about +3", or "Best: c2 and 2 more"; the move alone where {@link #prospect}
   * tells what it leads to.
   */
  public String best(PositionAnalysis analysis, Seating seating) {
    PositionAnalysis.Row best = analysis.moves().getFirst();
    String first = seating.ui().presenter().shown(texts, best.text());
    long as = analysis.moves().stream().filter(r -> r.verdict().equals(best.verdict())).count();
    String move = as == 1 ? first : texts.get("summary.best-of-several", first, as - 1);
    return prospect(analysis, seating).isEmpty()
        ? texts.get("summary.best", move, outcome(best.verdict(), seating))
        : texts.get("summary.best-only", move);
  }

  private String outcome(Verdict verdict, Seating seating) {
    String said = plainOutcome(verdict, seating);
    return verdict.isSelective()
        ? texts.get("summary.selective", said, VerdictFormat.level(verdict))
        : said;
  }

  private String plainOutcome(Verdict verdict, Seating seating) {
    return switch (verdict) {
      case Verdict.Points points when seating.isAlone() ->
          texts.get(
              isExact(points) ? "summary.alone-proven" : "summary.alone",
              counted(points.value(), seating));
      case Verdict.Points points when !seating.ui().hasPoints() ->
          texts.get(
              points.value() > 0
                  ? "summary.win"
                  : points.value() < 0 ? "summary.loss" : "summary.draw");
      case Verdict.Points points ->
          texts.get(
              "summary.estimate",
              VerdictFormat.lead(texts, seating.ui().presenter(), points.value()));
      case Verdict.WinRate rate when rate.visits() == 0 ->
          texts.get("summary.chance", VerdictFormat.text(rate));
      case Verdict.WinRate rate ->
          texts.get(
              "summary.win-rate",
              VerdictFormat.text(rate),
              Figures.count(rate.visits()),
              rate.visits());
      case Verdict.Estimate estimate ->
          texts.get("summary.evaluation", Figures.signed(estimate.value()));
      case Verdict.Learnt learnt when learnt.isMargin() ->
          texts.get(
              "summary.learnt-margin",
              VerdictFormat.text(learnt),
              seating.ui().presenter().measure(texts));
      case Verdict.Learnt learnt when learnt.visits().isEmpty() ->
          texts.get("summary.learnt-uncounted", VerdictFormat.text(learnt));
      case Verdict.Learnt learnt -> {
        long visits = learnt.visits().orElseThrow();
        yield texts.get(
            "summary.learnt", VerdictFormat.text(learnt), Figures.count(visits), visits);
      }
    };
  }

  /** Whether these points are what the game is worth, and not only a limit of it. */
  private static boolean isExact(Verdict.Points points) {
    return points.proven() && points.bound() == Bound.EXACT;
  }

  /** Who wins if both play their best, where that is known; else nothing. */
  public String prospect(PositionAnalysis analysis, Seating seating) {
    Verdict best = analysis.moves().getFirst().verdict();
    if (!(best instanceof Verdict.Points points)
        || !isExact(points)
        || seating.seats().size() != 2) {
      return "";
    }
    if (points.value() == 0) {
      return texts.get("summary.both-draw");
    }
    int winner = points.value() > 0 ? analysis.seat() : 1 - analysis.seat();
    String margin = counted(Math.abs(points.value()), seating);
    boolean counts = seating.ui().hasPoints();
    return seating.isYou(winner)
        ? texts.get(counts ? "summary.both-you" : "summary.both-you-only", margin)
        : texts.get(
            counts ? "summary.both" : "summary.both-only", seatWords.name(winner, seating), margin);
  }

  private String counted(int points, Seating seating) {
    return seating.ui().presenter().points(texts, points);
  }

  /** How far the search has read, and in what time. */
  public String effort(PositionAnalysis analysis) {
    SearchReport report = analysis.report();
    Optional<Verdict> best = report.best().map(RankedMove::verdict);
    String time = Figures.seconds(report.nanos());
    if (report.isFromBook()) {
      return best.filter(Verdict::proven).isPresent()
          ? texts.get("summary.book-proven")
          : report.depth() > 0
              ? texts.get("summary.book-read", report.depth())
              : texts.get("summary.book");
    }
    if (best.filter(Verdict::isSelective).isPresent()) {
      return texts.get("summary.read-selective", VerdictFormat.level(best.get()), time);
    }
    return best.filter(Verdict::proven).isPresent()
        ? texts.get("summary.read-out", time)
        : report.depth() > 0
            ? texts.get("summary.read", report.depth(), time)
            : best.filter(AnalysisWords::countsPositions).isPresent()
                ? texts.get(
                    "summary.positions", Figures.count(report.nodes()), time, report.nodes())
                : playouts(analysis, time);
  }

  /** Whether a search with such a verdict plays no games out. */
  private static boolean countsPositions(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Points points -> true;
      case Verdict.Estimate estimate -> true;
      case Verdict.WinRate rate -> false;
      case Verdict.Learnt learnt -> false;
    };
  }

  private String playouts(PositionAnalysis analysis, String time) {
    long nodes = analysis.report().nodes();
    String now = Figures.count(nodes);
    return analysis.earlier() == 0
        ? texts.get("summary.playouts", now, time, nodes)
        : texts.get(
            "summary.playouts-earlier", now, time, Figures.count(analysis.earlier()), nodes);
  }
}
