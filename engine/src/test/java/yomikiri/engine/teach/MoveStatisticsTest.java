package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.teach.MoveStatistics.Group;
import yomikiri.engine.teach.MoveStatistics.Grouping;
import yomikiri.engine.think.LossBands;
import yomikiri.engine.think.MoveClass;
import yomikiri.engine.think.Verdict;

@Timeout(20)
final class MoveStatisticsTest {
  private static final Judge JUDGE = new Judge(LossBands.POINTS, false, false);

  /** A move that loses so much of 100 points, so that the result stays. */
  private static Judgement points(int loss, boolean proven) {
    return JUDGE
        .judge(new Verdict.Points(100, proven), new Verdict.Points(100 - loss, proven))
        .orElseThrow()
        .where(OptionalDouble.of(5));
  }

  private static Judgement chance(double loss) {
    return JUDGE.judge(new Verdict.WinRate(1, 9), new Verdict.WinRate(1 - loss, 9)).orElseThrow();
  }

  private static ReviewedGame game(String opponent, String layout, int month, Judgement... moves) {
    List<ReviewedGame.Move> all = new ArrayList<>();
    for (Judgement move : moves) {
      all.add(new ReviewedGame.Move(2 * all.size() + 1, Optional.of(move)));
    }
    return new ReviewedGame(
        "mattix-4",
        opponent,
        layout,
        Optional.of(YearMonth.of(2026, month)),
        2 * moves.length,
        all);
  }

  private static ReviewedGame unjudged(ReviewedGame game, int moves) {
    List<ReviewedGame.Move> all = new ArrayList<>();
    for (ReviewedGame.Move move : game.moves()) {
      all.add(all.size() < moves ? new ReviewedGame.Move(move.ply(), Optional.empty()) : move);
    }
    return new ReviewedGame(
        game.game(), game.opponent(), game.layout(), game.month(), game.length(), all);
  }

  @Test
  void gamesNotReviewedWholeAreCountedButNeverTakenForFlawless() {
    ReviewedGame whole = game("strong", "a", 1, points(0, true), points(4, true));
    ReviewedGame part = unjudged(game("strong", "b", 1, points(0, true), points(0, true)), 1);
    ReviewedGame not = unjudged(game("strong", "c", 1, points(0, true), points(0, true)), 2);
    MoveStatistics statistics = new MoveStatistics(List.of(whole, part, not));
    assertThat(statistics.count(ReviewedGame.State.WHOLE)).isOne();
    assertThat(statistics.count(ReviewedGame.State.PART)).isOne();
    assertThat(statistics.count(ReviewedGame.State.NOT)).isOne();
    LossFigures all = statistics.all();
    assertThat(all.games()).isEqualTo(3);
    assertThat(all.reviewed()).isOne();
    assertThat(all.moves()).isEqualTo(2);
    assertThat(all.lost().orElseThrow().value()).isEqualTo(4);
    assertThat(all.bad().orElseThrow().value()).isEqualTo(0.5);
    LossFigures none = new MoveStatistics(List.of(not)).all();
    assertThat(none.lost()).as("nothing is known").isEmpty();
    assertThat(none.bad()).isEmpty();
  }

  @Test
  void provenAndEstimatedLossesStandApart() {
    LossFigures all =
        new MoveStatistics(
                List.of(
                    game("strong", "a", 1, points(7, true), points(2, false), points(3, false))))
            .all();
    assertThat(all.proven()).isEqualTo(new LossFigures.Part(1, 0, 0, 1, 7));
    assertThat(all.estimated()).isEqualTo(new LossFigures.Part(2, 1, 1, 0, 5));
    assertThat(all.plain()).hasValue(15);
  }

