package yomikiri.engine.games.othello.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.games.othello.search.SearchedBook.Next;
import yomikiri.engine.games.othello.search.SearchedBook.Page;

final class SearchedBookTest {
  private static SearchedBook read(String... lines) throws IOException {
    return SearchedBook.read(
        new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8)));
  }

  private static Next after(String moves) {
    Next at = Next.START;
    for (int i = 0; i < moves.length(); i += 2) {
      int square = moves.charAt(i) - 'a' + 8 * (moves.charAt(i + 1) - '1');
      at = Next.of(square, at.own(), at.other());
    }
    return at;
  }

  /** The values of moves by their names. */
  private static Map<String, Double> values(SearchedBook book, String path) {
    Next at = after(path);
    Page page = book.page(at.position()).orElseThrow();
    return Next.all(at.own(), at.other()).stream()
        .filter(next -> page.moves().containsKey(next.position()))
        .collect(
            Collectors.toMap(
                next -> SearchedBook.name(next.square()),
                next -> page.moves().getOrDefault(next.position(), 0.0)));
  }

  /** f5d6 is worth more to black, f5f6 less than they seemed, and f5f4 is what it was. */
  @Test
  void aMoveIsWorthWhatTheBestPlayInTheBookComesTo() throws IOException {
    SearchedBook book =
        read(
            "- 4 10 -64.00 f5 9.00",
            "f5 5 200 -64.00 d6 -1.00 f6 -0.50 f4 -3.00",
            "f5d6 4 3000 -8.00 c3 2.50 c5 1.25",
            "f5f6 4 40000 0.75 e6 -0.25");
    assertThat(values(book, "f5")).isEqualTo(Map.of("d6", -2.5, "f6", 0.25, "f4", -3.0));
    assertThat(values(book, "")).hasSize(1).containsValue(-0.25);
    assertThat(book.page(after("f5f4").position())).isEmpty();
  }

  @Test
  void aPositionIsTheSameHoweverTheBoardLies() throws IOException {
    SearchedBook book = read("- 4 10 -64.00 f5 0.00", "f5f6 4 10 -64.00 e6 1.00");
    assertThat(values(book, "d3c3")).isEqualTo(Map.of("c4", 1.0));
    assertThat(values(book, "e6f6")).isEqualTo(Map.of("f5", 1.0));
  }

  @Test
  void aMoveThatIsMissingMayBeTheBest() throws IOException {
    SearchedBook book =
        read("- 4 10 -64.00 f5 0.00", "f5 4 10 -4.00 f6 0.00", "f5f6 4 10 0.00 e6 4.50");
    assertThat(book.page(after("f5").position()).orElseThrow().hasBest()).isFalse();
    assertThat(book.page(after("f5f6").position()).orElseThrow().hasBest()).isTrue();
  }

  @Test
  void nodesAreThoseOfAllThatFollows() throws IOException {
    SearchedBook book =
        read(
            "- 4 1 -64.00 f5 0.00",
            "f5 4 20 -64.00 f6 0.00 d6 0.00",
            "f5f6 4 300 -64.00 e6 0.00",
            "f5d6 4 4000 -64.00 c5 0.00");
    assertThat(book.nodes(Next.START.position())).isEqualTo(4321);
    assertThat(book.nodes(after("f5f6").position())).isEqualTo(300);
    assertThat(book.nodes(after("f5f4").position())).isZero();
  }

  @Test
  void aLineIsReadAsItWasWritten() throws IOException {
    String line = SearchedBook.line("f5d6", 14, 2_613_004, -4.1, Map.of("c3", 0.42));
    assertThat(line).isEqualTo("f5d6 14 2613004 -4.10 c3 0.42\n");
    Page page = read(line).page(after("f5d6").position()).orElseThrow();
    assertThat(page)
        .isEqualTo(new Page(14, 2_613_004, -4.1, Map.of(after("f5d6c3").position(), 0.42)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "f5d6 14 2613004 -4.10",
        "f5d7 14 2613004 -4.10 c3 0.42",
        "f5d6 14 2613004 -4.10 a1 0.42",
        "f5d6 14 -1 -4.10 c3 0.42",
        "f5d6 14 2613004 -4.10 c3 0.4"
      })
  void saysWhichLineIsWrong(String line) {
    assertThatThrownBy(() -> read("# made by hand", line, "- 4 10 -64.00 f5 0.00"))
        .isInstanceOf(IOException.class)
        .hasMessage(
            "line 2: expected moves, plies, nodes, a bound and values such as"
                + " \"f5d6 14 2613004 -4.10 c3 0.42\", found \""
                + line
                + '"');
  }
}
