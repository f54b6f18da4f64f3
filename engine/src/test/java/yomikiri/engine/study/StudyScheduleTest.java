package yomikiri.engine.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.file.Shard;
import yomikiri.engine.match.Schedule;

final class StudyScheduleTest {
  private static final Study FOUR =
      Studies.of("mattix-4", 6, "random", "greedy", "perfect", "alphabeta:depth=2");

  @Test
  void allPairingsMeetOnTheSameLayoutsInBothSeatings() {
    StudySchedule schedule = new StudySchedule(FOUR);
    assertThat(schedule.total()).isEqualTo(36);
    for (int number = 0; number < schedule.total(); number += 2) {
      Schedule.Fixture one = schedule.fixture(number);
      Schedule.Fixture other = schedule.fixture(number + 1);
      Pairing pairing = schedule.pairing(number);
      assertThat(one.layout())
          .isEqualTo(other.layout())
          .isEqualTo(schedule.fixture(number / 12 * 12).layout());
      assertThat(one.seating()).containsExactly(pairing.first(), pairing.second());
      assertThat(other.seating()).containsExactly(pairing.second(), pairing.first());
      assertThat(schedule.inPairing(number + 1)).isEqualTo(schedule.inPairing(number) + 1);
    }
    assertThat(IntStream.range(0, 36).mapToObj(i -> schedule.fixture(i).playerSeeds()))
        .doesNotHaveDuplicates();
    assertThat(IntStream.range(0, 36).mapToObj(schedule::pairing).limit(12).distinct()).hasSize(6);
  }

  @Test
  void aStudyOfTwoIsTheirDuel() {
    StudySchedule schedule = new StudySchedule(Studies.of("mattix-4", 10, "random", "greedy"));
    Schedule duel = Schedule.of(1, 10, true);
    for (int i = 0; i < 10; i++) {
      assertThat(schedule.fixture(i)).isEqualTo(duel.fixture(i, 2));
    }
  }

  @Test
  void inAGauntletOneMeetsAllOthers() {
    Study gauntlet =
        StudyEdit.of(FOUR.game(), 2, FOUR.players(), 2, 1)
            .self(true)
            .gauntlet(Optional.of(Studies.spec("mattix-4", "greedy")))
            .study();
    assertThat(gauntlet.pairings())
        .containsExactly(
            new Pairing(0, List.of(1, 0)),
            new Pairing(1, List.of(1, 1)),
            new Pairing(2, List.of(1, 2)),
            new Pairing(3, List.of(1, 3)));
  }

  @Test
  void onALadderEachMeetsTheOneBefore() {
    assertThat(players(Studies.ladder("mattix-4", 2, "random", "greedy", "perfect")))
        .containsExactly(List.of(1, 0), List.of(2, 1));
    Study three = Studies.ladder(SeveralSeats.of("coins", 6, "random", "low", "high"));
    assertThat(players(three)).containsExactly(List.of(1, 0, 0), List.of(2, 1, 1));
    StudySchedule schedule = new StudySchedule(three);
    assertThat(IntStream.range(0, 6).mapToObj(game -> schedule.fixture(game).seating()))
        .as("the upper one in each seat, twice")
        .containsExactly(
            List.of(1, 0, 0),
            List.of(1, 0, 0),
            List.of(0, 1, 0),
            List.of(0, 0, 1),
            List.of(0, 1, 0),
            List.of(0, 0, 1));
  }

  private static List<List<Integer>> players(Study study) {
    return study.pairings().stream().map(Pairing::players).toList();
  }

  @Test
  void aPairingHasAsManyPlayersAsTheGameHasSeats() {
    Study four = SeveralSeats.of("coins", 6, "random", "low", "high", "fails");
    assertThat(players(four))
        .containsExactly(List.of(0, 1, 2), List.of(0, 1, 3), List.of(0, 2, 3), List.of(1, 2, 3));
    assertThat(players(SeveralSeats.gauntlet(four, "high")))
        .containsExactly(List.of(2, 0, 1), List.of(2, 0, 3), List.of(2, 1, 3));
    Study two = SeveralSeats.withSelf(SeveralSeats.of("coins", 6, "random", "low"));
    assertThat(players(two))
        .containsExactly(List.of(0, 0, 0), List.of(0, 0, 1), List.of(0, 1, 1), List.of(1, 1, 1));
    assertThat(players(SeveralSeats.gauntlet(two, "low")))
        .containsExactly(List.of(1, 0, 0), List.of(1, 0, 1), List.of(1, 1, 1));
    assertThat(players(SeveralSeats.of("candles-4", 24, "random", "low", "high", "fails")))
        .containsExactly(List.of(0, 1, 2, 3));
  }

  @Test
  void forMoreThanTwoEveryLayoutIsPlayedInAllSeatOrdersOfEveryPairing() {
    Study study = SeveralSeats.of("coins", 12, "random", "low", "high", "fails");
    StudySchedule schedule = new StudySchedule(study);
    assertThat(schedule.total()).isEqualTo(48);
    for (int from = 0; from < 48; from += 6) {
      List<Schedule.Fixture> group =
          IntStream.range(from, from + 6).mapToObj(schedule::fixture).toList();
      Set<Integer> who = Set.copyOf(schedule.pairing(from).players());
      assertThat(schedule.pairing(from)).isEqualTo(study.pairings().get(from / 6 % 4));
      assertThat(group)
          .extracting(Schedule.Fixture::layout)
          .containsOnly(schedule.fixture(from / 24 * 24).layout());
      assertThat(group).extracting(Schedule.Fixture::seating).doesNotHaveDuplicates();
      assertThat(group).allSatisfy(game -> assertThat(game.seating()).hasSameElementsAs(who));
    }
    assertThat(IntStream.range(0, 48).mapToObj(i -> schedule.fixture(i).playerSeeds()))
        .doesNotHaveDuplicates();
    for (int number = 0; number < 48; number++) {
      int game = number;
      assertThat(
              IntStream.range(0, 5)
                  .filter(i -> new StudySchedule(study.part(new Shard(i, 5))).isHere(game)))
          .containsExactly(new StudySchedule(study.part(new Shard(0, 5))).shardOf(number / 6 * 6));
    }
  }

  @ParameterizedTest
  @CsvSource({"2", "3", "4", "16"})
  void shardsHaveEveryGameOnceAndAboutEquallyMany(int count) {
    Study study = Studies.of("mattix-4", 40, "random", "greedy", "perfect");
    List<StudySchedule> parts =
        IntStream.range(0, count)
            .mapToObj(i -> new StudySchedule(study.part(new Shard(i, count))))
            .toList();
    for (int number = 0; number < 120; number++) {
      int game = number;
      assertThat(parts.stream().filter(part -> part.isHere(game))).hasSize(1);
      assertThat(parts.getFirst().fixture(game)).isEqualTo(parts.getLast().fixture(game));
    }
    List<Long> sizes =
        parts.stream()
            .map(part -> IntStream.range(0, 120).filter(part::isHere).count())
            .sorted(Comparator.naturalOrder())
            .toList();
    assertThat(sizes.getLast() - sizes.getFirst()).isLessThanOrEqualTo(6);
    for (StudySchedule part : parts) {
      var games =
          IntStream.range(0, 120)
              .filter(part::isHere)
              .mapToObj(part::pairing)
              .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
      for (Pairing pairing : part.pairings()) {
        assertThat(games.getOrDefault(pairing, 0L)).isEqualTo(part.gamesHere(pairing));
      }
    }
  }
}
