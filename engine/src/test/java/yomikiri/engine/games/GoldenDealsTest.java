package yomikiri.engine.games;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Schedule.Fixture;
import yomikiri.engine.think.GameKit;

/**
 * What seeds deal, and to what the random plies of openings lead. Records, studies and matches name
 * layouts by their seeds, so these never change.
 */
final class GoldenDealsTest {
  private static final Set<Long> SEEDS = Set.of(0L, 1L, 2L, -1L, 123_456_789_012_345L);

  /**
   * A line of the file.
   *
   * @param fair whether the first fair deal from that seed on is meant
   * @param opening random plies played from there
   */
  record Deal(String game, long seed, boolean fair, int opening, String position) {
    static Deal of(List<String> cells) {
      return new Deal(
          cells.get(0),
          Long.parseLong(cells.get(1)),
          Boolean.parseBoolean(cells.get(2)),
          Integer.parseInt(cells.get(3)),
          cells.get(4));
    }
  }

  static List<Deal> deals() {
    return GoldenFile.rows("deals.tsv").stream().map(Deal::of).toList();
  }

  static List<GameKit<?>> kits() {
    return CATALOG.kits();
  }

  @ParameterizedTest
  @MethodSource("deals")
  void aSeedDeals(Deal deal) {
    assertThat(dealt(CATALOG.game(deal.game).orElseThrow(), deal)).isEqualTo(deal.position);
  }

  private static <P extends Position> String dealt(Game<P> game, Deal deal) {
    List<Integer> seating = List.of(0);
    Fixture fixture = new Fixture(0, deal.seed, deal.fair, deal.opening, seating, List.of(1L));
    return game.notation().positionText(fixture.start(game));
  }

  @ParameterizedTest
  @MethodSource("kits")
  void everyGameHasDealsAndAnOpening(GameKit<?> kit) {
    List<Deal> all = deals().stream().filter(deal -> deal.game.equals(kit.game().id())).toList();
    assertThat(all.stream().filter(deal -> deal.opening == 0).map(Deal::seed).toList())
        .containsAll(kit.game().dealsAlike() ? Set.of(0L) : SEEDS);
    assertThat(all).anyMatch(deal -> deal.opening > 0);
    assertThat(all.stream().map(Deal::position).collect(Collectors.toSet())).hasSizeGreaterThan(1);
  }
}
