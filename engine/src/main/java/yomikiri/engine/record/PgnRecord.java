package yomikiri.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * Reads a game under tags of another program, such as PlayOK, which says nothing of the game but
 * who played it and when. The player called {@code Black} moved first.
 */
final class PgnRecord {
  private static final Pattern RESULT = Pattern.compile("(\\d{1,2})-(\\d{1,2})");
  private static final Pattern DATE = Pattern.compile("(\\d{4})\\.(\\d\\d)\\.(\\d\\d)");

  /** Tags that mean something to our own records, or are written anew. */
  private static final Set<String> OURS =
      Set.of(
          GameRecord.GAME,
          GameRecord.LAYOUT,
          Tag.ROUNDS,
          Tag.RESULT,
          Tag.TERMINATION,
          Tag.NAMES,
          Tag.player(0),
          Tag.player(1));

  private PgnRecord() {}

  static GameRecord<?> read(String text, GameLookup known) throws NotationException {
    String lines = PlainText.lines(text);
    RecordParser parser = new RecordParser(lines, known);
    List<Tag> head = parser.head();
    String moves = parser.rest();
    try {
      return UntaggedRecordParser.read(moves, known)
          .map(record -> tagged(record, head))
          .orElseThrow(PgnRecord::noMoves);
    } catch (NotationException e) {
      throw e.behind(lines.substring(0, lines.length() - moves.length()));
    }
  }

  private static NotationException noMoves() {
    return new NotationException(1, 1, "record.no-moves");
  }

  /** The game with what its head says, as our own records say it. */
  private static <P extends Position> GameRecord<P> tagged(GameRecord<P> record, List<Tag> head) {
    List<Tag> tags = new ArrayList<>();
    head.forEach(tag -> own(tag).ifPresent(tags::add));
    tags.add(new Tag(Tag.NAMES, Tag.PEOPLE));
    boolean isOver = record.session().isOver();
    for (Tag tag : record.tags()) {
      tags.add(isOver ? tag : given(tag.name(), head).orElse(tag));
    }
    return new GameRecord<>(record.game(), tags, record.rounds());
  }

  private static Optional<Tag> own(Tag tag) {
    return switch (tag.name()) {
      case "Black" -> player(0, tag.value());
      case "White" -> player(1, tag.value());
      case Tag.DATE -> Optional.of(new Tag(Tag.DATE, date(tag.value())));
      case String name when OURS.contains(name) -> Optional.empty();
      default -> Optional.of(tag);
    };
  }

  private static Optional<Tag> player(int seat, String name) {
    return Optional.of(new Tag(Tag.player(seat), name))
        .filter(tag -> !name.isBlank() && !name.equals("?"));
  }

  private static String date(String value) {
    Matcher date = DATE.matcher(value);
    return date.matches() ? date.group(1) + "-" + date.group(2) + "-" + date.group(3) : value;
  }

  /** What the head says of a game that its moves leave open. */
  private static Optional<Tag> given(String name, List<Tag> head) {
    return head.stream()
        .filter(tag -> tag.name().equals(name))
        .findFirst()
        .flatMap(tag -> name.equals(Tag.RESULT) ? points(tag.value()) : Optional.of(tag));
  }

  /** The discs of both; not the 1-0 of programs that only say who won. */
  private static Optional<Tag> points(String result) {
    Matcher points = RESULT.matcher(result);
    return points.matches() && !result.matches("[01]-[01]")
        ? Optional.of(new Tag(Tag.RESULT, points.group(1) + ":" + points.group(2)))
        : Optional.empty();
  }
}
