package yomikiri.engine.games.trapez;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.trapez.board.HexSymmetry;
import yomikiri.engine.think.Bound;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerContract;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

final class TrapezPerfectPlayerTest {
  private static final Trapez GAME = new Trapez();

  private static TrapezPerfectPlayer player() {
    return new TrapezPerfectPlayer(12, 1);
  }

  private static SearchReport report(
      Player<TrapezPosition> player, TrapezPosition position, boolean everyMove) {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
    int move =
        player.choose(
            position, position.turn(), new SearchContext(keeper, everyMove, reports::add));
    assertThat(reports.getLast().moves().getFirst().move()).isEqualTo(move);
    return reports.getLast();
  }

  /** By move: above 0 for a win, the more the sooner; below 0 for a loss, the more the later. */
  private static Map<Integer, Integer> worths(SearchReport report) {
    Map<Integer, Integer> worths = new TreeMap<>();
    for (RankedMove ranked : report.moves()) {
      worths.put(ranked.move(), worth(ranked));
    }
    return worths;
  }

  private static int worth(RankedMove ranked) {
    Verdict.Points points = (Verdict.Points) ranked.verdict();
    assertThat(points.proven()).isTrue();
    assertThat(points.bound()).isEqualTo(Bound.EXACT);
    return points.value() * (100 - points.distance().orElseThrow());
  }

