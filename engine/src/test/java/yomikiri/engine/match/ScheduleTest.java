package yomikiri.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Candles;
import yomikiri.engine.game.Game;

final class ScheduleTest {
  @Test
  void aFairLayoutIsTheFirstFairDealFromItsSeedOn() {
    Game<Candles> game = Candles.game(3);
    Predicate<Candles> isFair = game.fairStart().orElseThrow();
    Schedule schedule = Schedule.of(1, 60, true).withFair(true);
    for (int index = 0; index < 60; index++) {
      Schedule.Fixture fixture = schedule.fixture(index, 3);
      long dealt = fixture.layout();
      while (!isFair.test(game.newPosition(dealt))) {
        dealt++;
      }
      assertThat(fixture.start(game).key()).isEqualTo(game.newPosition(dealt).key());
      assertThat(schedule.withFair(false).fixture(index, 3).layout()).isEqualTo(fixture.layout());
    }
  }

  @Test
  void withoutSwapsEachGameHasItsOwnLayout() {
    Schedule schedule = Schedule.of(1, 20, false);
    assertThat(IntStream.range(0, 20).mapToObj(i -> schedule.fixture(i, 2)))
        .extracting(Schedule.Fixture::layout)
        .doesNotHaveDuplicates();
    assertThat(schedule.fixture(7, 2).seating()).containsExactly(0, 1);
  }

  @Test
  void layoutSeedsAreShortEnoughForSpreadsheets() {
    Schedule schedule = Schedule.of(1, 100_000, false);
    assertThat(IntStream.range(0, 100_000).mapToLong(i -> schedule.fixture(i, 2).layout()))
        .doesNotHaveDuplicates()
        .allMatch(seed -> seed >= 0 && seed < 1_000_000_000_000_000L);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void everybodySitsEverywhereAndBehindEverybodyEquallyOftenOnEveryLayout(int seats) {
    int orders = IntStream.rangeClosed(1, seats).reduce(1, (a, b) -> a * b);
    Schedule schedule = Schedule.of(1, 3 * orders, true);
    List<Schedule.Fixture> fixtures = new ArrayList<>();
    schedule.fixtures(seats).forEachRemaining(fixtures::add);
    assertThat(fixtures).extracting(Schedule.Fixture::index).isSorted();
    for (int from = 0; from < fixtures.size(); from += orders) {
      List<Schedule.Fixture> group = fixtures.subList(from, from + orders);
      assertThat(group)
          .extracting(Schedule.Fixture::layout)
          .containsOnly(group.getFirst().layout());
      assertThat(group).extracting(f -> f.seating().toString()).doesNotHaveDuplicates().isSorted();
      for (int who = 0; who < seats; who++) {
        for (int other = 0; other < seats; other++) {
          int one = who;
          int two = other;
          assertThat(group.stream().filter(f -> f.seating().get(two) == one))
              .hasSize(orders / seats);
          assertThat(group.stream().filter(f -> before(f.seating(), one, two)))
              .hasSize(one == two ? 0 : orders / (seats - 1));
        }
      }
    }
    assertThat(fixtures).extracting(Schedule.Fixture::layout).containsAll(layouts(schedule, seats));
    assertThat(layouts(schedule, seats)).hasSize(3);
  }

  /** Whether {@code one} sits right before {@code two}, the last seat being before the first. */
  private static boolean before(List<Integer> seating, int one, int two) {
    return seating.get((seating.indexOf(one) + 1) % seating.size()) == two;
  }

  private static Set<Long> layouts(Schedule schedule, int seats) {
    return IntStream.range(0, schedule.to())
        .mapToObj(index -> schedule.fixture(index, seats).layout())
        .collect(Collectors.toSet());
  }

  @Test
  void moreThanFourSeatsHaveTooManyOrders() {
    assertThatThrownBy(() -> Schedule.of(1, 120, true).fixture(0, 5))
        .hasMessage("too many orders of 5 seats");
    assertThat(Schedule.of(1, 120, false).fixture(7, 5).seating()).containsExactly(0, 1, 2, 3, 4);
  }
}
