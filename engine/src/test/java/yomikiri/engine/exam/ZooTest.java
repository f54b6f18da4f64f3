package yomikiri.engine.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.JointPosition;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;

/** Each of the searches that are wrong on purpose gets its own diagnosis; right ones get none. */
final class ZooTest {
  private static final int PLAYOUTS = 1_000;

  @SuppressWarnings("unchecked")
  private static <P extends Position> GameKit<P> kit(String game) {
    return (GameKit<P>) CATALOG.kit(game).orElseThrow();
  }

  private static <P extends Position> List<String> faults(
      GameKit<P> kit, Budget budget, Function<Game<P>, Player<P>> builder, long seed) {
    Contestant<P> player = new Contestant<>("it", budget, true, any -> builder.apply(kit.game()));
    try (Asker<P> asker = new Asker<>(kit.game(), player, () -> 0, Long.MAX_VALUE)) {
      ValueProbe<P> probe = new ValueProbe<>(asker, seed);
      probe.run(done -> {});
      assertThat(asker.faults()).isEmpty();
      return Diagnosis.of(probe, true).stream()
          .filter(Diagnosis::isFault)
          .map(Diagnosis::key)
          .toList();
    }
  }

  private static List<String> ofMinimax(String game, WrongMinimax.Mistake mistake, long seed) {
    return faults(
        ZooTest.<DuelPosition>kit(game),
        Budget.ofDepth(3),
        rules -> new WrongMinimax<>(rules, mistake),
        seed);
  }

  private static List<String> ofTreeSearch(String game, WrongTreeSearch.Mistake mistake) {
    return faults(
        ZooTest.<DuelPosition>kit(game),
        Budget.ofNodes(PLAYOUTS),
        rules -> new WrongTreeSearch<>(rules, mistake, PLAYOUTS),
        1);
  }

  @ParameterizedTest
  @CsvSource({
    "LEAF_FOR_ROOT_SIDE, odd-leaves-turned",
    "LEAF_FOR_OTHER_SIDE, leaves-turned",
    "LEAF_FOR_FIRST_SEAT, second-seat-turned",
    "LEAF_FOR_SECOND_SEAT, first-seat-turned",
    "LEAF_AGAINST_ROOT_SIDE, even-leaves-turned",
    "NO_MINUS, never-negated",
    "BOTH_MAXIMISE, helpers",
    "MINIMISES_INSIDE, choices-turned",
    "ONE_PLY_MORE, ply-more",
    "ONE_PLY_LESS, ply-less",
    "LOOP_ENDS_EARLY, last-skipped",
    "LOOP_BEGINS_LATE, first-skipped",
    "REPORTS_FOR_OTHER_SIDE, values-turned",
    "REPORTS_FOR_FIRST_SEAT, later-values-turned",
    "ALWAYS_PROVEN, false-proofs",
    "BOUND_IS_VALUE, bound-for-value",
    "PLAYS_SECOND_BEST, other-move",
  })
  void everyWrongMinimaxHasItsDiagnosis(WrongMinimax.Mistake mistake, String key) {
    assertThat(ofMinimax("mattix-4", mistake, 1)).containsExactly(key);
  }

  /** As a first bot does: it always looks three plies ahead, and values no move but its own. */
  @ParameterizedTest
  @CsvSource({"LEAF_FOR_ROOT_SIDE, odd-leaves-turned", "ONE_PLY_LESS, ply-less", "NONE, ''"})
  void aSearchThatCannotBeToldItsDepthIsJudgedByTheOneItReports(
      WrongMinimax.Mistake mistake, String key) {
    List<String> faults =
        faults(
            ZooTest.<DuelPosition>kit("mattix-6"),
            Budget.UNLIMITED,
            rules -> {
              WrongMinimax<DuelPosition> inner = new WrongMinimax<>(rules, mistake);
              return (position, seat, context) -> inner.choose(position, seat, threePlies(context));
            },
            1);
    assertThat(faults).isEqualTo(key.isEmpty() ? List.of() : List.of(key));
  }

  private static SearchContext threePlies(SearchContext context) {
    return new SearchContext(
        TimeKeeper.start(Budget.ofDepth(3), () -> 0),
        false,
        report ->
            context.report(
                () ->
                    new SearchReport(
                        report.depth(), report.nodes(), 0, report.moves().subList(0, 1))));
  }

  @Test
  void forgottenPassesAreFoundWhereThereAreSome() {
    assertThat(ofMinimax("othello-6", WrongMinimax.Mistake.PASS_IS_END, 1))
        .containsExactly("pass-ends");
    assertThat(ofMinimax("othello-4", WrongMinimax.Mistake.PASS_IS_END, 1))
        .containsExactly("pass-ends");
  }

