package yomikiri.engine.games.mattix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Step;
import yomikiri.engine.teach.DuelMistakes;
import yomikiri.engine.teach.Mistakes;
import yomikiri.engine.think.Continuation;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.Reason;

final class MattixReasonsTest {
  private static Mistakes<MattixPosition> ofSize(int size) {
    return DuelMistakes.of(Mattix.kit(size))
        .check("mattix.ends-game", MattixReasonsTest::ends)
        .check("mattix.opens-row", MattixReasonsTest::opens)
        .check("mattix.opens-column", MattixReasonsTest::opens)
        .check("mattix.negatives", MattixReasonsTest::negatives)
        .check("mattix.poor-line", MattixReasonsTest::isPoor)
        .check(
            "mattix.smaller-tile",
            (contrast, reason) ->
                tileOf(contrast, contrast.played()) == figure(reason, 0)
                    && tileOf(contrast, contrast.better()) == figure(reason, 1)
                    && figure(reason, 0) < figure(reason, 1))
        .check("mattix.row-runs-out", MattixReasonsTest::runsOut)
        .check("mattix.column-runs-out", MattixReasonsTest::runsOut);
  }

  private static boolean ends(Contrast<MattixPosition> contrast, Reason reason) {
    MattixPosition after = contrast.played().after();
    int seat = contrast.mistake().seat();
    return after.isOver()
        && after.score(1 - seat) - after.score(seat) == figure(reason, 0)
        && figure(reason, 0) > 0
        && !tiles(contrast.better().after()).isEmpty();
  }

  /** The tile can be taken, and nothing as large after the better move. */
  private static boolean opens(Contrast<MattixPosition> contrast, Reason reason) {
    return tiles(contrast.played().after()).contains(figure(reason, 0))
        && tiles(contrast.better().after()).stream().allMatch(tile -> tile < figure(reason, 0))
        && reason.line().size() >= 2
        && reason.realAt() == 2
        && reason
            .line()
            .get(1)
            .text(contrast.mistake().game().notation())
            .equals(reason.figures().get(1));
  }

  private static List<Integer> tiles(MattixPosition position) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    return IntStream.of(legal.toArray()).map(position::tile).boxed().toList();
  }

  private static boolean negatives(Contrast<MattixPosition> contrast, Reason reason) {
    int seat = contrast.mistake().seat();
    int sum = negative(contrast, contrast.played(), seat);
    return sum == figure(reason, 0)
        && sum < negative(contrast, contrast.better(), seat)
        && reason.line().get(reason.realAt() - 1) instanceof Step.Single(int mover, int cell)
        && mover == seat
        && contrast.mistake().before().tile(cell) < 0;
  }

  private static int negative(
      Contrast<MattixPosition> contrast, Continuation<MattixPosition> line, int seat) {
    return line.line().stream()
        .map(Step.Single.class::cast)
        .filter(step -> step.seat() == seat)
        .mapToInt(step -> Math.min(0, contrast.mistake().before().tile(step.move())))
        .sum();
  }

  private static int tileOf(Contrast<MattixPosition> contrast, Continuation<MattixPosition> line) {
    return contrast.mistake().before().tile(line.moveAt(0).orElseThrow());
  }

  private static boolean isPoor(Contrast<MattixPosition> contrast, Reason reason) {
    return Collections.max(next(contrast.played())) == figure(reason, 0)
        && Collections.max(next(contrast.better())) == figure(reason, 1)
        && figure(reason, 0) < figure(reason, 1);
  }

  /** The tiles that can be taken after the answer. */
  private static List<Integer> next(Continuation<MattixPosition> line) {
    MattixPosition position = new MattixPosition(line.after());
    position.play(line.reply().orElseThrow());
    return tiles(position);
  }

  /** The line is emptied as told. */
  private static boolean runsOut(Contrast<MattixPosition> contrast, Reason reason) {
    MattixPosition after = contrast.played().after();
    Moves legal = new Moves();
    after.legalMoves(legal);
    int[] points = new int[2];
    int taken = 0;
    for (Step step : reason.line().subList(1, reason.line().size())) {
      Step.Single single = (Step.Single) step;
      if (legal.contains(single.move())) {
        taken++;
        points[single.seat()] += after.tile(single.move());
      }
    }
    int seat = contrast.mistake().seat();
    return taken == legal.size()
        && taken == figure(reason, 0)
        && taken % 2 == 1
        && points[1 - seat] == figure(reason, 1)
        && points[seat] == figure(reason, 2)
        && points[1 - seat] > points[seat];
  }

  private static int figure(Reason reason, int place) {
    return Integer.parseInt(reason.figures().get(place));
  }

  @Test
  void tileThatEndsTheGameWhileBehindIsTold() {
    Mistakes<MattixPosition> four = ofSize(4);
    assertThat(four.explained(four.of("x,1,2,./.,.,5,./.,.,.,./.,.,.,. r 0:4", "b1", "c1")))
        .startsWith("mattix.ends-game 3");
    assertThat(four.explained(four.of("x,1,2,./.,.,5,./.,.,.,./.,.,.,. r 9:4", "b1", "c1")))
        .noneMatch(reason -> reason.startsWith("mattix.ends-game"));
  }

  @Test
  void lineThatHoldsALargeTileIsTold() {
    Mistakes<MattixPosition> four = ofSize(4);
    String position = "x,3,2,./.,8,1,./.,.,.,./.,.,.,. r 0:0";
    assertThat(four.explained(four.of(position, "b1", "c1"))).contains("mattix.opens-column 8 b2");
    assertThat(four.explained(four.of(position, "c1", "b1")))
        .noneMatch(reason -> reason.startsWith("mattix.opens"));
  }

  @Test
  void negativesThatTheSideHasToTakeAreTold() {
    Mistakes<MattixPosition> six = ofSize(6);
    String empty = "/.,.,.,.,.,.";
    String position = "x,3,2,.,.,./.,5,.,-8,.,./.,.,1,.,4,." + empty.repeat(3) + " r 0:0";
    assertThat(six.explained(six.of(position, "b1", "c1"))).contains("mattix.negatives -8");
    assertThat(six.explained(six.of(position, "c1", "b1")))
        .noneMatch(reason -> reason.contains("negat"));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void noReasonContradictsTheSolver(int size) {
    assertThat(ofSize(size).explainRandom(60, 5 * size, size).getOrDefault("", 0)).isLessThan(20);
  }

  @Tag("thorough")
  @ParameterizedTest
  @ValueSource(ints = {4, 6})
  void noReasonOfAThousandContradictsTheSolver(int size) {
    assertThat(ofSize(size).explainRandom(1000, 5 * size, size).getOrDefault("", 0))
        .isLessThan(200);
  }
}
