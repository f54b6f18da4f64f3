package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.SearchContext;

/** Players of the commands that play one game begin it, keep to its time, and are closed. */
final class PlayersLifeTest {
  private static final String[] GAME = {
    "play", "--game", "mattix-4", "--position", CommandRun.LAYOUT
  };

  private final List<String> life = new ArrayList<>();
  private final AtomicLong now = new AtomicLong();
  private long thinks; // nanoseconds of each move

  @TempDir private Path folder = Path.of("");

  private final class Noting<P extends Position> implements Player<P> {
    private final Player<P> moves;

    Noting(Player<P> moves) {
      this.moves = moves;
    }

    @Override
    public boolean begin(P start, long seed) {
      life.add("begins");
      return true;
    }

    @Override
    public int choose(P ownCopy, int seat, SearchContext context) {
      now.addAndGet(thinks);
      return moves.choose(ownCopy, seat, context);
    }

    @Override
    public void close() {
      life.add("is closed");
    }
  }

  private <P extends Position> GameKit<P> noting(GameKit<P> kit) {
    PlayerSpec random = PlayerSpec.of("random");
    PlayerType<P> noting =
        new PlayerType<>(
            "noting", List.of(), List.of(), (spec, seed) -> new Noting<>(kit.build(random, seed)));
    PlayerSpec own = PlayerSpec.of("noting");
    return new GameKit<>(kit.game(), List.of(noting), List.of(new Level("normal", own)), own);
  }

  private CommandRun run(GameKit<?> kit, String input, String... args) {
    return CommandRun.of(
        noting(kit),
        folder,
        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        now::get,
        args);
  }

  @Test
  void inATerminalWithAHint() {
    GameKit<?> kit = CATALOG.kit("mattix-4").orElseThrow();
    assertThat(run(kit, "hint\nd3\nquit\n", GAME).status()).isZero();
    assertThat(life).containsExactly("begins", "is closed", "is closed");
  }

  @Test
  void inTheArena() {
    GameKit<?> kit = CATALOG.kit("tron-2").orElseThrow();
    String turns = "2 0\n0 0 0 0\n9 9 9 9\n2 0\n0 0 1 0\n9 9 9 8\n";
    assertThat(run(kit, turns, "codingame", "--player", "noting").outLines()).hasSize(2);
    assertThat(life).containsExactly("begins", "is closed");
  }

  private CommandRun timed(String input, String time) {
    String[] args =
        Stream.concat(Stream.of(GAME), Stream.of("--time", time)).toArray(String[]::new);
    return run(CATALOG.kit("mattix-4").orElseThrow(), input, args);
  }

  @Test
  void aTakenBackMoveGivesNoTimeBack() {
    thinks = 1_500_000_000L;
    CommandRun run = timed("d3\nundo\nd3\nquit\n", "main=60s");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .containsSubsequence(
            "Player 2 (normal) 0 (60.0 s left)", "(58.5 s left)", "(58.5 s left)", "(57.0 s left)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "main=60s | 60002 | lost on time: a move of 60002 ms with 60000 ms left",
        "move=1s,margin=2 | 2001 | overran its time: 2001 ms instead of 1000 ms",
      })
  void whoTakesTooLongForfeitsAndTheGameIsKept(String time, long millis, String why)
      throws IOException {
    thinks = millis * 1_000_000;
    CommandRun run = timed("d3\n", time);
    assertThat(run.status()).isZero();
    String file = "yomikiri-mattix-4-20261120-130509.ykr";
    assertThat(run.out()).endsWith("Player 2 (normal) " + why + ".\nSaved to " + file + ".\n");
    assertThat(Files.readString(folder.resolve(file)))
        .contains("[Termination \"forfeit by player 2: " + why + "\"]", "1. d3");
    assertThat(life).containsExactly("begins", "is closed");
  }

  @Test
  void withoutALimitNobodyIsTooLate() {
    thinks = 1_000_000_000_000L;
    assertThat(timed("d3\nquit\n", "margin=1").out()).doesNotContain(" left", "time");
  }
}
