package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PositionComment;

final class ReviewCommandTest {
  private static final GameLookup GAMES = id -> CATALOG.kit(id).map(GameKit::game);

  /** The fourth move does not stop the three of the other. */
  private static final String LOST =
      """
      [Game "tictactoe"]
      [Layout ".../.../... x"]
      [Player1 "Ann"]
      [Player2 "Bob"]

      1. a1 b2 {hm}
      2. a2 c1
      3. a3
      """;

  @TempDir private Path folder = Path.of("");

  private CommandRun run(String... more) {
    List<String> all = new ArrayList<>(List.of("review", "-", "--nodes", "3000"));
    all.addAll(List.of(more));
    return CommandRun.inFolder(folder, LOST, all.toArray(String[]::new));
  }

  @Test
  void aMistakeIsNamedWithItsReasonAndLine() {
    CommandRun run = run();
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.outLines().getFirst()).startsWith("tictactoe: 5 moves, judged by ");
    assertThat(run.out())
        .contains("  4. Player 2 (Bob) c1: mistake, loses 1 (-1; best a3 0)")
        .contains("The opponent can win at once: c1 a3")
        .contains("Player 1 (Ann): 3 moves; best 3, inaccuracies 0, mistakes 0, blunders 0")
        .contains("Player 2 (Bob): 2 moves; best 1, inaccuracies 0, mistakes 1, blunders 0");
  }

  @Test
  void whatIsLostInChancesIsWorthChances() {
    String game =
        """
        [Game "trapez"]
        [Layout ".../..../..1../..../..6 d"]

        1. e2:3 d4:4 2. d3:4/e3+ c4:3 3. c5:1/d4- b4:3/c5- 4. b3:6/c4- d2:2/d3+ 5.
        e1:3/e2- d1:6/e1- 6. a3:6/b4- a2:2/a3- 7. a1:5 b1:1 8. b2:4/a2-
        """;
    CommandRun run = CommandRun.inFolder(folder, game, "review", "-", "--nodes", "3000");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out())
        .containsPattern("loses ~[\\d.]+% \\(~?[\\d.]+%; best \\S+ ~?[\\d.]+%\\)")
        .doesNotContain("~~");
  }

  @Test
  void forProgramsItIsOneObject() throws IOException {
    JsonNode read = new ObjectMapper().readTree(run("--json").out());
    JsonNode move = read.get("moves").get(3);
    assertThat(move.get("move").asText()).isEqualTo("c1");
    assertThat(move.get("best").asText()).isEqualTo("a3");
    assertThat(move.get("class").asText()).isEqualTo("mistake");
    assertThat(move.get("proven").asBoolean()).isTrue();
    assertThat(move.get("reasons").get(0).get("line").get(1).asText()).isEqualTo("a3");
    assertThat(read.get("seats").get(1).get("mistakes").asInt()).isEqualTo(1);
    assertThat(read.get("moves").get(0).get("reasons")).isEmpty();
  }

  @Test
  void theRecordIsWrittenWithWhatWasFoundAndKeepsItsWords() throws IOException, NotationException {
    CommandRun run = run("-o", "out.ykr");
    assertThat(run.status()).isZero();
    GameRecord<?> record = GameRecord.parse(Files.readString(folder.resolve("out.ykr")), GAMES);
    String second = record.entries().get(1).comment();
    assertThat(second.lines().toList()).hasSize(2).last().isEqualTo("hm");
    PositionComment found =
        PositionComment.parse(second.lines().findFirst().orElseThrow()).orElseThrow();
    assertThat(found.moves().getFirst().comment().verdict().proven()).isTrue();
    assertThat(record.rounds().getFirst().before().comment()).startsWith("[%best 1: ");
    CommandRun again = CommandRun.inFolder(folder, "", "review", "out.ykr", "-o", "more.ykr");
    assertThat(again.status()).isZero();
    GameRecord<?> twice = GameRecord.parse(Files.readString(folder.resolve("more.ykr")), GAMES);
    assertThat(twice.entries().get(1).comment().lines()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mattix-4", "othello-4", "maze-5x5x3", "maze-duel", "tron-3", "trapez"})
  void everyGameIsReviewed(String id) throws IOException {
    Game<?> game = GAMES.game(id).orElseThrow();
    Files.writeString(folder.resolve("game.ykr"), played(game));
    CommandRun run = CommandRun.inFolder(folder, "", "review", "game.ykr", "--nodes", "200");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.outLines().getFirst()).startsWith(id + ": ");
    assertThat(run.out()).contains("Player " + game.players() + ": ");
  }

  /** The record of a game played at random. */
  private static <P extends Position> String played(Game<P> game) {
    SplittableRandom random = new SplittableRandom(4);
    GameSession<P> session = new GameSession<>(game, game.newPosition(3));
    while (!session.isOver() && session.ply() < 9) {
      for (int seat = 0; seat < session.players(); seat++) {
        if (session.isAwaited(seat)) {
          int[] legal = session.legalMoves(seat);
          session.play(seat, legal[random.nextInt(legal.length)]);
        }
      }
    }
    return GameRecord.of(session, List.of(), List.of()).text();
  }

  @Test
  void badInputIsOneSentence() {
    for (List<String> options :
        List.of(
            List.of("--player", "nobody"),
            List.of("--time", "soon"),
            List.of("--game-number", "2"))) {
      CommandRun run = run(options.toArray(String[]::new));
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err().lines()).hasSize(1);
    }
    assertThat(CommandRun.inFolder(folder, "", "review", "nowhere.ykr").err().lines()).hasSize(1);
  }
}
