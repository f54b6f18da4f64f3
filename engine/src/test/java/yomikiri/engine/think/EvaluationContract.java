package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Game.Handicap;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;

/** What holds for every evaluation, tried on random games. Each evaluation's test extends it. */
public abstract class EvaluationContract<P extends Position> {
  private static final int GAMES = 100;
  private static final long LARGEST = 4_000_000;

  protected abstract Game<P> game();

  protected abstract Evaluation<P> evaluation();

  /** Something tried at every position of a random game. */
  private interface Check<P> {
    void at(P position);
  }

  private void everywhere(Check<P> check) {
    for (long seed = 0; seed < GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      GameSession<P> session = new GameSession<>(game(), game().newPosition(seed));
      check.at(session.position());
      while (!session.isOver()) {
        for (int seat = 0; seat < session.players(); seat++) {
          if (session.isAwaited(seat)) {
            int[] legal = session.legalMoves(seat);
            session.play(seat, legal[random.nextInt(legal.length)]);
          }
        }
        check.at(session.position());
      }
    }
  }

  private List<Integer> toCome(P position) {
    return IntStream.range(0, position.players())
        .mapToObj(seat -> evaluation().evaluate(position, seat))
        .toList();
  }

  @Test
  void theUnitIsAtMostAPoint() {
    assertThat(evaluation().unit()).isPositive();
    assertThat(evaluation().logisticScale()).isPositive();
  }

  @Test
  void equalKeysMeanEqualPromises() {
    Map<Long, List<Integer>> known = new HashMap<>();
    everywhere(
        position ->
            assertThat(known.computeIfAbsent(position.key(), key -> toCome(position)))
                .isEqualTo(toCome(position)));
  }

  @Test
  void aFinishedGamePromisesNothing() {
    everywhere(
        position -> {
          if (position.isOver()) {
            assertThat(toCome(position)).containsOnly(0);
          }
        });
  }

  @Test
  void whatOneOfTwoCanExpectTheOtherCannot() {
    everywhere(
        position -> {
          if (position.players() == 2) {
            assertThat(toCome(position).get(0)).isEqualTo(-toCome(position).get(1));
          }
        });
  }

  @Test
  void valuesLeaveRoomForTheSearch() {
    everywhere(
        position -> {
          for (int seat = 0; seat < position.players(); seat++) {
            long points = (long) position.lead(seat) * evaluation().unit();
            assertThat(points + evaluation().evaluate(position, seat)).isBetween(-LARGEST, LARGEST);
          }
        });
  }

  @Test
  void whereOnlyWinsCountNothingComesUpToAWin() {
    everywhere(
        position -> {
          if (game().onlyWinsCount() && position.players() == 2 && !position.isOver()) {
            assertThat(position.lead(0)).isZero();
            assertThat(Math.abs(evaluation().evaluate(position, 0)))
                .isLessThan(evaluation().unit());
          }
        });
  }

  @Test
  void aHandicapChangesNoPromise() {
    Handicap<P> handicap = game().handicap().orElse(null);
    for (long seed = 0; handicap != null && seed < GAMES; seed++) {
      P start = game().newPosition(seed);
      List<Integer> points =
          IntStream.range(0, start.players()).mapToObj(seat -> handicap.most() >> seat).toList();
      assertThat(toCome(handicap.given(start, points))).isEqualTo(toCome(start));
    }
  }
}