  @Test
  void winsOnTheLastSquareAndDrawsAreLookedAt() {
    assertThat(ofMinimax("tictactoe", WrongMinimax.Mistake.FULL_BOARD_IS_DRAW, 1))
        .containsExactly("last-unseen");
    assertThat(ofMinimax("tictactoe", WrongMinimax.Mistake.DRAW_IS_LOSS, 1))
        .containsExactly("draws-lost");
    assertThat(ofMinimax("tictactoe", WrongMinimax.Mistake.DRAW_IS_WIN, 1))
        .containsExactly("draws-won");
  }

  @Test
  void valuesThatAreWrongInNoKnownWayAreNamedSo() {
    assertThat(ofMinimax("othello-6", WrongMinimax.Mistake.END_BY_PLACE, 1))
        .containsExactly("wrong-values");
  }

  @Test
  void valuesThatHangOnPlacesOrOnGamesBeforeAreFound() {
    assertThat(bySymmetry("othello-6", WrongMinimax.Mistake.LEAF_BY_PLACE))
        .containsExactly("values-turn");
    assertThat(bySymmetry("othello-6", WrongMinimax.Mistake.NONE)).isEmpty();
    assertThat(byMemory(WrongMinimax.Mistake.SEED_NEVER_SET)).containsExactly("carries-over");
    assertThat(byMemory(WrongMinimax.Mistake.NONE)).isEmpty();
  }

  private static List<String> bySymmetry(String game, WrongMinimax.Mistake mistake) {
    try (Asker<DuelPosition> asker = asker(game, mistake)) {
      SymmetryCheck<DuelPosition> check = new SymmetryCheck<>(asker, true, 1);
      assertThat(check.run(done -> {})).isPresent();
      return with(ofMinimax(game, mistake, 1), check.fault());
    }
  }

  private static List<String> byMemory(WrongMinimax.Mistake mistake) {
    try (Asker<DuelPosition> asker = asker("tictactoe", mistake)) {
      MemoryCheck<DuelPosition> check = new MemoryCheck<>(asker, 1);
      check.run();
      return with(ofMinimax("tictactoe", mistake, 1), check.fault());
    }
  }

  private static Asker<DuelPosition> asker(String game, WrongMinimax.Mistake mistake) {
    Game<DuelPosition> rules = ZooTest.<DuelPosition>kit(game).game();
    Contestant<DuelPosition> player =
        new Contestant<>("it", Budget.ofDepth(3), true, any -> new WrongMinimax<>(rules, mistake));
    return new Asker<>(rules, player, () -> 0, Long.MAX_VALUE);
  }

  private static List<String> with(List<String> keys, Optional<Diagnosis> more) {
    return Stream.concat(keys.stream(), more.stream().map(Diagnosis::key)).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "REWARD_OF_OTHER_SIDE, leaves-turned",
    "REWARD_OF_ROOT_SIDE, helpers",
    "SECOND_SEAT_TURNED, second-seat-turned",
  })
  void everyWrongTreeSearchHasItsDiagnosis(WrongTreeSearch.Mistake mistake, String key) {
    assertThat(ofTreeSearch("mattix-4", mistake)).containsExactly(key);
    assertThat(ofTreeSearch("othello-6", mistake)).containsExactly(key);
  }

  @Test
  void theWrongRateOfDuctIsNamed() {
    GameKit<JointPosition> kit = kit("maze-duel");
    Budget budget = Budget.ofNodes(PLAYOUTS);
    assertThat(faults(kit, budget, rules -> new WrongDuct<>(rules, true, PLAYOUTS), 1))
        .containsExactly("rate-of-other");
    assertThat(faults(kit, budget, rules -> new WrongDuct<>(rules, false, PLAYOUTS), 1)).isEmpty();
  }

  @Test
  void whoAlwaysPlaysTheFirstMoveIsFoundOutByTheMoves() {
    GameKit<DuelPosition> kit = kit("mattix-6");
    assertThat(faults(kit, Budget.UNLIMITED, rules -> ZooTest::first, 1))
        .containsExactly("first-move");
  }

  /** It takes the first move that does not end the game. */
  @Test
  void whoDoesNotSeeAWinInOneMoveIsFoundOutByTheMoves() {
    GameKit<DuelPosition> kit = kit("tictactoe");
    assertThat(faults(kit, Budget.UNLIMITED, rules -> (p, seat, c) -> blind(rules, p), 1))
        .containsExactly("missed-wins");
  }

  private static int blind(Game<DuelPosition> game, DuelPosition position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      DuelPosition after = game.copyOf(position);
      after.play(moves.get(i));
      if (!after.isOver()) {
        return moves.get(i);
      }
    }
    return moves.get(0);
  }

  private static int first(DuelPosition position, int seat, Object context) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    return moves.get(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mattix-4", "mattix-6", "othello-4", "othello-6", "tictactoe", "trapez"})
  void rightSearchesGetNone(String game) {
    assertThat(ofMinimax(game, WrongMinimax.Mistake.NONE, 1)).isEmpty();
    assertThat(ofTreeSearch(game, WrongTreeSearch.Mistake.NONE)).isEmpty();
  }
}
