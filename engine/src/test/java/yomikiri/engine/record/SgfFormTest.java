package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord.Tag;

/** Games of Othello in SGF. */
final class SgfFormTest {
  private static GameRecord<?> read(String text) throws NotationException {
    return GameRecord.parse(text, CATALOG);
  }

  private static String sentence(String text) {
    return catchThrowableOfType(NotationException.class, () -> read(text)).sentence();
  }

  @Test
  void movesVariationsAndNotesAreRead() throws NotationException {
    GameRecord<?> record =
        read(
            """
            (;FF[4]GM[2]SZ[8]PB[Kuro]PW[Shiro]DT[2020-01-02]RE[B+2]EV[Cup]C[before]
            ;B[fe]C[up \\] and \\\\ down]TE[1]
            (;W[df];B[cc](;W[dc])(;W[fd]CR[ab][cd]MA[hh]))
            (;W[ff]C[the other]))
            """);
    assertThat(record.text())
        .isEqualTo(
            """
            [Game "othello-8"]
            [Layout "---------------------------OX------XO--------------------------- X"]
            [Event "Cup"]
            [Date "2020-01-02"]
            [Player1 "Kuro"]
            [Player2 "Shiro"]
            [Names "people"]
            [Result "33:31"]
            [Termination "unterminated"]

            {before} 1. f5 $1 {up ] and \\\\ down} d6 (1... f6 {the other}) 2. c3 d3 (2... f4
            {[%csl Ga2,Gc4] [%cross Gh8]})
            """);
    assertThat(read(record.text()).text()).isEqualTo(record.text());
  }

  @ParameterizedTest
  @CsvSource({"''", "tt", "pass"})
  void passesAreWrittenInManyWaysOrLeftOut(String pass) throws NotationException {
    String setUp = "AB[aa:dd]AE[dd]AW[cd]PL[W]";
    String game = "(;GM[2]SZ[4]" + setUp + ";W[" + pass + "];B[dd])";
    assertThat(read(game).moveText()).isEqualTo("-- d4");
    assertThat(read(game.replace(";W[" + pass + "]", "")).moveText()).isEqualTo("-- d4");
  }

  @Test
  void discsAreSetUp() throws NotationException {
    GameRecord<?> record = read("(;GM[2]AB[aa][h8]AW[de]PL[White];W[ec])");
    assertThat(record.head().get(1))
        .isEqualTo(
            new Tag(
                "Layout", "X--------------------------OX------OO--------------------------X O"));
  }

  @Test
  void whoGaveUpHasLost() throws NotationException {
    assertThat(read("(;GM[2]RE[B+R];B[fe])").tag(Tag.TERMINATION)).hasValue("player 2 resigned");
    assertThat(read("(;GM[2]RE[W+Time];B[fe])").tag(Tag.TERMINATION))
        .hasValue("player 1 lost on time");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;FF[4]GM[1]SZ[19];B[dd])  | column 11: this is a game of Go; of SGF only Othello (GM[2])",
        "(;GM[8];B[dd])             | column 6: this is a game of Shogi; of SGF only Othello",
        "(;B[dd])                   | column 1: this is a game of Go; of SGF only Othello (GM[2])",
        "(;GM[99])                  | column 6: this is a game of GM[99]; of SGF only Othello",
        "(;GM[2]SZ[10];B[dd])       | column 11: Othello on 10×10 cannot be read",
        "(;GM[2]SZ[x])              | column 11: expected the size of the board, found \"x\"",
        "(;GM[2];B[aa])             | column 11: move 1, a1, is not allowed there",
        "(;GM[2];W[fe])             | column 11: move 1, f5, is by the side that is not to move",
        "(;GM[2];B[zz])             | column 11: expected a square from a1 to h8 or -- for a pass",
        "(;GM[2]AB[ii])             | column 11: expected a square of the board such as dc",
        "(;GM[2];B[fe];AW[aa])      | column 18: discs are set up behind the start here",
        "(;GM[2]?)                  | column 8: expected a property such as B[f5], found \"?\"",
      })
  void whatCannotBeReadIsNamed(String text, String sentence) {
    assertThat(sentence(text.strip())).contains(sentence.strip());
  }

  @Test
  void variationsMayBeNestedDeeplyButNotWithoutEnd() throws NotationException {
    String deep = "(;GM[2]" + "(;C[x]".repeat(150) + ")".repeat(151);
    assertThat(read(deep).entries()).isEmpty();
    assertThat(sentence("(;GM[2]" + "(;C[x]".repeat(100_000))).contains("more than 200 deep");
  }

  @Test
  void aFileHoldsManyGames() throws IOException {
    String game = "(;GM[2];B[fe](;W[df])(;W[ff]C[(;not one)]))";
    try (RecordReader reader = RecordReader.of(game + "\n" + game + game, CATALOG)) {
      for (int number : List.of(1, 2, 3)) {
        assertThat(reader.next().orElseThrow().number()).isEqualTo(number);
      }
      assertThat(reader.next()).isEmpty();
    }
  }
}
