package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.think.GameKit;

/** The players are about as strong as the primer's; margins are wide, for the games are few. */
final class StrengthTest {
  private static <P extends Position> List<MatchRecord<P>> played(
      GameKit<P> kit, int games, List<String> specs) throws NotationException {
    List<Contestant<P>> who = new ArrayList<>();
    for (String spec : specs) {
      who.add(Contestant.of(kit, kit.parseSpec(spec)));
    }
    List<MatchRecord<P>> records =
        Matches.played(kit.game(), who, Matches.STILL, Schedule.of(1, games, specs.size() > 1), 2);
    assertThat(records).allMatch(record -> record.ending().forfeits().isEmpty());
    return records;
  }

  /** Of the first player. */
  private static Tally tally(GameKit<?> kit, int games, String first, String second)
      throws NotationException {
    Tally tally = Tally.NONE;
    for (MatchRecord<?> record : played(kit, games, List.of(first, second))) {
      tally = tally.plus(record.rewards().get(record.fixture().seating().indexOf(0)));
    }
    return tally;
  }

  @ParameterizedTest
  @CsvSource({
    "tictactoe, mcts:playouts=1000, montecarlo:playouts=1000, 200, 0.62",
    "tictactoe, mcts:playouts=1000, random, 200, 0.94",
    "tictactoe, alphabeta:depth=9, random, 200, 0.90",
    "maze-duel, duct:playouts=1000, montecarlo:playouts=1000, 100, 0.50",
    "maze-duel, duct:playouts=1000, random, 100, 0.95",
  })
  void searchBeatsLess(String game, String strong, String weak, int games, double rate)
      throws NotationException {
    assertThat(tally(CATALOG.kit(game).orElseThrow(), games, strong, weak).rate())
        .isGreaterThan(rate);
  }

  @Test
  void perfectTicTacToeNeverLoses() throws NotationException {
    Tally tally =
        tally(CATALOG.kit("tictactoe").orElseThrow(), 400, "alphabeta:depth=9", "mcts:playouts=30");
    assertThat(tally.losses()).isZero();
    assertThat(tally.wins()).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "maze-31x11x100 | random                              | 200 | 155 | 165",
        "maze-31x11x100 | greedy                              | 200 | 275 | 320",
        "maze-31x11x100 | beam:width=20,depth=50              | 20  | 550 | 610",
        "maze-31x11x100 | chokudai:width=1,depth=50,rounds=20 | 20  | 550 | 610",
        "maze-5x5x3     | greedy                              | 500 | 17.5 | 19",
        "maze-5x5x3     | beam:width=2,depth=3                | 500 | 19 | 20.2",
        "maze-5x5x3     | beam:width=2000,depth=50            | 500 | 19.5 | 20.5",
      })
  void mazeScoresAreThePrimers(String game, String player, int games, double least, double most)
      throws NotationException {
    Scores scores = new Scores();
    played(CATALOG.kit(game).orElseThrow(), games, List.of(player)).forEach(scores::add);
    assertThat(scores.points().mean()).isBetween(least, most);
  }
}
