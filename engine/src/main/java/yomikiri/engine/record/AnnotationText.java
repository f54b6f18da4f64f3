package yomikiri.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.BoardMark.Color;
import yomikiri.engine.game.BoardMark.Shape;

/**
 * What stands in the braces beside a move: marks on the board, then words. The marks are tags as
 * PGN has them, such as {@code [%csl Gd4,Ra1]} for circles and {@code [%cal Gd4e5]} for arrows, and
 * likewise {@code %square}, {@code %triangle} and {@code %cross}; the letters are the first of
 * green, red, yellow and blue. Tags elsewhere, or that are none of these, are words. A backslash
 * goes before a closing brace, a backslash, and a tag that is meant as words.
 */
final class AnnotationText {
  private static final String CELL = BoardMark.CELL.pattern();
  private static final Pattern TAG =
      Pattern.compile(
          "\\[%(csl|cal|square|triangle|cross) ([GRYB]CELL(?:CELL)?(?:,[GRYB]CELL(?:CELL)?)*+)\\] ?"
              .replace("CELL", CELL));
  private static final Pattern ESCAPED = Pattern.compile("\\\\(.)", Pattern.DOTALL);
  private static final Pattern MARK =
      Pattern.compile("([GRYB])(CELL)(CELL)?".replace("CELL", CELL));

  private AnnotationText() {}

  /** The marks and words of {@code braced}; no glyph stands there. */
  static Annotation read(String braced) {
    if (!braced.startsWith("[%")) {
      return Annotation.of(plain(braced));
    }
    List<BoardMark> marks = new ArrayList<>();
    Matcher tag = TAG.matcher(braced);
    int words = 0;
    while (tag.find() && tag.start() == words && isWhole(tag)) {
      Shape shape = shape(tag.group(1));
      MARK.matcher(tag.group(2)).results().forEach(mark -> marks.add(mark(shape, mark)));
      words = tag.end();
    }
    return Annotation.of(plain(braced.substring(words))).withMarks(marks);
  }

  private static String plain(String escaped) {
    if (escaped.indexOf('\\') < 0) {
      return escaped;
    }
    return ESCAPED
        .matcher(escaped)
        .replaceAll(found -> Matcher.quoteReplacement(found.group(1).replace('n', '\n')));
  }

  private static String escaped(String plain) {
    String text = plain.replace("\\", "\\\\").replace("}", "\\}").replace("\n", "\\n");
    return TAG.matcher(plain).lookingAt() ? "\\" + text : text;
  }

  /** Whether all its arrows have two ends, and nothing else has. */
  private static boolean isWhole(Matcher tag) {
    boolean isArrow = shape(tag.group(1)) == Shape.ARROW;
    return MARK.matcher(tag.group(2))
        .results()
        .allMatch(mark -> (mark.group(3) != null) == isArrow);
  }

  private static BoardMark mark(Shape shape, MatchResult mark) {
    Color color =
        Stream.of(Color.values())
            .filter(one -> letter(one).equals(mark.group(1)))
            .findFirst()
            .orElseThrow();
    return shape == Shape.ARROW
        ? BoardMark.arrow(mark.group(2), mark.group(3), color)
        : BoardMark.on(mark.group(2), shape, color);
  }

  /** What {@link #read} reads; empty if there is neither a mark nor a word. */
  static String write(Annotation annotation) {
    List<String> parts =
        Stream.of(Shape.values())
            .map(
                shape ->
                    annotation.marks().stream()
                        .filter(mark -> mark.shape() == shape)
                        .map(mark -> letter(mark.color()) + mark.cell() + mark.to().orElse(""))
                        .collect(Collectors.joining(",", "[%" + tag(shape) + " ", "]")))
            .filter(text -> !text.endsWith(" ]"))
            .collect(Collectors.toCollection(ArrayList::new));
    if (!annotation.comment().isEmpty()) {
      parts.add(escaped(annotation.comment()));
    }
    return String.join(" ", parts);
  }

  private static String letter(Color color) {
    return color.name().substring(0, 1);
  }

  private static String tag(Shape shape) {
    return switch (shape) {
      case CIRCLE -> "csl";
      case ARROW -> "cal";
      case SQUARE, TRIANGLE, CROSS -> shape.name().toLowerCase(Locale.ROOT);
    };
  }

  private static Shape shape(String tag) {
    return Stream.of(Shape.values()).filter(one -> tag(one).equals(tag)).findFirst().orElseThrow();
  }
}
