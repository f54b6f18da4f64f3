package yomikiri.app.play.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import yomikiri.app.play.table.MoveRow;
import yomikiri.app.play.table.Status;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Verdict;

/**
 * How a game went, move by move, as far as it is known: the final margin from the first player's
 * view where searches prove it, else the first player's share of wins; alone, the points so far.
 *
 * @param points in the order of play
 */
public record EvaluationCurve(Scale scale, List<Point> points) {
  /** What is drawn against the moves. */
  enum Scale {
    MARGIN,
    WIN_RATE,
    SCORE
  }

  /** The value as known after {@code ply} moves; {@code mistake} if the move gave some away. */
  public record Point(int ply, double value, boolean mistake) {}

  public EvaluationCurve {
    points = List.copyOf(points);
  }

  public static EvaluationCurve of(List<MoveRow> rows, Status status, int players) {
    if (players == 1) {
      return new EvaluationCurve(Scale.SCORE, scores(rows));
    }
    boolean rates =
        rows.stream()
                .map(row -> row.reached().or(row::verdict).orElse(null))
                .anyMatch(Verdict.WinRate.class::isInstance)
            && rows.stream().noneMatch(row -> margin(row).isPresent());
    return rates
        ? new EvaluationCurve(Scale.WIN_RATE, rates(rows, status))
        : new EvaluationCurve(Scale.MARGIN, margins(rows, status));
  }

  private static List<Point> scores(List<MoveRow> rows) {
    List<Point> found = new ArrayList<>(List.of(new Point(0, 0, false)));
    for (MoveRow row : rows) {
      found.add(new Point(row.ply(), found.getLast().value() + row.gain(), false));
    }
    return found;
  }

  private static List<Point> margins(List<MoveRow> rows, Status status) {
    List<Point> found = new ArrayList<>();
    rows.stream()
        .findFirst()
        .ifPresent(
            first ->
                margin(first.best(), first.seat())
                    .ifPresent(worth -> found.add(new Point(0, worth, false))));
    for (MoveRow row : rows) {
      OptionalDouble margin = margin(row);
      if (margin.isEmpty() && isLast(row, rows) && status instanceof Status.Over over) {
        margin = OptionalDouble.of(over.scores().getFirst() - over.scores().getLast());
      }
      if (margin.isPresent()) {
        found.add(new Point(row.ply(), margin.getAsDouble(), row.isMistake()));
      }
    }
    return found;
  }

  private static OptionalDouble margin(MoveRow row) {
    return margin(row.verdict(), row.seat());
  }

  /** The proven margin, from the first player's view. */
  private static OptionalDouble margin(Optional<Verdict> verdict, int seat) {
    OptionalInt points = MoveRow.proven(verdict);
    return points.isPresent()
        ? OptionalDouble.of(seat == 0 ? points.getAsInt() : -points.getAsInt())
        : OptionalDouble.empty();
  }

  /** What is known of each position; only where nothing is, of the move that led to it. */
  private static List<Point> rates(List<MoveRow> rows, Status status) {
    List<Point> found = new ArrayList<>();
    for (MoveRow row : rows) {
      boolean first = found.isEmpty() || found.getLast().ply() < row.ply();
      if (isLast(row, rows) && status instanceof Status.Over over) {
        if (!first) {
          found.removeLast();
        }
        found.add(new Point(row.ply(), outcome(over), false));
      } else if (first
          && row.reached().or(row::verdict).orElse(null) instanceof Verdict.WinRate rate) {
        found.add(new Point(row.ply(), row.seat() == 0 ? rate.p() : 1 - rate.p(), false));
      }
    }
    return found;
  }

  private static double outcome(Status.Over over) {
    return over.winner().isEmpty() ? 0.5 : over.winner().getAsInt() == 0 ? 1 : 0;
  }

  private static boolean isLast(MoveRow row, List<MoveRow> rows) {
    return row.ply() == rows.getLast().ply();
  }

  /** The value at the upper edge of the picture. */
  double high() {
    double most = points.stream().mapToDouble(point -> Math.abs(point.value())).max().orElse(0);
    return scale == Scale.WIN_RATE ? 1 : Math.max(3, most);
  }

  /** The value at the lower edge. */
  public double low() {
    return scale == Scale.MARGIN ? -high() : 0;
  }

  /** The value of the line that cuts the picture in two. */
  double middle() {
    return scale == Scale.WIN_RATE ? 0.5 : 0;
  }

  String text(double value) {
    return switch (scale) {
      case MARGIN -> Figures.signed((int) Math.round(value));
      case WIN_RATE -> Figures.share(value);
      case SCORE -> Figures.plain((int) Math.round(value));
    };
  }

  /** What a screen reader says of the last point. */
  String spoken(Texts texts) {
    return Optional.of(points)
        .filter(known -> !known.isEmpty())
        .map(List::getLast)
        .map(
            last ->
                switch (scale) {
                  case MARGIN -> texts.get("graph.spoken", last.ply(), text(last.value()));
                  case WIN_RATE -> texts.get("graph.spoken-rate", last.ply(), text(last.value()));
                  case SCORE -> texts.get("graph.spoken-score", last.ply(), text(last.value()));
                })
        .orElse("");
  }
}