  @Test
  void pointsAndChancesAreNotSummedUp() {
    LossFigures mixed =
        new MoveStatistics(List.of(game("strong", "a", 1, points(7, true), chance(0.2)))).all();
    assertThat(mixed.unit()).isEqualTo(LossFigures.Unit.NONE);
    assertThat(mixed.lost()).isEmpty();
    assertThat(mixed.proven().loss()).isZero();
    assertThat(mixed.bad().orElseThrow().value()).isEqualTo(1);
    LossFigures chances =
        new MoveStatistics(List.of(game("strong", "a", 1, chance(0.2), chance(0.3)))).all();
    assertThat(chances.unit()).isEqualTo(LossFigures.Unit.CHANCES);
    assertThat(chances.lost().orElseThrow().value()).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void gamesOnOneLayoutAreOneBlock() {
    List<ReviewedGame> games = new ArrayList<>();
    for (int copy = 0; copy < 50; copy++) {
      games.add(game("strong", "a", 1, points(6, true)));
    }
    assertThat(new MoveStatistics(games).all().lost().orElseThrow().interval())
        .as("one layout shows no spread")
        .isEmpty();
    for (int copy = 0; copy < 50; copy++) {
      games.add(game("strong", "b", 1, points(2, true)));
    }
    LossFigures.Mean lost = new MoveStatistics(games).all().lost().orElseThrow();
    assertThat(lost.value()).isEqualTo(4);
    assertThat(lost.interval().orElseThrow().high() - 4)
        .as("two blocks, each 2 off")
        .isCloseTo(12.7062 * 2, within(1e-6));
  }

  @Test
  void everyGroupingCountsWhatACountByHandDoes() {
    Random random = new Random(7);
    List<ReviewedGame> games = new ArrayList<>();
    for (int number = 0; number < 40; number++) {
      Judgement[] moves = new Judgement[6];
      for (int i = 0; i < moves.length; i++) {
        moves[i] = points(Math.max(0, random.nextInt(14) - 5), random.nextBoolean());
      }
      games.add(
          game(
              random.nextBoolean() ? "strong" : "normal",
              "layout " + random.nextInt(25),
              1 + random.nextInt(3),
              moves));
    }
    MoveStatistics statistics = new MoveStatistics(games);
    double all = total(statistics.all());
    assertThat(all).isEqualTo(byHand(games, any -> true));
    for (Grouping grouping : Grouping.values()) {
      assertThat(statistics.by(grouping).stream().mapToDouble(one -> total(one.figures())).sum())
          .as("%s", grouping)
          .isCloseTo(all, within(1e-6));
    }
    for (Group month : statistics.by(Grouping.MONTH)) {
      List<ReviewedGame> then =
          games.stream()
              .filter(one -> one.month().orElseThrow().toString().equals(month.key()))
              .toList();
      assertThat(month.figures().games()).isEqualTo(then.size());
      assertThat(total(month.figures())).isEqualTo(byHand(then, any -> true));
    }
    for (Group phase : statistics.by(Grouping.PHASE)) {
      int from = 4 * Lesson.Phase.valueOf(phase.key()).compareTo(Lesson.Phase.BEGINNING);
      assertThat(total(phase.figures()))
          .isEqualTo(byHand(games, one -> one.ply() > from && one.ply() <= from + 4));
    }
    for (Group size : statistics.by(Grouping.SIZE)) {
      MoveClass of = MoveClass.valueOf(size.key());
      assertThat(total(size.figures()))
          .isEqualTo(byHand(games, one -> one.judgement().orElseThrow().moveClass() == of));
      assertThat(size.figures().bad().orElseThrow().value())
          .isCloseTo(size.figures().moves() / 240.0, within(1e-9));
    }
  }

  private static double total(LossFigures figures) {
    return figures.proven().loss() + figures.estimated().loss();
  }

  private static double byHand(List<ReviewedGame> games, Predicate<ReviewedGame.Move> which) {
    double sum = 0;
    for (ReviewedGame game : games) {
      for (ReviewedGame.Move move : game.moves()) {
        sum += which.test(move) ? move.judgement().orElseThrow().loss() : 0;
      }
    }
    return sum;
  }

  @Test
  void intervalsHoldTheTrueMeanAsOftenAsTheySay() {
    Random random = new Random(3);
    int held = 0;
    int times = 3000;
    for (int time = 0; time < times; time++) {
      List<ReviewedGame> games = new ArrayList<>();
      for (int layout = 0; layout < 10; layout++) {
        int luck = random.nextInt(5);
        for (int game = 0; game < 2; game++) {
          games.add(
              game(
                  "strong",
                  "layout " + layout,
                  1,
                  points(luck + random.nextInt(5), true),
                  points(luck + random.nextInt(5), true)));
        }
      }
      Interval interval =
          new MoveStatistics(games).all().lost().orElseThrow().interval().orElseThrow();
      held += interval.low() <= 8 && 8 <= interval.high() ? 1 : 0;
    }
    assertThat((double) held / times).isBetween(0.93, 0.97);
  }
}
