package yomikiri.engine.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.cli.CommandRun;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

final class RefereeCommandTest {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();
  private static final String OURS =
      JAVA
          + " -XX:TieredStopAtLevel=1 -cp "
          + System.getProperty("java.class.path")
          + " yomikiri.engine.cli.YomikiriCommand codingame --player greedy:eval=voronoi --seed ";

  @TempDir private Path folder = Path.of("");

  private CommandRun run(String input, String... more) {
    return CommandRun.inFolder(
        folder,
        input,
        Stream.concat(Stream.of("referee"), Arrays.stream(more)).toArray(String[]::new));
  }

  /** A turn of a recorded match as one player saw it, and what that answered. */
  private record Turn(List<String> lines, String answer) {}

  private static List<Turn> recorded(String name) throws IOException {
    List<Turn> turns = new ArrayList<>();
    try (InputStream in =
        Objects.requireNonNull(RefereeCommandTest.class.getResourceAsStream(name))) {
      List<String> lines = new ArrayList<>();
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        if (line.startsWith("> ")) {
          turns.add(new Turn(List.copyOf(lines), line.substring(2)));
          lines.clear();
        } else {
          lines.add(line);
        }
      }
    }
    return turns;
  }

  @ParameterizedTest
  @ValueSource(strings = {"/tron/arena-2.txt", "/tron/arena-4.txt"})
  void aBotIsFedWhatTheArenaFedItInARecordedMatch(String name)
      throws IOException, NotationException {
    List<Turn> turns = recorded(name);
    int players = turns.getFirst().lines().size() - 1;
    check(CATALOG.kit("tron-" + players).orElseThrow(), turns);
  }

  private static <P extends Position> void check(GameKit<P> kit, List<Turn> turns)
      throws NotationException {
    int own = turns.getFirst().lines().getFirst().charAt(2) - '0';
    int[] seen = {0};
    ArenaMatch<P> match =
        new ArenaMatch<>(
            kit.game(),
            start(kit, turns.getFirst()),
            (seat, lines) -> {
              if (seat != own) {
                return answer(turns, seat, lines, seen[0]);
              }
              if (seen[0] == turns.size()) {
                return "STOP";
              }
              Turn turn = turns.get(seen[0]);
              seen[0]++;
              assertThat(lines).isEqualTo(turn.lines());
              return turn.answer();
            });
    match.play();
    assertThat(seen[0]).isEqualTo(turns.size());
  }

  /** Where another player went before the next turn of the one who recorded, if it went on. */
  private static String answer(List<Turn> turns, int seat, List<String> lines, int next) {
    if (next == turns.size()) {
      return "STOP";
    }
    List<Integer> from = numbers(lines.get(1 + seat)).subList(2, 4);
    List<Integer> to = numbers(turns.get(next).lines().get(1 + seat)).subList(2, 4);
    int right = to.get(0) - from.get(0);
    int down = to.get(1) - from.get(1);
    return Math.abs(right) + Math.abs(down) != 1
        ? "STOP"
        : right == 1 ? "RIGHT" : right == -1 ? "LEFT" : down == 1 ? "DOWN" : "UP";
  }

  private static List<Integer> numbers(String line) {
    return Arrays.stream(line.split(" ", -1)).map(Integer::valueOf).toList();
  }

  private static <P extends Position> P start(GameKit<P> kit, Turn first) throws NotationException {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < 20; y++) {
      text.append(y == 0 ? "" : "/").append(".".repeat(30));
    }
    for (int player = 0; player < first.lines().size() - 1; player++) {
      List<Integer> start = numbers(first.lines().get(1 + player));
      text.setCharAt(31 * start.get(1) + start.get(0), (char) ('A' + player));
    }
    return kit.game().notation().parsePosition(text + " 1 -");
  }

  @Test
  void spokenToAsByTheTesterItAsksTellsErrorsApartAndSaysWhoCameInWhere() {
    CommandRun run = run("###Seed 5\n###Start 3\nNORTH\nUP\n");
    assertThat(run.status()).isZero();
    List<String> lines = run.outLines();
    assertThat(lines.subList(0, 2)).containsExactly("###Input 0", "3 0");
    assertThat(lines.get(2)).matches("(\\d+ \\d+) \\1");
    assertThat(lines.subList(5, 7)).containsExactly("###Output 0 1", "###Input 1");
    assertThat(lines.subList(7, 9)).containsExactly("3 1", "-1 -1 -1 -1");
    assertThat(lines.getLast()).isEqualTo("###End 1 2 0");
    assertThat(run.err())
        .isEqualTo(
            "###Error 0 rubbish: answers \"NORTH\"\n###Error 2 crashed: the input has ended\n");
  }

  @Test
  void itStartsBotsAndTellsTheirPlacesAsPsyleagueReadsThem() throws IOException {
    CommandRun run =
        run("", "-p1", OURS + 1, "-p2", OURS + 2, "-d", "seed=3", "-l", "log.json", "--json");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .matches(
            "\\{\"ranks\":\\[(0,1|1,0)\\],\"errors\":\\[0,0\\],\"test_data\":\\{\"seed\":3,\"turns\":\\d+\\},\"player_data\":\\[\\{\"answers\":\\d+,\"longest_ms\":0.0\\},\\{\"answers\":\\d+,\"longest_ms\":0.0\\}\\]\\}\n");
    assertThat(Files.readString(folder.resolve("log.json")))
        .matches("\\{\"scores\":\\{\"0\":[01],\"1\":[01]\\},\"errors\":\\{\"0\":\\[.*\\R");
  }

  private static final String CHATTY =
      """
      public class Chatty {
        public static void main(String[] args) {
          var in = new java.util.Scanner(System.in);
          System.err.println("[TDATA] map = " + args[0]);
          System.err.println("[TDATA] seed = 99");
          System.err.println("[PDATA+] depth = deep");
          for (int turn = 1; in.hasNextInt(); turn++) {
            int players = in.nextInt();
            for (int i = 0; i < 1 + 4 * players; i++) {
              in.nextInt();
            }
            System.err.println("[PDATA+] nodes = 2.5 in this turn");
            System.err.println("[PDATA] last = " + turn);
            System.err.println("nothing to say\\n".repeat(300));
            System.out.println("UP");
          }
        }
      }
      """;

  @Test
  void whatBotsSayOfThemselvesIsToldToPsyleagueHoweverMuchElseTheySay() throws IOException {
    Path bot = Files.writeString(folder.resolve("Chatty.java"), CHATTY);
    String start = JAVA + " -XX:TieredStopAtLevel=1 " + bot + " ";
    CommandRun run =
        run("", "-p1", start + "round", "-p2", start + "square", "-d", "seed=3", "--json");
    Matcher found =
        Pattern.compile(
                ".*\"test_data\":\\{\"seed\":3,\"turns\":\\d+,\"map\":\"round\"},\"player_data\":\\[(.*)]}\n")
            .matcher(run.out());
    assertThat(found.matches()).as(run.out()).isTrue();
    Matcher own =
        Pattern.compile(
                "\\{\"answers\":(\\d+),\"longest_ms\":0.0,\"nodes\":([.\\d]+),\"last\":\"(\\d+)\"}")
            .matcher(found.group(1));
    int players = 0;
    while (own.find()) {
      int answers = Integer.parseInt(own.group(1));
      assertThat(Double.parseDouble(own.group(2))).isEqualTo(2.5 * answers);
      assertThat(own.group(3)).isEqualTo(own.group(1));
      players++;
    }
    assertThat(players).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "JAVA -version | /nothing/here | crashed: ",
        "/nothing/here | JAVA -version | no-start: "
      })
  void whoDoesSomethingWrongHasLessThanNothing(String first, String second, String fault) {
    CommandRun run =
        run("", "-p1", first.replace("JAVA", JAVA), "-p2", second.replace("JAVA", JAVA));
    assertThat(run.out()).isEqualTo("-1\n1\n");
    assertThat(run.err()).startsWith(fault);
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-p1 x | expected -p1 and -p2, then -p3 and -p4 if there are more",
        "-p1 x -p2 y -d 7 | -d: expected seed=N, found \"7\"",
      })
  void aWrongRequestIsTold(String line, String sentence) {
    CommandRun run = run("", line.split(" ", -1));
    assertThat(run.err()).isEqualTo(sentence + "\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void withoutAStartThereIsNoMatch() {
    assertThat(run("###Go 2\n").err())
        .isEqualTo("expected ###Seed N or ###Start N for two to four bots, found \"###Go 2\"\n");
    assertThat(run("").err())
        .isEqualTo("expected ###Start N for two to four bots, found the end of the input\n");
  }
}
