package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.cli.terminal.Console;

final class YomikiriCommandTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "games",
        "deal",
        "solve",
        "puzzles",
        "play",
        "duel",
        "score",
        "gtp",
        "codingame",
        "referee",
        "bench",
        "bench budget",
        "bench fit"
      })
  void everyCommandHasHelpAndAVersion(String command) {
    CommandRun help = CommandRun.of((command + " --help").strip().split(" "));
    CommandRun version = CommandRun.of((command + " --version").strip().split(" "));
    assertThat(help.status()).isZero();
    assertThat(help.out()).startsWith("Usage: yomikiri " + command);
    assertThat(help.out()).doesNotContain("\u001b");
    assertThat(version.status()).isZero();
    assertThat(version.out()).isEqualTo("yomikiri " + built() + "\n");
  }

  /** A list shows the first line of what a command says of itself: it stands alone. */
  @ParameterizedTest
  @CsvSource({"--help, 26", "bench --help, 8"})
  void aListOfCommandsSaysOneWholeSentenceOfEach(String line, int commands) {
    String out = CommandRun.of(line.split(" ", -1)).out();
    String listed = out.substring(out.indexOf("Commands:\n") + "Commands:\n".length());
    assertThat(listed.split("\n(?=  \\S)", -1))
        .hasSize(commands)
        .allMatch(command -> command.stripTrailing().endsWith("."), "ends with a full stop");
  }

  /** Whatever was typed, its sentence says no more of it than helps to find it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{x}",
        "games --{x}",
        "games {x}",
        "play --game {x}",
        "play --game mattix-4 --first {x}",
        "play --game mattix-4 --first alphabeta:{x}=3",
        "play --game mattix-4 --first alphabeta:depth={x}",
        "play --game mattix-4 --position {x}",
        "play --game mattix-4 --seed {x}",
        "solve --game othello-8 --position {x}",
        "solve --game trapez --position {x}",
        "solve --game tron-2 --position {x}",
        "solve --game maze-5x5x3 --position {x}",
        "solve --game tictactoe --position {x}",
        "duel --game mattix-4 --first random --second random --games {x}",
        "duel --game mattix-4 --first random --second random --jobs {x}",
        "duel --game mattix-4 --first random --second random --opening {x}",
        "study --game mattix-4 --players {x} --out a",
        "study --game mattix-4 --players random --sprt {x} --out a",
        "study --game mattix-4 --players random --budget {x} --out a",
        "study --game mattix-4 --players random --shard {x} --out a",
        "deal --game mattix-4 --worth {x}",
        "train --game mattix-4 --learner {x} --out a",
        "train --game mattix-4 --seed {x} --out a",
        "label --game othello-8 --player {x} --out a",
        "bench fit --of {x}",
        "bench budget --game mattix-4 --player random --time {x}",
        "bench {x}",
        "bench tron-2 --time {x}",
        "gtp --game othello-8 --player {x}",
        "codingame --player {x}",
      })
  void aMessageRepeatsLittleOfWhatWasTyped(String line) {
    CommandRun run = CommandRun.of(line.replace("{x}", "x".repeat(5000)).split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).doesNotContain("x".repeat(81)).hasLineCount(1);
  }

  @Test
  void theBareCommandShowsItsHelp() {
    CommandRun run = CommandRun.of();
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("games", "deal", "solve", "play", "duel", "score", "bench");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chess                            | yomikiri: expected one of games, deal, solve, race,"
            + " review, puzzles, play, show, check, convert, duel, score, trace, study, report,"
            + " merge, train, label, gtp, codingame, referee, ugi, nboard, engines, exam, bench,"
            + " found \"chess\"; see yomikiri --help",
        "--bogus                          | yomikiri takes no \"--bogus\"; see yomikiri --help",
        "bench                            | yomikiri bench: expected a game, or one of budget,"
            + " study, fit, book, library, human, regret, ladder; see yomikiri bench --help",
        "bench search chess               | yomikiri bench: expected one of {games}, or one of"
            + " budget, study, fit, book, library, human, regret, ladder, found \"search\"; see"
            + " yomikiri bench --help",
        "deal                             | Missing required option: '--game=ID'; see yomikiri deal"
            + " --help",
        "deal --game                      | Missing required parameter for option '--game' (ID);"
            + " see yomikiri deal --help",
        "deal --game chess                | --game: expected one of {games}, found \"chess\"",
        "deal --game mattix-4 --seed x    | Invalid value for option '--seed': expected a whole"
            + " number, found \"x\"; see yomikiri deal --help",
        "deal --game mattix-4 --count 0   | Invalid value for option '--count': expected a whole"
            + " number from 1 to 9999999, found \"0\"; see yomikiri deal --help",
        "bench mattix-6 --solve -1       | Invalid value for option '--solve': expected a whole"
            + " number from 1 to 9999999, found \"-1\"; see yomikiri bench --help",
        "solve --game mattix-4 @file      | yomikiri solve takes no \"@file\"; see yomikiri solve"
            + " --help",
      })
  void aWrongRequestIsOneSentenceAndStatus2(String line, String sentence) {
    CommandRun run = CommandRun.of(line.split(" +"));
    assertThat(run.err()).isEqualTo(CommandRun.filledIn(sentence, "mattix-4") + "\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"deal --game mattix-4 --seed 1 --count 10", "--help", "games"})
  void aClosedPipeEndsQuietly(String line) {
    CommandRun run = withOutput("Broken pipe", line);
    assertThat(run.status()).isEqualTo(141);
    assertThat(run.err()).isEmpty();
  }

  @Test
  void aFullDiskIsTold() {
    CommandRun run = withOutput("No space left on device", "games");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("standard output cannot be written: No space left on device\n");
  }

  /** The version that the build has. */
  private static String built() {
    Path pom = Path.of("..", "pom.xml");
    try (Stream<String> lines = Files.lines(pom)) {
      return lines
          .filter(line -> line.matches(" *<version>.*</version>"))
          .map(line -> line.replaceAll("</?version>", "").strip())
          .findFirst()
          .orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CommandRun withOutput(String failure, String line) {
    OutputStream out =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(failure);
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        CommandRun.console(Path.of("target"), InputStream.nullInputStream(), out, err);
    int status = YomikiriCommand.run(console, CATALOG, line.split(" "));
    return new CommandRun(status, "", err.toString(StandardCharsets.UTF_8));
  }
}
