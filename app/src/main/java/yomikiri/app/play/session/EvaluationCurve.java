package yomikiri.app.play.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Places;
import yomikiri.engine.teach.Judge;
import yomikiri.engine.teach.Judgement;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Verdict;

/**
 * How a game went, move by move, as far as it is known. For two it is one line: the final margin
 * from the first player's view where searches prove it, and apart from it where analyses only
 * expect it; where they expect no margin, or nothing is known, the first player's chance to win.
 * Alone it is the points so far. Among more each seat has a line of its own: how well it saw
 * itself, or else its points.
 *
 * @param lines by seat where there are several
 * @param expected values that analyses expect but do not prove, up to the first one proven
 */
public record EvaluationCurve(Scale scale, List<List<Point>> lines, List<Point> expected) {
  /** The quantities that are drawn against the moves. */
  public enum Scale {
    MARGIN,
    WIN_RATE,
    SCORE;

    /** What is {@code value} to seat 0 of two from the view of {@code seat}, and the reverse. */
    private double seen(double value, int seat) {
      return seat == 0 ? value : this == WIN_RATE ? 1 - value : -value;
    }
  }

  /** The value as known after {@code ply} moves; {@code mistake} if the move gave some away. */
  public record Point(int ply, double value, boolean mistake) {}

  public EvaluationCurve {
    lines = lines.stream().map(List::copyOf).toList();
    expected = List.copyOf(expected);
  }

  /** Of which nothing is only expected. */
  public EvaluationCurve(Scale scale, List<List<Point>> lines) {
    this(scale, lines, List.of());
  }

  /** The curve of a game for {@code seats}; {@code judge} turns evaluations into chances. */
  public static EvaluationCurve of(List<MoveRow> rows, PlayStatus status, int seats, Judge judge) {
    boolean hasRates =
        rows.stream()
            .map(row -> row.reached().or(row::verdict).orElse(null))
            .anyMatch(Verdict.WinRate.class::isInstance);
    if (seats == 1 || seats > 2 && !hasRates) {
      return new EvaluationCurve(Scale.SCORE, bySeat(seats, seat -> scores(rows, seat)));
    }
    if (seats > 2) {
      return new EvaluationCurve(Scale.WIN_RATE, bySeat(seats, seat -> rates(rows, status, seat)));
    }
    Measure margins = new Measure(Scale.MARGIN, Judge::points);
    List<Point> expected = margins.expected(rows);
    boolean hasMargins =
        !expected.isEmpty() || rows.stream().anyMatch(row -> margins.proven(row).isPresent());
    if (rows.stream().anyMatch(EvaluationCurve::isEstimated)) {
      Measure chances = new Measure(Scale.WIN_RATE, judge::chance);
      return new EvaluationCurve(
          Scale.WIN_RATE, List.of(chances.line(rows, status)), chances.expected(rows));
    }
    return hasRates && !hasMargins
        ? new EvaluationCurve(Scale.WIN_RATE, List.of(rates(rows, status)))
        : new EvaluationCurve(Scale.MARGIN, List.of(margins.line(rows, status)), expected);
  }

  /** Whether what it led to is known in an evaluation's units alone. */
  private static boolean isEstimated(MoveRow row) {
    return row.reached().orElse(null) instanceof Verdict.Estimate;
  }

  private static List<List<Point>> bySeat(int seats, IntFunction<List<Point>> line) {
    return IntStream.range(0, seats).mapToObj(line).toList();
  }

  /** The points of one seat, a point a step of anybody's, so that lines can be compared. */
  private static List<Point> scores(List<MoveRow> rows, int seat) {
    List<Point> found = new ArrayList<>(List.of(new Point(0, 0, false)));
    for (MoveRow row : rows) {
      double gain = row.seat() == seat ? row.gain() : 0;
      double value = found.getLast().value() + gain;
      if (found.getLast().ply() == row.ply()) {
        found.removeLast();
      }
      found.add(new Point(row.ply(), value, false));
    }
    return found;
  }

  /** How well one of several seats saw itself at its own moves; at the end, what it got. */
  private static List<Point> rates(List<MoveRow> rows, PlayStatus status, int seat) {
    List<Point> found = new ArrayList<>();
    for (MoveRow row : rows) {
      if (isLast(row, rows) && status instanceof PlayStatus.Over over) {
        found.add(new Point(row.ply(), new Places(over.places()).reward(seat), false));
        return found;
      }
      if (row.seat() == seat && row.verdict().orElse(null) instanceof Verdict.WinRate rate) {
        found.add(new Point(row.ply(), rate.p(), false));
      }
    }
    return found;
  }

  /** What is drawn of a game of two: what a verdict says of it from its own view, if anything. */
  private record Measure(Scale scale, Function<Verdict, OptionalDouble> value) {
    /** What is proven, and how the game ended. */
    List<Point> line(List<MoveRow> rows, PlayStatus status) {
      List<Point> found = new ArrayList<>();
      rows.stream()
          .findFirst()
          .ifPresent(
              first ->
                  proven(first.judgement().map(Judgement::best), first.seat())
                      .ifPresent(worth -> found.add(new Point(0, worth, false))));
      for (MoveRow row : rows) {
        OptionalDouble worth = proven(row);
        if (worth.isEmpty()
            && isLast(row, rows)
            && status instanceof PlayStatus.Over over
            && over.conceded().isEmpty()) {
          worth = OptionalDouble.of(end(over));
        }
        if (worth.isPresent()) {
          found.add(new Point(row.ply(), worth.getAsDouble(), row.isMistake()));
        }
      }
      return found;
    }

