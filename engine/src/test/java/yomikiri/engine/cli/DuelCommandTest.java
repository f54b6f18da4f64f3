package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.cli.terminal.Output;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.Ticker;

final class DuelCommandTest {
  @TempDir private Path folder = Path.of("");

  private CommandRun run(String line) {
    return CommandRun.inFolder(folder, "", line.split(" "));
  }

  @Test
  void nothingIsClaimedOfASeatOnWhichAPlayerNeverSat() {
    String json =
        run("duel --game tictactoe --first random --second random --games 4 --no-swap --json")
            .out();
    assertThat(json)
        .contains("\"bySeat\":[{\"games\":4,")
        .contains("{\"games\":0,\"wins\":0,\"draws\":0,\"losses\":0}");
  }

  @Test
  void tellsWhoIsStronger() {
    CommandRun run =
        run(
            "duel --game tictactoe --first alphabeta:depth=9 --second random --games 20 --seed 1"
                + " --opening 0");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            """
            tictactoe, seed 1, 20 games, every layout twice with seats swapped

            player                games  wins  draws  losses   score     95% interval
            1  alphabeta:depth=9     20    18      2       0   95.0%   83.9% to 98.6%
                 moving first        10    10      0       0  100.0%  72.2% to 100.0%
                 moving second       10     8      2       0   90.0%   70.0% to 97.2%
            2  random                20     0      2      18    5.0%    1.4% to 16.1%
                 moving first        10     0      2       8   10.0%    2.8% to 30.0%
                 moving second       10     0      0      10    0.0%    0.0% to 27.8%

            ahead                  1: its 95% interval lies above 50%
            Elo, 1 above 2         +511.5 (95%: +287.0 to +736.0)
            score difference, 1-2  mean +0.900, standard error 0.067
            time per move, 1       mean 0.000 ms, max 0.000 ms
            time per move, 2       mean 0.000 ms, max 0.000 ms
            """);
    assertThat(run.status()).isZero();
  }

  @Test
  void copiesOfAGameAreToldAndCountOnce() {
    String duel =
        "duel --game tictactoe --first greedy --second alphabeta:depth=3 --seed 1 --opening 0";
    assertThat(run(duel + " --games 1000").out())
        .isEqualTo(
            """
            tictactoe, seed 1, 1000 games, 1 distinct, every layout twice with seats swapped

            player                games  wins  draws  losses   score     95% interval
            1  greedy              1000   500      0     500   50.0%   15.0% to 85.0%
                 moving first       500   500      0       0  100.0%  20.7% to 100.0%
                 moving second      500     0      0     500    0.0%    0.0% to 79.3%
            2  alphabeta:depth=3   1000   500      0     500   50.0%   15.0% to 85.0%
                 moving first       500   500      0       0  100.0%  20.7% to 100.0%
                 moving second      500     0      0     500    0.0%    0.0% to 79.3%

            ahead                  not decided: the 95% interval includes 50%
            Elo, 1 above 2         +0.0 (95%: -301.3 to +301.3)
            score difference, 1-2  mean +0.000, standard error unknown (fewer than two layouts)
            time per move, 1       mean 0.000 ms, max 0.000 ms
            time per move, 2       mean 0.000 ms, max 0.000 ms

            Duplicate games count once: no player plays with any randomness or a time\
             limit, so a repeated game tells nothing new.
            """);
    assertThat(run(duel + " --games 10 --json").out()).contains("\"distinctGames\":1,");
    assertThat(run(duel + " --games 10 --json --no-swap").out()).contains("\"distinctGames\":1,");
  }

  @Test
  void theTimeOfAGameIsTold() {
    String duel = "duel --game tictactoe --first random --second random --seed 1 --games 2";
    CommandRun run = run(duel + " --time main=60s,move=5s");
    assertThat(run.outLines().getFirst()).endsWith(", with main=60s,move=5s for each player");
    assertThat(run(duel + " --time main=60").err()).startsWith("--time, column 6: ");
  }

  @Test
  void neverLosingHasNoEloButABound() {
    CommandRun run =
        run("duel --game mattix-4 --first perfect --second random --games 4 --seed 1 --no-swap");
    assertThat(run.outLines().getFirst())
        .isEqualTo("mattix-4, seed 1, 4 games, a layout for each game");
    assertThat(run.out()).contains("Elo, 1 above 2         +∞ (95%: +7.0 to +∞)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"mattix-4", "maze-duel"})
  void equalSeedsGiveEqualBytesWhateverTheNumberOfJobs(String game) throws IOException {
    List<String> outputs = new ArrayList<>();
    for (int jobs : new int[] {1, 4}) {
      CommandRun run =
          run(
              "duel --first montecarlo:playouts=20 --second random --games 21 --seed 7 --csv a.csv"
                  + " --record a.ykr --game "
                  + game
                  + " --jobs "
                  + jobs);
      outputs.add(
          run.out()
              + Files.readString(folder.resolve("a.csv"))
              + Files.readString(folder.resolve("a.ykr")));
    }
    assertThat(outputs.get(0)).isEqualTo(outputs.get(1)).contains("[Round \"21\"]");
  }

  @Test
  void writesOneLineAGame() throws IOException {
    run(
        "duel --game tictactoe --first alphabeta:depth=9,nodes=99999 --second random --games 3"
            + " --seed 1 --opening 0 --csv games.csv");
    assertThat(Files.readString(folder.resolve("games.csv")))
        .isEqualTo(
            """
            game,seed,first,second,winner,score1,score2,plies,ending
            1,235907419203182,"alphabeta:depth=9,nodes=99999",random,first,1,0,5,normal
            2,235907419203182,random,"alphabeta:depth=9,nodes=99999",second,0,1,6,normal
            3,53259222180568,"alphabeta:depth=9,nodes=99999",random,first,1,0,5,normal
            """);
  }

  @Test
  void anOpeningIsPlayedBeforeThePlayersBegin() throws IOException {
    CommandRun run =
        run(
            "duel --game tictactoe --first greedy --second alphabeta:depth=3 --games 4 --seed 1"
                + " --opening 2 --record all.ykr");
    assertThat(run.outLines().getFirst())
        .isEqualTo(
            "tictactoe, seed 1, 4 games, every layout twice with seats swapped, after 2 random"
                + " plies");
    assertThat(Files.readString(folder.resolve("all.ykr")).lines())
        .filteredOn(line -> line.startsWith("[Layout"))
        .hasSize(4)
        .allMatch(line -> line.substring(8).replaceAll("[^xo]", "").matches("xox|oxx"));
    assertThat(run("duel --game tictactoe --first a --second b --opening -1").err())
        .contains("expected a whole number from 0 to 9999999, found \"-1\"");
  }

  @Test
  void aDuelBeginsAsTheGameUsuallyDoesUnlessToldOtherwise() {
    String players = " --first greedy --second random --games 2 --seed 1";
    assertThat(run("duel --game tictactoe" + players).outLines().getFirst())
        .endsWith("seats swapped, after 2 random plies");
    assertThat(run("duel --game othello-8" + players).outLines().getFirst())
        .endsWith("seats swapped, after 8 random plies");
    assertThat(run("duel --game mattix-4" + players).outLines().getFirst())
        .endsWith("seats swapped");
    assertThat(run("duel --game othello-8 --opening 0" + players).outLines().getFirst())
        .endsWith("seats swapped");
  }

  @Test
  void playersWithoutChanceMeetInDifferentGames() {
    assertThat(
            run("duel --game othello-8 --first expert:nodes=500 --second lv1 --games 20 --seed 1")
                .out())
        .doesNotContain("distinct");
  }

  @Test
  void theRecordsCanBeReadOneByOne() throws IOException, NotationException {
    run("duel --game mattix-4 --first perfect --second random --games 3 --seed 1 --record all.ykr");
    String[] records = Files.readString(folder.resolve("all.ykr")).split("\n(?=\\[Game )");
    assertThat(records).hasSize(3);
    for (String record : records) {
      GameRecord<?> read = GameRecord.parse(record, CATALOG);
      assertThat(read.session().isOver()).isTrue();
      assertThat(read.tag(Tag.RESULT)).isPresent();
      assertThat(read.text()).isEqualTo(record);
    }
  }

  @Test
  void writesJson() {
    CommandRun run =
        run(
            "duel --game mattix-4 --first perfect --second random --games 2 --seed 1 --no-swap"
                + " --json");
    assertThat(run.outLines())
        .singleElement()
        .asString()
        .startsWith("{\"study\":{\"game\":\"mattix-4\",")
        .contains("\"games\":2,\"distinctGames\":2,\"finished\":true")
        .contains(
            "\"player\":\"perfect\",\"games\":2,\"wins\":2,\"draws\":0,\"losses\":0,\"rate\":1,")
        .contains("\"elo\":null,\"eloInterval\":[")
        .endsWith(
            ",\"times\":[{\"player\":\"perfect\",\"moves\":16,\"mean\":0,\"longest\":0},"
                + "{\"player\":\"random\",\"moves\":14,\"mean\":0,\"longest\":0}]}");
  }

  @Test
  void levelsGoByName() {
    CommandRun run =
        run("duel --game mattix-4 --first normal --second strong --games 2 --seed 1 --json");
    assertThat(run.out())
        .contains("\"player\":\"alphabeta:depth=1,time=1s\"", "\"alphabeta:depth=3,time=1s\"");
  }

  @Test
  void aSeedByChanceIsTold() {
    CommandRun run = run("duel --game tictactoe --first greedy --second random --games 1");
    assertThat(run.err()).isEqualTo("seed 42\n");
    assertThat(run.outLines().getFirst())
        .isEqualTo(
            "tictactoe, seed 42, 1 game, every layout twice with seats swapped, after 2 random"
                + " plies");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "duel --game mattix-4 --first x --second random | --first, column 1: mattix-4 has no player"
            + " \"x\", only {players}",
        "duel --game mattix-4 --first random --second mcts | --second, column 5: mcts needs at"
            + " least one of playouts, time, nodes",
        "duel --game mattix-4 --first random | expected --first and --second, or --seat" + " twice",
        "duel --game chess --first random --second random | --game: expected one of {games},"
            + " found \"chess\"",
        "duel --game maze-7x9x20 --first random --second random | --game: maze-7x9x20 is a game for"
            + " one player; see yomikiri score",
        "duel --game mattix-4 --first random --second random --jobs 0 | Invalid value for option"
            + " '--jobs': expected a whole number from 1 to 9999999, found \"0\"; see yomikiri duel"
            + " --help",
        "duel --game mattix-4 --first random --second random --seed 1 --csv x --record x |"
            + " --record: expected another file than --csv, found \"x\"",
        "score --game mattix-4 --player random | --game: mattix-4 is a game for 2 players; see"
            + " yomikiri duel",
        "score --game maze-8x9x20 --player random | --game: expected one of {games},"
            + " found \"maze-8x9x20\"",
      })
  void aWrongRequestIsOneSentenceAndStatus2(String line, String sentence) {
    CommandRun run = run(line);
    assertThat(run.err()).isEqualTo(CommandRun.filledIn(sentence, "mattix-4") + "\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void aFileThatCannotBeWrittenIsToldBeforeAnyGame() {
    CommandRun run =
        run("duel --game mattix-4 --first random --second random --seed 1 --csv no/such.csv");
    assertThat(run.err()).startsWith("no/such.csv: there is no folder ");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void forfeitsAreToldWithTheirReason() {
    PlayerType<TestGames.Pennies> fine =
        new PlayerType<>(
            "fine", List.of(), List.of(), (spec, seed) -> (position, seat, context) -> 0);
    PlayerType<TestGames.Pennies> broken =
        new PlayerType<>(
            "broken",
            List.of(),
            List.of(),
            (spec, seed) ->
                (position, seat, context) -> {
                  throw new IllegalStateException("no\u001bidea");
                });
    GameKit<TestGames.Pennies> kit =
        new GameKit<>(
            TestGames.PENNIES,
            List.of(fine, broken),
            List.of(new Level("weak", PlayerSpec.of("fine"))),
            PlayerSpec.of("fine"));
    CommandRun run =
        CommandRun.of(
            kit,
            folder,
            InputStream.nullInputStream(),
            "duel --game pennies --first broken --second weak --games 4 --seed 1".split(" "));
    assertThat(run.out())
        .contains(
            "forfeits               4 by 1, 0 by 2; the first in game 1: threw"
                + " java.lang.IllegalStateException: no\uFFFDidea\n")
        .contains("in seat 1");
    assertThat(run.status()).isZero();
  }

  @Test
  void progressIsToldInPlainLines() {
    CommandRun run =
        interrupted(
            new FakeTicker(50_000_000),
            (task, stop) -> task.run(),
            "score --game maze-5x5x3 --player random --games 40 --seed 1");
    assertThat(run.err().lines())
        .first()
        .asString()
        .matches("\\d+ of 40 games, \\d+\\.\\d\\d games/s, \\d+ s left");
    assertThat(run.err().lines()).hasSizeBetween(3, 12);
    assertThat(run.err()).doesNotContain("\r", "\u001b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "score --game maze-5x5x3 --player random --games 100000 --seed 1 --jobs 2",
        "duel --game tictactoe --first random --second random --games 100000 --seed 1"
      })
  void anInterruptEndsWithWhatIsDone(String line) {
    CommandRun run =
        interrupted(
            () -> 0,
            (task, stop) -> {
              stop.run();
              task.run();
            },
            line);
    assertThat(run.out()).contains("0 games of 100000 (interrupted)");
    assertThat(run.status()).isEqualTo(130);
    assertThat(run.err()).isEmpty();
  }

  private CommandRun interrupted(Ticker ticker, Interrupts interrupts, String line) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(new byte[0]),
            new Output(out),
            new Output(err),
            folder,
            Disk.REAL,
            Clock.systemUTC(),
            ticker,
            () -> 42,
            interrupts);
    int status = YomikiriCommand.run(console, CATALOG, line.split(" "));
    return new CommandRun(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource({"0.4, 0 s", "59.4, 59 s", "185, 3 min 05 s", "7620, 2 h 07 min"})
  void timeLeftIsShort(double seconds, String text) {
    assertThat(ReportInterval.duration(seconds)).isEqualTo(text);
  }
}
