package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RecordCommandsTest {
  private static final String RECORD =
      """
      [Game "mattix-4"]
      [Layout "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0"]
      [Player1 "human"]

      1. d3 {+2 proven, depth 15, 1 ms} d4 2. c4
      """;

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void writeRecords() throws IOException {
    Files.writeString(folder.resolve("good.ykr"), RECORD);
    Files.writeString(folder.resolve("cut.ykr"), RECORD.substring(0, 60));
    Files.writeString(folder.resolve("illegal.ykr"), RECORD.replace("2. c4", "2. a1"));
    Files.writeString(folder.resolve("tiles.ykr"), RECORD.replace("5,5,1,6", "5,5,5,6"));
    Files.writeString(folder.resolve("empty.ykr"), "");
    Files.write(folder.resolve("binary.ykr"), new byte[] {'[', 'G', (byte) 0xff, (byte) 0xfe});
  }

  private CommandRun run(String... args) {
    return CommandRun.inFolder(folder, "", args);
  }

  @Test
  void checkTellsWhatAGoodRecordHolds() {
    assertThat(run("check", "good.ykr"))
        .isEqualTo(new CommandRun(0, "good.ykr: mattix-4, 3 moves, 11:8, unfinished\n", ""));
  }

  @Test
  void variationsAreCountedAndShownAsATree() throws IOException {
    Files.writeString(
        folder.resolve("tried.ykr"), RECORD.replace(" d4 2.", " (1. b3 $2 b4) d4 (1... d1) 2."));
    assertThat(run("check", "tried.ykr").out())
        .isEqualTo("tried.ykr: mattix-4, 3 moves, 2 variations, 11:8, unfinished\n");
    assertThat(run("show", "--tree", "tried.ykr").outLines())
        .containsExactly(
            "1. d3 {+2 proven, depth 15, 1 ms}",
            "    1. b3? b4",
            "1... d4",
            "    1... d1",
            "2. c4");
    assertThat(run("show", "--tree", "--ply", "1", "tried.ykr").err())
        .contains("--tree prints all moves: expected no --ply, --text or --as beside it");
    assertThat(run("show", "--ply", "1", "--text", "tried.ykr").out())
        .isEqualTo("5,5,1,6/6,2,3,2/1,4,.,x/3,7,7,8 c 4:0\n");
  }

  @Test
  void aGameThatSomebodyGaveUpIsFinished() throws IOException {
    Files.writeString(
        folder.resolve("given-up.ykr"),
        RECORD.replace("\n\n1.", "\n[Termination \"player 2 resigned\"]\n\n1."));
    Files.writeString(
        folder.resolve("late.ykr"),
        RECORD.replace("\n\n1.", "\n[Termination \"player 1 lost on time\"]\n\n1."));
    assertThat(run("check", "given-up.ykr", "late.ykr").outLines())
        .containsExactly(
            "given-up.ykr: mattix-4, 3 moves, 11:8, player 2 resigned",
            "late.ykr: mattix-4, 3 moves, 11:8, player 1 lost on time");
    assertThat(run("show", "late.ykr").outLines()).contains("Termination: player 1 lost on time");
  }

  @Test
  void checkReportsAllFilesAndEndsWithTwoIfOneIsBad() {
    CommandRun run = run("check", "cut.ykr", "good.ykr", "illegal.ykr", "none.ykr");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.outLines()).containsExactly("good.ykr: mattix-4, 3 moves, 11:8, unfinished");
    assertThat(run.err().lines()).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cut.ykr     | cut.ykr, line 2, column 1: expected a tag such as [Game \"mattix-6\"],"
            + " found \"[Layout \"5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r\"",
        "illegal.ykr | illegal.ykr, line 5, column 41: move 3, a1, is not allowed there",
        "tiles.ykr   | tiles.ykr, line 2, column 14: too many tiles with 5: the 4×4 set has 2",
        "binary.ykr  | binary.ykr, line 1, column 3: this is not text in UTF-8",
        "none.ykr    | none.ykr: there is no such file",
        "empty.ykr   | empty.ykr, line 1, column 1: there is no game here; what can be read:"
            + " records that begin with [Game \"…\"] and, for Othello, moves such as f5 d6 c3, OBF,"
            + " SGF, GGF, PGN, Othello Quest, WTHOR",
        ".           | .: expected a file, found a folder",
      })
  void aBadRecordIsOneSentence(String file, String sentence) {
    assertThat(run("check", file)).isEqualTo(new CommandRun(2, "", sentence + "\n"));
    assertThat(run("show", file)).isEqualTo(new CommandRun(2, "", sentence + "\n"));
  }

  @Test
  void aHugeGameIsRefusedInOneSentence() throws IOException {
    Path file = folder.resolve("huge.ykr");
    byte[] block = "1. d3 d4 2. c4 \n".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
    try (OutputStream out = Files.newOutputStream(file)) {
      out.write("[Game \"mattix-4\"]\n".getBytes(StandardCharsets.UTF_8));
      for (int i = 0; i < 4; i++) {
        out.write(block);
      }
    }
    CommandRun run = run("check", "huge.ykr");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("too long for a game record").contains("line 65536");
  }

  @Test
  void showPrintsAnyPosition() {
    assertThat(run("show", "good.ykr", "--ply", "2", "--text").out())
        .isEqualTo("5,5,1,6/6,2,3,2/1,4,.,./3,7,7,x r 4:8\n");
    CommandRun last = run("show", "good.ykr");
    assertThat(last.status()).isZero();
    assertThat(last.outLines())
        .startsWith("Player1: human", "mattix-4, after 3 of 3", "Player 1 (human): 11, Player 2: 8")
        .endsWith("5,5,1,6/6,2,3,2/1,4,.,./3,7,x,. c 11:8");
    assertThat(run("show", "good.ykr", "--ply", "4"))
        .isEqualTo(new CommandRun(2, "", "--ply: expected a step from 0 to 3, found 4\n"));
  }

  @Test
  void aMatchOfTwoRoundsIsShownRoundByRound() throws IOException {
    String match =
        """
        [Game "mattix-4"]
        [Layout "x,5,.,./.,.,.,./.,.,.,./7,.,.,. r 10:8"]
        [Rounds "2"]

        1. b1

        [Layout "x,.,3,./.,.,.,./.,.,8,./7,.,.,. r 0:0"]

        1. c1 c3
        """;
    Files.writeString(folder.resolve("match.ykr"), match);
    Files.writeString(folder.resolve("half.ykr"), match.replace("1. c1 c3", "1. c1"));
    Files.writeString(folder.resolve("early.ykr"), match.replace("1. b1", ""));
    assertThat(run("check", "match.ykr", "half.ykr").outLines())
        .containsExactly(
            "match.ykr: mattix-4, 2 of 2 rounds, 3 moves, 23:11",
            "half.ykr: mattix-4, 2 of 2 rounds, 2 moves, 15:11, unfinished");
    assertThat(run("check", "early.ykr").err())
        .isEqualTo("early.ykr, line 7, column 1: round 1 is not over, but another follows\n");
    assertThat(run("show", "match.ykr", "--round", "1", "--text").out())
        .isEqualTo(".,x,.,./.,.,.,./.,.,.,./7,.,.,. c 15:8\n");
    assertThat(run("show", "match.ykr", "--ply", "1").outLines())
        .containsSequence("mattix-4, round 2 of 2, after 1 of 2", "Player 2: 3, Player 1: 0");
    assertThat(run("show", "match.ykr", "--round", "3").err())
        .isEqualTo("--round: expected a round from 1 to 2, found 3\n");
  }

  // ---- several games in a file

  private static final String DUEL =
      "duel --game mattix-4 --first greedy --second random --games 6 --seed 1 --record six.ykr";

  /** The games of a match, which {@code duel} writes into one file. */
  private String match() throws IOException {
    assertThat(run(DUEL.split(" ", -1)).status()).isZero();
    return Files.readString(folder.resolve("six.ykr"));
  }

  @Test
  void checkJudgesAllGamesThatADuelWrites() throws IOException {
    assertThat(match().lines().filter(line -> line.startsWith("[Game "))).hasSize(6);
    CommandRun run = run("check", "six.ykr");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).matches("six.ykr: mattix-4, 6 games, 6 finished, \\d+ moves\n");
  }

  @Test
  void aFaultyGameIsOneSentenceAndHidesNoOther() throws IOException {
    String text = match();
    int third = text.indexOf("[Game ", text.indexOf("[Round \"2\"]"));
    int last = text.lastIndexOf("1. ");
    Files.writeString(
        folder.resolve("bad.ykr"),
        text.substring(0, third) + "[Game chess\n" + text.substring(third + 6, last) + "1. z9\n");
    CommandRun run = run("check", "bad.ykr", "good.ykr");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().lines())
        .containsExactly(
            "bad.ykr, game 3, line 21, column 1: expected a tag such as [Game \"mattix-6\"], found"
                + " \"[Game chess\"",
            "bad.ykr, game 6, line 60, column 4: expected a cell from a1 to d4, found \"z9\"");
    assertThat(run.out())
        .matches(
            """
            bad.ykr: mattix-4, 6 games, 4 finished, 2 faulty, \\d+ moves
            good.ykr: mattix-4, 3 moves, 11:8, unfinished
            """);
  }

  @Test
  void showAsksWhichGameAndShowsIt() throws IOException {
    match();
    assertThat(run("show", "six.ykr"))
        .isEqualTo(
            new CommandRun(
                2, "", "six.ykr: there are 6 games: expected --game-number from 1 to 6\n"));
    assertThat(run("show", "six.ykr", "--game-number", "7").err())
        .isEqualTo("--game-number: expected a game from 1 to 6, found 7\n");
    assertThat(run("show", "six.ykr", "--game-number", "0").status()).isEqualTo(2);
    assertThat(run("show", "six.ykr", "--game-number", "4").outLines())
        .startsWith("Round: 4", "Player1: random", "Player2: greedy");
    assertThat(run("show", "good.ykr", "--game-number", "1")).isEqualTo(run("show", "good.ykr"));
  }

  @Test
  void gamesOfOtherProgramsAreReadAndWritten() throws IOException {
    Files.writeString(folder.resolve("game.txt"), "1. F5 D6 2. C3\n");
    assertThat(run("check", "game.txt").out())
        .isEqualTo("game.txt: othello-8, 3 moves, 5:2, unfinished\n");
    assertThat(run("show", "--as", "transcript", "game.txt").out()).isEqualTo("f5d6c3\n");
    assertThat(run("show", "--as", "obf", "--ply", "1", "game.txt").out())
        .isEqualTo("---------------------------OX------XXX-------------------------- O;\n");
    Files.writeString(folder.resolve("small.txt"), "d3d2");
    assertThat(run("check", "--game", "othello-4", "small.txt").outLines())
        .containsExactly("small.txt: othello-4, 2 moves, 3:3, unfinished");
  }

  @Test
  void everyGameOfAFileOfAnotherProgramIsChecked() throws IOException {
    Files.writeString(folder.resolve("lines.txt"), "f5d6c3\r\nf5f6\r\n\r\nf5f6a1\r\n");
    CommandRun lines = run("check", "lines.txt");
    assertThat(lines.out())
        .isEqualTo("lines.txt: othello-8, 3 games, 0 finished, 1 faulty, 5 moves\n");
    assertThat(lines.err())
        .startsWith("lines.txt, game 3, line 4, column 5: move 3, a1, is not allowed there; ");
    String game = "[Site \"PlayOK\"]\n[Black \"a b\"]\n[White \"c\"]\n\n1. f5 d6 2. c3 62-1\n\n";
    Files.writeString(folder.resolve("playok.txt"), game + game);
    assertThat(run("check", "playok.txt"))
        .isEqualTo(new CommandRun(0, "playok.txt: othello-8, 2 games, 0 finished, 6 moves\n", ""));
    assertThat(run("show", "--game-number", "2", "playok.txt").outLines())
        .startsWith("Site: PlayOK", "Player1: a b", "Player2: c", "Names: people");
  }

  @Test
  void showTellsTheNameOfAnOpening() throws IOException {
    Files.writeString(folder.resolve("tiger.txt"), "c4e3f6e6f5c5");
    assertThat(run("show", "tiger.txt").outLines()).contains("Opening: Tiger, 虎定石");
    assertThat(run("show", "--ply", "2", "tiger.txt").outLines())
        .contains("Opening: Perpendicular, 縦取り");
    assertThat(run("show", "--ply", "1", "tiger.txt").out()).doesNotContain("Opening");
    assertThat(run("show", "good.ykr").out()).doesNotContain("Opening");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "check f5.txt                   | f5.txt, line 2, column 4: move 3, a1, is not allowed"
            + " there; allowed: c3, c4, c5, c6, c7",
        "check --game othello-6 f5.txt  | f5.txt, line 1, column 1: move 1, f5, is not allowed"
            + " there; allowed: c2, b3, e4, d5",
        "check --game chess f5.txt      | --game: expected one of mattix-4," + " mattix-6,",
        "show --as gtp good.ykr         | --as: mattix-4 has no other form",
        "check one.xml                  | one.xml, line 1, column 1: this seems to be XML, which"
            + " cannot be read; what can be read: records that begin with [Game \"…\"] and, for"
            + " Othello, moves such as f5 d6 c3, OBF, SGF, GGF, PGN, Othello Quest, WTHOR",
        "check d3.txt                   | d3.txt, line 1, column 3: move 2, D4, is not allowed"
            + " there; allowed: c3, e3, c5",
        "show --as gtp start.txt        | --as: expected one of transcript, obf, found \"gtp\"",
      })
  void badTextsOfOtherProgramsAreToldInOneSentence(String line, String sentence)
      throws IOException {
    Files.writeString(folder.resolve("f5.txt"), "f5\nd6 a1");
    Files.writeString(folder.resolve("start.txt"), "f5");
    Files.writeString(folder.resolve("d3.txt"), "D3D4D5D6");
    Files.writeString(folder.resolve("one.xml"), "<?xml version='1.0'?><game/>\n");
    CommandRun run = run(line.split(" +"));
    assertThat(run.err()).startsWith(sentence);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.status()).isEqualTo(2);
  }
}
