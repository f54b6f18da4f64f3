package yomikiri.engine.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.cli.CommandRun;
import yomikiri.engine.cli.terminal.Version;
import yomikiri.engine.think.Broken;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

final class GtpProtocolTest {
  private static final Path FOLDER = Path.of("target");
  private static final List<String> OTHELLO =
      List.of("gtp", "--game", "othello-8", "--player", "minimax:depth=2,eval=discs");

  private static CommandRun run(byte[] input) {
    return CommandRun.of(
        CATALOG.kit("othello-8").orElseThrow(),
        FOLDER,
        new ByteArrayInputStream(input),
        OTHELLO.toArray(String[]::new));
  }

  private static CommandRun run(String... lines) {
    return run(String.join("\n", lines).getBytes(StandardCharsets.ISO_8859_1));
  }

  /** A dialogue: what the controller says begins with {@code >}, all else is the answer. */
  private static String transcript(String name) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(GtpProtocolTest.class.getResourceAsStream("/gtp/" + name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .replace("{version}", Version.text());
    }
  }

  private static String lines(String transcript, boolean asked) {
    return transcript
        .lines()
        .filter(line -> line.startsWith(">") == asked)
        .map(line -> (asked ? line.replaceFirst("> ?", "") : line) + "\n")
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @EnumSource
  void aPlayerThatFailsIsAnAnswerAndTheNextOneIsAsked(Broken broken) {
    GameKit<?> kit = broken.kit(CATALOG.kit("othello-8").orElseThrow(), PlayerSpec.of("random"));
    String board = run("showboard").out();
    CommandRun run =
        CommandRun.of(
            kit,
            FOLDER,
            new ByteArrayInputStream(
                "1 genmove b\nshowboard\n2 genmove b\n3 name\n".getBytes(StandardCharsets.UTF_8)),
            OTHELLO.subList(0, 3).toArray(String[]::new));
    String refused = "?%d " + broken.sentence() + "\n\n";
    boolean isHopeless = broken == Broken.CANNOT_BE_MADE;
    assertThat(run.out()).startsWith(refused.formatted(1) + board).endsWith("=3 Yomikiri\n\n");
    assertThat(run.out().substring((refused.formatted(1) + board).length()))
        .matches(isHopeless ? "\\Q" + refused.formatted(2) + "\\E(?s).*" : "(?s)=2 [c-f][3-6]\n.*");
    assertThat(run.err().lines()).hasSize(isHopeless ? 3 : 0);
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello-8.txt", "protocol.txt"})
  void answersAsRecorded(String name) throws IOException {
    String transcript = transcript(name);
    CommandRun run = run(lines(transcript, true));
    assertThat(run).isEqualTo(new CommandRun(0, lines(transcript, false), ""));
  }

  @Test
  void theEndOfTheInputEndsIt() {
    assertThat(run()).isEqualTo(new CommandRun(0, "", ""));
    assertThat(run("1 name")).isEqualTo(new CommandRun(0, "=1 Yomikiri\n\n", ""));
  }

  @Test
  void nothingIsAnsweredAfterQuit() {
    assertThat(run("5 quit", "name", "")).isEqualTo(new CommandRun(0, "=5\n\n", ""));
  }

  @Test
  void controlCharactersAreDiscarded() {
    assertThat(run("\u00011\u0000 na\u007fme\r", "\r", "2\tboardsize\t\u001b8\r").out())
        .isEqualTo("=1 Yomikiri\n\n=2\n\n");
  }

  @Test
  void aCommentMayHoldAnyBytes() {
    assertThat(run("1 name # g\u00e4hn \u0085 \u00ff").out()).isEqualTo("=1 Yomikiri\n\n");
    assertThat(run("# 読み".getBytes(StandardCharsets.UTF_8)).out()).isEmpty();
  }

  @Test
  void aLineTooLongIsAnsweredOnceAndTheNextIsRead() {
    assertThat(run("play " + "b".repeat(1 << 17), "2 name").out())
        .isEqualTo("? expected a line of at most 65536 bytes\n\n=2 Yomikiri\n\n");
  }

  @Test
  void aBoardIsNeverCutByAnEmptyLine() {
    for (String game : List.of("othello-4", "othello-6", "othello-8", "tictactoe", "mattix-6")) {
      CommandRun run = CommandRun.inFolder(FOLDER, "showboard", "gtp", "--game", game);
      assertThat(run.out()).startsWith("=\n").endsWith("\n\n");
      assertThat(run.out().strip()).doesNotContain("\n\n");
    }
  }

  @ParameterizedTest
  @CsvSource({"othello-4, 4", "othello-6, 6", "tictactoe, 3", "mattix-4, 4"})
  void anyBoardOfSquaresForTwoCanBePlayed(String game, int size) {
    CommandRun run =
        CommandRun.inFolder(
            FOLDER,
            "boardsize " + size + "\ngenmove b\ngenmove w\n",
            "gtp",
            "--game",
            game,
            "--player",
            "random",
            "--seed",
            "1");
    assertThat(run.out()).matches("=\n\n= [a-f][1-6]\n\n= [a-f][1-6]\n\n");
  }

  @Test
  void ticTacToeIsPlayedToItsEnd() {
    String moves = "play b b2\nplay w a2\nplay b a1\nplay w b1\nplay b c3\nfinal_score\ngenmove w";
    assertThat(CommandRun.inFolder(FOLDER, moves, "gtp", "--game", "tictactoe").out())
        .isEqualTo("=\n\n".repeat(5) + "= B+1\n\n= PASS\n\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--game maze-duel | --game: expected a game for two players who take turns, each move a"
            + " square of a square board, found maze-duel",
        "--game maze-5x5x3 | --game: expected a game for two players who take turns, each move a"
            + " square of a square board, found maze-5x5x3",
        "--game othello-8 --player edax | --player, column 1: othello-8 has no player \"edax\","
            + " only {players}",
      })
  void aWrongRequestIsOneSentence(String options, String sentence) {
    assertThat(CommandRun.inFolder(FOLDER, "name\n", ("gtp " + options).split(" ")))
        .isEqualTo(new CommandRun(2, "", CommandRun.filledIn(sentence, "othello-8") + "\n"));
  }
}
