package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord.Tag;

/** Games of Othello as the Generic Game Server hands them out. */
final class GgfFormTest {
  private static final String BOARD =
      "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";
  private static final String GAME =
      "(;GM[Othello]PB[a]PW[b]TY[8]RE[+4.000]BO[" + BOARD + "]B[f5//1.5]W[D6/-0.50]B[c3];)";

  private static String file() throws IOException {
    try (InputStream in = GgfFormTest.class.getResourceAsStream("games.ggf")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static List<RawRecord> games(String text) throws IOException {
    List<RawRecord> games = new ArrayList<>();
    try (RecordReader reader = RecordReader.of(text, CATALOG)) {
      for (Optional<RawRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    }
    return games;
  }

  private static String sentence(RawRecord game) {
    return catchThrowableOfType(NotationException.class, () -> game.read(CATALOG)).sentence();
  }

  private static GameRecord<?> read(String text) throws NotationException {
    return GameRecord.parse(text, CATALOG);
  }

  @ParameterizedTest
  @CsvSource({
    " 1, 60, 0, 11, 2003-12-15, 32:32",
    " 2, 60, 0, 1, 2003-12-15, 32:32",
    " 3, 61, 1, 0, 2003-12-15, 32:32",
    " 4, 60, 0, 1, 2003-12-15, 32:32",
    " 5, 61, 1, 0, 2003-12-15, 32:32",
    " 6, 60, 0, 0, 2003-12-15, 32:32",
    " 7, 60, 0, 43, 2003-12-15, 33:31",
    " 8, 60, 0, 0, 2003-12-15, 32:32",
    " 9, 61, 1, 16, 2003-12-15, 32:32",
    "10, 61, 1, 0, 2003-12-15, 32:32",
    "11, 60, 0, 0, 2003-12-15, 32:32",
    "12, 61, 1, 2, 2003-12-16, 32:32",
  })
  void everyGameOfAFileIsAsItIsWritten(
      int number, int plies, int passes, int values, String date, String result)
      throws IOException, NotationException {
    List<RawRecord> games = games(file());
    assertThat(games).hasSize(12);
    GameRecord<?> record = games.get(number - 1).read(CATALOG);
    assertThat(record.entries()).hasSize(plies);
    assertThat(record.moveText().split("--", -1)).hasSize(passes + 1);
    assertThat(record.entries()).filteredOn(one -> one.comment().contains(", ")).hasSize(values);
    assertThat(record.session().isOver()).isTrue();
    assertThat(record.tag(Tag.DATE)).hasValue(date);
    assertThat(record.tag(Tag.RESULT)).hasValue(result);
    assertThat(record.tag(Tag.GIVEN_RESULT)).as("the result given is that").isEmpty();
    assertThat(record.tag("Site")).hasValue("GGS/os");
  }

  @Test
  void aFileIsTheSameWhenWrittenAndReadAgain() throws IOException, NotationException {
    for (RawRecord game : games(file())) {
      GameRecord<?> record = game.read(CATALOG);
      assertThat(record.entries()).allMatch(entry -> GgfWriter.holds(entry.comment()));
      String written = GgfWriter.write(record);
      assertThat(read(written).text()).isEqualTo(record.text());
      assertThat(GgfWriter.write(read(written))).isEqualTo(written);
    }
  }

  @Test
  void valuesAndTimesAreComments() throws NotationException {
    GameRecord<?> record = read(GAME);
    assertThat(record.entries())
        .extracting(GameRecord.Entry::comment)
        .containsExactly("1.5 s", "-0.50", "");
    assertThat(record.tag(Tag.RESULT)).as("of a game broken off").hasValue("34:30");
    assertThat(record.tag(Tag.TERMINATION)).hasValue(Tag.UNTERMINATED);
    assertThat(read(GAME.replace("+4.000", "-64.000:t")).tag(Tag.TERMINATION))
        .hasValue("player 1 lost on time");
    assertThat(read(GAME.replace("+4.000", "+64.000:r")).tag(Tag.TERMINATION))
        .hasValue("player 2 resigned");
    assertThat(GgfWriter.write(read(GAME.replace("+4.000", "+64.000:r")))).contains("+64.000:r");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | true",
        "+3 proven, depth 11, 140 ms | true",
        "0.01 s | true",
        "-2.39, 0.01 s | true",
        "a thought | false",
        "estimate +239, depth 3, 10 ms | false",
        "61.2%, 1000 playouts, 12 ms | false",
      })
  void whatStandsBesideAMoveIsHeldOrNot(String comment, boolean isHeld) {
    assertThat(GgfWriter.holds(comment)).isEqualTo(isHeld);
  }

  @Test
  void whatOurPlayersNoteIsWrittenAsValueAndSeconds() throws NotationException {
    String record =
        read(GAME).text().replace("{1.5 s}", "{+3 proven in 2 plies, depth 11, 140 ms}");
    assertThat(GgfWriter.write(read(record))).contains("]B[f5/+3/0.14]W[d6/-0.50]B[c3];)");
    String worded = record.replace("-0.50", "a thought");
    assertThat(GgfWriter.write(read(worded))).contains("]W[d6]");
  }

  @Test
  void gamesMayStandAnywhereInTheLines() throws IOException, NotationException {
    String pair = "2 " + GAME + GAME.replace("PB[a]", "PB[c]");
    String apart = GAME.replace("]B[", "]\nB[").replace("]W[", "]\r\n W[");
    String packed = GAME.replace(BOARD, BOARD.replace(" ", ""));
    String open = GAME.substring(0, GAME.length() - 2);
    List<RawRecord> games = games(pair + "\n\n" + apart + "\n1 " + open + "\n1 " + packed + "\n");
    assertThat(games).hasSize(5);
    for (RawRecord game : games) {
      assertThat(game.read(CATALOG).moveText()).isEqualTo("f5 d6 c3");
    }
    assertThat(games.get(1).read(CATALOG).tag("Player1")).hasValue("c");
    assertThat(read(GAME.replace("PB[a]", "PB[Ａ\\]黒]")).tag("Player1")).hasValue("Ａ]黒");
  }

  @Test
  void aFaultNamesItsPlaceInTheFile() throws IOException {
    String bad = GAME.replace("D6", "a1");
    List<RawRecord> games = games(GAME + " " + bad + "\n" + bad + "\n" + GAME);
    int column = bad.indexOf("a1") + 1;
    assertThat(sentence(games.get(1)))
        .isEqualTo(
            "game 2, line 1, column "
                + (GAME.length() + 1 + column)
                + ": move 2, a1, is not allowed there");
    assertThat(sentence(games.get(2)))
        .startsWith("game 3, line 2, column " + column + ": move 2, a1, is not");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "TY[8]     | TY[8a]    | games of the type \"8a\" have other rules and cannot be read",
        "BO[8 ---  | BO[8 --   | expected the size of the board, its squares and the side to move",
        "B[f5      | W[f5      | move 1, f5, is by the side that is not to move",
        "B[f5      | B[f9      | expected a square from a1 to h8 or -- for a pass, found \"f9\"",
        "PB[a]     | PB;       | expected [ behind PB, found \";\"",
        "B[c3];)   | B[c3      | this [ is never closed by ]",
      })
  void whatCannotBeReadIsNamed(String good, String bad, String sentence) throws IOException {
    String text = GAME.replace(good, bad);
    assertThat(text).isNotEqualTo(GAME);
    assertThat(games(text))
        .singleElement()
        .extracting(GgfFormTest::sentence)
        .asString()
        .contains(sentence);
  }

  @Test
  void otherBoardsAreReadOrNamed() throws NotationException {
    String small = "(;GM[Othello]TY[4]BO[4 ---- -O*- -*O- ---- *]B[a2];)";
    assertThat(read(small).game().id()).isEqualTo("othello-4");
    String large = small.replace("4 ---- -O*- -*O- ---- *", "10" + "-".repeat(100) + "*");
    assertThat(catchThrowableOfType(NotationException.class, () -> read(large)).sentence())
        .endsWith("Othello on 10×10 cannot be read");
  }
}
