package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.mattix.Mattix;

final class PlayerSpecTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "perfect",
        "random",
        "minimax:depth=3",
        "alphabeta:depth=9,time=100ms",
        "alphabeta:time=1.5s",
        "alphabeta:nodes=5000",
        "perfect:time=1s",
        "alphabeta:depth=3,memory=1MB",
        "mcts:nodes=7,memory=1GB"
      })
  void roundTrips(String text) throws NotationException {
    assertThat(Mattix.kit(6).parseSpec(text)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                       | 1  | player.malformed",
        "Perfect                  | 1  | player.malformed",
        "stockfish                | 1  | player.unknown",
        "minimax                  | 8  | player.limit",
        "minimax:                 | 9  | player.malformed",
        "minimax:depth            | 9  | player.malformed",
        "minimax:depth=           | 9  | player.malformed",
        "minimax:depth=0          | 15 | player.value",
        "minimax:depth=three      | 15 | player.value",
        "minimax:depth=3,depth=4  | 17 | player.malformed",
        "minimax:depth=3,width=4  | 17 | player.setting",
        "alphabeta:depth=3,time=9 | 24 | player.value",
        "alphabeta:time=100       | 16 | player.value",
        "alphabeta:depth=3,memory=64 | 26 | player.value",
        "alphabeta:depth=3,memory=0MB | 26 | player.value",
        "alphabeta:depth=3,memory=1025MB | 26 | player.value",
        "alphabeta:depth=3,memory=64mb | 26 | player.value",
        "minimax:depth=3,memory=64MB | 17 | player.setting",
        "random:depth=3           | 8  | player.setting",
        "normal:depth=3           | 8  | player.setting",
        "strong:time=100          | 13 | player.value",
        "strong:time=1s,depth=3   | 16 | player.setting",
      })
  void namesTheColumnOfAMistake(String text, int column, String fault) {
    NotationException e =
        catchThrowableOfType(NotationException.class, () -> Mattix.kit(6).parseSpec(text));
    assertThat(e).isNotNull();
    assertThat(e.fault()).isEqualTo(fault);
    assertThat(e.column()).isEqualTo(column);
    assertThat(e.line()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "normal, alphabeta:depth=1;time=1s",
    "strong:time=100ms, alphabeta:depth=3;time=100ms",
    "strongest:time=10s, perfect:time=10s"
  })
  void aLevelIsThePlayerBehindIt(String level, String player) throws NotationException {
    assertThat(Mattix.kit(6).parseSpec(level)).hasToString(player.replace(';', ','));
  }

  @Test
  void whoNeedsALimitAndNamesNoneIsGivenOne() throws NotationException {
    Map<String, String> limits = PlayerSpec.parseSettings("time=100ms,width=3");
    GameKit<?> kit = Mattix.kit(4);
    assertThat(kit.parseSpec("mcts:c=2", limits)).hasToString("mcts:c=2,time=100ms");
    assertThat(kit.parseSpec("mcts:playouts=9", limits)).hasToString("mcts:playouts=9");
    assertThat(kit.parseSpec("perfect", limits)).hasToString("perfect");
    assertThat(kit.parseSpec("strong", limits)).hasToString("alphabeta:depth=3,time=1s");
  }

  @Test
  void whatASearchMayKeepIsSetOrUsual() throws NotationException {
    assertThat(Memory.of(PlayerSpec.parse("mcts:memory=64MB"), Memory.USUAL).bytes())
        .isEqualTo(64L << 20);
    assertThat(Memory.of(PlayerSpec.parse("mcts:memory=1GB"), Memory.USUAL).bytes())
        .isEqualTo(1L << 30);
    assertThat(Memory.of(PlayerSpec.parse("mcts"), Memory.USUAL)).isEqualTo(Memory.USUAL);
    assertThat(Memory.ofMegabytes(8).bits(16)).isEqualTo(19);
    assertThat(Memory.ofMegabytes(9).bits(16)).isEqualTo(19);
    assertThat(new Memory(10).room(100)).isEqualTo(1);
  }

  @Test
  void settingsMakeTheBudget() throws NotationException {
    assertThat(PlayerSpec.parse("alphabeta:depth=9,time=100ms,nodes=5000").budget())
        .isEqualTo(new Budget(100_000_000, 5000, 9));
    assertThat(PlayerSpec.parse("perfect").budget()).isEqualTo(Budget.UNLIMITED);
  }
}
