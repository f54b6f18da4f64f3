package yomikiri.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RecordReaderTest {
  private static final String FIRST =
      """
      [Game "mattix-4"]
      [Layout "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"]

      1. d3 d4 {with a comment} 2. c4
      """;
  private static final String SECOND =
      """
      [Game "tictactoe"]
      [Layout ".../.../... x"]
      [Player1 "human"]

      1. b2 {the middle} a1
      2. c3
      """;
  private static final String THIRD =
      """
      [Game "mattix-4"]
      [Layout "x,5,.,./.,.,.,./.,.,.,./7,.,.,. r 10:8"]
      [Rounds "2"]

      1. b1

      [Layout "x,.,3,./.,.,.,./.,.,8,./7,.,.,. r 0:0"]

      1. c1 c3
      """;
  private static final String ALL = FIRST + "\n" + SECOND + "\n" + THIRD;

  @TempDir private Path folder = Path.of("");

  /** The texts of the sound games and the sentences on the others. */
  private static List<String> told(RecordReader opened) throws IOException {
    List<String> told = new ArrayList<>();
    try (opened) {
      for (Optional<WrittenGame> g = opened.next(); g.isPresent(); g = opened.next()) {
        WrittenGame game = g.get();
        assertThat(game.number()).isEqualTo(told.size() + 1);
        try {
          told.add(game.read(CATALOG).text());
        } catch (NotationException e) {
          told.add(e.sentence());
        }
      }
      return told;
    }
  }

  private static List<String> told(String text) throws IOException {
    return told(RecordReader.of(text));
  }

  private List<String> toldOf(byte[] bytes) throws IOException {
    return told(RecordReader.of(Files.write(folder.resolve("games.ykr"), bytes)));
  }

  private static String secondUnwrapped() {
    return SECOND.replace("a1\n2.", "a1 2.");
  }

  @Test
  void allGamesOfAFileAreRead() throws IOException {
    assertThat(toldOf(ALL.getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(told(ALL))
        .isEqualTo(told(ALL.replace("\n", "\r\n")))
        .isEqualTo(told(FIRST + SECOND + THIRD))
        .isEqualTo(told("\uFEFF" + ALL))
        .containsExactly(FIRST, secondUnwrapped(), THIRD);
  }

  @Test
  void aSingleGameIsReadAsEver() throws IOException, NotationException {
    try (RecordReader reader = RecordReader.of("\n" + THIRD + "\n\n")) {
      WrittenGame only = reader.next().orElseThrow();
      assertThat(only.isOnly()).isTrue();
      assertThat(only.read(CATALOG).text()).isEqualTo(THIRD);
      assertThat(reader.next()).isEmpty();
    }
    assertThat(told(FIRST.replace("c4", "a1")))
        .containsExactly("line 4, column 30: move 3, a1, is not allowed there");
  }

  @Test
  void headsAreReadWithoutTheMoves() throws IOException, NotationException {
    String rubbish = SECOND.replace("b2", "\u0000");
    try (RecordReader reader = RecordReader.of(FIRST + rubbish + THIRD)) {
      assertThat(reader.next().orElseThrow().isOnly()).isFalse();
      assertThat(reader.next().orElseThrow().head())
          .extracting(GameRecord.Tag::value)
          .containsExactly("tictactoe", ".../.../... x", "human");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "c3                  | c9              | game 2, line 11, column 4: expected a cell",
        "c3                  | b2              | game 2, line 11, column 4: move 3, b2, is not",
        "{the middle}        | {the middle     | game 2, line 10, column 7: this comment is never",
        "[Game \"tictactoe\"] | [Game chess     | game 2, line 6, column 1: expected a tag",
        "[Game \"tictactoe\"] | [Game \"chess\"] | game 2, line 6, column 8: there is no game",
        "[Layout             | [Lay            | game 2, line 10, column 1: the tag [Layout",
        "1. b2               | [Game \"a\"]     | game 3, line 10, column 1: expected a tag",
      })
  void aDamagedGameHidesNoOther(String good, String bad, String sentence) throws IOException {
    String damaged = SECOND.replace(good, bad);
    assertThat(damaged).isNotEqualTo(SECOND);
    List<String> told = told(FIRST + "\n" + damaged + "\n" + THIRD);
    assertThat(told).startsWith(FIRST).endsWith(THIRD);
    assertThat(told.get(told.size() - 2)).startsWith(sentence);
  }

  @Test
  void aGameThatIsTooLongOrNoTextHidesNoOther() throws IOException {
    String long1 = SECOND + "\n".repeat(3 * RecordFile.LARGEST);
    assertThat(told(FIRST + long1 + THIRD))
        .startsWith(FIRST)
        .endsWith(THIRD)
        .hasSize(3)
        .element(1)
        .asString()
        .startsWith("game 2, line ")
        .endsWith("too long for a game record");
    byte[] bytes = (FIRST + SECOND + THIRD).getBytes(StandardCharsets.UTF_8);
    bytes[(FIRST + SECOND).length() - 2] = (byte) 0xff;
    assertThat(toldOf(bytes))
        .containsExactly(FIRST, "game 2, line 10, column 5: this is not text in UTF-8", THIRD);
  }

  @Test
  void whateverByteIsDamagedTheOtherGamesAreRead() throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    int from = FIRST.length() + SECOND.indexOf('\n') + 1;
    for (int i = 0; i < 200; i++) {
      byte[] bytes = (FIRST + SECOND + THIRD).getBytes(StandardCharsets.UTF_8);
      int place = random.nextInt(from, FIRST.length() + SECOND.length() - 1);
      bytes[place] = (byte) random.nextInt(256);
      assertThat(toldOf(bytes)).as("byte %d", place).hasSize(3).startsWith(FIRST).endsWith(THIRD);
    }
  }

  @Test
  void anEmptyTextHoldsOneGameThatCannotBeRead() throws IOException {
    String sentence = "line 1, column 1: the tag [Game \"…\"] is missing";
    assertThat(told("")).containsExactly(sentence);
    assertThat(told("\uFEFF")).containsExactly(sentence);
    assertThat(told("a game of chess\n")).containsExactly(sentence);
  }

  @Test
  void noWrittenCommentOrTagBeginsAGame() throws IOException {
    String evil = "so\n[Game \"chess\"]\r\nthere";
    GameSession<?> session = new GameSession<>(TestGames.PENNIES, TestGames.PENNIES.newPosition(1));
    session.play(0, 0);
    session.play(1, 1);
    String text =
        GameRecord.of(session, List.of(new GameRecord.Tag("Mood", evil)), List.of(evil)).text();
    try (RecordReader reader = RecordReader.of(text)) {
      assertThat(reader.next().orElseThrow().isOnly()).isTrue();
    }
    assertThat(text).contains("{so [Game \"chess\"] there}");
  }
}
