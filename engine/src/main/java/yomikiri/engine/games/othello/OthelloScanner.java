package yomikiri.engine.games.othello;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TextCursor;

/**
 * Reads a position, a game as other programs write it, or a position and the moves from there on.
 * Letters may be small or capital. Behind a position the moves and scores of an OBF line are passed
 * over, as are comments: what follows {@code %}, and lines that begin with {@code #}. Moves may be
 * numbered, and stand together or apart; passes may be left out, or be written once more behind the
 * end; last may come the result.
 */
final class OthelloScanner {
  private static final Pattern COMMENT = Pattern.compile("%.*|(?m:^)#.*");
  private static final Pattern CELLS =
      Pattern.compile("(?:[xo-]\\n?){9}", Pattern.CASE_INSENSITIVE);
  private static final Pattern MORE_CELLS = Pattern.compile("[xo-]*", Pattern.CASE_INSENSITIVE);
  private static final Pattern WORD = Pattern.compile("[^\\s;]*");
  private static final Pattern WORD_BEGIN = Pattern.compile("\\S{1,4}");
  private static final Pattern NUMBER = Pattern.compile("\\d+(?:[.:)]+|(?=\\s))");
  private static final Pattern MOVE =
      Pattern.compile("[a-h][1-8]|--|@@|pass|pa(?![1-8])|ps|pp?|パス", Pattern.CASE_INSENSITIVE);
  private static final Pattern SQUARE = Pattern.compile("[a-h][1-8]", Pattern.CASE_INSENSITIVE);
  private static final Pattern ONE = Pattern.compile("1[.:)]*\\s*");
  private static final Pattern RESULT =
      Pattern.compile("(?:\\d{1,2}\\s*[-:]\\s*\\d{1,2}|1/2-1/2|\\*)\\s*\\z");
  private static final Pattern FIRST_MOVE =
      Pattern.compile(
          "(?:" + NUMBER + "\\s*)?[a-h][1-8](?![a-z&&[^a-hp]]|[:/])", Pattern.CASE_INSENSITIVE);
  private static final Pattern SCORED = Pattern.compile("\\s*(?:" + MOVE + ")\\s*:", MOVE.flags());
  private static final Pattern SCORE = Pattern.compile("\\s*[+-]?\\d+\\s*(?:;|$|(?=%))");
  private static final Pattern LONE_SCORE = Pattern.compile("\\s*[+-]?\\d+\\s*;");

  private final Othello game;
  private final int size;
  private final TextCursor text;

  /**
   * @param size rows and columns of the board
   */
  OthelloScanner(Othello game, int size, String text) {
    this.game = game;
    this.size = size;
    this.text = new TextCursor(text);
    skipComments();
  }

  /** Whether the text begins as a position does, right or wrong. */
  boolean beginsWithPosition() {
    return text.isAhead(CELLS);
  }

  /** Whether it begins with a move. */
  boolean beginsWithMove() {
    return text.isAhead(FIRST_MOVE);
  }

  /** Whether it begins with a position, or with a move that may be the first. */
  boolean begins() {
    if (beginsWithPosition() || !beginsWithMove()) {
      return beginsWithPosition();
    }
    text.take(ONE);
    Moves legal = new Moves();
    game.newPosition(0).legalMoves(legal);
    String square = text.ahead(SQUARE);
    return !square.isEmpty() && cell(square) >= 0 && legal.contains(cell(square));
  }

  /** The game from the start of all games, or from the position that stands first. */
  GameSession<OthelloPosition> game(boolean fromStart) throws NotationException {
    GameSession<OthelloPosition> session =
        new GameSession<>(game, fromStart ? game.newPosition(0) : position());
    int moves = text.mark();
    int number = 0;
    try {
      while (skipToMove()) {
        number++;
        play(session, number, move());
      }
    } catch (NotationException e) {
      throw namesOtherSquares(moves) ? e.ofAnotherGame() : e;
    }
    return session;
  }

  /** Whether a square beside this board is named, so that the game was played on a larger one. */
  private boolean namesOtherSquares(int from) {
    text.goTo(from);
    return text.all(SQUARE).anyMatch(square -> cell(square) < 0);
  }

  private OthelloPosition position() throws NotationException {
    long[] discs = new long[2];
    int cells = size * size;
    for (int i = 0; i < cells; i++) {
      if (i > 0 && i % size == 0) {
        skipLineBreak();
      }
      char c = next();
      if (c == 'X' || c == 'O') {
        discs[c == 'X' ? 0 : 1] |= 1L << i / size * 8 + i % size;
      } else if (c != '-') {
        throw noCell(i);
      }
      text.advance();
    }
    if (isCell(next())) {
      throw wrongLength(cells + text.ahead(MORE_CELLS).length());
    }
    int turn = side();
    scores();
    return new OthelloPosition(size, discs[turn], discs[1 - turn], turn);
  }

