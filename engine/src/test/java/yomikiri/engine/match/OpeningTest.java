package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.search.RandomPlayer;
import yomikiri.engine.think.Budget;

/** The random plies that are played before the players begin. */
final class OpeningTest {
  private static <P extends Position> List<String> starts(Game<P> game, int plies, int games) {
    Schedule schedule = Schedule.of(1, games, true).withOpening(plies);
    return IntStream.range(0, games)
        .mapToObj(index -> schedule.fixture(index, 2).start(game))
        .map(game.notation()::positionText)
        .toList();
  }

  private static Game<?> game(String id) {
    return CATALOG.game(id).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "mattix-4", "maze-duel"})
  void bothSeatingsOfALayoutBeginAlike(String game) {
    List<String> starts = starts(game(game), 3, 20);
    for (int i = 0; i < 20; i += 2) {
      assertThat(starts.get(i)).isEqualTo(starts.get(i + 1));
    }
    assertThat(Set.copyOf(starts)).hasSizeGreaterThan(8);
  }

  @Test
  void twoPliesOfTicTacToeReachAllOfIts72Positions() {
    Set<String> starts = Set.copyOf(starts(game("tictactoe"), 2, 2000));
    assertThat(starts).hasSize(72).allMatch(text -> text.matches("[.xo/]+ x"));
  }

  @Test
  void withoutAnOpeningTheGameBeginsAsItIsDealt() {
    assertThat(Set.copyOf(starts(game("tictactoe"), 0, 10))).containsExactly(".../.../... x");
  }

  @Test
  void anOpeningThatWouldEndTheGameStopsAPlyEarlier() {
    List<String> starts = starts(game("tictactoe"), 50, 200);
    assertThat(starts.stream().map(text -> text.replaceAll("[^xo]", "").length() - 1))
        .allMatch(tokens -> tokens >= 4 && tokens <= 8);
    check(game("tictactoe"), 50);
  }

  /** Every game has a move left, and its record can be read. */
  @ParameterizedTest
  @CsvSource({"tictactoe, 1", "mattix-4, 3", "mattix-4, 99", "maze-duel, 5", "maze-duel, 9999"})
  void theGameIsNotOverAndItsRecordBeginsAfterTheOpening(String game, int plies) {
    check(game(game), plies);
  }

  private static <P extends Position> void check(Game<P> game, int plies) {
    Contestant<P> random =
        new Contestant<>("random", Budget.UNLIMITED, false, seed -> new RandomPlayer<>(seed));
    new MatchRunner<>(game, List.of(random, random), () -> 0)
        .play(
            Schedule.of(1, 10, true).withOpening(plies),
            1,
            record -> {
              assertThat(record.plies()).isPositive();
              assertThat(game.notation().positionText(record.game().start()))
                  .isEqualTo(game.notation().positionText(record.fixture().start(game)));
              assertThat(read(record.game()).text()).isEqualTo(record.game().text());
            });
  }

  private static GameRecord<?> read(GameRecord<?> record) {
    try {
      return GameRecord.parse(record.text(), CATALOG);
    } catch (NotationException e) {
      throw new AssertionError(record.text(), e);
    }
  }
}
