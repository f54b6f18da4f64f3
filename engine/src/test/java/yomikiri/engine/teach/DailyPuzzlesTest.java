package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.games.TestCatalog;

final class DailyPuzzlesTest {
  private static final LocalDate DAY = LocalDate.of(2026, 11, 26);
  private static final List<Puzzle> ALL =
      Stream.of("mattix-4", "tictactoe", "othello-4", "maze-5x5x3")
          .flatMap(game -> ShippedPuzzles.of(game, TestCatalog.CATALOG).stream())
          .toList();

  @Test
  void everybodyHasTheSamePuzzlesOfADay() {
    List<Puzzle> shuffled = new ArrayList<>(ALL);
    Collections.shuffle(shuffled, new Random(1));
    assertThat(DailyPuzzles.of(DAY, shuffled, 5)).isEqualTo(DailyPuzzles.of(DAY, ALL, 5));
    assertThat(DailyPuzzles.of(DAY.plusDays(1), ALL, 5))
        .doesNotContainAnyElementsOf(DailyPuzzles.of(DAY, ALL, 5));
  }

  @Test
  void theyGoFromEasyToHardThroughAllThereAre() {
    for (int day = 0; day < 100; day++) {
      List<Double> ratings =
          DailyPuzzles.of(DAY.plusDays(day), ALL, 5).stream()
              .map(puzzle -> puzzle.rating().value())
              .toList();
      assertThat(ratings).hasSize(5).isSorted();
      assertThat(ratings.getLast() - ratings.getFirst()).isGreaterThan(200);
    }
  }

  @Test
  void theyAreOfManyGames() {
    List<Puzzle> four = DailyPuzzles.of(DAY, ALL, 4);
    assertThat(four.stream().map(Puzzle::game).distinct().count()).isGreaterThanOrEqualTo(3);
  }

  @Test
  void everyPuzzleHasItsDay() {
    List<Puzzle> few =
        ALL.stream().sorted(Comparator.comparing(Puzzle::position)).limit(30).toList();
    List<Puzzle> drawn =
        Stream.iterate(DAY, day -> day.plusDays(1))
            .limit(300)
            .flatMap(day -> DailyPuzzles.of(day, few, 5).stream())
            .distinct()
            .toList();
    assertThat(drawn).containsExactlyInAnyOrderElementsOf(few);
  }

  @Test
  void thereMayBeFewer() {
    assertThat(DailyPuzzles.of(DAY, ALL.subList(0, 3), 5)).hasSize(3);
    assertThat(DailyPuzzles.of(DAY, List.of(), 5)).isEmpty();
  }
}
