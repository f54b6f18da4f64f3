package yomikiri.engine.games.tron;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.search.LongestPath;
import yomikiri.engine.games.tron.search.LongestPath.WayTable;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.SearchResult;
import yomikiri.engine.think.Ticker;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** The known positions of cycles that are apart. */
final class CavesTest {
  private static final GameKit<TronPosition.Duel> KIT = TronKits.duel();

  private final LongestPath longest = new LongestPath(new WayTable(14));

  static List<Cave> caves() throws IOException {
    return Cave.all();
  }

  @ParameterizedTest
  @MethodSource("caves")
  void bothFillAsManyCellsAsIsKnown(Cave cave) {
    int seat = cave.position().turn();
    assertThat(steps(cave.position(), seat)).isEqualTo(cave.own());
    assertThat(steps(cave.position(), 1 - seat)).isEqualTo(cave.other());
  }

  private int steps(TronPosition.Duel position, int seat) {
    Meter meter = TimeKeeper.start(Budget.ofNodes(100_000), Ticker.SYSTEM).meter();
    longest.begin(position.free(), position.head(seat));
    longest.improve(meter, Long.MAX_VALUE);
    assertThat(longest.isExact()).isTrue();
    return longest.least();
  }

  @ParameterizedTest
  @MethodSource("caves")
  void valueAndWinningMovesAreProven(Cave cave) {
    SearchReport report = report(cave, true);
    assertThat(report.moves()).allMatch(ranked -> ranked.verdict().proven());
    String winning =
        report.moves().stream()
            .filter(ranked -> ((Verdict.Points) ranked.verdict()).value() > 0)
            .map(ranked -> ranked.move())
            .sorted()
            .map(KIT.game().notation()::moveText)
            .collect(Collectors.joining(" "));
    assertThat(winning).isEqualTo(cave.winning());
    checkBest(cave, report);
  }

  @ParameterizedTest
  @MethodSource("caves")
  void theBestMoveAloneIsProvenToo(Cave cave) {
    checkBest(cave, report(cave, false));
  }

  private static void checkBest(Cave cave, SearchReport report) {
    Verdict.Points best = (Verdict.Points) report.best().orElseThrow().verdict();
    assertThat(best.value()).isEqualTo(cave.value());
    assertThat(best.proven()).isTrue();
    int plies = cave.value() > 0 ? 2 * cave.other() + 2 : 2 * cave.own() + 1;
    best.distance().ifPresent(distance -> assertThat(distance).isEqualTo(plies));
  }

  private static SearchReport report(Cave cave, boolean everyMove) {
    assertThat(KIT.solver().orElseThrow().reaches()).accepts(cave.position());
    Player<TronPosition.Duel> player = KIT.build(PlayerSpec.of("hunter"), 0);
    int seat = cave.position().turn();
    SearchResult result =
        SearchResult.of(
            player,
            KIT.game(),
            cave.position(),
            seat,
            Budget.ofNodes(100_000),
            everyMove,
            Ticker.SYSTEM);
    assertThat(result.report().orElseThrow().best().orElseThrow().move()).isEqualTo(result.move());
    return result.report().orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("caves")
  void whereBothMoveAtOnceItIsProvenWhoLastsLonger(Cave cave) throws NotationException {
    int seat = cave.position().turn();
    String text = cave.text().replaceFirst(" [12] ", " - ");
    assertThat(best(TronKits.joint(), text, seat))
        .isEqualTo(Integer.signum(cave.own() - cave.other()));
  }

  @ParameterizedTest
  @MethodSource("caves")
  void whereAThirdIsOutItIsProvenToo(Cave cave) throws NotationException {
    int seat = cave.position().turn();
    String text = cave.text().replaceFirst(" -$", " 3");
    assertThat(best(TronKits.several(3), text, seat)).isEqualTo(cave.value());
  }

  /** The proven value of the best move. */
  private static <P extends Position> int best(GameKit<P> kit, String text, int seat)
      throws NotationException {
    P position = kit.game().notation().parsePosition(text);
    Player<P> hunter = kit.build(PlayerSpec.of("hunter"), 0);
    SearchResult result =
        SearchResult.of(
            hunter, kit.game(), position, seat, Budget.ofNodes(100_000), false, Ticker.SYSTEM);
    Verdict best = result.report().orElseThrow().best().orElseThrow().verdict();
    assertThat(best.proven()).isTrue();
    return ((Verdict.Points) best).value();
  }

  @ParameterizedTest
  @MethodSource("caves")
  void whoWinsStaysInLongest(Cave cave) {
    TronPosition.Duel position = KIT.game().copyOf(cave.position());
    List<Player<TronPosition.Duel>> players = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      players.add(KIT.build(PlayerSpec.of("hunter"), 0));
    }
    int plies = 0;
    while (!position.isOver()) {
      int seat = position.turn();
      SearchResult result =
          SearchResult.of(
              players.get(seat),
              KIT.game(),
              position,
              seat,
              Budget.ofNodes(100_000),
              false,
              Ticker.SYSTEM);
      position.play(result.move());
      plies++;
    }
    int mover = cave.position().turn();
    assertThat(position.score(mover) - position.score(1 - mover)).isEqualTo(cave.value());
    assertThat(plies).isEqualTo(cave.value() > 0 ? 2 * cave.other() + 2 : 2 * cave.own() + 1);
  }
}
