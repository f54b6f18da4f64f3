package yomikiri.app.library;

import java.util.Locale;
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
  /** Whether all words of {@code search} occur somewhere. */
  boolean matches(String search) {
    String all = String.join(" ", title, players, result, date).toLowerCase(Locale.ROOT);
    return Stream.of(search.toLowerCase(Locale.ROOT).split("[\\s\u3000]+")).allMatch(all::contains);
  }

  String spoken() {
    return String.join(", ", title, players, result, moves, date);
  }
}
