package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TestGames;

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
  private static List<String> reported(RecordReader opened) throws IOException {
    List<String> reported = new ArrayList<>();
    try (opened) {
      for (Optional<RawRecord> g = opened.next(); g.isPresent(); g = opened.next()) {
        RawRecord game = g.get();
        assertThat(game.number()).isEqualTo(reported.size() + 1);
        try {
          reported.add(game.read(CATALOG).text());
        } catch (NotationException e) {
          reported.add(e.sentence());
        }
      }
      return reported;
    }
  }

  private static List<String> reported(String text) throws IOException {
    return reported(RecordReader.of(text, CATALOG));
  }

  private List<String> reportedOf(byte[] bytes) throws IOException {
    return reported(RecordReader.of(Files.write(folder.resolve("games.ykr"), bytes), CATALOG));
  }

  private static String secondUnwrapped() {
    return SECOND.replace("a1\n2.", "a1 2.");
  }

  @Test
  void allGamesOfAFileAreRead() throws IOException {
    assertThat(reportedOf(ALL.getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(reported(ALL))
        .isEqualTo(reported(ALL.replace("\n", "\r\n")))
        .isEqualTo(reported(ALL.replace("\n", "\r")))
        .isEqualTo(reported(ALL.replace("\n\n", "\n\r")))
        .isEqualTo(reported(ALL.replace("\n", "\r\r\n")))
        .isEqualTo(reported(ALL.replace("\" ", "\"\u00A0").replace(". ", ".\u3000\t")))
        .isEqualTo(reported(FIRST + SECOND + THIRD))
        .isEqualTo(reported("\uFEFF" + ALL))
        .containsExactly(FIRST, secondUnwrapped(), THIRD);
  }

  @Test
  void aSingleGameIsReadAsEver() throws IOException, NotationException {
    try (RecordReader reader = RecordReader.of("\n" + THIRD + "\n\n", CATALOG)) {
      RawRecord only = reader.next().orElseThrow();
      assertThat(only.isOnly()).isTrue();
      assertThat(only.read(CATALOG).text()).isEqualTo(THIRD);
      assertThat(reader.next()).isEmpty();
    }
    assertThat(reported(FIRST.replace("c4", "a1")))
        .containsExactly("line 4, column 30: move 3, a1, is not allowed there");
  }

  @Test
  void headsAreReadWithoutTheMoves() throws IOException, NotationException {
    String rubbish = SECOND.replace("b2", "\u0000");
    try (RecordReader reader = RecordReader.of(FIRST + rubbish + THIRD, CATALOG)) {
      assertThat(reader.next().orElseThrow().isOnly()).isFalse();
      assertThat(reader.next().orElseThrow().head(CATALOG))
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
    List<String> reported = reported(FIRST + "\n" + damaged + "\n" + THIRD);
    assertThat(reported).startsWith(FIRST).endsWith(THIRD);
    assertThat(reported.get(reported.size() - 2)).startsWith(sentence);
  }

  @Test
  void aGameThatIsTooLongOrNoTextHidesNoOther() throws IOException {
    String long1 = SECOND + "\n".repeat(3 * RecordFile.LARGEST);
    assertThat(reported(FIRST + long1 + THIRD))
        .startsWith(FIRST)
        .endsWith(THIRD)
        .hasSize(3)
        .element(1)
        .asString()
        .startsWith("game 2, line ")
        .endsWith("too long for a game record");
    byte[] bytes = (FIRST + SECOND + THIRD).getBytes(StandardCharsets.UTF_8);
    bytes[(FIRST + SECOND).length() - 2] = (byte) 0xff;
    assertThat(reportedOf(bytes))
        .containsExactly(FIRST, "game 2, line 10, column 5: this is not text in UTF-8", THIRD);
  }

  /** Of a line or game that is too long less is in memory than stands in the file. */
  @ParameterizedTest
  @ValueSource(strings = {"\n", " ", "{words}", "[Tag \"\"]\r\n"})
  void eachGameSaysWhereItStands(String repeated) throws IOException {
    String tooLong = SECOND + repeated.repeat(3 * RecordFile.LARGEST / repeated.length()) + "\n";
    String text = "\uFEFF" + FIRST + tooLong + THIRD;
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    List<String> atOffsets = new ArrayList<>();
    try (RecordReader reader = RecordReader.of(text, CATALOG)) {
      for (Optional<RawRecord> g = reader.next(); g.isPresent(); g = reader.next()) {
        int offset = Math.toIntExact(g.get().offset());
        atOffsets.add(new String(bytes, offset, 40, StandardCharsets.UTF_8));
      }
    }
    assertThat(atOffsets)
        .containsExactly(FIRST.substring(0, 40), SECOND.substring(0, 40), THIRD.substring(0, 40));
  }

  @Test
  void whateverByteIsDamagedTheOtherGamesAreRead() throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    int from = FIRST.length() + SECOND.indexOf('\n') + 1;
    for (int i = 0; i < 200; i++) {
      byte[] bytes = (FIRST + SECOND + THIRD).getBytes(StandardCharsets.UTF_8);
      int place = random.nextInt(from, FIRST.length() + SECOND.length() - 1);
      bytes[place] = (byte) random.nextInt(256);
      assertThat(reportedOf(bytes))
          .as("byte %d", place)
          .hasSize(3)
          .startsWith(FIRST)
          .endsWith(THIRD);
    }
  }

  private static String transcript(long seed) {
    Game<?> game = CATALOG.game("othello-8").orElseThrow();
    GameSession<?> session = random(game, seed);
    return text(session);
  }

  private static <P extends Position> String text(GameSession<P> session) {
    return session
        .game()
        .notation()
        .otherForm("transcript")
        .orElseThrow()
        .writer()
        .text(session, session.ply(), Map.of());
  }

  private static <P extends Position> GameSession<P> random(Game<P> game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameSession<P> session = new GameSession<>(game, game.newPosition(seed));
    while (!session.isOver()) {
      int seat = session.isAwaited(0) ? 0 : 1;
      int[] legal = session.legalMoves(seat);
      session.play(seat, legal[random.nextInt(legal.length)]);
    }
    return session;
  }

  private static String wrapped(String transcript) {
    return transcript.replaceAll("(.{20})", "$1\n");
  }

  private static String numbered(String transcript) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < transcript.length(); i += 4) {
      text.append(1 + i / 4).append(". ");
      text.append(transcript, i, Math.min(i + 4, transcript.length())).append("\n");
    }
    return text.toString();
  }

  @Test
  void everyTranscriptIsAGameOnALineOrOnSeveral() throws IOException {
    List<String> alone = new ArrayList<>();
    StringBuilder lines = new StringBuilder("# games\n");
    StringBuilder other = new StringBuilder();
    for (long seed = 0; seed < 40; seed++) {
      String game = transcript(seed);
      alone.addAll(reported(game));
      lines.append(game).append(seed % 7 == 0 ? "\n\n" : seed % 5 == 0 ? " 30-34\r" : "\r\n");
      other.append(seed % 2 == 0 ? wrapped(game) : numbered(game)).append('\n');
    }
    assertThat(alone).hasSize(40).allMatch(text -> text.startsWith("[Game \"othello-8\"]"));
    assertThat(reported(lines.toString())).isEqualTo(alone);
    assertThat(reported(other.toString())).isEqualTo(alone);
    assertThat(reportedOf(lines.toString().getBytes(StandardCharsets.UTF_8))).isEqualTo(alone);
  }

  @Test
  void aFaultyTranscriptHidesNoOther() throws IOException {
    String game = transcript(1);
    assertThat(reported(game + "\nf5f6e6f4g5x\n" + game))
        .hasSize(3)
        .element(1)
        .isEqualTo(
            "game 2, line 2, column 11: expected a square from a1 to h8 or -- for a pass, found"
                + " \"x\"");
    assertThat(reported(wrapped(game).replaceFirst("\n(..)(..)", "\n$2$1")))
        .singleElement()
        .asString()
        .startsWith("line 2, column 1: move 11, ");
  }

  @Test
  void everyPositionOfAnObfFileIsAGame() throws IOException {
    String file =
        """
        % ends
        -OOO------OOOO--XXXOOXXX-XOOOXX-XXXXOOOOOXXOOOO---OXOO---OOOO--- X; E1:+0; F8:-2; % easy
        --XO------XOOO-OX-XOXOOOOXOOXXXO-OXOOXXOOOXOOXOO--XXXX-O--XX---- X; E1:-10;

        XXXXXXXXXXXXXX-- O
        """;
    assertThat(reported(file)).hasSize(3).allMatch(text -> text.startsWith("[Game \"othello-"));
  }

  @Test
  void downloadsOfAnotherProgramStandBehindEachOther() throws IOException, NotationException {
    String one = reported(PgnRecordTest.GAME).getFirst();
    assertThat(reported(PgnRecordTest.GAME + PgnRecordTest.GAME + "\n" + FIRST))
        .containsExactly(one, one, FIRST);
    assertThat(reported(PgnRecordTest.GAME.replace("Time \"", "Time") + PgnRecordTest.GAME))
        .hasSize(2)
        .endsWith(one)
        .first()
        .asString()
        .startsWith("game 1, line 8, column 1: expected a tag such as ");
    try (RecordReader reader = RecordReader.of(PgnRecordTest.GAME, CATALOG)) {
      assertThat(reader.next().orElseThrow().head(CATALOG))
          .contains(
              new GameRecord.Tag("Game", "othello-8"),
              new GameRecord.Tag("Player1", "kuro7"),
              new GameRecord.Tag("Result", "11:53"));
    }
  }

  /** Whatever is done to it, a place in it is named, and games that stand behind it are found. */
  @Test
  void aFaultNamesAPlaceInTheFileHoweverItIsSpoilt() throws IOException {
    String good = PgnRecordTest.GAME + "\n" + PgnRecordTest.GAME;
    String other = transcript(3) + "\n" + numbered(transcript(4));
    String letters = "[]{}\"\\.-*:;%#0159afhp \n\r\t\u00A0\uFEFF\uFF15\u2028x";
    SplittableRandom random = new SplittableRandom(5);
    int wrong = 0;
    for (int i = 0; i < 800; i++) {
      StringBuilder spoilt = new StringBuilder(i % 2 == 0 ? good : other);
      for (int j = random.nextInt(4); j >= 0; j--) {
        int at = random.nextInt(spoilt.length());
        char letter = letters.charAt(random.nextInt(letters.length()));
        switch (random.nextInt(4)) {
          case 0 -> spoilt.setCharAt(at, letter);
          case 1 -> spoilt.insert(at, letter);
          case 2 -> spoilt.delete(at, Math.min(spoilt.length(), at + random.nextInt(30)));
          default -> spoilt.insert(at, spoilt.substring(at / 2, at));
        }
      }
      String text = spoilt.toString();
      String[] lines = PlainText.lines(text).split("\n", -1);
      try (RecordReader reader = RecordReader.of(text + "\n" + FIRST, CATALOG)) {
        String last = "";
        for (Optional<RawRecord> g = reader.next(); g.isPresent(); g = reader.next()) {
          try {
            last = g.get().read(CATALOG).text();
          } catch (NotationException e) {
            wrong++;
            assertThat(e.line()).as(text).isBetween(1, lines.length + 1);
            String line = e.line() > lines.length ? "" : lines[e.line() - 1];
            assertThat(e.column()).as(text).isBetween(1, line.length() + 1);
          }
        }
        assertThat(last).as(text).isEqualTo(FIRST);
      }
    }
    assertThat(wrong).isGreaterThan(400);
  }

  @Test
  void anEmptyTextHoldsOneGameThatCannotBeRead() throws IOException {
    String sentence =
        "line 1, column 1: there is no game here; what can be read: records that begin with [Game"
            + " \"…\"] and, for Othello, moves such as f5 d6 c3, "
            + String.join(", ", RecordForms.names());
    assertThat(reported("")).containsExactly(sentence);
    assertThat(reported("\uFEFF")).containsExactly(sentence);
    assertThat(reported("a game of chess\n")).containsExactly(sentence);
  }

  @Test
  void noWrittenCommentOrTagBeginsAGame() throws IOException {
    String evil = "so\n[Game \"chess\"]\r\nthere";
    GameSession<?> session = new GameSession<>(TestGames.PENNIES, TestGames.PENNIES.newPosition(1));
    session.play(0, 0);
    session.play(1, 1);
    String text =
        GameRecord.of(session, List.of(new GameRecord.Tag("Mood", evil)), List.of(evil)).text();
    try (RecordReader reader = RecordReader.of(text, CATALOG)) {
      assertThat(reader.next().orElseThrow().isOnly()).isTrue();
    }
    assertThat(text).contains("{so\\n[Game \"chess\"]\\nthere}");
  }
}
