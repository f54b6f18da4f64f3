package yomikiri.engine.library;

import java.io.IOException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * A query for games of a collection: all of its conditions must hold.
 *
 * @param words each begins a word of one of the tags, such as a player's name or an event; where no
 *     game has such words, each is inside one
 * @param game its id
 * @param leastPlies and {@code mostPlies}: how long it is
 * @param from and {@code to}: its date as the record has it, both included, as far as they are
 *     written: {@code 1985} takes in the whole year
 * @param position the canonical key of a position that it contains
 */
public record GameQuery(
    String words,
    Optional<String> game,
    Optional<Outcome> outcome,
    int leastPlies,
    int mostPlies,
    String from,
    String to,
    OptionalLong position) {
  /** All games. */
  public static final GameQuery ALL =
      new GameQuery(
          "",
          Optional.empty(),
          Optional.empty(),
          0,
          Integer.MAX_VALUE,
          "",
          "",
          OptionalLong.empty());

  /** Before a word: no letter or digit of a script that parts its words by blanks. */
  private static final String BEGIN =
      "(?<![\\p{L}\\p{N}&&[^\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}]])";

  /** How a game ended. */
  public enum Outcome {
    FIRST_WON,
    SECOND_WON,
    DRAWN,
    UNFINISHED;

    boolean isOf(IndexedGame game) {
      return switch (this) {
        case FIRST_WON -> game.isWonBy(0);
        case SECOND_WON -> game.isWonBy(1);
        case DRAWN -> game.isDrawn();
        case UNFINISHED -> !game.isFinished();
      };
    }
  }

  public GameQuery withWords(String now) {
    return new GameQuery(now, game, outcome, leastPlies, mostPlies, from, to, position);
  }

  public GameQuery withPosition(OptionalLong now) {
    return new GameQuery(words, game, outcome, leastPlies, mostPlies, from, to, now);
  }

  /** The games found, in the order of the index. */
  public List<IndexedGame> search(CollectionIndex index) throws IOException {
    List<IndexedGame> found =
        (position.isEmpty() ? index.games() : index.containing(position.getAsLong()))
            .parallelStream().filter(this::isWanted).toList();
    List<String> parts =
        Stream.of(Pattern.compile("[\\s\\h]+").split(words.toLowerCase(Locale.ROOT).strip(), -1))
            .filter(part -> !part.isEmpty())
            .toList();
    if (parts.isEmpty()) {
      return found;
    }
    List<IndexedGame> withWords =
        withAll(
            found,
            index,
            parts.stream()
                .<Predicate<String>>map(
                    part -> Pattern.compile(BEGIN + Pattern.quote(part)).asPredicate())
                .toList());
    return withWords.isEmpty()
        ? withAll(
            found,
            index,
            parts.stream().<Predicate<String>>map(part -> text -> text.contains(part)).toList())
        : withWords;
  }

  private boolean isWanted(IndexedGame one) {
    return game.map(one.game()::equals).orElse(true)
        && outcome.map(wanted -> wanted.isOf(one)).orElse(true)
        && one.plies() >= leastPlies
        && one.plies() <= mostPlies
        && (from.isEmpty() && to.isEmpty() || isWithin(one.tag(Tag.DATE).orElse("")));
  }

  private boolean isWithin(String date) {
    return !date.isEmpty()
        && date.compareTo(from) >= 0
        && (to.isEmpty() || date.startsWith(to) || date.compareTo(to) <= 0);
  }

  /** Games of which each test holds for a tag; each tag is tested once, however many have it. */
  private static List<IndexedGame> withAll(
      List<IndexedGame> games, CollectionIndex index, List<Predicate<String>> tests) {
    List<Set<Tag>> wanted =
        tests.stream()
            .map(
                test -> {
                  Set<Tag> fitting = Collections.newSetFromMap(new IdentityHashMap<>());
                  index.tags().parallelStream()
                      .filter(tag -> test.test(tag.value().toLowerCase(Locale.ROOT)))
                      .forEachOrdered(fitting::add);
                  return fitting;
                })
            .toList();
    return games.parallelStream()
        .filter(
            game -> wanted.stream().allMatch(each -> game.tags().stream().anyMatch(each::contains)))
        .toList();
  }
}
