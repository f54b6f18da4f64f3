package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

final class SolveCommandTest {
  private static final String ANSWER = CommandRun.LAYOUT + "\t2\tb3 d3\tb3:2 d3:2 a3:-8";
  private static final String FINISHED = ".,.,x,./.,.,.,./.,.,.,./.,.,.,. c 12:-3";

  @TempDir private Path folder = Path.of("");

  private CommandRun solve(String input, String... more) {
    List<String> args = new ArrayList<>(List.of("solve", "--game", "mattix-4"));
    args.addAll(List.of(more));
    return CommandRun.inFolder(folder, input, args.toArray(String[]::new));
  }

  @Test
  void anAnswerIsOneLineOfText() {
    CommandRun run = solve("", "--position", CommandRun.LAYOUT);
    assertThat(run).isEqualTo(new CommandRun(0, ANSWER + "\n", ""));
  }

  @Test
  void anAnswerIsOneJsonObject() throws IOException {
    CommandRun run = solve("", "--json", "--position", CommandRun.LAYOUT);
    assertThat(run.outLines()).hasSize(1);
    Map<String, Object> json = json(run.out());
    assertThat(json.keySet())
        .containsExactly(
            "position", "value", "proven", "kind", "best", "moves", "depth", "nodes", "ms");
    assertThat(json)
        .containsEntry("position", CommandRun.LAYOUT)
        .containsEntry("value", 2)
        .containsEntry("proven", true)
        .containsEntry("kind", "points")
        .containsEntry("best", List.of("b3", "d3"));
    assertThat((Integer) json.get("depth")).isGreaterThan(3);
    assertThat((Map<?, ?>) json.get("moves"))
        .isEqualTo(Map.of("b3", 2, "d3", 2, "a3", -8))
        .extracting(moves -> List.copyOf(moves.keySet()))
        .isEqualTo(List.of("b3", "d3", "a3"));
    assertThat((Integer) json.get("nodes")).isPositive();
  }

  @Test
  void aFinishedPositionHasItsMarginAndNoMoves() throws IOException {
    CommandRun text = solve("", "--position", FINISHED);
    assertThat(text.out()).isEqualTo(FINISHED + "\t-15\tover\n");
    CommandRun json = solve("", "--json", "--position", FINISHED);
    assertThat(json(json.out()))
        .contains(
            entry("value", -15),
            entry("proven", true),
            entry("best", List.of()),
            entry("moves", Map.of()));
  }

  @Test
  void anEstimateIsMarked() throws IOException {
    CommandRun text = solve("", "--player", "greedy", "--position", CommandRun.LAYOUT);
    assertThat(text.out()).isEqualTo(CommandRun.LAYOUT + "\t~4\tb3 d3\tb3:~4 d3:~4 a3:~1\n");
    CommandRun json = solve("", "--player", "greedy", "--json", "--position", CommandRun.LAYOUT);
    assertThat(json(json.out())).contains(entry("proven", false), entry("depth", 1));
  }

  @Test
  void valuesAreThoseOfThePublishedTable() throws IOException {
    List<String> table;
    try (InputStream in = SolveCommandTest.class.getResourceAsStream("/mattix/mattix-4x4.tsv")) {
      assertThat(in).isNotNull();
      table = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().limit(100).toList();
    }
    CommandRun run = solve(String.join("\n", table), "--positions", "-");
    assertThat(run.outLines()).hasSameSizeAs(table);
    for (int i = 0; i < table.size(); i++) {
      String[] expected = table.get(i).split("\t", -1);
      String[] answer = run.outLines().get(i).split("\t", -1);
      assertThat(answer[0]).isEqualTo(expected[0]);
      assertThat(answer[1]).isEqualTo(expected[1]);
      if (answer.length > 3) {
        assertThat(answer[3].split(" ")).containsExactlyInAnyOrder(expected[2].split(" "));
      }
    }
  }

  @Test
  void aPositionBeginningWithAMinusIsNoOption() {
    String text =
        "-4,7,1,-2,6,5/-7,-1,-8,-1,-9,2/.,9,4,4,10,x/-2,2,-6,-3,9,2/3,8,8,-3,7,1/1,-5,5,3,6,3"
            + " c -10:0";
    CommandRun run =
        CommandRun.of("solve", "--game", "mattix-6", "--player", "greedy", "--position", text);
    assertThat(run.out()).startsWith(text + "\t~15\tf1\t");
  }

