package yomikiri.engine.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TextCursor;
import yomikiri.engine.teach.Puzzle.Kind;

/**
 * Puzzles as text, one a line: the position, a tab, the game, the kind, the line from the answer
 * on, a tab, and figures by their names. Lines that begin with {@code #} and blank ones are
 * skipped. So each line begins with a position that {@code yomikiri solve --positions} reads.
 *
 * <pre>
 * x.o/.x./..o o⇥tictactoe hold-draw a1 c2⇥worth 0 -1 moves 5 depth 2 tempting 1 rating 1290 61
 * </pre>
 */
public final class PuzzleText {
  private static final Pattern LINE = Pattern.compile("[^\n]*\n?");
  private static final Pattern UP_TO_TAB = Pattern.compile("[^\t\n]*");
  private static final Pattern WORD = Pattern.compile("[^ \t\n]+");
  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,6}(?![^ \t\n])");

  private PuzzleText() {}

  /** One line, without a line break. */
  public static String line(Puzzle puzzle) {
    Rating rating = puzzle.rating();
    return "%s\t%s %s %s\tworth %d %d moves %d depth %d tempting %d rating %d %d"
        .formatted(
            puzzle.position(),
            puzzle.game(),
            puzzle.kind().key(),
            String.join(" ", puzzle.line()),
            puzzle.best(),
            puzzle.second(),
            puzzle.choices(),
            puzzle.depth(),
            puzzle.tempting(),
            Math.round(rating.value()),
            Math.round(rating.deviation()));
  }

  /** All lines, each with its line break. */
  public static String of(Stream<Puzzle> puzzles) {
    return puzzles.map(puzzle -> line(puzzle) + "\n").collect(Collectors.joining());
  }

  /**
   * Reads the lines of a text. Every position and every line of moves is played, so that what was
   * read can be shown.
   *
   * @throws NotationException naming the place of the first thing wrong
   */
  public static List<Puzzle> read(String text, GameLookup games) throws NotationException {
    TextCursor cursor = new TextCursor(PlainText.lines(text));
    List<Puzzle> puzzles = new ArrayList<>();
    while (!cursor.isAtEnd()) {
      if (cursor.peek() == '#' || cursor.ahead(LINE).isBlank()) {
        cursor.take(LINE);
      } else {
        puzzles.add(puzzle(cursor, games));
      }
    }
    return puzzles;
  }

  private static Puzzle puzzle(TextCursor cursor, GameLookup games) throws NotationException {
    int start = cursor.mark();
    String position = cursor.take(UP_TO_TAB);
    cursor.expect('\t', "puzzle.tab");
    int named = cursor.mark();
    String id = cursor.take(WORD);
    Game<?> game = games.game(id).orElseThrow(() -> cursor.fault(named, "record.game", id));
    cursor.expect(' ', "puzzle.blank");
    Kind kind = kind(cursor);
    List<String> line = line(cursor, game, position, start);
    cursor.expect('\t', "puzzle.tab");
    int best = figure(cursor, "worth");
    int second = next(cursor);
    int choices = figure(cursor, " moves");
    int depth = figure(cursor, " depth");
    int tempting = figure(cursor, " tempting");
    Rating rating = new Rating(figure(cursor, " rating"), next(cursor), Rating.NEW.volatility());
    if (!cursor.isAtEnd()) {
      cursor.expect('\n', "puzzle.rest");
    }
    return new Puzzle(id, position, kind, line, best, second, choices, depth, tempting, rating);
  }

  private static Kind kind(TextCursor cursor) throws NotationException {
    int mark = cursor.mark();
    String word = cursor.take(WORD);
    Optional<Kind> kind = Kind.of(word);
    if (kind.isEmpty()) {
      String known = Stream.of(Kind.values()).map(Kind::key).collect(Collectors.joining(", "));
      throw cursor.fault(mark, "puzzle.kind", FoundToken.shortened(word), known);
    }
    return kind.get();
  }

  /** The moves up to the tab, each behind a blank, played from the position on. */
  private static <P extends Position> List<String> line(
      TextCursor cursor, Game<P> game, String text, int start) throws NotationException {
    P position;
    try {
      position = game.notation().parsePosition(text);
    } catch (NotationException e) {
      throw cursor.placed(e, start);
    }
    GameSession<P> session = new GameSession<>(game, position);
    List<String> line = new ArrayList<>();
    do {
      cursor.expect(' ', "puzzle.blank");
      int mark = cursor.mark();
      String word = cursor.take(WORD);
      int seat = awaited(session);
      int move = move(cursor, game, word, mark);
      if (session.isOver() || !isLegal(session, seat, move)) {
        throw cursor.fault(mark, "record.illegal", FoundToken.shortened(word), line.size() + 1);
      }
      session.play(seat, move);
      line.add(word);
    } while (cursor.peek() == ' ');
    return line;
  }

  private static int move(TextCursor cursor, Game<?> game, String word, int mark)
      throws NotationException {
    try {
      return game.notation().parseMove(word);
    } catch (NotationException e) {
      throw cursor.placed(e, mark);
    }
  }

  private static int awaited(GameSession<?> session) {
    int seat = 0;
    while (seat < session.players() - 1 && !session.isAwaited(seat)) {
      seat++;
    }
    return seat;
  }

  private static boolean isLegal(GameSession<?> session, int seat, int move) {
    for (int legal : session.legalMoves(seat)) {
      if (legal == move) {
        return true;
      }
    }
    return false;
  }

  /** Passes over {@code name}, with a blank on each side if any, and reads a number. */
  private static int figure(TextCursor cursor, String name) throws NotationException {
    for (int i = 0; i < name.length(); i++) {
      cursor.expect(name.charAt(i), "puzzle.figure", name.strip());
    }
    return next(cursor);
  }

  /** Passes over a blank, and reads a number. */
  private static int next(TextCursor cursor) throws NotationException {
    cursor.expect(' ', "puzzle.blank");
    if (!cursor.isAhead(NUMBER)) {
      throw cursor.expected("puzzle.number");
    }
    return Integer.parseInt(cursor.take(NUMBER));
  }
}
