package yomikiri.engine.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import yomikiri.engine.race.Race.Choice;
import yomikiri.engine.race.Race.Racer;
import yomikiri.engine.race.Race.Standing;
import yomikiri.engine.study.report.HtmlPage;

/**
 * The chart of a race as SVG: a lane for each player, with the moves that it would have played from
 * when to when. The axis is logarithmic.
 */
final class RaceSvg {
  private static final int WIDTH = 760;
  private static final int LANE = 34;
  private static final int TOP = 34;
  private static final int RIGHT = WIDTH - 16;
  private static final double LETTER = 6.6; // width of a letter at most times

  private final Standing end;
  private final IntFunction<String> move;
  private final ToDoubleFunction<Choice> at;
  private final int left;
  private final double first; // of the axis, as powers of ten
  private final double last;
  private final StringBuilder svg = new StringBuilder();

  private RaceSvg(Standing end, IntFunction<String> move, ToDoubleFunction<Choice> at) {
    this.end = end;
    this.move = move;
    this.at = at;
    int longest = end.racers().stream().mapToInt(one -> name(one).length()).max().orElse(0);
    left = (int) Math.min(WIDTH / 2.0, 16 + LETTER * longest);
    List<Double> moments =
        end.racers().stream()
            .flatMap(racer -> racer.choices().stream())
            .map(choice -> Math.log10(moment(choice)))
            .toList();
    first = Math.floor(moments.stream().min(Double::compare).orElse(0.0));
    last = Math.max(first + 1, Math.ceil(moments.stream().max(Double::compare).orElse(1.0)));
  }

  /** {@code move} writes a move; {@code byNodes} if the axis counts nodes, not milliseconds. */
  static String of(Standing end, IntFunction<String> move, boolean byNodes) {
    ToDoubleFunction<Choice> at = byNodes ? Choice::nodes : choice -> choice.nanos() / 1_000_000.0;
    return new RaceSvg(end, move, at).drawn(byNodes ? "nodes" : "milliseconds");
  }

  private double moment(Choice choice) {
    return Math.max(0.001, at.applyAsDouble(choice));
  }

  private static String name(Racer racer) {
    return racer.spec().toString();
  }

  private double x(double moment) {
    return left + (Math.log10(moment) - first) / (last - first) * (RIGHT - left);
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation is in a library of its own
  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private String drawn(String unit) {
    int foot = TOP + LANE * end.racers().size();
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 %d %d\""
            + " font-family=\"sans-serif\" font-size=\"12\" aria-label=\"Race\">",
        WIDTH, foot + 40);
    add(
        "<text x=\"8\" y=\"16\">%s</text>",
        end.truth().isPresent()
            ? "blue: a best move; orange, dashed: a worse one; bar: found"
            : "what each would have played; the best moves are not known");
    for (double power = first; power <= last; power++) {
      double x = x(Math.pow(10, power));
      add(
          "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke=\"#9aa3ab\"/>",
          x, x, TOP, foot);
      add(
          "<text text-anchor=\"middle\" x=\"%.1f\" y=\"%d\">%s</text>",
          x, foot + 16, power < 0 ? Math.pow(10, power) : (Object) Math.round(Math.pow(10, power)));
    }
    add(
        "<text text-anchor=\"middle\" x=\"%d\" y=\"%d\">%s</text>",
        (left + RIGHT) / 2, foot + 34, unit);
    for (int i = 0; i < end.racers().size(); i++) {
      lane(end.racers().get(i), TOP + LANE * i);
    }
    return svg.append("</svg>\n").toString();
  }

  private void lane(Racer racer, int y) {
    add("<text x=\"8\" y=\"%d\">%s</text>", y + 22, HtmlPage.escaped(name(racer)));
    List<Choice> choices = racer.choices();
    for (int from = 0; from < choices.size(); ) {
      int to = from + 1;
      while (to < choices.size() && choices.get(to).move() == choices.get(from).move()) {
        to++;
      }
      double until = moment(choices.get(Math.min(to, choices.size() - 1)));
      block(choices.get(from), x(moment(choices.get(from))), x(until), y);
      from = to;
    }
    end.truth()
        .flatMap(racer::found)
        .ifPresent(
            found ->
                add(
                    "<rect x=\"%.1f\" y=\"%d\" width=\"3\" height=\"%d\" fill=\"#22303c\"/>",
                    x(moment(found)) - 1.5, y + 2, LANE - 4));
  }

  private void block(Choice choice, double from, double to, int y) {
    Optional<Boolean> isBest = end.truth().map(known -> known.isBest(choice.move()));
    String look =
        isBest
            .map(
                best ->
                    best
                        ? "fill=\"#a9c0e6\" stroke=\"#2b3a67\""
                        : "fill=\"#f3d2ae\" stroke=\"#b3361e\" stroke-dasharray=\"4 2\"")
            .orElse("fill=\"#d9d6cd\" stroke=\"#5f6871\"");
    double width = Math.max(2, to - from);
    String text = move.apply(choice.move());
    add(
        "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" %s/>",
        from, y + 6, width, LANE - 12, look);
    if (width > 8 + LETTER * text.length()) {
      add(
          "<text x=\"%.1f\" y=\"%d\" style=\"fill:#22303c\">%s</text>",
          from + 5, y + 22, HtmlPage.escaped(text));
    }
  }
}
