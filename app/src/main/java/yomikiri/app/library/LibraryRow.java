package yomikiri.app.library;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import yomikiri.app.store.FileKind;
import yomikiri.app.store.LibraryGame;
import yomikiri.app.store.LibraryNote;

/**
 * A game as a line of the list, in words.
 *
 * @param title the game played; of a file that cannot be read, its name
 * @param called the name that people gave it, with the game; that alone where they gave none
 * @param company the players in few words, where there are many
 * @param moves how many; empty where the record does not say
 * @param spoken all of it, as screen readers say it
 * @param searched all that it may be found by, in small letters
 */
public record LibraryRow(
    LibraryGame game,
    LibraryNote note,
    String title,
    String called,
    String players,
    String company,
    String result,
    String moves,
    String date,
    String spoken,
    String searched) {
  /** Before a word: no letter or digit of a script that parts its words by blanks. */
  private static final String BEGIN =
      "(?<![\\p{L}\\p{N}&&[^\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}]])";

  /** Finds rows of which each word of {@code search} begins a word. */
  static Predicate<LibraryRow> withWords(String search) {
    List<Pattern> words =
        words(search).map(word -> Pattern.compile(BEGIN + Pattern.quote(word))).toList();
    return row -> words.stream().allMatch(word -> word.matcher(row.searched()).find());
  }

  /** Finds rows in which each word of {@code search} occurs somewhere. */
  static Predicate<LibraryRow> with(String search) {
    List<String> parts = words(search).toList();
    return row -> parts.stream().allMatch(row.searched()::contains);
  }

  private static Stream<String> words(String search) {
    return Stream.of(search.toLowerCase(Locale.ROOT).strip().split("[\\s\\h]+"));
  }

  /** Of its file. */
  String name() {
    return game.name();
  }

  /** What a copy of it might be called: by its name, else by the game played, and when. */
  String copyName() {
    if (game.isDamaged()) {
      return game.name();
    }
    String subject = note.title().isEmpty() ? title : note.title();
    return FileKind.RECORD.named(game.held() ? subject : subject + " " + date);
  }
}
