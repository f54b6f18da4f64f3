package yomikiri.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the keys of positions are to be like, tried on random playouts. */
abstract class KeyContract<P extends Position> {
  static final int PLAYOUTS = 200;
  private static final int ENOUGH_POSITIONS = 4_000;

  protected abstract Game<P> game();

  /** More plies than any playout takes. */
  protected abstract int longestGame();

  /** Something tried at every position of a random playout. */
  interface Check<P> {
    void at(P position) throws Exception;
  }

  void everywhere(Check<P> check) throws Exception {
    int positions = 0;
    for (long seed = 0; seed < PLAYOUTS && positions < ENOUGH_POSITIONS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      GameSession<P> session = new GameSession<>(game(), game().newPosition(seed));
      check.at(session.position());
      for (int ply = 0; !session.isOver(); ply++) {
        assertThat(ply).as("plies of game %d", seed).isLessThan(longestGame());
        for (int seat = 0; seat < session.players(); seat++) {
          if (session.isAwaited(seat)) {
            int[] legal = session.legalMoves(seat);
            session.play(seat, legal[random.nextInt(legal.length)]);
          }
        }
        check.at(session.position());
      }
      positions += 1 + session.ply();
    }
  }

  String text(P position) {
    return game().notation().positionText(position);
  }

  int[] legalMoves(P position, int seat) {
    Moves moves = new Moves();
    position.legalMoves(seat, moves);
    return moves.toArray();
  }

  IntStream movers(P position) {
    return switch (position) {
      case TurnPosition turn -> IntStream.of(turn.turn());
      case JointPosition joint -> IntStream.range(0, joint.players());
    };
  }

  static IntStream seats(Position position) {
    return IntStream.range(0, position.players());
  }

  @Test
  void keyEqualsTheKeyFromScratch() throws Exception {
    everywhere(
        position ->
            assertThat(game().notation().parsePosition(text(position)).key())
                .isEqualTo(position.key()));
  }

  @Test
  void equalKeysMeanEqualMovesAndGainsAndOtherPositionsHaveOtherKeys() throws Exception {
    checkKeys(Position::key);
  }

  @Test
  void aConstantKeyWouldBeSeen() {
    assertThatThrownBy(() -> checkKeys(position -> 0)).isInstanceOf(AssertionError.class);
  }

  private void checkKeys(ToLongFunction<P> key) throws Exception {
    Map<Long, List<Object>> futures = new HashMap<>();
    Set<String> positions = new HashSet<>();
    Set<List<Object>> keys = new HashSet<>();
    everywhere(
        position -> {
          long found = key.applyAsLong(position);
          List<Object> future = future(position);
          assertThat(futures.computeIfAbsent(found, k -> future)).isEqualTo(future);
          positions.add(text(position));
          keys.add(List.of(found, scores(position)));
        });
    assertThat(keys.size()).isGreaterThan(positions.size() * 9 / 10);
  }

  @Test
  void positionsWithOneCanonicalKeyLeadToTheSamePositions() throws Exception {
    checkCanonicalKeys(Position::canonicalKey);
  }

  protected final void checkCanonicalKeys(ToLongFunction<Position> canonicalKey) throws Exception {
    Map<Long, Long> canonical = new HashMap<>();
    Map<Long, List<Object>> futures = new HashMap<>();
    everywhere(
        position -> {
          long found = canonicalKey.applyAsLong(position);
          assertThat(canonical.computeIfAbsent(position.key(), key -> found)).isEqualTo(found);
          List<Object> next = next(position);
          assertThat(futures.computeIfAbsent(found, key -> next)).isEqualTo(next);
        });
  }

  /** What each move leads to and what each seat gains by it, whatever the moves are called. */
  private List<Object> next(P position) {
    if (position.isOver() || !(position instanceof TurnPosition turn)) {
      return List.of();
    }
    List<List<Long>> next = new ArrayList<>();
    for (int move : legalMoves(position, turn.turn())) {
      GameSession<P> session = new GameSession<>(game(), position);
      session.play(turn.turn(), move);
      List<Long> reached = new ArrayList<>(List.of(session.position().canonicalKey()));
      seats(position)
          .forEach(seat -> reached.add(session.score(seat) - (long) position.score(seat)));
      next.add(reached);
    }
    next.sort(Comparator.comparing(Object::toString));
    return List.of(turn.turn(), next);
  }

  List<Integer> scores(P position) {
    return seats(position).mapToObj(position::score).toList();
  }

  /** What the rules allow next, and what each seat gains by the first and the last of it. */
  private List<Object> future(P position) {
    if (position.isOver()) {
      return List.of();
    }
    List<Object> future = new ArrayList<>();
    for (int seat : movers(position).toArray()) {
      future.add(seat);
      future.add(IntStream.of(legalMoves(position, seat)).boxed().toList());
    }
    for (boolean last : new boolean[] {false, true}) {
      GameSession<P> session = new GameSession<>(game(), position);
      movers(position)
          .forEach(
              seat -> {
                int[] legal = legalMoves(position, seat);
                session.play(seat, legal[last ? legal.length - 1 : 0]);
              });
      seats(position).forEach(seat -> future.add(session.score(seat) - position.score(seat)));
    }
    return future;
  }
}
