package yomikiri.engine.games.othello.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.games.othello.OthelloPosition;
import yomikiri.engine.games.othello.board.CanonicalPosition;
import yomikiri.engine.games.othello.search.OpeningBook;
import yomikiri.engine.games.othello.tuning.OthelloBookBuilder.OpeningPositions;

final class OpeningBookTest {
  private static final int SHIPPED_PLIES = 5;

  private static OpeningBook read(String text) throws IOException {
    return OpeningBook.read(4, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static long discs(int... squares) {
    long discs = 0;
    for (int square : squares) {
      discs |= 1L << square;
    }
    return discs;
  }

  @Test
  void turnedBoardsHaveOneScore() throws IOException {
    OpeningBook book = read("XO---------O---- 6\n");
    assertThat(book.score(discs(0), discs(1, 19))).hasValue(6);
    assertThat(book.score(discs(3), discs(2, 16))).hasValue(6);
    assertThat(book.score(discs(27), discs(26, 8))).hasValue(6);
    assertThat(book.score(discs(0), discs(8, 26))).hasValue(6);
    assertThat(book.score(discs(1), discs(0, 19))).isEmpty();
  }

  @Test
  void whoMustPassHasWhatTheOtherSideLeaves() throws IOException {
    OpeningBook book = read("XO-------------- 14\n");
    assertThat(book.score(discs(1), discs(0))).hasValue(-14);
    assertThat(book.score(discs(0), discs(1))).hasValue(14);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "XO------------- 6",
        "XO-------------- ",
        "XO------------.. 6",
        "XO-------------- 17",
        "xo-------------- 6"
      })
  void saysWhichLineIsWrong(String line) {
    assertThatThrownBy(() -> read("XO-------------- 6\n" + line + "\n"))
        .isInstanceOf(IOException.class)
        .hasMessage(
            "line 2: expected 16 cells, each X, O or -, and a score, found \"" + line + "\"");
  }

  /** Every position that the shipped book knows the moves of is worth its best move. */
  @Test
  void shippedScoresAreThoseOfTheBestMoves() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            OpeningBook.class.getResourceAsStream("/yomikiri/engine/games/othello/book-6.txt"))) {
      OpeningBook book = OpeningBook.read(6, in);
      OthelloPosition start = new Othello(6).newPosition(0);
      OpeningPositions positions =
          new OpeningPositions(
              6, CanonicalPosition.of(6, start.discs(0), start.discs(1)), SHIPPED_PLIES);
      assertThat(book.score(start.discs(0), start.discs(1))).hasValue(-4);
      for (int ply = 0; ply < SHIPPED_PLIES; ply++) {
        for (CanonicalPosition position : positions.at(ply)) {
          int best =
              positions.after(position).stream()
                  .mapToInt(after -> -book.score(after.position()))
                  .max()
                  .orElseThrow();
          assertThat(book.score(position)).as(book.line(position)).isEqualTo(best);
        }
      }
    }
  }
}
