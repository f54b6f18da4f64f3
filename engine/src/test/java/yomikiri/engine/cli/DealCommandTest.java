package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;

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
    assertThat(Catalog.game("mattix-6").orElseThrow().notation().parsePosition(run.out().strip()))
        .isNotNull();
  }
}