  @Test
  void goodLinesAreAnsweredAndBadOnesNamed() throws IOException {
    Files.writeString(
        folder.resolve("positions.txt"),
        "\uFEFF# three\r\n\n"
            + CommandRun.LAYOUT
            + "\r\n5,5,q,6\n  \n"
            + CommandRun.LAYOUT
            + "\t12\tc1:4\nx\u001b[31m\n");
    CommandRun run = solve("", "--positions", "positions.txt");
    assertThat(run.outLines()).containsExactly(ANSWER, ANSWER);
    assertThat(run.err())
        .isEqualTo(
            """
            positions.txt, line 4, column 5: expected a number, x or . in a cell, found "q"
            positions.txt, line 7, column 1: expected a number, x or . in a cell, found "x\u25A1[31m"
            """);
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void binaryJunkIsAMistakeOnItsLine() throws IOException {
    byte[] junk = {(byte) 0x89, 'P', 'N', 'G', '\n', 0, 1, 2, '\n', (byte) 0xff};
    Files.write(folder.resolve("junk"), junk);
    CommandRun run = solve("", "--positions", "junk");
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines()).hasSize(3).allMatch(line -> line.startsWith("junk, line "));
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void anEmptyFileHasNoAnswers() throws IOException {
    Files.createFile(folder.resolve("empty"));
    assertThat(solve("", "--positions", "empty")).isEqualTo(new CommandRun(0, "", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--positions none    | none: there is no such file",
        "--positions .       | .: expected a file, found a folder",
        "--position 1,2      | --position, column 4: row 1 ends after 2 of 4 cells",
        "--player foo        | --player, column 1: mattix-4 has no player \"foo\", only"
            + " {players}",
        "--player minimax    | --player, column 8: minimax needs at least one of depth, time,"
            + " nodes",
        "--player random     | --player: random gives no values; choose another player, such"
            + " as perfect",
        "--player minimax:nodes=1 | standard input, line 1: minimax:nodes=1 found no value within"
            + " its budget",
      })
  void aWrongRequestIsOneSentence(String options, String sentence) {
    List<String> args = new ArrayList<>(List.of(options.split(" ")));
    if (options.startsWith("--player")) {
      args.addAll(List.of("--positions", "-"));
    }
    CommandRun run = solve(CommandRun.LAYOUT, args.toArray(String[]::new));
    assertThat(run)
        .isEqualTo(new CommandRun(2, "", CommandRun.filledIn(sentence, "mattix-4") + "\n"));
  }

  @Test
  void eachAnswerIsHandedOnBeforeTheNextLineIsRead() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<Integer> writtenWhenRead = new ArrayList<>();
    InputStream in =
        new InputStream() {
          private final byte[] line = (FINISHED + "\n").getBytes(StandardCharsets.UTF_8);

          @Override
          public int read() {
            throw new UnsupportedOperationException();
          }

          @Override
          public int read(byte[] into, int from, int length) {
            writtenWhenRead.add(out.size());
            if (writtenWhenRead.size() > 3) {
              return -1;
            }
            System.arraycopy(line, 0, into, from, line.length);
            return line.length;
          }
        };
    Console console = CommandRun.console(folder, in, out, OutputStream.nullOutputStream());
    int status =
        YomikiriCommand.run(console, CATALOG, "solve", "--game", "mattix-4", "--positions", "-");
    assertThat(status).isZero();
    assertThat(writtenWhenRead).isSorted().doesNotHaveDuplicates().hasSize(4);
  }

  /** What is told, as text and as JSON, of two moves of which a search says this. */
  private List<CommandRun> reported(int depth, Verdict tails, Verdict heads) {
    SearchReport report =
        new SearchReport(
            depth, 1000, 12_345_678, List.of(new RankedMove(1, tails), new RankedMove(0, heads)));
    PlayerType<TestGames.Pennies> oracle =
        new PlayerType<>(
            "oracle",
            List.of(),
            List.of(),
            (spec, seed) ->
                (position, seat, context) -> {
                  context.progress().accept(report);
                  return 1;
                });
    GameKit<?> kit =
        new GameKit<>(TestGames.PENNIES, List.of(oracle), List.of(), PlayerSpec.of("oracle"));
    String[] asText = "solve --game pennies --player oracle --position".split(" ");
    String[] asJson = "solve --game pennies --player oracle --json --position".split(" ");
    return Stream.of(asText, asJson)
        .map(args -> Stream.concat(Arrays.stream(args), Stream.of("0 0 0")).toArray(String[]::new))
        .map(args -> CommandRun.of(kit, folder, InputStream.nullInputStream(), args))
        .toList();
  }

  @Test
  void estimatesLearntValuesAndBoundsAreNotTakenForPoints() throws IOException {
    List<CommandRun> estimates =
        reported(
            4,
            new Verdict.Estimate(120, Bound.EXACT),
            new Verdict.Points(-3, Bound.EXACT, true, OptionalInt.of(2)));
    assertThat(estimates.get(0).out()).isEqualTo("0 0 0\t~~120\ttails\ttails:~~120 heads:-3\n");
    assertThat(json(estimates.get(1).out()))
        .contains(entry("kind", "estimate"), entry("value", 120), entry("depth", 4))
        .doesNotContainKeys("bound", "distance", "confidence");
    List<CommandRun> learnt = reported(0, new Verdict.Learnt(0.75, 9), new Verdict.Learnt(0.5, 0));
    assertThat(learnt.get(0).out())
        .isEqualTo("0 0 0\t~~75.0%\ttails\ttails:~~75.0% heads:~~50.0%\n");
    assertThat(json(learnt.get(1).out())).contains(entry("kind", "learnt"), entry("value", 0.75));
    List<CommandRun> margins = reported(0, margin(0.625), margin(0.625 - 1e-8));
    assertThat(margins.get(0).out())
        .as("figures that differ only by how sums are rounded are equal")
        .isEqualTo("0 0 0\t~~+16.0\ttails heads\ttails:~~+16.0 heads:~~+16.0\n");
    assertThat(json(margins.get(1).out()))
        .contains(entry("kind", "learntMargin"), entry("value", 16.0));
    List<CommandRun> nearly =
        reported(20, new Verdict.Points(5, false).at(95), new Verdict.Points(2, false));
    assertThat(nearly.get(0).out()).isEqualTo("0 0 0\t~5@95%\ttails\ttails:~5@95% heads:~2\n");
    assertThat(json(nearly.get(1).out())).contains(entry("proven", false), entry("confidence", 95));
    List<CommandRun> bounds =
        reported(
            3,
            new Verdict.Points(5, Bound.AT_LEAST, true, OptionalInt.of(7)),
            new Verdict.Points(2, Bound.AT_MOST, true));
    assertThat(bounds.get(0).out()).isEqualTo("0 0 0\t>=5\ttails\ttails:>=5\n");
    assertThat(json(bounds.get(1).out()))
        .contains(
            entry("bound", "atLeast"),
            entry("distance", 7),
            entry("best", List.of("tails")),
            entry("moves", Map.of("tails", 5)));
  }

  private static Verdict margin(double value) {
    return new Verdict.Learnt(value, OptionalLong.empty(), 64);
  }

  @Test
  void winRatesOfAJointGameAreTold() throws IOException {
    List<CommandRun> reported =
        reported(0, new Verdict.WinRate(0.625, 600), new Verdict.WinRate(0.25, 400));
    assertThat(reported.get(0).out())
        .isEqualTo("0 0 0\t~62.5%\ttails\ttails:~62.5% heads:~25.0%\n");
    assertThat(json(reported.get(1).out()))
        .contains(
            entry("value", 0.625),
            entry("kind", "winRate"),
            entry("depth", 0),
            entry("moves", Map.of("tails", 0.625, "heads", 0.25)),
            entry("nodes", 1000),
            entry("ms", 12.346));
  }

  private static Map<String, Object> json(String text) throws IOException {
    try (JsonParser parser = new JsonFactory().createParser(text)) {
      assertThat(parser.nextToken()).isEqualTo(JsonToken.START_OBJECT);
      Map<String, Object> object = object(parser);
      assertThat(parser.nextToken()).isNull();
      return object;
    }
  }

  private static Map<String, Object> object(JsonParser parser) throws IOException {
    Map<String, Object> object = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      object.put(name, value(parser));
    }
    return object;
  }

