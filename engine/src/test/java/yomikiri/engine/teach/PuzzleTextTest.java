package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.teach.Puzzle.Kind;

final class PuzzleTextTest {
  private static final Puzzle HOLD =
      new Puzzle(
          "tictactoe",
          "x../.o./..x o",
          Kind.HOLD_DRAW,
          List.of("b1", "b3"),
          0,
          -1,
          6,
          2,
          3,
          new Rating(1290, 61, 0.06));

  private static final Puzzle JOINT =
      new Puzzle(
          "tron-joint",
          TestCatalog.CATALOG.kit("tron-joint").map(kit -> text(kit.game())).orElseThrow(),
          Kind.SURVIVE,
          List.of("U", "D", "U"),
          3,
          1,
          4,
          3,
          0,
          Rating.NEW);

  private static <P extends Position> String text(Game<P> game) {
    return game.notation().positionText(game.newPosition(1));
  }

  @Test
  void readsWhatItWrites() throws NotationException {
    assertThat(PuzzleText.line(HOLD))
        .isEqualTo(
            "x../.o./..x o\ttictactoe hold-draw b1 b3"
                + "\tworth 0 -1 moves 6 depth 2 tempting 3 rating 1290 61");
    String text = "# made by hand\n\n" + PuzzleText.of(Stream.of(HOLD, JOINT));
    assertThat(PuzzleText.read(text, TestCatalog.CATALOG)).containsExactly(HOLD, JOINT);
    assertThat(PuzzleText.read(text.replace("\n", "\r\n").strip(), TestCatalog.CATALOG))
        .containsExactly(HOLD, JOINT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hold-draw  | draw      | 2 | 25 | puzzle.kind",
        "tictactoe  | go        | 2 | 15 | record.game",
        "x../       | z../      | 2 |  1 | tictactoe.cell",
        "b1 b3      | b9 b3     | 2 | 35 | tictactoe.move",
        "b1 b3      | b1 a1     | 2 | 38 | record.illegal",
        "depth      | width     | 2 | 60 | puzzle.figure",
        "rating 1290| rating x  | 2 | 86 | puzzle.number",
        "290 61     | 290 61 61 | 2 | 93 | puzzle.rest",
      })
  void namesThePlaceOfAFault(String what, String by, int line, int column, String fault) {
    String text = "# one\n" + PuzzleText.line(HOLD).replace(what, by) + "\n";
    NotationException thrown =
        catchThrowableOfType(
            NotationException.class, () -> PuzzleText.read(text, TestCatalog.CATALOG));
    assertThat(thrown.sentence() + " " + thrown.fault())
        .startsWith("line " + line + ", column " + column + ": ")
        .endsWith(fault);
  }

  @Test
  void spoiltTextIsReadOrRefusedAtAPlaceInIt() {
    SplittableRandom random = new SplittableRandom(5);
    String text = PuzzleText.of(Stream.of(HOLD, JOINT));
    int refused = 0;
    for (int i = 0; i < 2_000; i++) {
      StringBuilder spoilt = new StringBuilder(text);
      for (int change = 1 + random.nextInt(3); change > 0; change--) {
        int at = random.nextInt(spoilt.length());
        switch (random.nextInt(3)) {
          case 0 -> spoilt.deleteCharAt(at);
          case 1 -> spoilt.insert(at, text.charAt(random.nextInt(text.length())));
          default -> spoilt.setCharAt(at, (char) random.nextInt(0x250));
        }
      }
      try {
        List<Puzzle> read = PuzzleText.read(spoilt.toString(), TestCatalog.CATALOG);
        assertThat(PuzzleText.of(read.stream())).isNotNull();
      } catch (NotationException e) {
        refused++;
        assertThat(e.line()).isBetween(1, 5);
        assertThat(e.column()).isBetween(1, spoilt.length() + 1);
      }
    }
    assertThat(refused).isGreaterThan(1_000);
  }
}
