package yomikiri.engine.games;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.TimeKeeper;

/** What the players of every game say of chance is true. */
final class ChanceTest {
  private static final int GAMES = 2;
  private static final int SEEDS = 3;

  /** Some players solve what they can, which on large boards would take hours. */
  private static final Budget MOST = Budget.ofNodes(2_000);

  /** In one game or another: the smallest leave too little room for chance. */
  @Test
  void onlyPlayersThatUseChanceMoveOtherwiseWithAnotherSeed() throws NotationException {
    Set<String> changing = new TreeSet<>();
    for (GameKit<?> kit : CATALOG.kits()) {
      addChanging(kit, changing);
    }
    assertThat(changing)
        .isEqualTo(
            CATALOG.kits().stream()
                .flatMap(ChanceTest::players)
                .filter(PlayerType::usesChance)
                .map(PlayerType::name)
                .collect(Collectors.toSet()));
  }

  private static <P extends Position> void addChanging(GameKit<P> kit, Set<String> names)
      throws NotationException {
    List<GameSession<P>> places = places(kit.game());
    for (PlayerType<P> type : players(kit).toList()) {
      PlayerSpec spec = kit.parseSpec(small(type).toString());
      if (places.stream().anyMatch(place -> differs(kit, spec, place))) {
        names.add(type.name());
      }
    }
  }

  /** All but those that go by a file. */
  private static <P extends Position> Stream<PlayerType<P>> players(GameKit<P> kit) {
    return kit.players().stream().filter(type -> !type.limits().contains("file"));
  }

  /** Settings with which a player answers at once. */
  private static PlayerSpec small(PlayerType<?> type) {
    PlayerSpec bare = PlayerSpec.of(type.name());
    if (type.limits().contains("playouts")) {
      return bare.with("playouts", "30");
    }
    return type.shown().orElse(type.limits().contains("nodes") ? bare.with("nodes", "300") : bare);
  }

  private static <P extends Position> boolean differs(
      GameKit<P> kit, PlayerSpec spec, GameSession<P> place) {
    return IntStream.range(0, place.players())
        .filter(place::isAwaited)
        .anyMatch(
            seat ->
                IntStream.range(0, SEEDS)
                        .map(seed -> choice(kit, spec, place, seat, seed))
                        .distinct()
                        .count()
                    > 1);
  }

  private static <P extends Position> int choice(
      GameKit<P> kit, PlayerSpec spec, GameSession<P> place, int seat, long seed) {
    Budget budget = spec.budget().and(MOST);
    SearchContext context = SearchContext.silent(TimeKeeper.start(budget, new FakeTicker(1)));
    return kit.build(spec, seed).choose(place.position(), seat, context);
  }

  /** All positions of some random games. */
  private static <P extends Position> List<GameSession<P>> places(Game<P> game) {
    List<GameSession<P>> places = new ArrayList<>();
    for (long seed = 0; seed < GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      GameSession<P> session = new GameSession<>(game, game.newPosition(seed));
      while (!session.isOver()) {
        places.add(new GameSession<>(game, session.position()));
        for (int seat = 0; seat < session.players(); seat++) {
          int[] legal = session.legalMoves(seat);
          if (legal.length > 0) {
            session.play(seat, legal[random.nextInt(legal.length)]);
          }
        }
      }
    }
    return places;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mattix-4 | alphabeta:depth=3            | true",
        "mattix-4 | perfect:nodes=1000           | true",
        "mattix-4 | greedy                       | true",
        "mattix-4 | alphabeta:depth=3,time=1s    | false",
        "mattix-4 | mcts:playouts=10             | false",
        "mattix-4 | random                       | false",
        "othello-8 | expert:nodes=1000         | true",
        "othello-8 | expert:nodes=1000,book=yes | false",
      })
  void aPlayerIsDeterministicUnlessChanceOrTheClockDecides(
      String game, String spec, boolean expected) throws NotationException {
    GameKit<?> kit = CATALOG.kit(game).orElseThrow();
    assertThat(kit.isDeterministic(kit.parseSpec(spec))).isEqualTo(expected);
  }
}