  /** A character that stands where a cell is missing. */
  private NotationException noCell(int cellsBefore) {
    boolean ends = next() == ' ' || next() == ';' || Character.isWhitespace(next());
    return ends && cellsBefore > 0
        ? wrongLength(cellsBefore)
        : text.expected("othello.cell", size * size);
  }

  private NotationException wrongLength(int found) {
    int expected = size * size;
    return fault("othello.length", expected, found);
  }

  /** 0 for black, 1 for white. */
  private int side() throws NotationException {
    text.skipBlanks();
    String word = text.ahead(WORD);
    if (!word.equalsIgnoreCase("X") && !word.equalsIgnoreCase("O")) {
      throw text.expected(
          word.isEmpty() ? text.found() : new FoundToken.Piece(word), "othello.turn");
    }
    text.advance();
    return word.equalsIgnoreCase("X") ? 0 : 1;
  }

  /** Passes over moves and their scores. */
  private void scores() throws NotationException {
    text.skipBlanks();
    text.accept(';');
    text.take(LONE_SCORE);
    while (!text.take(SCORED).isEmpty()) {
      if (!text.isAhead(SCORE)) {
        text.skipBlanks();
        throw text.expected("othello.scores");
      }
      text.take(SCORE);
    }
  }

  /** Goes to the next move; false at the end. */
  private boolean skipToMove() throws NotationException {
    skipComments();
    if (text.isAhead(CELLS)) {
      throw fault("othello.second-position");
    }
    text.take(RESULT);
    while (!text.take(NUMBER).isEmpty()) {
      skipComments();
      text.take(RESULT);
    }
    return !text.isAtEnd();
  }

  /** The word of the next move. */
  private String move() throws NotationException {
    String word = text.ahead(MOVE);
    if (word.isEmpty() || !isPass(word) && cell(word) < 0) {
      throw noMove(word.isEmpty() ? text.ahead(WORD_BEGIN) : word);
    }
    return word;
  }

  private static boolean isPass(String word) {
    return !Character.isDigit(word.charAt(word.length() - 1));
  }

  /** The cell that a square is; less than 0 beside the board. */
  private int cell(String square) {
    int column = Character.toLowerCase(square.charAt(0)) - 'a';
    int row = square.charAt(1) - '1';
    return column < size && row < size ? row * size + column : -1;
  }

  private NotationException noMove(String found) {
    String last = game.notation().moveText(size * size - 1);
    return fault("othello.move", last, FoundToken.shortened(found));
  }

  /** Plays the move that stands here, and before it a pass that was left out. */
  private void play(GameSession<OthelloPosition> session, int number, String word)
      throws NotationException {
    int pass = size * size;
    int move = isPass(word) ? pass : cell(word);
    if (move == pass && session.isOver()) {
      text.take(MOVE);
      return;
    }
    int turn = session.position().turn();
    int[] legal = session.legalMoves(turn);
    if (move != pass && legal.length == 1 && legal[0] == pass) {
      session.play(turn, pass);
      turn = session.position().turn();
      legal = session.legalMoves(turn);
    }
    if (IntStream.of(legal).noneMatch(one -> one == move)) {
      throw illegal(number, word, legal);
    }
    session.play(turn, move);
    text.take(MOVE);
  }

  private NotationException illegal(int number, String word, int[] legal) {
    if (legal.length == 0) {
      return fault("record.after-end", FoundToken.shortened(word), number);
    }
    String moves =
        IntStream.of(legal).mapToObj(game.notation()::moveText).collect(Collectors.joining(", "));
    return fault("othello.illegal", number, FoundToken.shortened(word), moves);
  }

  private NotationException fault(String fault, Object... details) {
    return text.fault(text.mark(), fault, details);
  }

  private char next() {
    return text.isAtEnd() ? ' ' : Character.toUpperCase(text.peek());
  }

  private static boolean isCell(char c) {
    return c == 'X' || c == 'O' || c == '-';
  }

  private void skipLineBreak() {
    int from = text.mark();
    text.skipBlanks();
    if (text.textFrom(from).indexOf('\n') < 0) {
      text.goTo(from);
    }
  }

  private void skipComments() {
    text.skipBlanks();
    while (text.isAhead(COMMENT)) {
      text.take(COMMENT);
      text.skipBlanks();
    }
  }
}
