package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.Solver;

final class StudyCommandTest {
  @TempDir private Path folder = Path.of("");

  /** Blanks within an option's value are written {@code +}. */
  private CommandRun run(String line) {
    List<String> arguments = new ArrayList<>();
    for (String word : line.split(" ", -1)) {
      arguments.add(word.replace('+', ' '));
    }
    return CommandRun.inFolder(folder, "", arguments.toArray(String[]::new));
  }

  @Test
  void tellsWhatItFoundAndAgainWhenAskedAgain() {
    String line = "study --game tictactoe --players greedy+random --games 10 --seed 3 --out a";
    CommandRun run = run(line);
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.outLines().getFirst())
        .isEqualTo(
            "tictactoe, seed 3, 10 games, every layout twice with seats swapped, after 2 random"
                + " plies");
    assertThat(run.out()).contains("greedy  random").endsWith("games.csv, times.csv\n");
    assertThat(run(line).out()).isEqualTo(run.out());
    assertThat(run("study --out a").out()).isEqualTo(run.out());
    assertThat(run("report a").out()).isEqualTo(run.out());
  }

  @Test
  void whoIsAheadIsToldOnceItIsMoreThanChance() {
    String players = "study --game mattix-4 --seed 1 --players perfect+random";
    assertThat(run(players + " --games 2 --out few").out())
        .containsPattern("\nNot decided, as the 95% intervals overlap. Most points: \\w+ with ")
        .doesNotContain("Ahead");
    assertThat(run(players + " --games 40 --out many").out())
        .containsPattern("\nAhead: perfect with [\\d.]+% of the points \\(95%: ")
        .doesNotContain("Not decided");
  }

  @Test
  void aFileSaysTheSameAsOptions() throws IOException {
    run(
        "study --game mattix-4 --players greedy+mcts --budget playouts=5 --games 4 --seed 3"
            + " --gauntlet greedy --self --out a");
    Files.writeString(
        folder.resolve("s.toml"),
        """
        game = "mattix-4"
        players = ["greedy", "mcts"]
        budget = "playouts=5"
        games = 4
        seed = 3
        gauntlet = "greedy"
        self = true
        """);
    assertThat(run("study s.toml --out b").status()).isZero();
    assertThat(Files.readString(folder.resolve("b/games.csv")))
        .isEqualTo(Files.readString(folder.resolve("a/games.csv")))
        .contains("mcts:playouts=5");
    assertThat(Files.readString(folder.resolve("b/study.toml")))
        .isEqualTo(Files.readString(folder.resolve("a/study.toml")));
  }

  @Test
  void aStudyBeginsAsTheGameUsuallyDoesUnlessToldOtherwise() throws IOException {
    String othello = "study --game othello-6 --players greedy:eval=mixed+random --games 2 --out ";
    assertThat(run(othello + "usual").out()).contains(", after 6 random plies\n");
    assertThat(Files.readString(folder.resolve("usual/study.toml"))).contains("\nopening = 6\n");
    assertThat(run(othello + "none --opening 0").out()).doesNotContain("random pl");
    assertThat(Files.readString(folder.resolve("none/study.toml"))).contains("\nopening = 0\n");
    assertThat(run("study --game mattix-4 --players greedy+random --games 2 --out dealt").out())
        .doesNotContain("random pl");
    Path copy = folder.resolve("none.toml");
    Files.copy(folder.resolve("none/study.toml"), copy);
    assertThat(run("study none.toml --out again").status()).isZero();
    assertThat(folder.resolve("again/games.csv"))
        .hasSameBinaryContentAs(folder.resolve("none/games.csv"));
  }

  /** As studies were kept before there was a usual opening. */
  @Test
  void aStudyBegunWithoutAWordOfItsOpeningGoesOnWithoutOne() throws IOException {
    String othello = "study --game othello-6 --players greedy:eval=mixed+random --games 8 --out ";
    run(othello + "whole --opening 0");
    List<String> games = Files.readAllLines(folder.resolve("whole/games.log"));
    String definition =
        Files.readString(folder.resolve("whole/study.toml")).replace("opening = 0\n", "");
    Files.writeString(folder.resolve("s.toml"), definition);
    for (String line : List.of("study --out a", othello + "b", "study s.toml --out c")) {
      Path begun = folder.resolve(line.substring(line.length() - 1));
      Files.createDirectory(begun);
      Files.writeString(begun.resolve("study.toml"), definition);
      Files.writeString(begun.resolve("games.log"), games.getFirst() + "\n");
      assertThat(run(line).status()).isZero();
      assertThat(begun.resolve("games.csv"))
          .hasSameBinaryContentAs(folder.resolve("whole/games.csv"));
      assertThat(begun.resolve("study.toml")).hasContent(definition);
    }
    assertThat(run(othello + "a --opening 6").err())
        .endsWith("this folder holds another study: opening is 0 there, not 6\n");
  }

  @Test
  void fourPartsGiveTheFilesOfTheWhole() throws IOException {
    String study =
        "study --game mattix-4 --players mcts:playouts=20+greedy+random --games 20 --exact";
    assertThat(run(study + " --out whole").status()).isZero();
    for (int part = 0; part < 4; part++) {
      assertThat(run(study + " --shard " + part + "/4 --out part" + part).status()).isZero();
    }
    assertThat(run("merge part0 part1 part2 part3 --out merged").status()).isZero();
    for (String file : List.of("games.csv", "pairings.csv", "report.json", "report.html")) {
      assertThat(folder.resolve("merged").resolve(file))
          .hasSameBinaryContentAs(folder.resolve("whole").resolve(file));
    }
  }

  @Test
  void aSolverThatFailsIsOneSentence() {
    GameKit<?> kit = solvedByGreed(TicTacToe.kit());
    CommandRun run =
        CommandRun.of(
            kit,
            folder,
            InputStream.nullInputStream(),
            "study --game tictactoe --players greedy --self --exact --games 2 --opening 0 --out a"
                .split(" "));
    assertThat(run)
        .isEqualTo(
            new CommandRun(
                2,
                "",
                "exact: the solver greedy of tictactoe should solve game 1 after 0 moves, but"
                    + " proves nothing there; the games up to then are kept\n"));
  }

  private static <P extends Position> GameKit<P> solvedByGreed(GameKit<P> kit) {
    Solver<P> solver = Solver.ofEveryPosition(PlayerSpec.of("greedy"));
    return new GameKit<>(
        kit.game(), kit.players(), kit.levels(), kit.adviser(), Optional.of(solver));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "study --out a | {a}: there is no study here (no study.toml)",
        "report a | {a}: there is no study here (no study.toml)",
        "merge a --out b | {a}: there is no study here (no study.toml)",
        "study no.toml --out a | no.toml: there is no such file",
        "study . --out a | .: expected a file, found a folder",
        "study --game mattix-4 --out a | expected a study as a file, or at least --game and"
            + " --players; see yomikiri study --help",
        "study --game chess --players random+greedy --out a | --game: expected one of {games},"
            + " found \"chess\"",
        "study s.toml --games 3 --out a | expected either a file or options that define a study,"
            + " found both",
        "study --game mattix-4 --players greedy+mcts --out a | --players, \"mcts\", column 5: mcts"
            + " needs at least one of playouts, time, nodes",
        "study --game mattix-4 --players greedy+random --jobs 9999999 --out a | Invalid value for"
            + " option '--jobs': expected at most {jobs} games at a time, four for each processor,"
            + " found 9999999; see yomikiri study --help",
        "study --game mattix-4 --players greedy+random --sprt elo0=0 --out a | --sprt: expected"
            + " a test such as elo0=0,elo1=10,alpha=0.05,beta=0.05: elo0 below elo1, both from"
            + " -4000 to 4000, and alpha and beta from 0.000000001 to below 0.5, found \"elo0=0\"",
        "study --game mattix-4 --players greedy+random --sprt elo0=0,elo1=6400 --out a | --sprt:"
            + " expected a test such as elo0=0,elo1=10,alpha=0.05,beta=0.05: elo0 below elo1, both"
            + " from -4000 to 4000, and alpha and beta from 0.000000001 to below 0.5, found"
            + " \"elo0=0,elo1=6400\"",
        "study --game mattix-4 --players greedy+random --shard 4/4 --out a | --shard: expected a"
            + " part from 0/n to n-1/n, such as 3/16, found \"4/4\"",
        "study --game mattix-4 --players greedy+random --sprt elo0=0,elo1=9 --shard 0/4 --out a |"
            + " sprt: a study with a test cannot be split into shards, since when to stop depends"
            + " on all games before",
        "study --game mattix-4 --players greedy+random --games 3 --out a | games: expected an even"
            + " number, since every layout is played twice, found 3",
      })
  void aWrongRequestIsOneSentenceAndStatus2(String line, String sentence) {
    CommandRun run = run(line);
    int jobs = 4 * Runtime.getRuntime().availableProcessors();
    String expected =
        CommandRun.filledIn(sentence, "mattix-4").replace("{jobs}", Integer.toString(jobs));
    assertThat(run.err()).isEqualTo(expected.replace("{a}", folder.resolve("a").toString()) + "\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
    assertThat(folder.resolve("a")).doesNotExist();
  }

  @Test
  void theBenchTellsHowLongItTook() {
    assertThat(run("bench study --games 2").outLines())
        .hasSize(2)
        .first()
        .asString()
        .startsWith("mattix-6, alphabeta:depth=4 against alphabeta:depth=1: 2 games in ");
  }
}
