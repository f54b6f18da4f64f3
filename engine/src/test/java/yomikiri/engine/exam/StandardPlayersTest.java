package yomikiri.engine.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/** No sound player is given a fault: each kind of player of each game, by several seeds. */
final class StandardPlayersTest {
  private static final List<Map<String, String>> LIMITS =
      List.of(
          Map.of("depth", "3", "nodes", "3000", "playouts", "400", "rounds", "5", "width", "8"),
          Map.of("depth", "2", "nodes", "300", "playouts", "60", "width", "3"));

  private static final long MILLISECOND = 1_000_000; // between two looks at the clock
  private static final long MOST = 10_000; // looks at the clock

  static Stream<GameKit<?>> kits() {
    return CATALOG.kits().stream();
  }

  static List<PlayerSpec> players(GameKit<?> kit, Map<String, String> limits) {
    List<PlayerSpec> all = new ArrayList<>();
    for (PlayerType<?> type : kit.players()) {
      PlayerSpec spec = PlayerSpec.of(type.name());
      for (var limit : limits.entrySet()) {
        boolean isKnown = type.parameters().stream().anyMatch(p -> p.name().equals(limit.getKey()));
        spec = isKnown ? spec.with(limit.getKey(), limit.getValue()) : spec;
      }
      try {
        all.add(kit.readSpec(spec.toString()));
      } catch (NotationException needsMore) {
        assertThat(needsMore).hasMessageContaining("learnt");
      }
    }
    return all;
  }

  private static <P extends Position> List<Diagnosis> faults(
      GameKit<P> kit, PlayerSpec spec, long seed) {
    Contestant<P> player = Contestant.of(kit, spec);
    try (Asker<P> asker = asker(kit, player)) {
      ValueProbe<P> probe = new ValueProbe<>(asker, seed);
      probe.run(done -> {});
      List<Diagnosis> all = new ArrayList<>(Diagnosis.of(probe, player.isDeterministic()));
      SymmetryCheck<P> symmetry = new SymmetryCheck<>(asker, probe.goesByDepth(), seed);
      symmetry.run(done -> {});
      symmetry.fault().ifPresent(all::add);
      assertThat(asker.faults()).isEmpty();
      return all.stream().filter(Diagnosis::isFault).toList();
    }
  }

  /** Slow searches are asked less often: by what they visit, so that it is as often everywhere. */
  private static <P extends Position> Asker<P> asker(GameKit<P> kit, Contestant<P> player) {
    return new Asker<>(kit.game(), player, new FakeTicker(MILLISECOND), MOST * MILLISECOND);
  }

  @Tag("thorough")
  @ParameterizedTest
  @MethodSource("kits")
  void noPlayerIsGivenAFault(GameKit<?> kit) {
    for (int i = 0; i < LIMITS.size(); i++) {
      for (PlayerSpec spec : players(kit, LIMITS.get(i))) {
        assertThat(faults(kit, spec, i)).as(kit.game().id() + " " + spec).isEmpty();
      }
    }
  }
}
