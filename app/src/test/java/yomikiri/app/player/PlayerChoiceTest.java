package yomikiri.app.player;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.learn.LearntFiles;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

final class PlayerChoiceTest {
  @Test
  void everyPlayerCanBeTriedAtOnceWithItsUsualSettings() {
    for (GameKit<?> kit : CATALOG.kits()) {
      for (PlayerType<?> type : kit.players()) {
        PlayerChoice player = new PlayerChoice(kit, PlayerChoice.usual(type), () -> {});
        if (!type.limits().equals(List.of(LearntFiles.FILE.name()))) {
          assertThat(player.wrong()).as("%s", player.spec()).isEmpty();
        }
      }
    }
  }

  @Test
  void noFileIsProposedAsNobodyKnowsWhichAreThere() {
    GameKit<?> kit = CATALOG.kit("othello-8").orElseThrow();
    PlayerSpec spec = PlayerSpec.of("random");
    PlayerChoice player = new PlayerChoice(kit, spec, () -> {});
    kit.players().stream().filter(type -> type.name().equals("learnt")).forEach(player.type()::set);
    assertThat(player.spec()).isEqualTo(PlayerSpec.of("learnt"));
    assertThat(player.wrong().orElseThrow().field())
        .isSameAs(player.settings().get().fields().get(LearntFiles.FILE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "../latest.learnt", "/dev/ptmx", "today/latest.learnt"})
  void whatIsLearntNeedsAFileAmongTheTrainings(String file) {
    GameKit<?> kit = CATALOG.kit("othello-8").orElseThrow();
    PlayerSpec spec = PlayerSpec.of("greedy").with("eval", "learnt");
    PlayerSpec whole = file.isEmpty() ? spec : spec.with("file", file);
    PlayerChoice player = new PlayerChoice(kit, whole, () -> {});
    if (file.startsWith("today")) {
      assertThat(player.wrong()).isEmpty();
    } else {
      assertThat(player.wrong().orElseThrow().field())
          .isSameAs(player.settings().get().field("file"));
    }
  }
}
