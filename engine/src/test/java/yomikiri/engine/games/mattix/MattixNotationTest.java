package yomikiri.engine.games.mattix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;

final class MattixNotationTest {
  private static final Notation<MattixPosition> NOTATION = Mattix.ofSize(4).notation();
  private static final String LAYOUT = "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0";

  @Test
  void cellsAreColumnLetterAndRowNumber() throws NotationException {
    assertThat(NOTATION.moveText(0)).isEqualTo("a1");
    assertThat(NOTATION.moveText(14)).isEqualTo("c4");
    assertThat(NOTATION.parseMove("C4")).isEqualTo(14);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "c", "e1", "a5", "a0", "c44", "4c", "あ1"})
  void otherWordsAreNoCells(String text) {
    assertThat(catchThrowableOfType(NotationException.class, () -> NOTATION.parseMove(text)))
        .isNotNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        LAYOUT,
        ".,.,x,./.,.,.,./.,.,.,./.,.,.,. c 12:-3",
      })
  void readsWhatItWrites(String text) throws NotationException {
    assertThat(NOTATION.positionText(NOTATION.parsePosition(text))).isEqualTo(text);
  }

  @Test
  void takesBlanksAroundAndTheMinusSign() throws NotationException {
    Notation<MattixPosition> six = Mattix.ofSize(6).notation();
    String text = six.positionText(Mattix.ofSize(6).newPosition(1));
    assertThat(six.positionText(six.parsePosition("  " + text.replace('-', '\u2212') + " ")))
        .isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\"                                            | 1  | mattix.cell",
        "5,5,1/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0            | 6  | mattix.short-row",
        "5,5,1,6,6/2,3,2,1/4,x,4,3/7,7,8 r 0:0          | 8  | mattix.long-row",
        "5,5,1,6/6,2,3,2/1,4,x,4 r 0:0                  | 24 | mattix.rows",
        "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8/1,1,1,1 r 0:0  | 32 | mattix.too-many",
        "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,x r 0:0          | 31 | mattix.two-crosses",
        "5,5,1,6/6,2,3,2/1,4,8,4/3,7,7,. r 0:0          | 32 | mattix.no-cross",
        "5,5,1,q/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0          | 7  | mattix.cell",
        "5,5,1,/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0           | 7  | mattix.cell",
        "5,5,1,9/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0          | 7  | mattix.no-such-tile",
        "5,5,5,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0          | 5  | mattix.tile-count",
        "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8                | 32 | mattix.turn",
        "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 z 0:0          | 33 | mattix.turn",
        "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r              | 34 | mattix.scores",
        "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0            | 35 | mattix.scores",
        "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:           | 37 | mattix.scores",
        "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 99999:0      | 35 | mattix.scores",
        "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0 e        | 39 | mattix.rest",
      })
  void namesTheColumnOfAMistake(String text, int column, String fault) {
    NotationException e =
        catchThrowableOfType(NotationException.class, () -> NOTATION.parsePosition(text));
    assertThat(e).as(text).isNotNull();
    assertThat(e.fault()).isEqualTo(fault);
    assertThat(e.column()).isEqualTo(column);
    assertThat(e.getMessage()).isNotBlank();
  }

  /** Mutated texts either read and write back alike, or fail with a place inside the text. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void anyTextIsReadOrRefusedWithAPlace(int size) {
    Mattix game = Mattix.ofSize(size);
    SplittableRandom random = new SplittableRandom(size);
    String alphabet = "0123456789-,/.:xrc \t\nX\u2212q\u0000あ";
    int read = 0;
    int refused = 0;
    for (int i = 0; i < 50_000; i++) {
      StringBuilder text =
          new StringBuilder(game.notation().positionText(game.newPosition(random.nextInt(50))));
      for (int edits = random.nextInt(4); edits > 0; edits--) {
        mutate(text, random, alphabet);
      }
      try {
        String written =
            game.notation().positionText(game.notation().parsePosition(text.toString()));
        assertThat(game.notation().positionText(game.notation().parsePosition(written)))
            .isEqualTo(written);
        read++;
      } catch (NotationException e) {
        String ahead = text.substring(0, text.length() - text.toString().stripLeading().length());
        assertThat(e.line()).isEqualTo(1 + (int) ahead.chars().filter(c -> c == '\n').count());
        assertThat(e.column()).isBetween(1, text.length() + 1);
        assertThat(e.fault()).startsWith("mattix.");
        refused++;
      }
    }
    assertThat(read).isPositive();
    assertThat(refused).isPositive();
  }

  private static void mutate(StringBuilder text, SplittableRandom random, String alphabet) {
    int at = random.nextInt(text.length() + 1);
    char letter = alphabet.charAt(random.nextInt(alphabet.length()));
    switch (random.nextInt(5)) {
      case 0 -> text.insert(at, letter);
      case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(3)));
      case 2 -> text.setLength(at);
      case 3 -> text.insert(at, text.substring(0, at));
      default -> {
        if (at < text.length()) {
          text.setCharAt(at, letter);
        }
      }
    }
    if (text.isEmpty()) {
      text.append(letter);
    }
  }
}
