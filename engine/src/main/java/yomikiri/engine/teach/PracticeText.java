package yomikiri.engine.teach;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.TextCursor;
import yomikiri.engine.teach.PracticeEvent.What;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.teach.RepetitionSchedule.Grade;

/**
 * What was practised as text, one event a line, the oldest first: the time, a tab, the game, a tab,
 * the position, a tab, and what happened. Lines that begin with {@code #} and blank ones are
 * skipped.
 *
 * <pre>
 * 2026-11-26T15:44:10Z⇥tictactoe⇥x../.o./..x o⇥mistake seat 2 played a2 better b1
 * 2026-11-27T08:10:02Z⇥tictactoe⇥x../.o./..x o⇥good
 * 2026-11-27T08:10:09Z⇥tictactoe⇥x../.o./..x o⇥reason right
 * 2026-11-27T08:11:40Z⇥othello-4⇥.xo./xxoo/.xo./.... x⇥puzzle only-win wrong 1490 80
 * 2026-11-28T19:30:00Z⇥tictactoe⇥x../.o./..x o⇥removed
 * </pre>
 */
public final class PracticeText {
  private static final Pattern LINE = Pattern.compile("[^\n]*\n?");
  private static final Pattern UP_TO_TAB = Pattern.compile("[^\t\n]*");
  private static final Pattern WORD = Pattern.compile("[^ \t\n]+");
  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,6}(?![^ \t\n])");
  private static final Pattern SEAT = Pattern.compile("[1-9](?![^ \t\n])");
  private static final List<String> EVENTS =
      Stream.concat(
              Stream.of(Grade.values()).map(Grade::key),
              Stream.of("mistake", "puzzle", "reason", "removed"))
          .sorted()
          .toList();

  private PracticeText() {}

  /**
   * What a text holds.
   *
   * @param events of the lines that can be read
   * @param fault of the first line that cannot; empty where all can
   */
  public record Read(List<PracticeEvent> events, Optional<NotationException> fault) {
    public Read {
      events = List.copyOf(events);
    }
  }

  /** One line, without a line break. */
  public static String line(PracticeEvent event) {
    return "%s\t%s\t%s\t%s"
        .formatted(
            event.time().truncatedTo(ChronoUnit.SECONDS),
            event.game(),
            event.position(),
            words(event.what()));
  }

  private static String words(What what) {
    return switch (what) {
      case What.Added(int seat, String played, String better) ->
          "mistake seat %d played %s better %s".formatted(seat + 1, played, better);
      case What.Removed() -> "removed";
      case What.Asked(Grade grade) -> grade.key();
      case What.Explained(boolean right) -> "reason " + result(right);
      case What.Tried(Kind kind, boolean right, Rating puzzle) ->
          "puzzle %s %s %d %d"
              .formatted(
                  kind.key(),
                  result(right),
                  Math.round(puzzle.value()),
                  Math.round(puzzle.deviation()));
    };
  }

  private static String result(boolean right) {
    return right ? "right" : "wrong";
  }

  /** All lines, each with its line break. */
  public static String of(List<PracticeEvent> events) {
    return events.stream().map(event -> line(event) + "\n").collect(Collectors.joining());
  }

  /** Reads the lines of a text; those that are damaged are left out. */
  public static Read read(String text) {
    TextCursor cursor = new TextCursor(PlainText.lines(text));
    List<PracticeEvent> events = new ArrayList<>();
    Optional<NotationException> fault = Optional.empty();
    while (!cursor.isAtEnd()) {
      if (cursor.peek() != '#' && !cursor.ahead(LINE).isBlank()) {
        try {
          events.add(event(cursor));
        } catch (NotationException e) {
          fault = fault.or(() -> Optional.of(e));
        }
      }
      cursor.take(LINE);
    }
    return new Read(events, fault);
  }

  private static PracticeEvent event(TextCursor cursor) throws NotationException {
    Instant time = time(cursor);
    cursor.expect('\t', "puzzle.tab");
    String game = cursor.take(UP_TO_TAB);
    cursor.expect('\t', "puzzle.tab");
    String position = cursor.take(UP_TO_TAB);
    cursor.expect('\t', "puzzle.tab");
    What what = what(cursor);
    if (!cursor.isAtEnd() && cursor.peek() != '\n') {
      throw cursor.expected("puzzle.rest");
    }
    return new PracticeEvent(time, game, position, what);
  }

  private static Instant time(TextCursor cursor) throws NotationException {
    int mark = cursor.mark();
    String text = cursor.take(UP_TO_TAB);
    try {
      return Instant.parse(text);
    } catch (DateTimeException e) {
      throw cursor.fault(mark, "practice.time", FoundToken.shortened(text));
    }
  }

  private static What what(TextCursor cursor) throws NotationException {
    String word = word(cursor, EVENTS);
    return switch (word) {
      case "mistake" -> {
        int seat = Integer.parseInt(named(cursor, "seat", SEAT));
        yield new What.Added(
            seat - 1, named(cursor, "played", WORD), named(cursor, "better", WORD));
      }
      case "removed" -> new What.Removed();
      case "reason" -> new What.Explained(isRight(cursor));
      case "puzzle" -> {
        cursor.expect(' ', "puzzle.blank");
        String kind = word(cursor, Stream.of(Kind.values()).map(Kind::key).toList());
        boolean right = isRight(cursor);
        yield new What.Tried(
            Kind.of(kind).orElseThrow(),
            right,
            new Rating(number(cursor), number(cursor), Rating.NEW.volatility()));
      }
      default -> new What.Asked(Grade.of(word).orElseThrow());
    };
  }

  private static boolean isRight(TextCursor cursor) throws NotationException {
    cursor.expect(' ', "puzzle.blank");
    return word(cursor, List.of("right", "wrong")).equals("right");
  }

  /** One of some words. */
  private static String word(TextCursor cursor, List<String> known) throws NotationException {
    int mark = cursor.mark();
    String word = cursor.take(WORD);
    if (!known.contains(word)) {
      throw cursor.fault(mark, "puzzle.kind", FoundToken.shortened(word), String.join(", ", known));
    }
    return word;
  }

  /** Passes over a blank, {@code name} and a blank, and takes what follows. */
  private static String named(TextCursor cursor, String name, Pattern what)
      throws NotationException {
    cursor.expect(' ', "puzzle.blank");
    word(cursor, List.of(name));
    cursor.expect(' ', "puzzle.blank");
    return taken(cursor, what);
  }

  private static int number(TextCursor cursor) throws NotationException {
    cursor.expect(' ', "puzzle.blank");
    return Integer.parseInt(taken(cursor, NUMBER));
  }

  private static String taken(TextCursor cursor, Pattern what) throws NotationException {
    if (!cursor.isAhead(what)) {
      throw cursor.expected("puzzle.number");
    }
    return cursor.take(what);
  }
}
