package yomikiri.engine.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import yomikiri.engine.cli.CommandRun;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;

final class BenchLadderCommandTest {
  private static final Pattern SPACE = Pattern.compile(" ");

  private static CommandRun run(String... more) {
    List<String> all = new ArrayList<>(List.of("bench", "ladder"));
    all.addAll(List.of(more));
    return CommandRun.of(all.toArray(String[]::new));
  }

  @Test
  void everyRungIsMeasuredAgainstTheOneBelow() {
    CommandRun run = run("--game", "tictactoe", "--games", "20", "--seed", "1");
    assertThat(run.err()).isEmpty();
    List<String> lines = run.out().lines().toList();
    List<Level> ladder = TestCatalog.CATALOG.kit("tictactoe").orElseThrow().teaching().ladder();
    assertThat(lines).hasSize(1 + ladder.size());
    assertThat(lines.get(0)).isEqualTo("rung points low high elo low high player");
    assertThat(lines.get(1)).isEqualTo("1 - - - - - - " + ladder.getFirst().spec());
    assertThat(lines.get(2)).matches("2 0\\.\\d{3} 0\\.\\d{3} 0\\.\\d{3} -?\\d+ -?\\d+ -?\\d+ .*");
    assertThat(run("--game", "tictactoe", "--games", "20", "--seed", "1", "--from", "2").out())
        .endsWith(run.out().substring(run.out().indexOf("\n2 ") + 1));
  }

  @Test
  void aloneBothRungsPlayTheSameLayouts() {
    List<String> lines =
        run("--game", "maze-5x5x3", "--games", "100", "--seed", "1").out().lines().toList();
    String top = lines.getLast();
    assertThat(lines).hasSizeGreaterThan(4);
    assertThat(Double.parseDouble(SPACE.splitAsStream(top).toList().get(1)))
        .as("what reads to the end is never behind, and often as good")
        .isBetween(0.5, 0.8);
  }

  @Test
  void amongThreeTheRungBelowTakesTheOtherSeats() {
    CommandRun run = run("--game", "tron-3", "--fair", "--games", "6", "--seed", "1");
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines().skip(2))
        .allMatch(line -> line.matches("\\d+ [01]\\.\\d{3} [01]\\.\\d{3} [01]\\.\\d{3} .*"));
  }

  @Test
  void saysWhatItNeeds() {
    assertThat(run("--game", "tictactoe", "--games", "3").err())
        .isEqualTo("--games: expected a multiple of 2, found 3\n");
    assertThat(run("--game", "tron-3", "--games", "400").err())
        .isEqualTo("--games: expected a multiple of 6, found 400\n");
    assertThat(run("--game", "maze-3x3x1").err()).isEqualTo("--game: maze-3x3x1 has no ladder\n");
    assertThat(run("--game", "tictactoe", "--fair").err())
        .isEqualTo("--fair: there is no fairness test for layouts of tictactoe\n");
  }

  @Test
  void everyRungIsAPlayerOfItsGame() throws NotationException {
    for (GameKit<?> kit : TestCatalog.CATALOG.kits()) {
      for (Level rung : kit.teaching().ladder()) {
        assertThat(kit.parseSpec(rung.name())).isEqualTo(rung.spec());
        assertThat(kit.parseSpec(rung.spec().toString())).isEqualTo(rung.spec());
        assertThat(kit.isRepeatable(rung.spec())).isTrue();
      }
    }
  }
}
