package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.teach.Puzzle;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.teach.PuzzleText;

final class PuzzlesCommandTest {
  @Test
  void theSameSeedGivesTheSameFile(@TempDir Path folder) throws IOException, NotationException {
    String[] first = {"puzzles", "--game", "mattix-4", "--count", "5", "--seed", "3"};
    CommandRun shown = CommandRun.of(first);
    CommandRun kept =
        CommandRun.inFolder(
            folder,
            "",
            "puzzles",
            "--game",
            "mattix-4",
            "--count",
            "5",
            "--seed",
            "3",
            "-o",
            "five.txt");
    assertThat(shown.status()).isZero();
    assertThat(shown.err()).isEmpty();
    assertThat(kept).isEqualTo(new CommandRun(0, "", ""));
    assertThat(Files.readString(folder.resolve("five.txt"))).isEqualTo(shown.out());
    assertThat(PuzzleText.read(shown.out(), CATALOG)).hasSize(5);
    assertThat(CommandRun.of("puzzles", "--game", "mattix-4", "--count", "5", "--seed", "4").out())
        .isNotEqualTo(shown.out());
  }

  @Test
  void solveReadsThePuzzles(@TempDir Path folder) {
    CommandRun.inFolder(
        folder, "", "puzzles", "--game", "othello-4", "--count", "3", "--out", "three.txt");
    CommandRun solved =
        CommandRun.inFolder(folder, "", "solve", "--game", "othello-4", "--positions", "three.txt");
    assertThat(solved.status()).isZero();
    assertThat(solved.outLines()).hasSize(3);
  }

  @Test
  void onlyTheKindsAskedForAreMade() throws NotationException {
    CommandRun run =
        CommandRun.of(
            "puzzles", "--game", "mattix-4", "--count", "6", "--kind", "hold-draw,win-by-most");
    assertThat(PuzzleText.read(run.out(), CATALOG))
        .hasSize(6)
        .extracting(Puzzle::kind)
        .containsOnly(Kind.HOLD_DRAW, Kind.WIN_BY_MOST);
  }

  @Test
  void itSaysWhenNoMoreAreFound() {
    CommandRun run =
        CommandRun.of("puzzles", "--game", "tictactoe", "--count", "9", "--kind", "fill-room");
    assertThat(run).isEqualTo(new CommandRun(0, "", "no more are found than 0 puzzles\n"));
  }

  @Test
  void anInterruptEndsItAndSaysSo() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console calm = CommandRun.console(Path.of("target"), InputStream.nullInputStream(), out, err);
    Console interrupted =
        new Console(
            calm.in(),
            calm.out(),
            calm.err(),
            calm.folder(),
            calm.disk(),
            calm.clock(),
            calm.ticker(),
            calm.seeds(),
            (task, stop) -> {
              stop.run();
              task.run();
            });
    assertThat(YomikiriCommand.run(interrupted, CATALOG, "puzzles", "--game", "mattix-6"))
        .isEqualTo(Interrupts.STATUS);
    assertThat(out.size()).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("stopped after 0 puzzles\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--game  | go      | --game: expected one of",
        "--kind  | win     | expected one of only-win, hold-draw, win-by-most, fill-room,",
        "--count | 0       | expected a whole number from 1 to 9999999, found \"0\"",
        "--seed  | x       | expected a whole number, found \"x\"",
        "--out   | no/file | no/file: there is no folder",
      })
  void aBadWishIsOneSentence(String option, String value, String sentence) {
    CommandRun run =
        option.equals("--game")
            ? CommandRun.of("puzzles", option, value)
            : CommandRun.of("puzzles", "--game", "mattix-4", option, value);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(sentence).hasLineCount(1);
  }
}
