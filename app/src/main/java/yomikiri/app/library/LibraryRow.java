package yomikiri.app.library;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import yomikiri.app.store.LibraryGame;

/**
 * A game as a line of the list, in words.
 *
 * @param title the game played; of a file that cannot be read, its name
 * @param company the players in few words, where there are many
 * @param moves how many; empty where the record does not say
 */
public record LibraryRow(
    LibraryGame game,
    String title,
    String players,
    String company,
    String result,
    String moves,
    String date) {
  /** Before a word: no letter or digit of a script that parts its words by blanks. */
  private static final String BEGIN =
      "(?<![\\p{L}\\p{N}&&[^\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}]])";

  /** Finds rows of which each word of {@code search} begins a word. */
  static Predicate<LibraryRow> withWords(String search) {
    List<Pattern> words =
        Stream.of(search.toLowerCase(Locale.ROOT).strip().split("[\\s\\h]+"))
            .map(word -> Pattern.compile(BEGIN + Pattern.quote(word)))
            .toList();
    return row -> words.stream().allMatch(word -> word.matcher(row.all()).find());
  }

  /** Finds rows in which each word of {@code search} occurs somewhere. */
  static Predicate<LibraryRow> with(String search) {
    List<String> parts = List.of(search.toLowerCase(Locale.ROOT).split("[\\s\\h]+"));
    return row -> parts.stream().allMatch(row.all()::contains);
  }

  private String all() {
    return String.join(" ", title, players, result, date).toLowerCase(Locale.ROOT);
  }

  String spoken() {
    return String.join(", ", title, players, result, moves, date);
  }
}