    private double end(PlayStatus.Over over) {
      return scale == Scale.WIN_RATE
          ? outcome(over)
          : over.scores().getFirst() - over.scores().getLast();
    }

    List<Point> expected(List<MoveRow> rows) {
      List<Point> found = new ArrayList<>();
      boolean expects = false;
      for (MoveRow row : rows) {
        OptionalDouble proven = proven(row);
        boolean ends = expects && proven.isPresent();
        expects = proven.isEmpty() && row.reached().isPresent();
        if (ends) {
          found.add(new Point(row.ply(), proven.getAsDouble(), false));
        } else if (proven.isEmpty()) {
          row.reached()
              .filter(verdict -> !verdict.proven() && verdict.bound() == Bound.EXACT)
              .map(value)
              .ifPresent(
                  worth ->
                      worth.ifPresent(
                          one ->
                              found.add(new Point(row.ply(), scale.seen(one, row.seat()), false))));
        }
      }
      return found;
    }

    private OptionalDouble proven(MoveRow row) {
      return proven(row.verdict(), row.seat());
    }

    /** The proven value, from the first player's view. */
    private OptionalDouble proven(Optional<Verdict> verdict, int seat) {
      OptionalDouble worth =
          MoveRow.proven(verdict).isPresent()
              ? value.apply(verdict.orElseThrow())
              : OptionalDouble.empty();
      return worth.isPresent()
          ? OptionalDouble.of(scale.seen(worth.getAsDouble(), seat))
          : OptionalDouble.empty();
    }
  }

  /** What is known of each position; only where nothing is, of the move that led to it. */
  private static List<Point> rates(List<MoveRow> rows, PlayStatus status) {
    List<Point> found = new ArrayList<>();
    for (MoveRow row : rows) {
      boolean first = found.isEmpty() || found.getLast().ply() < row.ply();
      if (isLast(row, rows) && status instanceof PlayStatus.Over over) {
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

  private static double outcome(PlayStatus.Over over) {
    return over.winner().isEmpty() ? 0.5 : over.winner().getAsInt() == 0 ? 1 : 0;
  }

  private static boolean isLast(MoveRow row, List<MoveRow> rows) {
    return row.ply() == rows.getLast().ply();
  }

  /** The value at the upper edge of the picture. */
  public double high() {
    double most =
        Stream.concat(lines.stream().flatMap(List::stream), expected.stream())
            .mapToDouble(point -> Math.abs(point.value()))
            .max()
            .orElse(0);
    return scale == Scale.WIN_RATE ? 1 : Math.max(3, most);
  }

  /** The value at the lower edge. */
  public double low() {
    return scale == Scale.MARGIN ? -high() : 0;
  }

  /** The value of the line that cuts the picture in two. */
  public double middle() {
    return scale == Scale.WIN_RATE ? 0.5 : 0;
  }

  public String text(double value) {
    return switch (scale) {
      case MARGIN -> Figures.signed((int) Math.round(value));
      case WIN_RATE -> Figures.share(value);
      case SCORE -> Figures.plain((int) Math.round(value));
    };
  }

  /** Whether there is a line to draw. Scores that are all 0 need none. */
  public boolean hasLine() {
    boolean hasScores =
        scale != Scale.SCORE
            || lines.stream().flatMap(List::stream).anyMatch(point -> point.value() != 0);
    return expected.size() >= 2 || hasScores && lines.stream().anyMatch(line -> line.size() >= 2);
  }

  /** What a screen reader says of the last points; {@code names} are of the seats. */
  public String spoken(Texts texts, List<String> names) {
    if (lines.size() > 1) {
      return IntStream.range(0, lines.size())
          .filter(seat -> !lines.get(seat).isEmpty())
          .mapToObj(seat -> names.get(seat) + " " + text(lines.get(seat).getLast().value()))
          .collect(
              Collectors.collectingAndThen(
                  Collectors.toList(),
                  said -> texts.get("graph.spoken-seats", lastPly(), texts.listed(said))));
    }
    if (lines.getFirst().isEmpty()) {
      return expected.isEmpty()
          ? ""
          : texts.get(
              scale == Scale.WIN_RATE ? "graph.spoken-expected-rate" : "graph.spoken-expected",
              expected.getLast().ply(),
              text(expected.getLast().value()));
    }
    Point last = lines.getFirst().getLast();
    return switch (scale) {
      case MARGIN -> texts.get("graph.spoken", last.ply(), text(last.value()));
      case WIN_RATE -> texts.get("graph.spoken-rate", last.ply(), text(last.value()));
      case SCORE -> texts.get("graph.spoken-score", last.ply(), text(last.value()));
    };
  }

  private int lastPly() {
    return lines.stream().flatMap(List::stream).mapToInt(Point::ply).max().orElse(0);
  }
}
