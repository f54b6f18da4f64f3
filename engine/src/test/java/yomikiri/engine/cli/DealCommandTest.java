package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.tron.Tron;

final class DealCommandTest {
  @Test
  void theSameSeedDealsTheSameBoard() {
    CommandRun run = CommandRun.of("deal", "--game", "mattix-4", "--seed", "7");
    assertThat(run.out()).isEqualTo("6,7,8,2/5,7,4,1/5,2,1,3/4,6,x,3 r 0:0\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @Test
  void seedsMayBeNegative() {
    CommandRun run = CommandRun.of("deal", "--game", "mattix-4", "--seed", "-7");
    assertThat(run.outLines()).hasSize(1);
    assertThat(run.status()).isZero();
  }

  @Test
  void severalDealsHaveSeedsInARow() {
    CommandRun three = CommandRun.of("deal", "--game", "mattix-6", "--seed", "7", "--count", "3");
    CommandRun last = CommandRun.of("deal", "--game", "mattix-6", "--seed", "9");
    assertThat(three.outLines()).hasSize(3).doesNotHaveDuplicates();
    assertThat(three.outLines().getLast()).isEqualTo(last.out().strip());
  }

  @Test
  void aSeedByChanceIsToldOnStandardError() throws NotationException {
    CommandRun run = CommandRun.of("deal", "--game", "mattix-6");
    assertThat(run.err()).isEqualTo("seed 42\n");
    assertThat(run.out())
        .isEqualTo(CommandRun.of("deal", "--game", "mattix-6", "--seed", "42").out());
    assertThat(CATALOG.game("mattix-6").orElseThrow().notation().parsePosition(run.out().strip()))
        .isNotNull();
  }

  @Test
  void aLayoutOfAGivenWorthIsFoundAndItsSeedTold() {
    CommandRun fair =
        CommandRun.of("deal", "--game", "mattix-4", "--worth", "0", "--seed", "1", "--count", "2");
    assertThat(fair.status()).isZero();
    assertThat(fair.outLines()).hasSize(2);
    String[] reported = fair.err().split("[ ,\n]+", -1);
    assertThat(fair.err()).matches("(seed \\d+, worth 0, \\d+ tried\\n){2}");
    assertThat(CommandRun.of("deal", "--game", "mattix-4", "--seed", reported[1]).outLines())
        .containsExactly(fair.outLines().getFirst());
    assertThat(fair)
        .isEqualTo(
            CommandRun.of(
                "deal", "--game", "mattix-4", "--worth", "0", "--seed", "1", "--count", "2"));
    for (String layout : fair.outLines()) {
      assertThat(CommandRun.of("solve", "--game", "mattix-4", "--position", layout).out())
          .contains("\t0\t");
    }
  }

  @Test
  void aGameThatIsPlayedIsDealtEvenUnlessASeedIsGiven() {
    assertThat(CommandRun.of("play", "--game", "tron-2").out())
        .startsWith("tron-2, seed " + Tron.duel(Tron.ARENA).fairSeed(42) + "\n");
    assertThat(CommandRun.of("play", "--game", "tron-2", "--seed", "42").out())
        .startsWith("tron-2, seed 42\n");
    assertThat(CommandRun.of("play", "--game", "mattix-4").out()).startsWith("mattix-4, seed 42\n");
  }

  @Test
  void pointsMayBeGivenBeforeTheFirstMove() {
    CommandRun given =
        CommandRun.of("deal", "--game", "mattix-4", "--seed", "7", "--handicap", "0:5");
    assertThat(given.out()).isEqualTo("6,7,8,2/5,7,4,1/5,2,1,3/4,6,x,3 r 0:5\n");
  }

  @Test
  void anInterruptEndsTheSearchAndSaysSo() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console calm =
        CommandRun.console(
            Path.of("target"), InputStream.nullInputStream(), OutputStream.nullOutputStream(), err);
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
    int status =
        YomikiriCommand.run(interrupted, CATALOG, "deal", "--game", "mattix-6", "--worth", "900");
    assertThat(status).isEqualTo(Interrupts.STATUS);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("seed 42\nstopped after 0 deals: 0 of 1 worth 900 found\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mattix-4  | --worth    | 3..1   | expected points such as 0 or a range such as -3..3",
        "mattix-4  | --worth    | even   | expected points such as 0 or a range such as -3..3",
        "tictactoe | --worth    | 1..2   | --worth: no layout of tictactoe is worth 1..2",
        "maze-duel | --worth    | 0      | --worth: no solver gives the value of layouts of"
            + " maze-duel",
        "mattix-4  | --handicap | 5      | --handicap: expected 2 numbers from 0 to 50",
        "mattix-4  | --handicap | 51:0   | --handicap: expected 2 numbers from 0 to 50",
        "mattix-4  | --handicap | -1:0   | expected points such as 0:5, found \"-1:0\"",
        "tictactoe | --handicap | 1:0    | --handicap: tictactoe has no handicaps",
      })
  void aBadWishIsOneSentence(String game, String option, String value, String sentence) {
    CommandRun run = CommandRun.of("deal", "--game", game, "--seed", "1", option, value);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(sentence).hasLineCount(1);
  }
}
