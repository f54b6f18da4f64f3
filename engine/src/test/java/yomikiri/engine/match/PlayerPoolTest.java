package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TestGames;
import yomikiri.engine.game.TestGames.Pennies;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.Memory;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.SearchContext;

/** Players that go on from game to game. */
final class PlayerPoolTest {
  private final List<Kept> made = new ArrayList<>();
  private final Contestant<Pennies> contestant =
      new Contestant<>(
          "kept", Budget.UNLIMITED, true, Memory.ofMegabytes(10), seed -> made(new Kept()));
  private final Pennies start = TestGames.PENNIES.newPosition(0);

  private Kept made(Kept player) {
    made.add(player);
    return player;
  }

  private static final class Kept implements Player<Pennies> {
    private boolean refuses;
    private int games;
    private int steps;
    private int closed;

    @Override
    public boolean begin(Pennies from, long seed) {
      games++;
      return !refuses;
    }

    @Override
    public void played(Step step) {
      steps++;
    }

    @Override
    public int choose(Pennies ownCopy, int seat, SearchContext context) {
      return 0;
    }

    @Override
    public void close() {
      closed++;
    }
  }

  private PlayerPool<Pennies> pool(double megabytes) {
    return new PlayerPool<>(List.of(contestant, contestant), Memory.ofMegabytes(megabytes));
  }

  @Test
  void aPlayerThatIsBackPlaysTheNextGameOfItsContestant() {
    PlayerPool<Pennies> pool = pool(1000);
    Player<Pennies> first = pool.take(0, start, 1);
    Player<Pennies> second = pool.take(0, start, 2);
    pool.giveBack(0, first);
    assertThat(pool.take(1, start, 3)).isNotSameAs(first);
    assertThat(pool.take(0, start, 4)).isSameAs(first);
    pool.giveBack(0, second);
    pool.close();
    assertThat(made).extracting(player -> player.games).containsExactly(2, 1, 1);
    assertThat(made).extracting(player -> player.closed).containsExactly(0, 1, 0);
  }

  @Test
  void whoCannotBeginAnotherGameIsClosedAndAnotherTakesItsPlace() {
    PlayerPool<Pennies> pool = pool(1000);
    Player<Pennies> first = pool.take(0, start, 1);
    pool.giveBack(0, first);
    made.getFirst().refuses = true;
    assertThat(pool.take(0, start, 2)).isNotSameAs(first);
    assertThat(made.getFirst().closed).isOne();
  }

  @Test
  void whereMemoryIsShortThoseThatWaitedLongestAreClosed() {
    PlayerPool<Pennies> pool = pool(55);
    List<Player<Pennies>> taken = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      taken.add(pool.take(0, start, i));
    }
    taken.forEach(player -> pool.giveBack(0, player));
    assertThat(made).extracting(player -> player.closed).containsExactly(1, 1, 1, 0, 0, 0, 0, 0);
  }

  @Test
  void aMatchTellsItsPlayersAllStepsAndClosesThemInTheEnd() {
    List<MatchRecord<Pennies>> records =
        Matches.played(
            TestGames.PENNIES,
            List.of(contestant, contestant),
            Matches.STILL,
            Schedule.of(1, 20, true),
            1);
    assertThat(made).hasSize(2);
    assertThat(made).allSatisfy(player -> assertThat(player.games).isEqualTo(20));
    int plies = records.stream().mapToInt(MatchRecord::plies).sum();
    assertThat(made).allSatisfy(player -> assertThat(player.steps).isEqualTo(plies));
    assertThat(made).extracting(player -> player.closed).containsExactly(1, 1);
  }
}
