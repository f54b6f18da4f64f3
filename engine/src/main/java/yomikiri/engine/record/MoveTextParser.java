package yomikiri.engine.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.BoardMark;
import yomikiri.engine.game.Branching;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.IllegalMoveException;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.MoveGlyph;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;

/**
 * Reads the moves of a round in PGN's manner: numbers, which it passes over, moves, {@code $1} or
 * {@code !} behind them, comments in braces, and variations in parentheses behind the move they
 * replace.
 */
final class MoveTextParser {
  private static final Pattern NUMBER = Pattern.compile("\\d+\\.+");
  private static final Pattern WITHDRAWAL = Pattern.compile("--seat([1-9]\\d?)-withdraws");
  private static final int LONGEST_WORD = 80;
  private static final int MOST_NESTED = 200;

  private final String[] lines;
  private final Map<GameTree.Node, Notes> notes = new LinkedHashMap<>();
  private int row;
  private int column;

  /** {@code lines} of the whole record; the moves begin in {@code row}, from 0. */
  MoveTextParser(String[] lines, int row) {
    this.lines = lines;
    this.row = row;
  }

  /** The first line that was not read, from 0. */
  int row() {
    return row;
  }

  /**
   * Plays the moves up to the end or the next tag, with all their variations; then the session
   * stands at the end of the main line.
   */
  void play(GameSession<?> session) throws NotationException {
    session.setBranching(Branching.VARY);
    Deque<Opened> opened = new ArrayDeque<>();
    Notes early = new Notes(); // before the first step of a variation
    boolean hasMoved = false; // in the variation read
    while (skipBlanks() && !isAtTag()) {
      GameTree.Node node = session.node();
      int wordColumn = column;
      switch (lines[row].charAt(column)) {
        case '{' -> (hasMoved || opened.isEmpty() ? of(node) : early).add(comment());
        case '(' -> {
          if (!hasMoved) {
            throw fault(row, column, "record.variation-first");
          }
          if (opened.size() == MOST_NESTED) {
            throw fault(row, column, "record.too-deep", MOST_NESTED);
          }
          opened.push(new Opened(node, row, column++));
          session.goTo(node.parent().orElseThrow());
          hasMoved = false;
        }
        case ')' -> {
          if (opened.isEmpty()) {
            throw fault(row, column, "record.closed-variation");
          }
          if (!hasMoved) {
            throw fault(row, column, "record.empty-variation");
          }
          column++;
          session.goTo(opened.pop().replaced());
        }
        default -> {
          String word = PlainText.of(word());
          Optional<MoveGlyph> glyph = glyph(word, wordColumn);
          if (glyph.isPresent()) {
            if (!hasMoved) {
              throw fault(row, wordColumn, "record.glyph-first", FoundToken.shortened(word));
            }
            of(node).glyph = glyph;
          } else if (!NUMBER.matcher(word).matches()) {
            played(session, word, wordColumn);
            Notes own = of(session.node());
            order(session.node(), own, opened.size());
            own.place(row, wordColumn);
            if (!early.isEmpty()) {
              own.add(early);
              early = new Notes();
            }
            hasMoved = true;
          }
        }
      }
    }
    if (!opened.isEmpty()) {
      throw fault(opened.peek().row(), opened.peek().column(), "record.open-variation");
    }
    checkNesting();
    notes.forEach((node, noted) -> node.annotate(noted.annotation()));
    session.goTo(session.length()); // a variation may have begun alike and gone on
  }

  /** Has {@code node} before what stands in more parentheses, even if read before. */
  private void order(GameTree.Node node, Notes own, int parentheses) {
    own.parentheses = Math.min(own.parentheses, parentheses);
    GameTree.Node first = node.parent().orElseThrow().children().getFirst();
    if (first != node && own.parentheses < of(first).parentheses) {
      node.moveTo(0);
    }
  }

  /** Refuses variations of variations too many, which stand in as many parentheses when written. */
  private void checkNesting() throws NotationException {
    for (Map.Entry<GameTree.Node, Notes> one : notes.entrySet()) { // a step before those behind it
      Notes noted = one.getValue();
      int above =
          one.getKey()
              .parent()
              .flatMap(before -> Optional.ofNullable(notes.get(before)))
              .map(before -> before.nested)
              .orElse(0);
      noted.nested = above + (one.getKey().place() > 0 ? 1 : 0);
      if (noted.nested > MOST_NESTED) {
        throw fault(noted.row, noted.column, "record.too-deep", MOST_NESTED);
      }
    }
  }

  private Notes of(GameTree.Node node) {
    return notes.computeIfAbsent(node, any -> new Notes());
  }

  /** What is noted in several places beside one step, and the fewest parentheses it stands in. */
  private static final class Notes {
    private final StringBuilder words = new StringBuilder(0); // most steps have none
    private final List<BoardMark> marks = new ArrayList<>(0);
    private Optional<MoveGlyph> glyph = Optional.empty();
    private int parentheses = MOST_NESTED;
    private int nested;
    private int row;
    private int column;

