package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import org.junit.jupiter.api.Test;
import yomikiri.engine.think.GameKit;

/** What is decided before a first move that nobody was asked about. */
final class GameSetupTest {
  @Test
  void theFirstGameIsAPersonAgainstTheWeakestLevel() {
    GameKit<?> kit = CATALOG.kit("mattix-4").orElseThrow();
    GameSetup<?> first = GameSetup.first(kit, 7);
    assertThat(first.seats())
        .containsExactly(new SeatSetup.Human(), new SeatSetup.Cpu(kit.levels().getFirst()));
    assertThat(first.seed()).hasValue(7);
    assertThat(first.terms()).isEqualTo(MatchTerms.USUAL);
  }

  @Test
  void aQuickGameHasACpuOnEverySeatButOne() {
    GameKit<?> kit = CATALOG.kit("tron-4").orElseThrow();
    GameSetup<?> quick = GameSetup.quick(kit, 7, kit.levels().getLast());
    assertThat(quick.seats()).hasSize(4);
    assertThat(quick.seats().subList(1, 4)).containsOnly(new SeatSetup.Cpu(kit.levels().getLast()));
  }
}
