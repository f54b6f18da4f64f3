package yomikiri.engine.games.othello.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.othello.eval.DiscEvaluator;
import yomikiri.engine.games.othello.eval.RandomDiscs;
import yomikiri.engine.search.TranspositionTable;
import yomikiri.engine.search.YbwcPool;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.Meter;
import yomikiri.engine.think.SearchStopped;
import yomikiri.engine.think.TimeKeeper;

final class YbwcPoolTest {
  private static final DiscEvaluator NOTHING = (own, other) -> 0;
  private static final int POSITIONS = 12;

  private final TranspositionTable table = new TranspositionTable(14);
  private final TranspositionTable seen = new TranspositionTable(8);
  private final TimeKeeper keeper = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));

  private EndgameSearch search(int others, TimeKeeper clock) {
    return search(others == 0 ? clock.meter() : clock.meterOfHelper());
  }

  private EndgameSearch search(Meter meter) {
    return new EndgameSearch(6, new EndgameTable(table), NOTHING, seen, ProbCut.NONE, meter);
  }

  /** Positions with 14 to 17 empty squares. */
  private static RandomDiscs[] positions() {
    return RandomDiscs.on(6, 40 * POSITIONS, 1).stream()
        .filter(discs -> Math.abs(Long.bitCount(discs.own() | discs.other()) - 20) < 2)
        .limit(POSITIONS)
        .toArray(RandomDiscs[]::new);
  }

  @Test
  void severalThreadsFindWhatOneFinds() {
    for (RandomDiscs discs : positions()) {
      table.clear();
      int alone = search(0, keeper).search(discs.own(), discs.other(), -36, 36);
      table.clear();
      EndgameSearch search = search(0, keeper);
      try (YbwcPool<?> _ = new YbwcPool<>(search, 3, () -> search(1, keeper))) {
        assertThat(search.search(discs.own(), discs.other(), -36, 36)).isEqualTo(alone);
        assertThat(search.search(discs.own(), discs.other(), alone - 1, alone + 1))
            .isEqualTo(alone);
      }
    }
  }

  /** The system may let the first thread finish before it runs another, so there are some tries. */
  @Test
  void anotherThreadHelpsAndItsNodesCount() {
    RandomDiscs[] positions = positions();
    Meter helper = keeper.meterOfHelper();
    for (int tries = 0; helper.nodes() == 0; tries++) {
      RandomDiscs discs = positions[tries % POSITIONS];
      table.clear();
      Meter own = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1)).meter();
      EndgameSearch search = search(own);
      try (YbwcPool<?> pool = new YbwcPool<>(search, 1, () -> search(helper))) {
        while (!pool.hasIdle()) {
          Thread.onSpinWait();
        }
        search.search(discs.own(), discs.other(), -36, 36);
        assertThat(own.nodes()).isGreaterThanOrEqualTo(helper.nodes());
      }
    }
  }

  /** Who waits helps below what it waits for; what it visits there is its own already. */
  @Test
  void eachNodeCountsOnce() {
    List<Meter> helpers = new ArrayList<>();
    Meter own = keeper.meter();
    EndgameSearch search = search(own);
    try (YbwcPool<?> _ =
        new YbwcPool<>(
            search,
            3,
            () -> {
              helpers.add(keeper.meterOfHelper());
              return search(helpers.getLast());
            })) {
      for (RandomDiscs discs : positions()) {
        table.clear();
        search.search(discs.own(), discs.other(), -36, 36);
        long visited = own.ownNodes() + helpers.stream().mapToLong(Meter::ownNodes).sum();
        assertThat(own.nodes()).isEqualTo(visited);
      }
    }
  }

  @Test
  void anInterruptEndsNothingAndIsPassedOn() {
    RandomDiscs discs = positions()[0];
    int alone = search(0, keeper).search(discs.own(), discs.other(), -36, 36);
    table.clear();
    EndgameSearch search = search(0, keeper);
    try (YbwcPool<?> _ = new YbwcPool<>(search, 2, () -> search(1, keeper))) {
      Thread.currentThread().interrupt();
      assertThat(search.search(discs.own(), discs.other(), -36, 36)).isEqualTo(alone);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void anErrorOfAHelperIsThrownWhereTheMoveIsAskedFor() {
    Thread asking = Thread.currentThread();
    DiscEvaluator bottomless =
        (own, other) -> {
          if (!Thread.currentThread().equals(asking)) {
            throw new StackOverflowError();
          }
          return 0;
        };
    EndgameSearch search = search(0, keeper);
    try (YbwcPool<?> _ =
        new YbwcPool<>(
            search,
            3,
            () ->
                new EndgameSearch(
                    6,
                    new EndgameTable(table),
                    bottomless,
                    seen,
                    ProbCut.NONE,
                    keeper.meterOfHelper()))) {
      assertThatThrownBy(
              () -> {
                RandomDiscs[] positions = positions();
                for (int tries = 0; true; tries++) {
                  RandomDiscs discs = positions[tries % POSITIONS];
                  table.clear();
                  search.search(discs.own(), discs.other(), -36, 36);
                }
              })
          .isInstanceOf(StackOverflowError.class);
    }
  }

  @Test
  void aHelperThatCannotBeMadeIsAnErrorOfTheCaller() {
    EndgameSearch search = search(0, keeper);
    int[] made = {0};
    assertThatThrownBy(
            () ->
                new YbwcPool<>(
                    search,
                    3,
                    () -> {
                      if (++made[0] == 3) {
                        throw new OutOfMemoryError("no room");
                      }
                      return search(1, keeper);
                    }))
        .isInstanceOf(OutOfMemoryError.class);
    assertThat(made[0]).isEqualTo(3);
  }

  @Test
  void allStopWithTheClock() {
    RandomDiscs discs = positions()[0];
    TimeKeeper stopped = TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1));
    EndgameSearch search = search(0, stopped);
    try (YbwcPool<?> _ = new YbwcPool<>(search, 2, () -> search(1, stopped))) {
      stopped.stop();
      assertThatThrownBy(() -> search.search(discs.own(), discs.other(), -36, 36))
          .isInstanceOf(SearchStopped.class);
    }
  }
}
