package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.cli.CommandRun;

final class SolverBenchTest {
  private static CommandRun bench(String game, String input, String... more) {
    String[] args = new String[2 + more.length];
    args[0] = "bench";
    args[1] = game;
    System.arraycopy(more, 0, args, 2, more.length);
    return CommandRun.inFolder(Path.of(""), input, args);
  }

  @Test
  void asManyPositionsAreReachedAsIsKnown() {
    CommandRun run = bench("othello-8", "", "--depth", "9");
    assertThat(run.outLines()).hasSize(10);
    assertThat(run.outLines().get(7)).startsWith("depth 8          390,216 positions");
    assertThat(run.outLines().get(8)).startsWith("depth 9        3,005,288 positions");
    assertThat(run.outLines().getLast()).contains("counted, not played");
  }

  @ParameterizedTest
  @CsvSource({"othello-8, 7", "othello-6, 8", "othello-4, 12"})
  void playingTheLastPlyCountsTheSame(String game, String depth) {
    CommandRun counted = bench(game, "", "--depth", depth);
    CommandRun played = bench(game, "", "--depth", depth, "--play-all");
    int plies = Integer.parseInt(depth);
    assertThat(played.outLines().subList(0, plies))
        .isEqualTo(counted.outLines().subList(0, plies))
        .hasSize(plies);
    assertThat(played.outLines().getLast()).isEqualTo("Every move was played.");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void solvedPositionsAreHeldAgainstTheFile(boolean everyMove) {
    String file =
        """
        % an end, a pass, and nobody can move
        XXXO-OXXXXOO---- X; B4:+6; A2:+12; C4:2; D4:-4; % once thought to be a2:+14;
        XXXXXXXXXXXXXXO- O; pass:-16;
        XXXXXXXXXXXXXX-- O;
        """;
    CommandRun run = solved(file, everyMove ? "--every-move" : "--threads=1");
    assertThat(run.outLines()).hasSize(4);
    assertThat(run.outLines().get(0)).startsWith("#1   +12  a2 ").endsWith("  ok");
    assertThat(run.outLines().get(1)).startsWith("#2   -16  -- ").endsWith("  ok");
    assertThat(run.outLines().get(2)).isEqualTo("#3   the game is over");
    assertThat(run.outLines().get(3)).startsWith("3 positions ").endsWith("  all ok");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a2:12; b4:6; c4:4; d4:-4;  | c4 is +4 in the file",
        "a2:12; b4:14; c4:2; d4:-4; | the best in the file is +14, b4 is +14 in the file",
        "a2:12; b4:6; c4:2;         | d4 has no score in the file",
      })
  void whatDiffersIsTold(String scores, String differs) {
    CommandRun run = solved("XXXO-OXXXXOO---- X; " + scores, "--every-move");
    assertThat(run.outLines().getFirst()).endsWith("nodes/s  " + differs);
    assertThat(run.outLines().getLast()).endsWith("  1 differs");
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void aBadLineIsToldAndTheNextOneSolved() {
    CommandRun run = solved("XXXO X\nXXXO-OXXXXOO---- X; a2:12;", "--threads=1");
    assertThat(run.err())
        .isEqualTo("standard input, line 1, column 5: expected 16 squares, found 4\n");
    assertThat(run.outLines()).hasSize(2);
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void aFileWithoutPositionsIsAMistake() {
    assertThat(solved("% nothing\n", "--every-move"))
        .isEqualTo(new CommandRun(2, "", "-: expected at least one position\n"));
  }

  private static CommandRun solved(String file, String option) {
    return bench("othello-4", file, option, "--positions", "-");
  }

  @Test
  void severalThreadsFindTheSame() {
    CommandRun run = solved("XXXO-OXXXXOO---- X; b4:+6; a2:+12; c4:2; d4:-4;", "--threads=2");
    assertThat(run.outLines().getFirst()).contains("  +12  a2 ").endsWith("  ok");
    assertThat(solved("", "--threads=65").err())
        .isEqualTo("--threads: expected a whole number from 1 to 64, found \"65\"\n");
  }

  @Test
  void tellsTimesAndNodesOfTheOpeningsOfAFile() {
    String opening = CommandRun.of("deal", "--game", "mattix-6", "--seed", "3").out().strip();
    CommandRun run = bench("mattix-6", opening + "\t1\n", "--positions", "-");
    assertThat(run.err()).isEmpty();
    assertThat(run.outLines()).hasSize(2);
    assertThat(run.outLines().getLast())
        .matches(
            "1 positions +0\\.0 ms +[1-9][\\d,]+ nodes +[\\d.]+ M nodes/s  median 0\\.0 ms  p90"
                + " 0\\.0 ms  max 0\\.0 ms");
    assertThat(run.status()).isZero();
  }

  @Test
  void dealsAreSolvedAsOftenAsAsked() {
    CommandRun run = bench("mattix-4", "", "--solve", "3", "--repeat", "2");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("6 positions ").hasLineCount(1);
    assertThat(bench("mattix-4", "", "--solve", "3", "--repeat", "2")).isEqualTo(run);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "maze-duel  | --positions=- | --positions: maze-duel has no solver",
        "maze-duel  | --depth=1     | --depth: expected a game in which players move in turn, found"
            + " maze-duel",
        "mattix-6   | --starts=1    | --starts: mattix-6 has no evaluations",
        "tron-3     | --seed=1      | tron-3: expected --depth, --play, --solve or --positions,"
            + " since nothing is usually measured of this game",
      })
  void whatAGameDoesNotHaveIsTold(String game, String option, String sentence) {
    assertThat(bench(game, "", option)).isEqualTo(new CommandRun(2, "", sentence + "\n"));
  }
}