    /** Where the step stands in the text. */
    void place(int itsRow, int itsColumn) {
      row = itsRow;
      column = itsColumn;
    }

    void add(String braced) {
      Annotation read = AnnotationText.read(braced);
      boolean isMarksAlone = read.comment().isEmpty() && !read.marks().isEmpty();
      words.append(words.isEmpty() || isMarksAlone ? "" : " ").append(read.comment());
      marks.addAll(read.marks());
    }

    boolean isEmpty() {
      return words.isEmpty() && marks.isEmpty();
    }

    void add(Notes others) {
      words.append(words.isEmpty() || others.words.isEmpty() ? "" : " ").append(others.words);
      marks.addAll(others.marks);
    }

    Annotation annotation() {
      return isEmpty() && glyph.isEmpty()
          ? Annotation.NONE
          : new Annotation(words.toString(), glyph, marks);
    }
  }

  /** A variation that has begun, in place of the step {@code replaced}. */
  private record Opened(GameTree.Node replaced, int row, int column) {}

  private boolean isAtTag() {
    return lines[row].charAt(column) == '[' && PlainText.firstInk(lines[row]) == column;
  }

  /** The glyph that {@code word} is, such as {@code $5} or {@code !?}. */
  private Optional<MoveGlyph> glyph(String word, int wordColumn) throws NotationException {
    if (!word.startsWith("$")) {
      return MoveGlyph.of(word);
    }
    return Optional.of(
        MoveGlyph.of(word.length() == 2 ? word.charAt(1) - '0' : 0)
            .orElseThrow(() -> fault(row, wordColumn, "record.glyph", FoundToken.shortened(word))));
  }

  private <P extends Position> void played(GameSession<P> session, String word, int wordColumn)
      throws NotationException {
    if (word.length() > LONGEST_WORD) {
      throw fault(row, wordColumn, "record.word", FoundToken.shortened(word));
    }
    Step step = step(session, word, wordColumn);
    try {
      session.play(step);
    } catch (IllegalMoveException e) {
      throw illegal(session, word, wordColumn, e);
    }
  }

  private NotationException illegal(
      GameSession<?> session, String word, int wordColumn, IllegalMoveException cause) {
    boolean over = session.isOver();
    NotationException fault =
        fault(
            row,
            wordColumn,
            over ? "record.after-end" : "record.illegal",
            FoundToken.shortened(word),
            session.ply() + 1);
    fault.initCause(cause);
    return fault;
  }

  private <P extends Position> Step step(GameSession<P> session, String word, int wordColumn)
      throws NotationException {
    Notation<P> notation = session.game().notation();
    Matcher withdrawal = WITHDRAWAL.matcher(word);
    if (withdrawal.matches()) {
      return new Step.Withdrawal(Integer.parseInt(withdrawal.group(1)) - 1);
    }
    try {
      return switch (session.position()) {
        case TurnPosition turn -> new Step.Single(turn.turn(), notation.parseMove(word));
        case JointPosition joint -> {
          String[] words = word.split("\\+", -1);
          if (words.length != joint.players()) {
            throw new NotationException(
                1, 1, "record.joint", joint.players(), FoundToken.shortened(word));
          }
          List<Integer> moves = new ArrayList<>();
          for (String one : words) {
            moves.add(notation.parseMove(one));
          }
          yield new Step.Joint(moves);
        }
      };
    } catch (NotationException e) {
      throw e.movedTo(row + 1, wordColumn);
    }
  }

  /** Goes to the next character that is not white space; false at the end. */
  private boolean skipBlanks() {
    while (row < lines.length) {
      while (column < lines[row].length()) {
        if (!PlainText.isBlank(lines[row].charAt(column))) {
          return true;
        }
        column++;
      }
      row++;
      column = 0;
    }
    return false;
  }

  /** What stands here up to the next blank or sign that ends a word: a move, a number, a glyph. */
  private String word() {
    int start = column;
    String line = lines[row];
    boolean isGlyph = isGlyph(line.charAt(column));
    do {
      column++;
    } while (column < line.length()
        && !PlainText.isBlank(line.charAt(column))
        && "{()$".indexOf(line.charAt(column)) < 0
        && isGlyph(line.charAt(column)) == isGlyph);
    return line.substring(start, column);
  }

  private static boolean isGlyph(char c) {
    return c == '!' || c == '?';
  }

  /** What stands in braces, with its backslashes. */
  private String comment() throws NotationException {
    int openRow = row;
    int openColumn = column;
    StringBuilder comment = new StringBuilder();
    column++;
    while (row < lines.length) {
      String line = lines[row];
      while (column < line.length()) {
        char c = line.charAt(column++);
        if (c == '}') {
          return comment.toString();
        }
        comment.append(c);
        if (c == '\\') {
          comment.append(column < line.length() ? line.charAt(column++) : c);
        }
      }
      comment.append(' ');
      row++;
      column = 0;
    }
    throw fault(openRow, openColumn, "record.open-comment");
  }

  private static NotationException fault(int row, int column, String fault, Object... details) {
    return new NotationException(row + 1, column + 1, fault, details);
  }
}
