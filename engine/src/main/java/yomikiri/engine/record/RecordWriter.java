package yomikiri.engine.record;

import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.MoveGlyph;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;

/**
 * Writes a {@link GameRecord}: as the text that is read again, or as a tree to look at, each
 * variation in lines of its own, further in than the move it replaces.
 */
final class RecordWriter {
  private static final int WIDTH = 80;
  private static final String INDENT = "    ";

  private final StringBuilder text = new StringBuilder();
  private final boolean isTree;
  private String opening = ""; // of a variation, before its first word
  private int depth;
  private int column;

  private RecordWriter(boolean isTree) {
    this.isTree = isTree;
  }

  /** The moves of a round as a tree. */
  static <P extends Position> String tree(Notation<P> notation, GameRecord.Round<P> round) {
    RecordWriter out = new RecordWriter(true);
    out.moves(notation, round);
    return out.text.toString();
  }

  static <P extends Position> String write(GameRecord<P> record) {
    RecordWriter out = new RecordWriter(false);
    Notation<P> notation = record.game().notation();
    out.tag(GameRecord.GAME, record.game().id());
    for (int i = 0; i < record.rounds().size(); i++) {
      GameRecord.Round<P> round = record.rounds().get(i);
      if (i > 0) {
        out.text.append('\n');
      }
      out.tag(GameRecord.LAYOUT, notation.positionText(round.start()));
      List<GameRecord.Tag> tags = i == 0 ? record.tags() : round.tags();
      tags.forEach(tag -> out.tag(tag.name(), tag.value()));
      out.text.append('\n');
      out.moves(notation, round);
    }
    return out.text.toString();
  }

  private <P extends Position> void moves(Notation<P> notation, GameRecord.Round<P> round) {
    braces(round.before());
    line(notation, round.entries(), new Numbers(round.start().players()));
    newLine();
  }

  private void line(Notation<?> notation, List<GameRecord.Entry> line, Numbers numbers) {
    for (GameRecord.Entry entry : line) {
      Numbers before = numbers.copy();
      step(notation, entry, numbers);
      for (List<GameRecord.Entry> variation : entry.variations()) {
        open();
        line(notation, variation, before.copy().anew());
        close();
        numbers.anew();
      }
    }
  }

  private void step(Notation<?> notation, GameRecord.Entry entry, Numbers numbers) {
    switch (entry.step()) {
      case Step.Single(int seat, int move) -> numbers.before(seat).ifPresent(this::word);
      case Step.Joint all -> numbers.before(0).ifPresent(this::word);
      case Step.Withdrawal(int seat) -> {} // it names its seat and takes no turn
    }
    Optional<MoveGlyph> glyph = entry.annotation().glyph();
    word(entry.step().text(notation) + glyph.filter(g -> isTree).map(MoveGlyph::sign).orElse(""));
    glyph.filter(g -> !isTree).ifPresent(sign -> word("$" + sign.number()));
    braces(entry.annotation());
  }

  private void braces(Annotation annotation) {
    String words = AnnotationText.write(annotation);
    if (!words.isEmpty()) {
      word("{" + words + "}");
    }
  }

  private void open() {
    if (isTree) {
      newLine();
      depth++;
    } else {
      opening = "(";
    }
  }

  private void close() {
    if (isTree) {
      newLine();
      depth--;
    } else {
      text.append(')'); // behind the last word
      column++;
    }
  }

  private void newLine() {
    if (column > 0) {
      text.append('\n');
      column = 0;
    }
  }

  /**
   * Numbers the turns of all seats, from the one that moved first. A move with nothing before it is
   * by the seat behind the last mover; where a seat was passed over, a number with more dots tells
   * whose move follows: {@code 3.} the first seat's, {@code 3...} the second's, {@code 3.....} the
   * third's.
   */
  private static final class Numbers {
    private final int players;
    private int number;
    private int first;
    private int last;
    private boolean anew;

    Numbers(int players) {
      this.players = players;
      this.last = players;
    }

    Numbers copy() {
      Numbers copy = new Numbers(players);
      copy.number = number;
      copy.first = first;
      copy.last = last;
      copy.anew = anew;
      return copy;
    }

    /** Has a number before the next move whosever it is, as something else stood between. */
    Numbers anew() {
      anew = true;
      return this;
    }

    /** What is to be written before the next move, which is {@code seat}'s. */
    Optional<String> before(int seat) {
      if (number == 0) {
        first = seat;
      }
      int place = Math.floorMod(seat - first, players);
      boolean begins = place <= last;
      boolean follows = place == last + 1 && !anew;
      anew = false;
      last = place;
      number += begins ? 1 : 0;
      return follows ? Optional.empty() : Optional.of(number + ".".repeat(1 + 2 * place));
    }
  }

  private void tag(String name, String value) {
    text.append(line(new GameRecord.Tag(name, value))).append('\n');
  }

  /** A tag as it stands in a line of its own. */
  static String line(GameRecord.Tag tag) {
    String value = onOneLine(tag.value()).replace("\\", "\\\\").replace("\"", "\\\"");
    return "[" + tag.name() + " \"" + value + "\"]";
  }

  private static String onOneLine(String words) {
    return words.replaceAll("[\r\n]+", " ");
  }

  private void word(String word) {
    String whole = opening + word;
    opening = "";
    if (column + 1 + whole.length() > WIDTH) {
      newLine();
    }
    String before = column > 0 ? " " : INDENT.repeat(depth);
    text.append(before).append(whole);
    column += before.length() + whole.length();
  }
}
