package yomikiri.engine.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import yomikiri.engine.cli.CommandRun;
import yomikiri.engine.think.Broken;
import yomikiri.engine.think.GameKit;

final class CodingameCommandTest {
  private static CommandRun run(String input, String... more) {
    String[] args = new String[1 + more.length];
    args[0] = "codingame";
    System.arraycopy(more, 0, args, 1, more.length);
    return CommandRun.inFolder(Path.of(""), input, args);
  }

  /** Turns as the arena tells them, each followed by the answer, with {@code >} in front. */
  private static String recorded(String name) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(CodingameCommandTest.class.getResourceAsStream(name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/tron/arena-2.txt | alphabeta:depth=2,eval=voronoi",
        "/tron/arena-4.txt | paranoid:depth=2,eval=voronoi",
      })
  void aRecordedMatchIsPlayedAgainMoveByMove(String file, String player) throws IOException {
    String match = recorded(file);
    CommandRun run =
        run(
            match.lines().filter(line -> !line.startsWith(">")).collect(Collectors.joining("\n")),
            "--player",
            player);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.outLines())
        .isEqualTo(
            match
                .lines()
                .filter(line -> line.startsWith(">"))
                .map(line -> line.substring(2))
                .toList());
  }

  @ParameterizedTest
  @EnumSource
  void aPlayerThatFailsIsAnsweredForByALegalMove(Broken broken) {
    GameKit<?> kit = broken.kit(CATALOG.kit("tron-2").orElseThrow(), null);
    CommandRun run =
        CommandRun.of(
            kit,
            Path.of(""),
            new ByteArrayInputStream(
                "2 0\n0 0 0 0\n9 9 9 9\n2 0\n0 0 1 0\n9 9 9 8\n".getBytes(StandardCharsets.UTF_8)),
            "codingame");
    assertThat(run.outLines()).hasSize(2).allMatch(line -> line.matches("RIGHT|DOWN"));
    assertThat(run.err().lines()).isNotEmpty().allMatch(line -> line.startsWith("the player "));
    assertThat(run.status()).isZero();
  }

  @Test
  void theEndOfTheInputIsTheEnd() {
    assertThat(run("").status()).isZero();
    CommandRun one = run("2 0\n0 0 0 0\n29 19 29 19\n\n", "--player", "strong");
    assertThat(one.status()).isZero();
    assertThat(one.out()).matches("(RIGHT|DOWN)\n");
    assertThat(one.err()).isEmpty();
  }

  @Test
  void oneMayJoinAfterTheFirstStepsOfOthers() {
    CommandRun run = run("3 2\n5 5 6 5\n9 9 9 8\n0 0 0 0\n", "--player", "greedy:eval=voronoi");
    assertThat(run.status()).isZero();
    assertThat(run.out()).matches("(RIGHT|DOWN)\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5 0                         | line 1: expected N P, the players from 2 to 4 and the own"
            + " number from 0, found \"5 0\"",
        "2 2                         | line 1: expected N P, the players from 2 to 4 and the own"
            + " number from 0, found \"2 2\"",
        "hello                       | line 1: expected N P, the players from 2 to 4 and the own"
            + " number from 0, found \"hello\"",
        "2 0;0 0 0 0                 | line 3: expected X0 Y0 X1 Y1 of player 1, with X below 30"
            + " and Y below 20, or -1 four times, found the end of the input",
        "2 0;0 0 0 0;30 0 29 0       | line 3: expected X0 Y0 X1 Y1 of player 1, with X below 30"
            + " and Y below 20, or -1 four times, found \"30 0 29 0\"",
        "2 0;0 0 0 0;-1 -1 -1 0      | line 3: expected X0 Y0 X1 Y1 of player 1, with X below 30"
            + " and Y below 20, or -1 four times, found \"-1 -1 -1 0\"",
        "2 0;0 0 0;1 1 1 1           | line 2: expected X0 Y0 X1 Y1 of player 0, with X below 30"
            + " and Y below 20, or -1 four times, found \"0 0 0\"",
        "2 0;-1 -1 -1 -1;1 1 1 1     | line 2: expected cells of player 0, who is to move, found"
            + " \"-1 -1 -1 -1\"",
        "2 0;0 0 0 0;9 9 9 7         | line 3: expected a head at most one step from 9 9, found"
            + " 9 7",
        "2 0;0 0 0 0;0 0 0 0         | line 3: expected a cell that is free, found 0 0",
        "2 0;0 0 0 0;-1 -1 -1 -1     | a turn without opponents: expected the end of the input",
      })
  void aBadFirstTurnIsTold(String input, String sentence) {
    CommandRun run = run(input.replace(";", "\n"), "--player", "greedy:eval=voronoi");
    assertThat(run.err()).isEqualTo(sentence + "\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 1;0 0 0 1;9 9 9 8                  | line 5: expected 3 0 as in the first turn, found"
            + " \"2 1\"",
        "3 0;0 1 0 1;9 9 9 8;-1 -1 -1 -1      | line 6: expected the start 0 0 as before, found"
            + " 0 1",
        "3 0;0 0 0 1;9 9 9 6;-1 -1 -1 -1      | line 7: expected a head at most one step from"
            + " 9 9, found 9 6",
        "3 0;0 0 0 1;9 9 9 8;5 5 5 5          | line 8: expected -1 four times for player 2, who"
            + " is out, found 5 5",
      })
  void aTurnThatCannotFollowIsTold(String turn, String sentence) {
    String input = "3 0\n0 0 0 0\n9 9 9 9\n-1 -1 -1 -1\n" + turn.replace(";", "\n");
    CommandRun run = run(input, "--player", "greedy:eval=voronoi");
    assertThat(run.err()).isEqualTo(sentence + "\n");
    assertThat(run.outLines()).hasSize(1);
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void anUnknownPlayerIsToldAtOnce() {
    CommandRun run = run("", "--player", "nobody");
    assertThat(run.err()).startsWith("--player, column 1: tron-2 has no player \"nobody\"");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void aPlayerForSeveralIsToldWhereOnlyTwoPlay() {
    CommandRun run = run("2 0\n0 0 0 0\n9 9 9 9\n", "--player", "maxn:depth=1,eval=voronoi");
    assertThat(run.err()).startsWith("--player, column 1: tron-2 has no player \"maxn\"");
    assertThat(run.status()).isEqualTo(2);
  }
}
