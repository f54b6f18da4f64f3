package yomikiri.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Game.Handicap;
import yomikiri.engine.game.Game.IdleMove;

/** What holds for every game, tried on random playouts. Each game's test extends it. */
public abstract class GameContract<P extends Position> extends KeyContract<P> {
  @Test
  void aPositionForOneTakesAboutAsManyBytesAsItSays() {
    Game<P> game = game();
    P position = game.newPosition(1);
    if (position instanceof SoloPosition alone) {
      int copies = 1000;
      List<P> made = new ArrayList<>(copies);
      ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < copies; i++) {
        made.add(game.copyOf(position));
      }
      double each = (threads.getCurrentThreadAllocatedBytes() - before) / (double) made.size();
      assertThat((double) alone.bytes()).isBetween(each - 1, 1.5 * each + 50);
    }
  }

  @Test
  void scoreAndKeyAfterAMoveForOneAreThoseOfThePositionThere() throws Exception {
    everywhere(
        position -> {
          if (position instanceof SoloPosition alone && !position.isOver()) {
            for (int move : legalMoves(position, 0)) {
              P next = game().copyOf(position);
              ((SoloPosition) next).play(move);
              assertThat(alone.scoreAfter(move)).isEqualTo(next.score(0));
              assertThat(alone.keyAfter(move)).isEqualTo(next.key());
            }
          }
        });
  }

  @Test
  void copyEqualsItsOriginal() throws Exception {
    P into = game().newPosition(99);
    everywhere(
        position -> {
          P copy = game().copyOf(position);
          game().copy(position, into);
          assertThat(text(copy)).isEqualTo(text(position)).isEqualTo(text(into));
          assertThat(copy.key()).isEqualTo(position.key()).isEqualTo(into.key());
          assertThat(copy.isOver()).isEqualTo(position.isOver()).isEqualTo(into.isOver());
        });
  }

  @Test
  void playingOnACopyLeavesTheOriginalAlone() throws Exception {
    everywhere(
        position -> {
          if (position.isOver()) {
            return;
          }
          String before = text(position);
          long key = position.key();
          GameSession<P> other = new GameSession<>(game(), position);
          movers(position).forEach(seat -> other.play(seat, legalMoves(position, seat)[0]));
          assertThat(text(position)).isEqualTo(before);
          assertThat(position.key()).isEqualTo(key);
        });
  }

  private static void assertOnlyWhereForced(int[] legal, int pass) {
    if (IntStream.of(legal).anyMatch(move -> move == pass)) {
      assertThat(legal).as("whoever passes can do nothing else").containsExactly(pass);
    }
  }

  @Test
  void legalMovesAreAscendingUniqueAndInRange() throws Exception {
    everywhere(
        position -> {
          if (!position.isOver()) {
            movers(position)
                .forEach(
                    seat ->
                        assertThat(legalMoves(position, seat))
                            .isNotEmpty()
                            .isSorted()
                            .doesNotHaveDuplicates()
                            .satisfies(
                                all -> {
                                  assertThat(all[0]).isNotNegative();
                                  assertThat(all[all.length - 1]).isLessThan(game().moveLimit());
                                  game().pass().ifPresent(pass -> assertOnlyWhereForced(all, pass));
                                }));
          }
        });
  }

  @Test
  void noMoreChoicesComeThanAreSaidToBeLeft() {
    for (long seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      GameSession<P> session = new GameSession<>(game(), game().newPosition(seed));
      int bound = Integer.MAX_VALUE; // of all choices from the start, as each position tells it
      int choices = 0;
      while (!session.isOver()) {
        int left = session.position().movesLeft().orElse(longestGame());
        bound = Math.min(bound, choices + left * session.players());
        for (int seat = 0; seat < session.players(); seat++) {
          if (session.isAwaited(seat)) {
            int[] legal = session.legalMoves(seat);
            choices += legal.length > 1 ? 1 : 0;
            session.play(seat, legal[random.nextInt(legal.length)]);
          }
        }
      }
      assertThat(choices).isLessThanOrEqualTo(bound);
    }
  }

  @Test
  void positionTextRoundTrips() throws Exception {
    everywhere(
        position -> {
          P read = game().notation().parsePosition(text(position));
          assertThat(text(read)).isEqualTo(text(position)).doesNotContain("\n");
          for (int seat = 0; seat < position.players(); seat++) {
            assertThat(read.score(seat)).isEqualTo(position.score(seat));
          }
        });
  }

  @Test
  void moveTextRoundTrips() throws Exception {
    Set<String> texts = new HashSet<>();
    for (int move = 0; move < game().moveLimit(); move++) {
      String text = game().notation().moveText(move);
      assertThat(text).doesNotContainAnyWhitespaces().doesNotStartWith("--seat");
      assertThat(texts.add(text)).isTrue();
      assertThat(game().notation().parseMove(text)).isEqualTo(move);
    }
  }

  /** As web pages, other systems and Japanese keyboards write them. */
  @Test
  void itDoesNotMatterHowTheCharactersAreWritten() throws Exception {
    everywhere(
        position -> {
          for (String text : written(text(position))) {
            assertThat(text(game().notation().parsePosition(text))).isEqualTo(text(position));
          }
        });
    for (int move = 0; move < game().moveLimit(); move++) {
      String own = game().notation().moveText(move);
      for (String text : written(own)) {
        assertThat(game().notation().parseMove(text)).as(text).isEqualTo(move);
      }
      assertThat(game().notation().parseMove(own.toUpperCase(Locale.ROOT))).isEqualTo(move);
      assertThat(game().notation().parseMove(own.toLowerCase(Locale.ROOT))).isEqualTo(move);
    }
  }

  private static List<String> written(String text) {
    StringBuilder wide = new StringBuilder();
    text.chars().forEach(c -> wide.append((char) (c == ' ' ? '\u3000' : c + 0xFEE0)));
    return List.of(
        "\uFEFF" + text,
        "\t " + text + "\r\n",
        "\u00A0\r" + text + "\r",
        text.replace(' ', '\u00A0'),
        text.replace(' ', '\t'),
        text.replace('-', '\u2212'),
        wide.toString());
  }

  @Test
  void theSeatsAreThoseTheGameTellsAndWhoIsOutHasNoChoice() throws Exception {
    everywhere(
        position -> {
          assertThat(position.players()).isEqualTo(game().players());
          for (int seat = 0; seat < position.players() && !position.isOver(); seat++) {
            boolean chooses =
                switch (position) {
                  case TurnPosition turn -> turn.turn() == seat;
                  case JointPosition joint -> legalMoves(position, seat).length > 1;
                };
            assertThat(chooses && position.isOut(seat)).isFalse();
          }
        });
  }

  @Test
  void theIdleMoveIsLegal() throws Exception {
    IdleMove<P> idle = game().idleMove().orElse(null);
    if (idle == null) {
      return;
    }
    everywhere(
        position -> {
          GameSession<P> session = new GameSession<>(game(), position);
          for (int seat = 0; seat < position.players(); seat++) {
            if (session.isAwaited(seat)) {
              assertThat(session.legalMoves(seat)).contains(idle.of(position, seat));
            }
          }
        });
  }

  @Test
  void rewardsAreFromZeroToOneAndOnlyKnownAtTheEnd() throws Exception {
    everywhere(
        position -> {
          if (!position.isOver()) {
            assertThatThrownBy(() -> position.reward(0)).isInstanceOf(IllegalStateException.class);
            return;
          }
          for (int seat = 0; seat < position.players(); seat++) {
            assertThat(position.reward(seat)).isBetween(0.0, 1.0);
          }
          if (position.players() > 1) {
            List<Double> rewards = seats(position).mapToObj(position::reward).toList();
            Places places = Places.of(rewards);
            seats(position)
                .forEach(
                    seat ->
                        assertThat(places.reward(seat)).isCloseTo(rewards.get(seat), within(1e-9)));
          }
        });
  }

  @Test
  void whoWithdrawsHasNoChoiceAnyMoreAndTheOthersPlayOn() throws Exception {
    if (game().withdrawal().isEmpty()) {
      return;
    }
    everywhere(
        position -> {
          for (int seat = 0; seat < position.players() && !position.isOver(); seat++) {
            GameSession<P> session = new GameSession<>(game(), position);
            assertThat(session.canWithdraw(seat)).isEqualTo(!position.isOut(seat));
            if (position.isOut(seat)) {
              continue;
            }
            session.withdraw(seat);
            for (int ply = 0; !session.isOver(); ply++) {
              assertThat(ply).isLessThan(longestGame());
              assertThat(session.legalMoves(seat).length).isLessThanOrEqualTo(1);
              P read = game().notation().parsePosition(text(session.position()));
              assertThat(text(read)).isEqualTo(text(session.position()));
              assertThat(read.key()).isEqualTo(session.position().key());
              seats(position)
                  .filter(session::isAwaited)
                  .forEach(mover -> session.play(mover, session.legalMoves(mover)[0]));
            }
            assertThat(session.reward(seat)).isZero();
            assertThat(seats(position).mapToDouble(session::reward).sum())
                .isCloseTo(position.players() / 2.0, within(1e-9));
          }
        });
  }

  @Test
  void whatIsSaidToBeDealtAlikeIsAndNothingElse() {
    long layouts =
        LongStream.range(0, PLAYOUTS)
            .mapToObj(seed -> text(game().newPosition(seed)))
            .distinct()
            .count();
    assertThat(layouts == 1).isEqualTo(game().dealsAlike());
  }

  @Test
  void theSameSeedDealsTheSame() {
    for (long seed = 0; seed < PLAYOUTS; seed++) {
      assertThat(text(game().newPosition(seed))).isEqualTo(text(game().newPosition(seed)));
    }
  }

  @Test
  void aHandicapChangesTheScoresAlone() throws NotationException {
    Handicap<P> handicap = game().handicap().orElse(null);
    if (handicap == null) {
      return;
    }
    for (long seed = 0; seed < PLAYOUTS; seed++) {
      P start = game().newPosition(seed);
      String before = text(start);
      List<Integer> points =
          IntStream.range(0, start.players()).mapToObj(seat -> handicap.most() >> seat).toList();
      P given = handicap.given(start, points);
      P read = game().notation().parsePosition(text(given));
      for (int seat = 0; seat < start.players(); seat++) {
        assertThat(given.score(seat) - start.score(seat)).isEqualTo(points.get(seat));
        assertThat(read.score(seat)).isEqualTo(given.score(seat));
        assertThat(legalMoves(given, seat)).isEqualTo(legalMoves(start, seat));
      }
      assertThat(given.key()).isEqualTo(start.key());
      assertThat(text(start)).isEqualTo(before);
      assertThatThrownBy(() -> handicap.given(start, List.of(handicap.most() + 1, 0)))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
