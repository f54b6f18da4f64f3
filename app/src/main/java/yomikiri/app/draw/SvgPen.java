package yomikiri.app.draw;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/** Writes what is drawn as SVG (W3C, <i>Scalable Vector Graphics 1.1</i>, 2011). */
final class SvgPen implements Pen {
  private final StringBuilder definitions = new StringBuilder();
  private final StringBuilder body = new StringBuilder();
  private final Map<LinearGradient, String> gradients = new HashMap<>();
  private final Map<Font, Double> rises = new HashMap<>();
  private int clips;

  /** All that was drawn, as a file. */
  String file(String title, double width, double height) {
    return """
    <svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %1$s %2$s">
    <title>%s</title>
    <defs>
    %s</defs>
    %s</svg>
    """
        .formatted(number(width), number(height), escaped(title), definitions, body);
  }

  @Override
  public void fillBox(double x, double y, double width, double height, double round, Paint paint) {
    element("rect", box(x, y, width, height, round) + fill(paint));
  }

  @Override
  public void strokeBox(
      double x,
      double y,
      double width,
      double height,
      double round,
      Paint paint,
      double thickness,
      double... dashes) {
    element("rect", box(x, y, width, height, round) + stroke(paint, thickness, dashes));
  }

  private static String box(double x, double y, double width, double height, double round) {
    return attribute("x", number(x))
        + attribute("y", number(y))
        + attribute("width", number(Math.max(0, width)))
        + attribute("height", number(Math.max(0, height)))
        + (round > 0 ? attribute("rx", number(round / 2)) : "");
  }

  @Override
  public void fillArea(double[] xs, double[] ys, Paint paint) {
    element("polygon", points(xs, ys) + fill(paint));
  }

  @Override
  public void strokeLine(
      double[] xs, double[] ys, Paint paint, double thickness, double... dashes) {
    element("polyline", points(xs, ys) + stroke(paint, thickness, dashes));
  }

  private static String points(double[] xs, double[] ys) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < xs.length; i++) {
      points.append(i > 0 ? " " : "").append(number(xs[i])).append(',').append(number(ys[i]));
    }
    return attribute("points", points.toString());
  }

  @Override
  public void strokeBend(
      double fromX,
      double fromY,
      double toX,
      double toY,
      Paint paint,
      double thickness,
      double... dashes) {
    String middle = number((fromX + toX) / 2);
    String path =
        String.join(
            " ",
            "M",
            number(fromX),
            number(fromY),
            "C",
            middle,
            number(fromY),
            middle,
            number(toY),
            number(toX),
            number(toY));
    element("path", attribute("d", path) + stroke(paint, thickness, dashes));
  }

  @Override
  public void write(
      String text, double x, double middle, Font font, TextAlignment alignment, Paint paint) {
    double line = middle + rises.computeIfAbsent(font, SvgPen::rise);
    boolean isBold = font.getStyle().contains("Bold");
    body.append("<text")
        .append(attribute("x", number(x)))
        .append(attribute("y", number(line)))
        .append(attribute("font-family", "'" + font.getFamily() + "', sans-serif"))
        .append(attribute("font-size", number(font.getSize())))
        .append(isBold ? attribute("font-weight", "bold") : "")
        .append(attribute("text-anchor", anchor(alignment)))
        .append(fill(paint))
        .append('>')
        .append(escaped(text))
        .append("</text>\n");
  }

  /** How far below the middle of a line its letters stand. */
  private static double rise(Font font) {
    Text measured = new Text("x");
    measured.setFont(font);
    Bounds bounds = measured.getLayoutBounds();
    return measured.getBaselineOffset() - bounds.getHeight() / 2;
  }

  private static String anchor(TextAlignment alignment) {
    return switch (alignment) {
      case LEFT, JUSTIFY -> "start";
      case CENTER -> "middle";
      case RIGHT -> "end";
    };
  }

  @Override
  public void within(double x, double y, double width, double height, Runnable drawing) {
    String id = "clip" + clips++;
    definitions
        .append("<clipPath id=\"")
        .append(id)
        .append("\"><rect")
        .append(box(x, y, width, height, 0))
        .append("/></clipPath>\n");
    group("clip-path", "url(#" + id + ")", drawing);
  }

  @Override
  public void at(double x, double y, double scale, Runnable drawing) {
    String place = "translate(" + number(x) + " " + number(y) + ")";
    group("transform", scale == 1 ? place : place + " scale(" + number(scale) + ")", drawing);
  }

  private void group(String name, String value, Runnable drawing) {
    body.append("<g").append(attribute(name, value)).append(">\n");
    drawing.run();
    body.append("</g>\n");
  }

  // ---- paints

  private String fill(Paint paint) {
    return paint("fill", paint);
  }

  private String stroke(Paint paint, double thickness, double... dashes) {
    StringBuilder lengths = new StringBuilder();
    for (double dash : dashes) {
      lengths.append(lengths.isEmpty() ? "" : " ").append(number(dash));
    }
    return attribute("fill", "none")
        + paint("stroke", paint)
        + attribute("stroke-width", number(thickness))
        + (dashes.length > 0 ? attribute("stroke-dasharray", lengths.toString()) : "");
  }

  private String paint(String name, Paint paint) {
    return switch (paint) {
      case Color colour ->
          attribute(name, hex(colour))
              + (colour.isOpaque()
                  ? ""
                  : attribute(name + "-opacity", number(colour.getOpacity())));
      case LinearGradient gradient ->
          attribute(name, "url(#" + gradients.computeIfAbsent(gradient, this::define) + ")");
      default -> throw new IllegalArgumentException("no such paint in a picture: " + paint);
    };
  }

  private String define(LinearGradient gradient) {
    String id = "stripes" + gradients.size();
    definitions
        .append("<linearGradient")
        .append(attribute("id", id))
        .append(
            attribute(
                "gradientUnits",
                gradient.isProportional() ? "objectBoundingBox" : "userSpaceOnUse"))
        .append(attribute("x1", number(gradient.getStartX())))
        .append(attribute("y1", number(gradient.getStartY())))
        .append(attribute("x2", number(gradient.getEndX())))
        .append(attribute("y2", number(gradient.getEndY())))
        .append(attribute("spreadMethod", spread(gradient.getCycleMethod())))
        .append(">\n");
    for (Stop stop : gradient.getStops()) {
      definitions
          .append("<stop")
          .append(attribute("offset", number(stop.getOffset())))
          .append(attribute("stop-color", hex(stop.getColor())))
          .append("/>\n");
    }
    definitions.append("</linearGradient>\n");
    return id;
  }

  private static String spread(CycleMethod method) {
    return switch (method) {
      case NO_CYCLE -> "pad";
      case REFLECT -> "reflect";
      case REPEAT -> "repeat";
    };
  }

  private static String hex(Color colour) {
    return String.format(
        Locale.ROOT,
        "#%02x%02x%02x",
        Math.round(255 * colour.getRed()),
        Math.round(255 * colour.getGreen()),
        Math.round(255 * colour.getBlue()));
  }

  // ---- writing

  private void element(String name, String attributes) {
    body.append('<').append(name).append(attributes).append("/>\n");
  }

  private static String attribute(String name, String value) {
    return " " + name + "=\"" + value + '"';
  }

  /** To the hundredth of a pixel, without digits that say nothing. */
  private static String number(double value) {
    double rounded = Math.rint(100 * value) / 100;
    return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