  /** The same by trying everything. */
  private static Map<Integer, Integer> bruteWorths(
      TrapezPosition position, Map<Long, Integer> known) {
    Map<Integer, Integer> worths = new TreeMap<>();
    Moves moves = new Moves();
    position.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      TrapezPosition next = GAME.copyOf(position);
      next.play(moves.get(i));
      int worth = next.isOver() ? 99 * next.margin(position.turn()) : -bruteWorth(next, known);
      worths.put(moves.get(i), next.isOver() ? worth : worth - Integer.signum(worth));
    }
    return worths;
  }

  private static int bruteWorth(TrapezPosition position, Map<Long, Integer> known) {
    Integer worth = known.get(position.key());
    if (worth == null) {
      worth =
          bruteWorths(position, known).values().stream()
              .mapToInt(Integer::intValue)
              .max()
              .orElseThrow();
      known.put(position.key(), worth);
    }
    return worth;
  }

  private static TrapezPosition withEmpties(int empties, SplittableRandom random) {
    Moves moves = new Moves();
    TrapezPosition position = GAME.newPosition(0);
    while (position.empties() > empties || position.isOver()) {
      if (position.isOver()) {
        position = GAME.newPosition(0);
      }
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  @ParameterizedTest
  @CsvSource({"1, 40", "2, 20", "3, 1"})
  void everyMoveIsWorthWhatTryingEverythingTells(int empties, int count) {
    SplittableRandom random = new SplittableRandom(empties);
    TrapezPerfectPlayer player = player();
    for (int i = 0; i < count; i++) {
      TrapezPosition position = withEmpties(empties, random);
      Map<Integer, Integer> expected = bruteWorths(position, new HashMap<>());
      assertThat(worths(report(player, position, true))).isEqualTo(expected);
      SearchReport best = report(player, position, false);
      assertThat(worth(best.moves().getFirst()))
          .isEqualTo(expected.values().stream().max(Integer::compare).orElseThrow())
          .isEqualTo(expected.get(best.moves().getFirst().move()));
      for (RankedMove ranked : best.moves()) {
        checkBound(
            (Verdict.Points) ranked.verdict(), Objects.requireNonNull(expected.get(ranked.move())));
      }
    }
  }

  private static void checkBound(Verdict.Points reported, int worth) {
    if (reported.bound() == Bound.EXACT) {
      assertThat(reported.value()).isEqualTo(Integer.signum(worth));
    } else {
      assertThat(reported.bound()).isEqualTo(Bound.AT_MOST);
      assertThat(reported.value()).isOne();
    }
  }

  /** A line of the data file: a position, who wins it, and all winning moves. */
  record End(String position, int value, List<String> wins) {}

  static Stream<End> ends() throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    TrapezPerfectPlayerTest.class.getResourceAsStream("/trapez/ends.tsv")),
                StandardCharsets.UTF_8))) {
      return lines.lines().map(TrapezPerfectPlayerTest::end).toList().stream();
    }
  }

  private static End end(String line) {
    String[] fields = line.split("\t", -1);
    List<String> wins = fields[2].isEmpty() ? List.of() : List.of(fields[2].split(" ", -1));
    return new End(fields[0], Integer.parseInt(fields[1]), wins);
  }

  @ParameterizedTest
  @MethodSource("ends")
  void allWinningMovesAreFound(End end) throws NotationException {
    TrapezPosition position = GAME.notation().parsePosition(end.position);
    SearchReport report = report(player(), position, true);
    assertThat(Integer.signum(worth(report.moves().getFirst()))).isEqualTo(end.value);
    assertThat(
            report.moves().stream()
                .filter(ranked -> worth(ranked) > 0)
                .map(ranked -> GAME.notation().moveText(ranked.move())))
        .containsExactlyInAnyOrderElementsOf(end.wins);
  }

  @Test
  void sixEmptyCellsTakeFewNodes() {
    SplittableRandom random = new SplittableRandom(1);
    long nodes = 0;
    for (int i = 0; i < 20; i++) {
      nodes += report(player(), withEmpties(6, random), false).nodes();
    }
    assertThat(nodes).isEqualTo(231_693);
  }

  @Test
  void severalThreadsFindWhatOneDoes() {
    SplittableRandom random = new SplittableRandom(7);
    long helped = 0;
    for (int i = 0; i < 8; i++) {
      TrapezPosition position = withEmpties(6, random);
      TrapezPerfectPlayer several = new TrapezPerfectPlayer(12, 3);
      assertThat(worth(report(several, position, false).moves().getFirst()))
          .isEqualTo(worth(report(player(), position, false).moves().getFirst()));
      assertThat(worths(report(several, position, true)))
          .isEqualTo(worths(report(player(), position, true)));
      TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
      int _ =
          new TrapezPerfectPlayer(12, 3)
              .choose(position, position.turn(), new SearchContext(keeper, true, report -> {}));
      helped += keeper.meter().nodes() - keeper.meter().ownNodes();
    }
    assertThat(helped).as("nodes that others visited").isPositive();
  }

  @Test
  void theLineGoesOnToTheEndThatIsTold() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 20; i++) {
      TrapezPosition position = withEmpties(5, random);
      SearchReport report = report(player(), position, false);
      Verdict.Points best = (Verdict.Points) report.moves().getFirst().verdict();
      assertThat(report.line()).hasSize(best.distance().orElseThrow());
      TrapezPosition end = GAME.copyOf(position);
      for (int move : report.line()) {
        assertThat(end.isOver()).isFalse();
        end.play(move);
      }
      assertThat(end.isOver()).isTrue();
      assertThat(end.margin(position.turn())).isEqualTo(best.value());
    }
  }

  @Test
  void anEndAndItsImagesAreWorthTheSame() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 5; i++) {
      TrapezPosition position = withEmpties(3, random);
      Map<Integer, Integer> expected = worths(report(player(), position, true));
      TrapezPerfectPlayer ofAll = player();
      for (int symmetry = 0; symmetry < HexSymmetry.COUNT; symmetry++) {
        int image = symmetry;
        Map<Integer, Integer> images =
            expected.entrySet().stream()
                .collect(
                    Collectors.toMap(
                        entry -> Images.move(image, entry.getKey()), Map.Entry::getValue));
        assertThat(worths(report(ofAll, Images.position(image, position), true))).isEqualTo(images);
      }
    }
  }

  @Nested
  final class OfEveryPosition extends PlayerContract<TrapezPosition> {
    @Override
    protected Game<TrapezPosition> game() {
      return GAME;
    }

    @Override
    protected Player<TrapezPosition> player(long seed) {
      return TrapezPerfectPlayerTest.player();
    }
  }
}
