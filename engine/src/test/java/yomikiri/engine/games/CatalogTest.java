package yomikiri.engine.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

final class CatalogTest {
  static List<GameKit<?>> kits() {
    return CATALOG.kits();
  }

  @ParameterizedTest
  @MethodSource("kits")
  void everyGameHasTheThreeLevelsAsSpecs(GameKit<?> kit) throws NotationException {
    assertThat(kit.levels())
        .extracting(Level::name)
        .containsSubsequence("normal", "strong", "strongest")
        .doesNotHaveDuplicates()
        .doesNotContainAnyElementsOf(kit.players().stream().map(PlayerType::name).toList());
    for (Level level : kit.levels()) {
      assertThat(kit.parseSpec(level.name()))
          .isEqualTo(level.spec())
          .isEqualTo(kit.parseSpec(level.spec().toString()));
      String timed = level.name() + ":time=70ms";
      if (takesTime(kit, level)) {
        assertThat(kit.parseSpec(timed)).isEqualTo(level.spec().with("time", "70ms"));
        kit.build(kit.parseSpec(timed), 1);
      } else {
        assertThatThrownBy(() -> kit.parseSpec(timed))
            .hasMessage(level.name() + " takes no settings");
      }
    }
  }

  private static boolean takesTime(GameKit<?> kit, Level level) {
    return kit.players().stream()
        .filter(type -> type.name().equals(level.spec().name()))
        .anyMatch(type -> type.parameters().stream().anyMatch(p -> p.name().equals("time")));
  }

  @ParameterizedTest
  @MethodSource("kits")
  void theAdviserAndTheSolverAreAmongThePlayers(GameKit<?> kit) throws NotationException {
    assertThat(kit.parseSpec(kit.adviser().toString())).isEqualTo(kit.adviser());
    if (kit.solver().isPresent()) {
      PlayerSpec solver = kit.solver().get().spec();
      assertThat(kit.parseSpec(solver.toString(), Map.of("time", "1s")).without("time"))
          .isEqualTo(solver);
    }
  }
}