  private static Object value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> {
        List<Object> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          items.add(value(parser));
        }
        yield items;
      }
      case VALUE_TRUE, VALUE_FALSE -> parser.getBooleanValue();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getNumberValue();
      default -> parser.getText();
    };
  }

  @Test
  void linesOfAnObfFileAreSolved() throws IOException {
    Files.writeString(
        folder.resolve("ends.obf"),
        """
        % positions near the end
        XXXXXXXXXXXXXXO- O; pass:-16; % as Edax writes it; d4:+2;
        XXXXXXXOXOOOXX-- X; c4:+8; d4:+10;
        XXXXXXXXXXXXXX-- O;
        XXXXXXXXXXXXXXO O;
        """);
    CommandRun run =
        CommandRun.inFolder(
            folder, "", "solve", "--game", "othello-4", "--positions", "ends.obf", "--json");
    assertThat(run.outLines()).hasSize(3);
    assertThat(run.outLines().getFirst())
        .startsWith("{\"position\":\"XXXXXXXXXXXXXXO- O\",\"value\":-16,\"proven\":true");
    assertThat(run.outLines().getLast())
        .as("nobody can move")
        .startsWith("{\"position\":\"XXXXXXXXXXXXXX-- O\",\"value\":-16,\"proven\":true");
    assertThat(run.err()).isEqualTo("ends.obf, line 5, column 16: expected 16 squares, found 15\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void anyLineBreakEndsAPosition() throws IOException {
    String line = "\u00A0XXXXXXXXXXXXXXO-\u00A0O";
    Files.writeString(
        folder.resolve("ends.txt"), "\uFEFF" + line + "\r" + line + "\r\n\u00A0\n" + line);
    CommandRun run =
        CommandRun.inFolder(folder, "", "solve", "--game", "othello-4", "--positions", "ends.txt");
    assertThat(run.outLines())
        .hasSize(3)
        .allMatch(reported -> reported.startsWith("XXXXXXXXXXXXXXO- O\t"));
    assertThat(run.status()).isZero();
  }
}
