package yomikiri.engine.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The annotation of a move, or of the start before the first one: comment, glyphs, marks.
 *
 * @param comment in words, of one line or several; empty for none
 * @param marks by shape, none twice
 */
public record Annotation(String comment, Optional<MoveGlyph> glyph, List<BoardMark> marks) {
  public static final Annotation NONE = new Annotation("", Optional.empty(), List.of());

  public Annotation {
    comment = PlainText.whole(comment);
    comment = comment.indexOf('\r') < 0 ? comment : comment.replaceAll("\r\n?", "\n");
    marks =
        marks.isEmpty()
            ? List.of()
            : marks.stream().distinct().sorted(Comparator.comparing(BoardMark::shape)).toList();
  }

  /** A comment alone. */
  public static Annotation of(String comment) {
    return comment.isEmpty() ? NONE : NONE.withComment(comment);
  }

  public Annotation withComment(String now) {
    return new Annotation(now, glyph, marks);
  }

  public Annotation withGlyph(Optional<MoveGlyph> now) {
    return new Annotation(comment, now, marks);
  }

  public Annotation withMarks(List<BoardMark> now) {
    return new Annotation(comment, glyph, now);
  }

  public boolean isEmpty() {
    return comment.isEmpty() && glyph.isEmpty() && marks.isEmpty();
  }

  /** Both: comments one behind the other, the later glyph, the marks of both. */
  public Annotation and(Annotation later) {
    if (isEmpty() || later.isEmpty()) {
      return isEmpty() ? later : this;
    }
    String between = comment.isEmpty() || later.comment.isEmpty() ? "" : " ";
    return new Annotation(
        comment + between + later.comment,
        later.glyph.or(() -> glyph),
        Stream.concat(marks.stream(), later.marks.stream()).toList());
  }
}
