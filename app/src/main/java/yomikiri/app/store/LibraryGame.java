package yomikiri.app.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import yomikiri.app.text.Fault;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * A game of the library as its list shows it.
 *
 * @param tags at the head of its record
 * @param held whether it could not be written to the disk yet
 * @param fault why the file cannot be read; empty if its head can
 */
public record LibraryGame(String name, List<Tag> tags, boolean held, Optional<Fault> fault) {
  /** Tag with the number of moves, of all rounds together. */
  public static final String MOVES = "Moves";

  /** Tag with the number of the round that is over, as long as the next has not begun. */
  public static final String ROUND_OVER = "RoundOver";

  public LibraryGame {
    tags = List.copyOf(tags);
  }

  /** What people say of it. */
  public LibraryNote note() {
    return LibraryNote.of(tags);
  }

  /** The same game, of which people say something else. */
  public LibraryGame with(LibraryNote now) {
    return new LibraryGame(name, now.in(tags), held, fault);
  }

  /** The value of the first tag called {@code name}. */
  public Optional<String> tag(String name) {
    return tags.stream().filter(tag -> tag.name().equals(name)).findFirst().map(Tag::value);
  }

  /** The id of the game played; empty if the record does not say. */
  public String game() {
    return tag("Game").orElse("");
  }

  /** Who sits on each seat, as the record says. */
  public List<String> seats() {
    return IntStream.iterate(0, seat -> seat + 1)
        .mapToObj(seat -> tag(Tag.player(seat)))
        .takeWhile(Optional::isPresent)
        .flatMap(Optional::stream)
        .toList();
  }

  public boolean isFinished() {
    return tag(Tag.TERMINATION).map(how -> !how.equals(Tag.UNTERMINATED)).orElse(false);
  }

  /** The round that is over while the next has not begun; empty at all other times. */
  public OptionalInt roundOver() {
    return isFinished() ? OptionalInt.empty() : number(ROUND_OVER);
  }

  /** How many rounds were agreed, if the record says. */
  public OptionalInt rounds() {
    return number(Tag.ROUNDS);
  }

  private OptionalInt number(String name) {
    return tag(name).filter(text -> text.matches("[1-9]")).stream()
        .mapToInt(Integer::parseInt)
        .findFirst();
  }

  public boolean isDamaged() {
    return fault.isPresent();
  }
}
